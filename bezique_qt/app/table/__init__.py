"""The card table: a view of the piles with drawn cards, and what a player does with them."""

from __future__ import annotations

from bezique_qt.app.table.view import TableView

__all__ = ["TableView"]
