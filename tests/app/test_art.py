"""The drawn cards: every face in every style, and the one store that keeps them."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QTransform
from pytestqt.qtbot import QtBot

from bezique_qt.app import art
from bezique_qt.app.art.cache import PIXMAPS, PixmapCache
from bezique_qt.app.art.inks import pip_ink
from bezique_qt.app.art.paths import shape
from bezique_qt.app.art.pips import PIP_PLACES

LETTERS = {"en": "AKQJ", "pt": "ARDV", "fr": "ARDV", "nl": "AHVB"}
COURTS = [rank + suit for rank in "KQJ" for suit in "SHDC"]
STYLES = [
    art.CardStyle(letters=letters, four_colours=four, large_index=large, back=back)
    for letters, four, large, back in itertools.product(
        sorted(set(LETTERS.values())), (False, True), (False, True), art.BACKS
    )
]


@pytest.fixture(autouse=True)
def _empty_store(qapp: QGuiApplication) -> None:
    PIXMAPS.clear()


def drawn(face: str, width: int = 100, style: art.CardStyle | None = None) -> QImage:
    """The card on white, 5 to 7, as an image of plain colours."""
    image = QImage(width, width * 7 // 5, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    art.draw_card(painter, face, QRectF(0, 0, image.width(), image.height()), style or art.CardStyle())
    painter.end()
    return image


def pixels(image: QImage) -> bytes:
    """The image's memory, copied while the image is alive."""
    return bytes(image.constBits())


def grey(image: QImage) -> bytes:
    """The image's rows in grey, without what pads them in memory."""
    image = image.convertToFormat(QImage.Format.Format_Grayscale8)
    line = image.bytesPerLine()
    bits = pixels(image)
    return b"".join(bits[y * line : y * line + image.width()] for y in range(image.height()))


def difference(one: QImage, other: QImage) -> float:
    """Mean difference of two images in grey, from 0 to 255."""
    first, second = grey(one), grey(other)
    assert len(first) == len(second)
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def half_turned(image: QImage) -> QImage:
    """The image upside down."""
    return image.transformed(QTransform().rotate(180))


def near(image: QImage, x: int, y: int, wanted: QColor) -> bool:
    """Whether the pixel is the wanted colour, give or take what smooth edges mix in."""
    colour = image.pixelColor(x, y)
    apart = (
        colour.red() - wanted.red(),
        colour.green() - wanted.green(),
        colour.blue() - wanted.blue(),
    )
    return all(abs(part) < 60 for part in apart)


def blots(image: QImage, ink: str, least: int) -> int:
    """How many connected areas of ``ink`` have at least ``least`` pixels."""
    wanted = QColor(ink)
    inked = {(x, y) for y in range(image.height()) for x in range(image.width()) if near(image, x, y, wanted)}
    count = 0
    while inked:
        edge = [inked.pop()]
        size = 0
        while edge:
            x, y = edge.pop()
            size += 1
            for neighbour in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if neighbour in inked:
                    inked.remove(neighbour)
                    edge.append(neighbour)
        count += size >= least
    return count


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_each_face_and_back_fills_its_card_in_each_style(style: art.CardStyle) -> None:
    for face in (*art.FACES, art.BACK):
        pixmap = art.card_pixmap(face, QSizeF(50, 70), 1.0, style)
        image = pixmap.toImage()
        colours = {image.pixel(x, y) for x in range(0, 50, 2) for y in range(0, 70, 2)}
        assert len(colours) > 8, face
        assert image.pixelColor(0, 0).alpha() == 0, "the corner outside the rounded card is not clear"
        assert image.pixelColor(4, 35).name().upper() == style.paper or face == art.BACK


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("width", [30.0, 71.4, 150.0])
def test_a_card_has_the_pixels_of_its_screen(width: float, dpr: float) -> None:
    size = QSizeF(width, width * 1.4)
    for face in ("QS", "TD", "AS", art.BACK):
        pixmap = art.card_pixmap(face, size, dpr, art.CardStyle())
        assert pixmap.devicePixelRatio() == dpr
        assert pixmap.width() == round(size.width() * dpr)
        assert pixmap.height() == round(size.height() * dpr)


@pytest.mark.parametrize("size", [QSizeF(0, 0), QSizeF(0.2, 0.3), QSizeF(-1, -1), QSizeF(1, 1)])
def test_a_card_without_room_is_a_pixel_and_no_warning(size: QSizeF) -> None:
    pixmap = art.card_pixmap("QS", size, 1.0, art.CardStyle())
    assert (pixmap.width(), pixmap.height()) == (1, 1)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("four", [False, True])
def test_no_two_faces_look_alike(large: bool, four: bool) -> None:
    style = art.CardStyle(large_index=large, four_colours=four)
    images = [pixels(drawn(face, 60, style)) for face in (*art.FACES, art.BACK)]
    assert len(set(images)) == 33


