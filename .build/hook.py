"""The build hook: what a wheel holds besides the Python files of the package.

- `bezique_qt/translations/*.qm`, made here from `translations/*.ts`. They are never committed.
- `bezique_qt/resources/`, a copy of `resources/`.

An editable install gets the .qm files in the checkout, where git ignores them; `resources/` it finds there.

A compiled module (mypyc, for the search of strong players) belongs in `initialize`, after the resources and
for `version == "standard"` only: build the extension in `self._made`, add it to `build_data["force_include"]`
under its path in the wheel, and set `build_data["pure_python"] = False` and `build_data["infer_tag"] = True`.
Its .py file stays in the wheel, so that a machine without a compiler runs the same code, slower.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    """Adds translations and resources to a wheel, or prepares the checkout of an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before packing; `version` is "standard" or "editable". An sdist needs nothing."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        if version == "editable":
            self._release(root / "bezique_qt" / "translations")
            return
        self._made = tempfile.TemporaryDirectory()
        translations = Path(self._made.name, "translations")
        self._release(translations)
        included = build_data["force_include"]
        included[str(translations)] = "bezique_qt/translations"
        included[str(root / "resources")] = "bezique_qt/resources"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called when the wheel is written: what was made for it may go."""
        if hasattr(self, "_made"):
            self._made.cleanup()

    def _release(self, folder: Path) -> None:
        script = Path(self.root, ".build", "translations.py")
        subprocess.run([sys.executable, str(script), "release", str(folder)], check=True)
