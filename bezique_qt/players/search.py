"""Sampled worlds: each action is tried in many deals that the player's knowledge allows, and played out.

All actions meet the same worlds, so that their differences are what the mean is taken of. The policy's own
opinion counts as a number of worlds would (shrinkage), and an action that is clearly behind is given up.
"""

from __future__ import annotations

from math import erfc, exp, sqrt
from typing import Final

from bezique_qt.players.core import CoreDeal
from bezique_qt.players.core_cards import CLASSES
from bezique_qt.players.finishing import play_on
from bezique_qt.players.policy import Policy
from bezique_qt.players.worth import POINTS_ONLY, Worth
from bezique_qt.rules.counting import BRISQUE

PRIOR_WORLDS: Final = 100.0
"""So many worlds' worth the policy's opinion is."""
_FIRST_LOOK: Final = 32
"""Worlds before anything is given up: what is rare and dear, as a double bezique, needs its chance."""
_LATE: Final = 8
"""With so many cards to draw or fewer, the cards of the last draws are tried out in each world."""
_SECOND_LOOK: Final = 80
"""Worlds before that is given up which is hardly to be expected to turn out the best."""
_BEHIND: Final = 4.0
"""An action so many standard errors behind the best is given up,"""
_BEHIND_POINTS: Final = 3.0
"""if it is behind by so many points besides."""
_SURE: Final = 3.0
"""The best is settled when it is so many standard errors ahead of every other."""
_UNMET: Final = 20.0
"""Points that may lie in what none of the worlds held; it is expected no oftener than in one world more."""
_DENSITY: Final = 0.3989422804014327
_ROOT_HALF: Final = 0.7071067811865476
"""The height of the normal curve, and the root of a half."""
IN_A_ROW: Final = 16
"""So many worlds that follow one the other have something in common, at the most."""
_ROWS: Final = 12
"""With so many rows an error can be taken from their sums; with fewer the worlds count as independent."""
PARTS: Final[tuple[str, ...]] = ("marriages", "beziques", "fours", "brisques", "rest")
"""What a difference of points is made of; the rest is dix, carte blanche and the last trick."""

_NO_SHARES: Final[list[float]] = [0.0] * len(PARTS)


class Sum:
    """The sum of a number from each world, and how well their mean is known."""

    def __init__(self) -> None:
        self.total: float = 0.0
        self._count = 0
        self._squares: float = 0.0
        self._before: float = 0.0
        self._row_squares: float = 0.0

    def add(self, value: float) -> None:
        """Take in the number of one more world."""
        self.total += value
        self._squares += value * value
        self._count += 1
        if self._count % IN_A_ROW == 0:
            row = self.total - self._before
            self._row_squares += row * row
            self._before = self.total

    def error(self) -> float:
        """The standard error of the mean; from sums of whole rows where there are enough of them.

        Worlds in a row are made one from the other: their numbers vary less than those of other rows.
        """
        error = _stated_error(self.total, self._squares, self._count)
        rows = self._count // IN_A_ROW
        if rows < _ROWS:
            return error
        in_rows = _error_of(self._before, self._row_squares, rows) / IN_A_ROW
        # In a row that is not whole there is more to be known, too.
        return max(error, in_rows * sqrt(rows * IN_A_ROW / self._count))


class Tried:
    """What became of one action over the worlds in which it was tried.

    `points` are summed as they are scored, `worth` by what the player plays for; `worths` has that of each
    world. `shares` are the points of each world by what they were scored for, `PARTS` after `PARTS`: one
    long list, because the collector of garbage would go through each of many short ones.
    """

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.worths: list[float] = []
        self.shares: list[float] = []
        self.points = Sum()
        self.worth = Sum()
        self.parts: list[float] = [0.0] * len(PARTS)
        self.given_up: bool = False

    @property
    def worlds(self) -> int:
        """The number of worlds in which it was tried."""
        return len(self.worths)


