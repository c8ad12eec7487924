"""The third variant on the room's page is complete: it can be played, written and read."""

import random
import re
import sys
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from typing import Any

import pytest

from quiltbee.games import Game, SetUp, begin, begin_record
from quiltbee.notation import NotationError, format_record, parse_link, parse_record
from quiltbee.rules import ring_from_seed

PAGE = (Path(__file__).parents[2] / "docs" / "games.md").read_text(encoding="utf-8")
MOST_LINES = 100


@pytest.fixture(scope="module")
def variant() -> Any:
    """The variant on the page, run as a module of its own."""
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert code.count("\n") < MOST_LINES
    module = module_from_spec(ModuleSpec("small_duel", None))
    sys.modules["small_duel"] = module  # dataclasses look their module up
    exec(compile(code, "docs/games.md", "exec"), module.__dict__)
    return module.SMALL_DUEL


@pytest.fixture(scope="module")
def game(variant: Any) -> Game[Any]:
    """A random game, played to its end."""
    draws = random.Random(7)
    game = begin(variant.set_up(SetUp(ring_from_seed("quilt")), draws))
    while not game.is_over:
        moves = variant.legal_moves(game.position)
        game = game.after(game.move(draws.choice(moves[1:] or moves)))
    return game


def test_it_is_played_to_its_end_on_its_own_quilts(variant: Any, game: Game[Any]) -> None:
    assert game.variant is variant
    assert len(game.positions[0].ring) == 20
    assert [player.quilt.empty_spaces for player in game.positions[0].players] == [49, 49]
    assert game.result is not None
    outside = game.positions[0].players[0].quilt.filled
    for move in game.moves:
        assert not getattr(move, "mask", 0) & outside


def test_it_is_taken_back(game: Game[Any]) -> None:
    keep = game.kept_by_takeback()
    assert keep == len(game.moves) - 1
    earlier = game.after(game.take_back(keep, random.Random(1)))
    assert earlier.position == game.positions[-2]


def test_its_record_and_its_link_are_read_as_they_were_written(game: Game[Any]) -> None:
    text = format_record(game.record({"Event": "Test"}))
    assert '[Variant "small"]' in text
    read = parse_record(text)
    assert read.problems == ()
    assert begin_record(read).positions == game.positions
    start, moves, shuffles = parse_link(game.link())
    assert begin(start, moves, shuffles).positions == game.positions


def test_a_record_without_its_position_is_refused() -> None:
    with pytest.raises(NotationError, match="a small duel needs the tag Position"):
        parse_record(f'[Variant "small"][Ring "{ring_from_seed("1")}"]')