def test_index_letters_follow_the_language() -> None:
    for rank in "AKQJ":
        seen = {
            LETTERS[code]["AKQJ".index(rank)]: pixels(
                drawn(f"{rank}H", 80, art.CardStyle(letters=LETTERS[code]))
            )
            for code in LETTERS
        }
        assert len(set(seen.values())) == len(seen), f"{rank} looks the same with {sorted(seen)}"
    ten = {pixels(drawn("TH", 80, art.CardStyle(letters=letters))) for letters in LETTERS.values()}
    assert len(ten) == 1


@pytest.mark.parametrize(
    ("change", "changed", "same"),
    [
        ({"four_colours": True}, "7D", "7H"),
        ({"large_index": True}, "QS", art.BACK),
        ({"back": "red"}, art.BACK, "QS"),
    ],
)
def test_a_choice_changes_the_cards_it_is_about(change: dict[str, bool], changed: str, same: str) -> None:
    plain, other = art.CardStyle(), art.CardStyle(**change)  # type: ignore[arg-type]
    assert drawn(changed, 80, plain) != drawn(changed, 80, other)
    assert drawn(same, 80, plain) == drawn(same, 80, other)


@pytest.mark.parametrize("face", COURTS)
def test_a_court_has_no_upside_down(face: str) -> None:
    image = drawn(face, 200)
    turned = half_turned(image)
    assert difference(image, turned) < 0.5
    sideways = image.transformed(QTransform.fromScale(-1, 1))
    assert difference(image, sideways) > 10, "the measure would not see a wrong half"


@pytest.mark.parametrize("face", ["9H", "TS", "8D"])
def test_pips_below_the_middle_stand_on_their_heads(face: str) -> None:
    image = drawn(face, 200)
    turned = half_turned(image)
    middle_pip_only = 3.0 if face == "9H" else 0.5
    assert difference(image, turned) < middle_pip_only


def test_courts_can_be_told_apart_at_sixty_pixels_in_grey() -> None:
    small = {}
    for face in COURTS:
        image = QImage(43, 60, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        art.draw_card(painter, face, QRectF(0, 0, 60 / 1.4, 60), art.CardStyle())
        painter.end()
        # Only what is in the frame counts: the index must not be needed.
        small[face] = image.copy(QRect(8, 4, 27, 24))
    least = {pair: difference(small[pair[0]], small[pair[1]]) for pair in itertools.combinations(COURTS, 2)}
    nearest = min(least, key=lambda pair: least[pair])
    assert least[nearest] > 18, f"{nearest} are only {least[nearest]:.1f} apart"


@pytest.mark.parametrize("four", [False, True])
@pytest.mark.parametrize("rank", "789T")
def test_a_card_has_as_many_pips_as_its_number(rank: str, four: bool) -> None:
    count = 10 if rank == "T" else int(rank)
    assert len(PIP_PLACES[rank]) == count
    for suit in "SHDC":
        image = drawn(rank + suit, 200, art.CardStyle(four_colours=four))
        between_indices = image.copy(QRect(38, 0, 124, 280))
        assert blots(between_indices, pip_ink(suit, four), 200) == count


def test_an_index_is_in_two_corners() -> None:
    for face in ("7D", "QS", "AC"):
        image = drawn(face, 200)
        corner = image.copy(QRect(4, 8, 28, 70))
        other = image.copy(QRect(168, 202, 28, 70))
        assert blots(corner, pip_ink(face[1], False), 60) == 2, "a sign and its suit"
        turned = half_turned(other)
        assert difference(corner, turned) < 1


def test_all_signs_of_all_languages_are_different_shapes() -> None:
    from bezique_qt.app.art.index import LETTERS as DRAWABLE
    from bezique_qt.app.art.index import sign_path

    signs = [*DRAWABLE, "10", "9", "8", "7"]
    for letters in LETTERS.values():
        assert set(letters) <= set(signs)
    for sign in signs:
        bounds = sign_path(sign).boundingRect()
        assert bounds.height() == pytest.approx(1, abs=0.02), sign
        assert bounds.center().x() == pytest.approx(0, abs=0.02), sign
    pictures = set()
    for sign in signs:
        image = QImage(30, 30, QImage.Format.Format_Grayscale8)
        image.fill(255)
        painter = QPainter(image)
        painter.translate(15, 15)
        painter.scale(20, 20)
        painter.fillPath(sign_path(sign), QColor("black"))
        painter.end()
        pictures.add(grey(image))
    assert len(pictures) == len(signs)


def test_suit_shapes_are_one_high_and_the_callers_own() -> None:
    for suit in "SHDC":
        path = art.suit_path(suit)
        bounds = path.boundingRect()
        assert bounds.height() == pytest.approx(1, abs=0.03)
        assert bounds.center().x() == pytest.approx(0, abs=0.01)
        path.addRect(5, 5, 5, 5)
        assert art.suit_path(suit).boundingRect() == bounds


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_suits_and_small_cards_have_their_size_and_ink(dpr: float) -> None:
    for suit in "SHDC":
        pixmap = art.suit_pixmap(suit, 20, dpr, "#336699")
        assert (pixmap.width(), pixmap.height()) == (20 * dpr, 20 * dpr)
        middle = pixmap.width() // 2
        assert pixmap.toImage().pixelColor(middle, middle).name() == "#336699"
    for face in art.FACES:
        pixmap = art.mini_card_pixmap(face, 22, dpr, art.CardStyle())
        assert (pixmap.width(), pixmap.height()) == (22 * dpr, 22 * dpr)


def test_a_missing_small_card_is_dashed_without_paper() -> None:
    style = art.CardStyle()
    whole = art.mini_card_pixmap("QH", 44, 1.0, style).toImage()
    missing = art.mini_card_pixmap("QH", 44, 1.0, style, dashed=True).toImage()
    assert whole.pixelColor(22, 5).name().upper() == style.paper
    assert missing.pixelColor(22, 5).alpha() == 0
    edge = [missing.pixelColor(x, 1).alpha() > 0 for x in range(8, 36)]
    assert sum(a != b for a, b in itertools.pairwise(edge)) > 4, "the edge is not dashed"
    on_dark = art.mini_card_pixmap("QS", 44, 1.0, style, dashed=True, on_dark=True).toImage()
    suit = on_dark.pixelColor(32, 22)
    assert suit.lightness() > 150


def test_the_store_gives_the_same_pixmap_again() -> None:
    size, style = QSizeF(50, 70), art.CardStyle()
    first = art.card_pixmap("QS", size, 1.0, style)
    assert art.card_pixmap("QS", QSizeF(50, 70), 1.0, art.CardStyle()) is first
    assert art.card_pixmap("QS", size, 2.0, style) is not first
    assert art.card_pixmap("QS", size, 1.0, art.CardStyle(back="red")) is not first
    small = art.mini_card_pixmap("QS", 22, 1.0, style)
    assert art.mini_card_pixmap("QS", 22, 1.0, style) is small
    suit = art.suit_pixmap("S", 22, 1.0, "#000000")
    assert art.suit_pixmap("S", 22, 1.0, "#000000") is suit


def test_the_store_lets_go_of_what_was_not_asked_for_longest(qapp: QGuiApplication) -> None:
    store = PixmapCache(limit=3 * 10 * 10 * 4)
    made: list[str] = []

    def get(key: str) -> None:
        store.get(key, QSizeF(10, 10), 1.0, lambda painter, area: made.append(key))

    for key in ("a", "b", "c", "a", "d"):
        get(key)
    assert made == ["a", "b", "c", "d"]
    assert store.used <= store.limit
    get("a")
    get("b")
    assert made == ["a", "b", "c", "d", "b"], "b had to go for d, and a had to stay"
    assert len(store) == 3


def test_the_store_of_the_program_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PIXMAPS, "limit", 1_000_000)
    for width in range(40, 120, 4):
        for face in art.FACES[:4]:
            art.card_pixmap(face, QSizeF(width, width * 1.4), 1.0, art.CardStyle())
        assert PIXMAPS.used <= 1_000_000
    assert len(PIXMAPS) > 4


