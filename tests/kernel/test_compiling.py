"""The traps of a cache for compiled code, each closed: every start is a process of its own."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numba
import pytest

from quiltbee.kernel import code_cache
from quiltbee.kernel.compiling import NOTICE

pytestmark = pytest.mark.slow

ROOT = Path(code_cache.__file__).parent.parent.parent

PLAY = """
import json
import numpy as np
from quiltbee.kernel.random_games import SCRATCH, random_games
from quiltbee.kernel.state import WORDS, state_of
from quiltbee.kernel.tables import RING
from quiltbee.rules import new_game, ring_from_seed
start = state_of(new_game(ring_from_seed("1")))
state, ring, scratch, sums = (np.zeros(n, np.int64) for n in (WORDS, RING, SCRATCH, 3))
random_games(start, state, ring, np.array([7]), scratch, 50, sums)
stats = random_games.stats
print(json.dumps({"found": sums.tolist(), "cache": stats.cache_path, "hits":
    sum(stats.cache_hits.values()), "misses": sum(stats.cache_misses.values())}))
"""
"""Fifty random games, for which most of the kernel is compiled."""

SMALL = """
import json
from quiltbee.kernel.game import has_7x7
found = [bool(has_7x7(0, 0)), bool(has_7x7((1 << 63) - 1, 0))]
stats = has_7x7.stats
print(json.dumps({"found": found, "cache": stats.cache_path, "hits":
    sum(stats.cache_hits.values()), "misses": sum(stats.cache_misses.values())}))
"""
"""Only a small function, compiled in a moment."""

Answer = dict[str, Any]


def start(
    script: str, cache: Path | str, root: Path = ROOT, **variables: str
) -> "subprocess.Popen[str]":
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(cache), "PYTHONPATH": str(root)}
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", script],
        env={**environment, **variables},
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def end(process: "subprocess.Popen[str]") -> Answer:
    """The answer of a process that said nothing else, but perhaps that it compiles."""
    out, errors = process.communicate(timeout=240)
    assert (process.returncode, errors.removeprefix(f"{NOTICE}\n")) == (0, "")
    answer: Answer = json.loads(out)
    return answer


def run(script: str, cache: Path | str, root: Path = ROOT, **variables: str) -> Answer:
    return end(start(script, cache, root, **variables))


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Answer]:
    """A cache that one start has filled, and what that start said."""
    cache = tmp_path_factory.mktemp("filled")
    return cache, run(PLAY, cache)


def test_long_compiling_is_said_once_and_loading_never(tmp_path: Path) -> None:
    """Two functions are compiled; a short time is not worth a word."""
    begin = "from quiltbee.kernel import compiling\ncompiling.SILENT_S ="
    another = "from quiltbee.kernel.game import empty_spaces\nempty_spaces(0, 0)"
    for cache, seconds, expected in (
        ("one", 600, ""),
        ("two", 0, f"{NOTICE}\n"),
        ("two", 0, ""),
    ):
        process = start(f"{begin} {seconds}\n{another}\n{SMALL}", tmp_path / cache)
        _, errors = process.communicate(timeout=240)
        assert (process.returncode, errors) == (0, expected)


def test_another_start_loads_what_the_first_compiled_from_any_copy_of_the_sources(
    filled: tuple[Path, Answer], tmp_path: Path
) -> None:
    cache, first = filled
    assert (first["hits"], first["misses"]) == (0, 1)
    assert Path(first["cache"]).is_relative_to(cache)
    kept = {path.name.split("-")[0] for path in cache.rglob("*.nbi")}
    assert kept == {"random_games.random_games"}  # not what only compiled functions call
    for room in ("rules", "automa", "kernel"):
        shutil.copytree(ROOT / "quiltbee" / room, tmp_path / "quiltbee" / room)
    shutil.copy(ROOT / "quiltbee" / "__init__.py", tmp_path / "quiltbee")
    second = run(PLAY, cache, tmp_path)
    assert (second["hits"], second["misses"]) == (1, 0)
    assert second["found"] == first["found"]


@pytest.mark.nightly
def test_what_is_compiled_anew_agrees_with_what_came_from_the_cache(tmp_path: Path) -> None:
    """Parts of `random_games` are called from Python, and are parts of another function too."""
    both = """
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import score
@compiled
def both_scores(state):
    return score(state, 0) + score(state, 1)
def added():
    return [int(both_scores(state)), int(score(state, 0)) + int(score(state, 1))]
