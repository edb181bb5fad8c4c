"""Bezique Qt: the card game Bezique and its relatives at a desktop table."""

from __future__ import annotations

__version__ = "0.1.0"