def test_a_drawing_that_fails_leaves_no_pixmap() -> None:
    store = PixmapCache()

    def fail(painter: QPainter, area: QSizeF) -> None:
        raise RuntimeError("no ink")

    with pytest.raises(RuntimeError):
        store.get("x", QSizeF(10, 10), 1.0, fail)
    assert len(store) == 0


@pytest.mark.parametrize("face", ["", "XX", "1S", "qs", "BACK", "QS1"])
def test_there_are_only_the_faces_of_the_pack(face: str) -> None:
    with pytest.raises(ValueError, match="no card face"):
        art.card_pixmap(face, QSizeF(50, 70), 1.0, art.CardStyle())
    with pytest.raises(ValueError, match="no card face"):
        art.mini_card_pixmap(face, 22, 1.0, art.CardStyle())


@pytest.mark.parametrize("bad", [{"letters": "AKQ"}, {"letters": "AKQX"}, {"back": "green"}])
def test_a_style_that_cannot_be_printed_is_refused(bad: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"index letters|no back"):
        art.CardStyle(**bad)  # type: ignore[arg-type]


def test_the_painter_comes_back_as_it_was(qtbot: QtBot) -> None:
    image = QImage(100, 140, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setClipRect(QRect(0, 0, 90, 90))
    before = (painter.transform(), painter.clipBoundingRect(), painter.renderHints())
    art.draw_card(painter, "KC", QRectF(3, 4, 50, 70), art.CardStyle())
    assert (painter.transform(), painter.clipBoundingRect(), painter.renderHints()) == before
    painter.end()


@pytest.mark.parametrize("text", ["L 1", "C 1 2 3 4", "X 1 2", "M 0 0 L"])
def test_a_wrong_shape_is_found(text: str) -> None:
    with pytest.raises(ValueError, match="numbers"):
        shape(text)


def test_colours_and_fonts_stay_where_they_belong() -> None:
    folder = Path(art.__file__).parent
    for module in folder.glob("*.py"):
        text = module.read_text(encoding="utf-8")
        assert "drawText" not in text, module.name
        assert "QFont" not in text, module.name
