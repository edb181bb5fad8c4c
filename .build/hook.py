"""The build hook: what a wheel holds besides the Python files of the package.

- `bezique_qt/translations/*.qm`, made here from `translations/*.ts`. They are never committed.
- `bezique_qt/resources/`, a copy of `resources/`.
- The compiled modules of `compiled.py`, if they can be made. They stand beside their .py files, and Python
  takes the compiled ones. A wheel without them plays the same, slower.

An editable install gets the .qm files in the checkout, where git ignores them; `resources/` it finds there.
Nothing is compiled for it, because a compiled module hides every later change of its .py file.
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    """Adds translations, resources and compiled modules to a wheel, or prepares an editable install."""

    def dependencies(self) -> list[str]:
        """What the build needs besides `build-system.requires`: mypyc, where it can be of use."""
        compiled = self._compiled()
        if self.target_name != "wheel" or not compiled.wanted() or compiled.missing():
            return []
        return list(compiled.REQUIREMENTS)

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
        copy = Path(self._made.name, "compiled")
        for path in self._extensions(copy):
            included[str(path)] = path.relative_to(copy).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called when the wheel is written: what was made for it may go."""
        if hasattr(self, "_made"):
            self._made.cleanup()

    def _extensions(self, folder: Path) -> list[Path]:
        """The compiled modules, made in `folder`; none if they are not wanted or cannot be had."""
        compiled = self._compiled()
        if not compiled.wanted():
            return []
        try:
            return list(compiled.make(folder))
        except RuntimeError as error:
            if compiled.demanded():
                raise
            self.app.display_warning(
                f"Nothing is compiled: {error}. Bezique Qt plays the same without, "
                "but strong opponents take longer to think."
            )
            return []

    def _compiled(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("compiled", Path(self.root, ".build", "compiled.py"))
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def _release(self, folder: Path) -> None:
        script = Path(self.root, ".build", "translations.py")
        subprocess.run([sys.executable, str(script), "release", str(folder)], check=True)
