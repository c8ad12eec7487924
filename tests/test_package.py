"""What the package promises: light imports, a game without third parties, a whole wheel."""

import re
import subprocess
import sys
import tarfile
import tomllib
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


@pytest.mark.parametrize(
    "room", ["quiltbee.rules", "quiltbee.automa", "quiltbee.notation", "quiltbee.games"]
)
def test_the_game_itself_needs_no_installed_package(room: str) -> None:
    assert output_of("-S", "-c", IMPORT_WHOLE_ROOM, ROOT, room).count(room) > 1


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[set[str], set[str]]:
    """The names of what the sdist and the wheel hold."""
    folder = tmp_path_factory.mktemp("dist")
    output_of("-m", "hatchling", "build", "--directory", folder)
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    with ZipFile(wheel) as zipped:
        return names, set(zipped.namelist())


@pytest.mark.slow
def test_wheel_holds_every_file_of_the_package_and_nothing_else(
    built: tuple[set[str], set[str]],
) -> None:
    ours = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "quiltbee").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    metadata = {name for name in built[1] if name.partition("/")[0].endswith(".dist-info")}
    assert built[1] - metadata == ours
    assert {
        "quiltbee/rules/data/patches.csv",
        "quiltbee/web/bundle/page.js",
        "quiltbee/web/bundle/sources.sha256",
        "quiltbee/web/licenses/lit-html.LICENSE",
    } <= ours


def test_sdist_is_what_the_checks_need_and_nothing_that_they_made(
    built: tuple[set[str], set[str]],
) -> None:
    folders = {name.partition("/")[0] for name in built[0] if "/" in name}
    needed = {"benchmarks", "docs", "examples", "packaging", "quiltbee", "requirements", "scripts"}
    assert needed <= folders
    assert not folders & {"build", "dist", "node_modules"}
    assert {
        "CHANGELOG.md",
        "CITATION.cff",
        "CONTRIBUTING.md",
        "LICENSE",
        "README.md",
        "docs/README.md",
        "package.json",
        "pyproject.toml",
        "requirements/test.txt",
        "scripts/test",
        "tests/test_package.py",
    } <= built[0]
    assert not [name for name in built[0] if "__pycache__" in name or name.startswith(".venv")]


def test_the_citation_names_the_latest_release() -> None:
    text = (ROOT / "CITATION.cff").read_text("utf-8")
    citation = dict(re.findall(r"^([\w-]+): (.+)$", text, re.MULTILINE))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    released = f"\n## {citation['version']} - {citation['date-released']}\n"
    assert citation["cff-version"] == "1.2.0"
    assert citation["version"] == quiltbee.__version__
    assert released in (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert citation["license"] == project["license"]