"""
    show = "\nprint(json.dumps([*added(), sum(random_games.stats.cache_hits.values())]))"
    script = both + PLAY.replace("print(", "json.dumps(", 1) + show
    first, second = (list(map(int, run(script, tmp_path))) for _ in range(2))
    assert first[0] == first[1] != 0
    assert (first[2], second[2]) == (0, 1)
    assert second[:2] == first[:2]


def test_importing_hashes_no_source_and_makes_no_folder(tmp_path: Path) -> None:
    script = """
import json
import quiltbee.engine
from quiltbee.kernel.code_cache import cache_folder
print(json.dumps({"asked": cache_folder.cache_info().misses}))
"""
    assert run(script, tmp_path / "cache") == {"asked": 0}
    assert not (tmp_path / "cache").exists()


@pytest.mark.nightly
def test_sources_that_change_under_a_process_are_not_kept(tmp_path: Path) -> None:
    """What it compiles from now on is of the sources that it has imported."""
    root, cache = tmp_path / "sources", tmp_path / "cache"
    for room in ("rules", "kernel"):
        shutil.copytree(ROOT / "quiltbee" / room, root / "quiltbee" / room)
    shutil.copy(ROOT / "quiltbee" / "__init__.py", root / "quiltbee")
    changed = """
import time
from pathlib import Path
import quiltbee.kernel.game as game
time.sleep(0.1)
Path(game.__file__).touch()
"""
    assert run(changed + SMALL, cache, root)["cache"] is None
    assert not cache.exists()
    assert run(SMALL, cache, root)["cache"] is not None


@pytest.mark.nightly
def test_a_caller_does_not_keep_the_old_code_of_another_file(tmp_path: Path) -> None:
    """`random_games` calls `score`, which lies in another file that changes under it."""
    root, cache = tmp_path / "sources", tmp_path / "cache"
    for room in ("rules", "kernel"):
        shutil.copytree(ROOT / "quiltbee" / room, root / "quiltbee" / room)
    shutil.copy(ROOT / "quiltbee" / "__init__.py", root / "quiltbee")
    source = root / "quiltbee" / "kernel" / "game.py"
    text = source.read_text(encoding="utf-8")
    start_of_score = "    points = state[start + k.BUTTONS] + "
    assert text.count(start_of_score) == 1
    before = run(PLAY, cache, root)
    source.write_text(text.replace(start_of_score, start_of_score + "1000 + "), encoding="utf-8")
    changed = run(PLAY, cache, root)
    assert changed["found"][2] - before["found"][2] == 2 * 50 * 1000
    source.write_text(text, encoding="utf-8")
    again = run(PLAY, cache, root)
    assert (again["found"], again["hits"]) == (before["found"], 1)


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources, from which the fingerprints come; each is read once as it is."""
    shutil.copytree(ROOT / "quiltbee", tmp_path / "quiltbee", ignore=compiled_and_pages)
    meanings: dict[tuple[Path, int], str] = {}
    read = code_cache.meaning_of

    def meaning_of(source: Path) -> str:
        key = source, source.stat().st_mtime_ns
        if key not in meanings:
            meanings[key] = read(source)
        return meanings[key]

    monkeypatch.setattr(code_cache, "meaning_of", meaning_of)
    monkeypatch.setattr(code_cache, "_IMPORTED", time.time() + 3600)
    monkeypatch.setattr(code_cache, "__file__", str(tmp_path / "quiltbee" / "kernel" / "x.py"))
    return tmp_path / "quiltbee"


def fingerprints() -> list[str | None]:
    return [code_cache._fingerprint(room) for room in code_cache.ROOMS]


def test_the_folder_depends_on_the_sources_that_a_room_can_use(sources: Path) -> None:
    before = fingerprints()
    assert len(set(before)) == len(before) == 7
    for room, others in (("engine", 4), ("kernel", 2), ("rules", 0), ("web", 7)):
        file = next((sources / room).rglob("*.py"), None)
        file = file or sources / room / "new.py"
        file.parent.mkdir(exist_ok=True)
        with file.open("a", encoding="utf-8") as text:
            text.write("changed = 1\n")
        after = fingerprints()
        assert [a == b for a, b in zip(after, before, strict=True)] == (
            [True] * others + [False] * (7 - others)
        )
        before = after


def test_a_comment_changes_no_folder(sources: Path) -> None:
    before = fingerprints()
    assert None not in before
    with (sources / "kernel" / "game.py").open("a", encoding="utf-8") as text:
        text.write("# changed\n")
    assert fingerprints() == before