class Contrast:
    """By how much one action differs from another in the worlds that both were tried in.

    What differs less than it varies is known well only in pairs, so the differences are what is counted. The
    worlds that were counted once are not looked at again.
    """

    def __init__(self, one: Tried, other: Tried) -> None:
        self._one = one
        self._other = other
        self._count = 0
        self._worth: float = 0.0
        self._worth_squares: float = 0.0
        self._points: float = 0.0
        self._points_squares: float = 0.0
        self._sums: list[float] = [0.0] * len(PARTS)
        self._squares: list[float] = [0.0] * len(PARTS)

    def follow(self) -> None:
        """Take in the worlds since the last time."""
        one = self._one
        other = self._other
        count = min(len(one.worths), len(other.worths))
        for place in range(self._count, count):
            difference = one.worths[place] - other.worths[place]
            self._worth += difference
            self._worth_squares += difference * difference
            first = place * len(PARTS)
            points: float = 0.0
            for part in range(len(PARTS)):
                difference = one.shares[first + part] - other.shares[first + part]
                if difference != 0.0:
                    points += difference
                    self._sums[part] += difference
                    self._squares[part] += difference * difference
            self._points += points
            self._points_squares += points * points
        self._count = count

    def points(self) -> tuple[float, float]:
        """Return how many points more the one brings, with the standard error of that."""
        count = self._count
        return self._points / count, _stated_error(self._points, self._points_squares, count)

    def parts(self) -> list[tuple[float, float]]:
        """Return how many points more the one brings by each part, with the standard errors."""
        count = self._count
        return [
            (self._sums[part] / count, _stated_error(self._sums[part], self._squares[part], count))
            for part in range(len(PARTS))
        ]

    def noise(self, weight: float = PRIOR_WORLDS) -> float:
        """Return the standard error of the difference, if the policy's opinion is as good as its weight."""
        count = self._count
        return _error_of(self._worth, self._worth_squares, count) * sqrt(count / (count + weight))

    def error(self, weight: float = PRIOR_WORLDS) -> float:
        """Return the standard error of the difference between the two estimates.

        It has the noise of the worlds in it, and what the policy's opinion may have moved wrongly.
        """
        count = self._count
        error = _stated_error(self._worth, self._worth_squares, count)
        if count < 2 or self._one.given_up or self._other.given_up:
            return error
        mean = self._worth / count
        opinion = self._one.prior - self._other.prior
        return _moved(
            error * count / (count + weight), mean, (mean * count + opinion * weight) / (count + weight)
        )


