"""What the package promises: light imports, a game without third parties, a whole wheel."""

import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import quiltbee

ROOT = Path(__file__).parent.parent

LOADED_BY_THE_PACKAGE = """
import sys
before = set(sys.modules)
import quiltbee
print("\\n".join(sorted(set(sys.modules) - before)))
"""

# With -S there are no installed packages: only the standard library and what is put in the path.
IMPORT_WHOLE_ROOM = """
import importlib, pkgutil, sys
root, room = sys.argv[1:]
sys.path.insert(0, root)
package = importlib.import_module(room)
for module in pkgutil.walk_packages(package.__path__, room + "."):
    print(importlib.import_module(module.name).__name__)
"""


def output_of(*arguments: str | Path) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_version_is_a_release_number() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", quiltbee.__version__)


def test_import_loads_no_room_and_no_dependency() -> None:
    assert output_of("-c", LOADED_BY_THE_PACKAGE).split() == ["quiltbee"]


@pytest.mark.parametrize("room", ["quiltbee.rules", "quiltbee.automa", "quiltbee.notation"])
def test_the_game_itself_needs_no_installed_package(room: str) -> None:
    assert output_of("-S", "-c", IMPORT_WHOLE_ROOM, ROOT, room).count(room) > 1


def test_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    output_of("-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    ours = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "quiltbee").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with ZipFile(wheel) as archive:
        assert ours <= set(archive.namelist())
    assert {
        "quiltbee/rules/data/patches.csv",
        "quiltbee/web/bundle/app.js",
        "quiltbee/web/bundle/sources.sha256",
        "quiltbee/web/vendor/lit-html.js",
    } <= ours