def compiled_and_pages(folder: str, names: Iterable[str]) -> set[str]:
    return {name for name in names if name in {"__pycache__", "web", "server"}}


@pytest.mark.parametrize("given", ["cache", ""])
def test_without_a_folder_to_write_in_there_is_no_cache(tmp_path: Path, given: str) -> None:
    """A file is in the way, of what the user chose or of the user's own folder for caches."""
    file = tmp_path / "file"
    file.touch()
    cache = file / given if given else ""
    answer = run(SMALL, cache, HOME=str(file), XDG_CACHE_HOME=str(file))
    assert answer == {"found": [False, True], "cache": None, "hits": 0, "misses": 1}
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("moment", ["before the functions", "before the first call"])
def test_a_folder_that_goes_meanwhile_is_done_without(tmp_path: Path, moment: str) -> None:
    removed = """
import shutil
from pathlib import Path
from quiltbee.kernel.code_cache import cache_folder
folder = cache_folder("kernel")
shutil.rmtree(folder)
Path(folder).touch()
"""
    imported = "import quiltbee.kernel.game\n" if moment == "before the first call" else ""
    answer = run(imported + removed + SMALL, tmp_path)
    assert (answer["found"], answer["misses"]) == ([False, True], 1)
    assert answer["cache"] is None or Path(answer["cache"]).is_relative_to(tmp_path)


@pytest.mark.nightly
def test_a_damaged_cache_is_compiled_anew(tmp_path: Path) -> None:
    expected = run(SMALL, tmp_path)["found"]
    files = [file for file in tmp_path.rglob("*.nb?") if file.is_file()]
    assert {file.suffix for file in files} == {".nbi", ".nbc"}
    for damaged, damage in ((files[:1], b""), (files[1:], b"\x80\x05garbage"), (files, None)):
        for file in damaged:
            content = file.read_bytes()
            file.write_bytes(content[: len(content) // 2] if damage is None else damage)
        answer = run(SMALL, tmp_path)
        assert (answer["found"], answer["hits"]) == (expected, 0)
    assert run(SMALL, tmp_path)["hits"] == 1


@pytest.mark.nightly
def test_processes_may_start_at_once(tmp_path: Path) -> None:
    answers = [end(process) for process in [start(SMALL, tmp_path) for _ in range(3)]]
    assert [answer["found"] for answer in answers] == [[False, True]] * 3
    assert run(SMALL, tmp_path)["hits"] == 1


@pytest.mark.parametrize("earlier", ["", "numba.config.CACHE_DIR = own"])
def test_the_users_own_setting_stays(tmp_path: Path, earlier: str) -> None:
    """Numba was imported before; a function of the user's own is cached where it was to be."""
    own, module = tmp_path / "own", tmp_path / "users.py"
    module.write_text(
        "import numba\n\n\n@numba.njit(cache=True)\ndef double(x):\n    return 2 * x\n",
        encoding="utf-8",
    )
    script = f"""
import json, sys
own = {str(own)!r}
import numba
{earlier}
before = numba.config.CACHE_DIR
from quiltbee.kernel.game import has_7x7
assert numba.config.CACHE_DIR == before
sys.path.append({str(tmp_path)!r})
from users import double
assert double(4) == 8
assert not has_7x7(0, 0)
print(json.dumps([before, double.stats.cache_path, has_7x7.stats.cache_path]))
"""
    before, users, ours = run(script, own if not earlier else tmp_path / "elsewhere")
    assert before == str(own)
    assert Path(users).parent == own
    assert Path(ours).parent.parent == own
    assert Path(ours).parent.name.startswith("kernels-kernel-")


def test_old_folders_go_when_a_new_one_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    ages = {"kernels-kernel-old": 31, "kernels-engine-recent": 29, "another": 99}
    for name, days in ages.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "content").touch()
        age = time.time() - days * 24 * 3600
        os.utime(tmp_path / name, (age, age))
    folder = code_cache.cache_folder.__wrapped__("kernel")
    assert folder is not None
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"kernels-engine-recent", "another", folder.name}


def test_a_folder_in_use_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    for room in ("kernel", "engine"):
        folder = code_cache.cache_folder.__wrapped__("kernel")
        assert folder is not None
        os.utime(folder, (1, 1))
        assert code_cache.cache_folder.__wrapped__("kernel") == folder
        assert code_cache.cache_folder.__wrapped__(room) is not None
        assert folder.is_dir()
        assert folder.stat().st_mtime > time.time() - 60