class Search:
    """The actions of one decision, tried in one world after the other.

    An action that may be expected to be better than the best by less than `careful` points is given up too.
    """

    def __init__(
        self,
        policy: Policy,
        seat: int,
        actions: list[int],
        priors: list[float],
        worth: Worth,
        careful: float = 0.0,
    ) -> None:
        self.tried: list[Tried] = [
            Tried(action, prior) for action, prior in zip(actions, priors, strict=True)
        ]
        self._policy = policy
        self._seat = seat
        self._worth = worth
        self._careful = careful
        self._worlds = 0
        self._next_look = _FIRST_LOOK
        self._contrasts: dict[tuple[int, int], Contrast] = {}
        self.is_settled: bool = len(actions) == 1
        """Whether nothing that is worth knowing is to be expected of more worlds."""
        self.doubt: float = 1e9
        """What is expected to be lost by stopping here, in points of worth: the most that any other action
        may be expected to be better than what looks best."""

    def try_in(self, world: CoreDeal) -> int:
        """Try the actions that are not given up in one more world; return how many cards were played."""
        played = 0
        looks_twice = world.stock_count() <= _LATE
        for one in self.tried:
            if not one.given_up:
                played += _try(world, self._policy, self._seat, one, self._worth, looks_twice)
        self._worlds += 1
        if self._worlds >= self._next_look:
            self._next_look = max(self._worlds + 4, self._worlds * 9 // 8)
            self.is_settled = _look(self.tried)
            self.doubt = self._doubt(self._worlds >= _SECOND_LOOK)
        return played

    def _doubt(self, gives_up: bool) -> float:
        """Find what stopping here is expected to lose; with `gives_up`, give up what hardly adds to it."""
        values = [value for value, _ in estimates(self.tried)]
        place = values.index(max(values))
        best = self.tried[place]
        most = 0.0
        for one, value in zip(self.tried, values, strict=True):
            if one is not best and not one.given_up:
                excess = _expected_excess(values[place] - value, self.contrast(best, one).noise())
                if gives_up and excess < self._careful:
                    one.given_up = True
                most = max(most, excess)
        return most

    def contrast(self, one: Tried, other: Tried) -> Contrast:
        """Return how one differs from the other by now."""
        key = (one.action, other.action)
        found = self._contrasts.get(key)
        if found is None:
            found = Contrast(one, other)
            self._contrasts[key] = found
        found.follow()
        return found


def _try(world: CoreDeal, policy: Policy, seat: int, one: Tried, worth: Worth, looks_twice: bool) -> int:
    deal = world.copy()
    deal.apply(one.action)
    played = play_on(deal, policy, seat if looks_twice else -1)
    other = 1 - seat
    value = float(deal.scores[seat] - world.scores[seat] - deal.scores[other] + world.scores[other])
    one.points.add(value)
    valued = value
    if worth.kind != POINTS_ONLY:
        valued = worth.of(deal.scores[seat], deal.scores[other], deal.brisques[seat], deal.brisques[other])
    one.worths.append(valued)
    one.worth.add(valued)
    shares = one.shares
    first = len(shares)
    shares += _NO_SHARES
    rest = value
    for side in (seat, other):
        sign = 1.0 if side == seat else -1.0
        for meld in deal.melds[side]:
            if meld.scored:
                shares[first + CLASSES[meld.kind]] += sign * meld.points
                rest -= sign * meld.points
        for meld in world.melds[side]:
            if meld.scored:
                shares[first + CLASSES[meld.kind]] -= sign * meld.points
                rest += sign * meld.points
        if deal.law.scores_brisques:
            won = deal.brisques[side] - (world.brisques[side] if deal.as_won else 0)
            shares[first + 3] += sign * BRISQUE * won
            rest -= sign * BRISQUE * won
    shares[first + 4] = rest
    for part in range(len(PARTS)):
        one.parts[part] += shares[first + part]
    return played


def _look(tried: list[Tried]) -> bool:
    """Give up the actions that are clearly behind the best in the worlds that both were tried in.

    Returns True if the best is ahead of every other beyond doubt.
    """
    best = tried[0]
    for one in tried:
        if not one.given_up and (best.given_up or one.worth.total > best.worth.total):
            best = one
    settled = True
    for one in tried:
        if one.given_up or one is best:
            continue
        mean, error = _ahead(best, one)
        if mean > _BEHIND * error and mean > _BEHIND_POINTS:
            one.given_up = True
        elif mean < _SURE * error or mean <= 0.0:
            settled = False
    return settled


def estimates(tried: list[Tried], weight: float = PRIOR_WORLDS) -> list[tuple[float, float]]:
    """Return what each action is worth and the standard error of that, the policy's opinion mixed in.

    That opinion is centred on what the worlds said. What was given up is put behind the best by as much as
    it was behind in the worlds that both were tried in.
    """
    whole = [one for one in tried if not one.given_up]
    centre = sum(one.worth.total / one.worlds - one.prior for one in whole) / len(whole)
    best = whole[0]
    best_value = 0.0
    for one in whole:
        value = (one.worth.total + weight * (one.prior + centre)) / (one.worlds + weight)
        if one is best or value > best_value:
            best = one
            best_value = value
    best_error = _moved(best.worth.error(), best.worth.total / best.worlds, best_value)
    found: list[tuple[float, float]] = []
    for one in tried:
        if one.given_up:
            behind, error = _ahead(best, one)
            found.append((best_value - max(1.0, behind), sqrt(best_error * best_error + error * error)))
        else:
            value = (one.worth.total + weight * (one.prior + centre)) / (one.worlds + weight)
            error = one.worth.error() * one.worlds / (one.worlds + weight)
            found.append((value, _moved(error, one.worth.total / one.worlds, value)))
    return found


def _moved(error: float, mean: float, value: float) -> float:
    """The error of a value that an opinion has moved away from the mean: by so much it may be wrong, too."""
    return sqrt(error * error + (value - mean) * (value - mean))


def _expected_excess(behind: float, error: float) -> float:
    """By how much something that seems to be behind by so much may be expected to be ahead."""
    if error <= 0.0:
        return 0.0
    z = behind / error
    if z > 6.0:
        return 0.0
    return error * (exp(-0.5 * z * z) * _DENSITY - 0.5 * z * erfc(z * _ROOT_HALF))


def _error_of(total: float, squares: float, count: int) -> float:
    """The standard error of a mean from the sums of the numbers and of their squares; of one, its size."""
    if count < 2:
        return abs(total) + 1.0
    mean = total / count
    return sqrt(max(0.0, squares / count - mean * mean) / (count - 1))


def _stated_error(total: float, squares: float, count: int) -> float:
    """The same as it is told: what is rare may not have been met yet."""
    error = _error_of(total, squares, count)
    unmet = _UNMET / (count + 1)
    return sqrt(error * error + unmet * unmet)


def _ahead(one: Tried, other: Tried) -> tuple[float, float]:
    """By how much one is ahead of the other in the worlds of both, and the standard error of that."""
    count = min(one.worlds, other.worlds)
    total = 0.0
    squares = 0.0
    for place in range(count):
        difference = one.worths[place] - other.worths[place]
        total += difference
        squares += difference * difference
    return total / count, _error_of(total, squares, count)
