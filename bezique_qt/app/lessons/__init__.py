"""Lessons at the table: which are learnt, and the one that is being taken."""

from __future__ import annotations
