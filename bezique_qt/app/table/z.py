"""What lies above what on the table; every z-value is made here."""

from __future__ import annotations

FRAME = 0.0
"""Frame of the trick, boxes, marks and labels."""
PILES = 10.0
"""The tricks won."""
TURNED = 15.0
STOCK = 18.0
"""The stock lies over the turned card."""
BACKS = 20.0
OPPONENT_ROW = 40.0
TRICK = 100.0
OWN_ROW = 140.0
HAND = 200.0
RAISED = 300.0
"""Added to a card that is lifted over its neighbours by the keyboard."""
FLYING = 600.0
"""Added to a card on its way, so that it passes over what lies."""
CHIPS = 500.0
FLOATS = 900.0
DROP_PLACES = 950.0
DRAGGED = 1000.0
BUBBLES = 1100.0
"""The last trick when it is shown again."""
