"""The example of the page on architecture: a feature is a folder, and a line outside it."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from quiltbee.server import features

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "quiltbee" / "server"

BESIDE = """
import sys
import pytest
import quiltbee.server
quiltbee.server.__path__.insert(0, sys.argv[1])
plugins = ["-p", "no:cacheprovider", "-p", "tests.server.conftest"]
where = ["--rootdir", sys.argv[2], "-c", f"{sys.argv[2]}/pyproject.toml"]
sys.exit(pytest.main(["-q", *plugins, *where, f"{sys.argv[1]}/test_stars.py"]))
"""
"""Runs a test with the modules of a folder in place of, or beside, those of the server."""


@pytest.mark.slow
def test_the_example_passes_its_test(tmp_path: Path) -> None:
    text = (
        (ROOT / "docs/how-it-works/architecture.md").read_text("utf-8").partition("## A feature")[2]
    )
    feature, line, test = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[:3]
    assert re.fullmatch(r'    "[a-z.]+",\n', line)
    (tmp_path / "stars").mkdir()
    (tmp_path / "stars" / "stars.py").write_text(feature)
    listed = Path(features.__file__).read_text().replace("FEATURES = (\n", f"FEATURES = (\n{line}")
    (tmp_path / "features.py").write_text(listed)
    (tmp_path / "test_stars.py").write_text(test)
    ran = subprocess.run(
        [sys.executable, "-c", BESIDE, str(tmp_path), str(ROOT)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_nothing_imports_a_feature_that_has_no_layer() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    layers = next(
        each["layers"]
        for each in contracts["contracts"]
        if each.get("containers") == ["quiltbee.server"]
    )
    placed = {name for layer in layers for name in layer.split(" | ")}
    unplaced = {file.stem for file in SERVER.glob("*.py")} | {
        file.parent.name for file in SERVER.glob("*/__init__.py")
    }
    for name in unplaced - placed - {"__init__"}:
        others = [
            file
            for file in SERVER.rglob("*.py")
            if SERVER / name not in file.parents and file.stem != name
        ]
        assert not [file for file in others if f"quiltbee.server.{name}" in file.read_text()]
