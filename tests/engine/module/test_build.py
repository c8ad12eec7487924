"""The module that is shipped is that of the sources; hosts and sources mean the same by numbers."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from quiltbee.engine.decision import request as r
from quiltbee.engine.host import Instance, layout_of, with_shared_memory
from quiltbee.engine.module.build import (
    MODULE,
    built_fingerprint,
    fingerprint,
    with_section,
)
from quiltbee.engine.weights import arrays_of
from quiltbee.kernel.code_cache import meaning_of

LAYOUT = layout_of(MODULE.read_bytes())


def test_the_module_is_of_these_sources() -> None:
    assert built_fingerprint() == fingerprint(), "run scripts/engine"


def test_a_comment_changes_nothing_and_a_number_does(tmp_path: Path) -> None:
    source = '"""A module."""\n\n\ndef f(x):\n    """Return more."""\n    return x + 1  # more\n'
    texts = source, source.replace("  # more", "").replace("Return more", "Return one more")
    same, other = (meaning(tmp_path, text) for text in texts)
    assert same == other != meaning(tmp_path, source.replace("+ 1", "+ 2"))


def meaning(folder: Path, text: str) -> str:
    file = folder / "source.py"
    file.write_text(text, "utf-8")
    return meaning_of(file)


def test_a_section_is_found_whatever_its_length() -> None:
    module = b"\0asm\1\0\0\0"
    for name in ("a", "b" * 200):
        content = f'{{"name": "{name}"}}'.encode()
        assert layout_of(with_section(module, "layout", content)) == {"name": name}
    with pytest.raises(ValueError, match="no section"):
        layout_of(module)


@pytest.mark.parametrize("game", ["duel", "solo"])
def test_the_weights_fit_their_places(game: str) -> None:
    arrays = LAYOUT["programs"][game]["arrays"]
    for name, (kind, shape) in arrays_of("duel" if game == "duel" else "solo").items():
        _, found, places = arrays[f"search.{name}"]
        assert np.dtype(found) == np.dtype(kind)
        assert tuple(places) == shape


@pytest.mark.parametrize("game", ["duel", "solo"])
def test_request_and_results_have_their_rooms(game: str) -> None:
    arrays = LAYOUT["programs"][game]["arrays"]
    rooms = {name: tuple(shape) for name, (_, _, shape) in arrays.items()}
    assert rooms["request"] == (len(r.REQUEST),)
    assert rooms["results"] == (len(r.RESULTS),)
    assert rooms["lines.numbers"] == (r.MOST_LINES, len(r.LINE_NUMBERS))
    assert rooms["lines.figures"] == (r.MOST_LINES, len(r.LINE_FIGURES))


@pytest.mark.parametrize("program", LAYOUT["programs"])
def test_a_phone_has_room_for_a_program(program: str) -> None:
    small = LAYOUT["programs"][program]["sizes"]["small"]
    assert small["bytes"] <= 32 << 20


def test_arrays_do_not_overlap() -> None:
    for program in LAYOUT["programs"].values():
        places = sorted(
            (address, address + int(np.prod(shape)) * np.dtype(kind).itemsize)
            for address, kind, shape in program["arrays"].values()
            if address >= 0
        )
        ends = [0]
        for start, stop in places:
            assert start >= program["table"]
            assert start >= ends[-1] or (start, stop) in places
            ends.append(stop)


def test_memory_begins_with_what_the_sources_say() -> None:
    instance = Instance("duel", "small")
    assert (instance.arrays["thread.placements.keys"] == -1).all()
    assert (instance.arrays["solver.ring"] == -1).all()
    assert instance.arrays["search.tree.focus"].tolist() == [1.0]
    assert not instance.arrays["search.weights.feature_weights"].any()


def test_a_shared_memory_is_one_bit_of_the_module() -> None:
    module = MODULE.read_bytes()
    shared = with_shared_memory(module)
    assert sum(a != b for a, b in zip(module, shared, strict=True)) == 1


def test_playing_needs_no_compiler() -> None:
    """Neither is imported, whoever plays: the base install has none."""
    code = """
import sys
sys.modules.update(numba=None, llvmlite=None)
from quiltbee.players import PLAYERS, Limits
from quiltbee.rules import new_game, ring_from_seed
for name in PLAYERS:
    print(name, PLAYERS[name]().decide(new_game(ring_from_seed("1")), Limits(nodes=50)).move)
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert len(said.stdout.splitlines()) == 5
