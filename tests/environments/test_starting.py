"""Games of PettingZoo and Gymnasium start where `reset` is told, and can be copied and pickled."""

import copy
import pickle
import random
import re
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from quiltbee.automa import new_solo
from quiltbee.engine.yardsticks.players import Greedy
from quiltbee.environments import gymnasium as registered
from quiltbee.environments import pettingzoo
from quiltbee.notation import (
    format_link,
    format_position,
    format_record,
    parse_position,
    parse_record,
    record_game,
)
from quiltbee.rules import Board, Position, new_game, ring_from_seed

RING = ring_from_seed("start")
COPIES: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda env: pickle.loads(pickle.dumps(env)),
]
each_copy = pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])


def some_game(moves: int) -> tuple[Position, list[Any]]:
    """The start of a game on RING, and its first moves."""
    position, made, draws = new_game(RING), [], random.Random(3)
    start = position
    for _ in range(moves):
        made.append(draws.choice(position.legal_moves()))
        position = position.play(made[-1])
    return start, made


def after(start: Position, moves: list[Any]) -> Position:
    for move in moves:
        start = start.play(move)
    return start


def reset(make: Any, options: dict[str, Any]) -> Any:
    env = make()
    env.reset(seed=1, options=options)
    return env.unwrapped.position


DUELS = [pettingzoo.env, lambda: gymnasium.make("Quiltbee/Duel-v1", seat="first")]
SOLOS = [lambda: pettingzoo.env(variant="solo"), lambda: gymnasium.make("Quiltbee/Solo-v1")]


@pytest.mark.parametrize("make", DUELS)
def test_a_duel_starts_from_what_is_given(make: Any) -> None:
    start, moves = some_game(9)
    while after(start, moves).turn != 1:  # so that no opponent decides first
        moves.pop()
    position = after(start, moves)
    record = record_game(start, moves)
    assert reset(make, {"position": position}) == position
    text = format_position(position)
    assert reset(make, {"position": text}) == parse_position(text)
    for given in (record, format_record(record), format_link(start, moves)):
        assert reset(make, {"record": given}) == position
        assert reset(make, {"record": given, "moves": 0}) == start
    assert reset(make, {"ring": RING}) == start
    assert reset(make, {}).ring != RING


@pytest.mark.parametrize("make", SOLOS)
def test_a_solo_game_starts_from_what_is_given(make: Any) -> None:
    """The cards that are unknown are dealt; a position after the Automa's turn comes too."""
    known = new_solo(RING, (3, 7, 1, 2, 4, 5, 6, 8, 9, 10, 11, 12), level=4)
    assert reset(make, {"position": known}) == known
    hidden = new_solo(RING, (0,) * 12, level=2, board=Board.ORIGINAL)
    dealt = reset(make, {"position": format_position(hidden)})
    assert (dealt.table, dealt.level.level) == (hidden.table, 2)
    assert sorted(dealt.shuffle) == list(range(1, 13))
    assert reset(make, {"ring": RING}).table.ring == RING


@pytest.mark.parametrize("make", [*DUELS, *SOLOS])
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"size": 3}, "the options of reset are ring, position, record, moves, not 'size'"),
        ({"ring": "nonsense"}, "ring"),
        ({"ring": 5}, "a ring is 33 letters, not 5"),
        ({"position": "nonsense"}, "a position is a Position, a Solo or a position string, not"),
        ({"position": 7}, "a position is a Position, a Solo or a position string, not 7"),
        ({"record": "nonsense"}, "a record is a Record, its text or a link, not 'nonsense'"),
        ({"record": RING, "moves": 3}, "the moves of this record are 0 to 0, not 3"),
        ({"record": RING, "moves": 0.0}, "the moves of this record are 0 to 0, not 0.0"),
        ({"moves": 3}, "needs a record"),
        ({"ring": RING, "record": RING}, "reset takes a ring or a record, not both"),
    ],
)
def test_nonsense_is_refused(make: Any, options: dict[str, Any], words: str) -> None:
    env = make()
    env.reset(seed=1)
    before = env.unwrapped.position
    with pytest.raises(ValueError, match=words):
        env.reset(options=options)
    assert env.unwrapped.position == before


def test_the_other_variant_and_finished_games_are_refused() -> None:
    solo = new_solo(RING, (0,) * 12)
    env = pettingzoo.env()
    with pytest.raises(ValueError, match="this is a duel, but the position is of the other"):
        env.reset(options={"position": solo})
    start, moves = some_game(0)
    while not (position := after(start, moves)).is_over:
        moves.append(position.legal_moves()[0])
    with pytest.raises(ValueError, match="the game is over in this position"):
        env.reset(options={"position": position})
    text = format_record(record_game(start, moves[:4])) + " z9\n"
    (problem,) = parse_record(text).problems[:1]
    with pytest.raises(ValueError, match=re.escape(str(problem))):
        env.reset(options={"record": text})
    cheated = Position(Board.REVISED, RING[:5])
    with pytest.raises(ValueError, match="ring: "):
        env.reset(options={"position": cheated})


@pytest.mark.parametrize("env", [pettingzoo.env(), registered.QuiltbeeEnv()])
def test_before_the_first_game_there_is_nothing(env: Any) -> None:
    with pytest.raises(ValueError, match="reset the environment first"):
        env.step(0)
    with pytest.raises(ValueError, match="reset the environment first"):
        _ = env.position


@pytest.mark.parametrize("env", [pettingzoo.env(), registered.QuiltbeeEnv()])
@pytest.mark.parametrize("action", [0.0, "pass", None, np.float32(2)])
def test_actions_are_whole_numbers(env: Any, action: Any) -> None:
    env.reset(seed=2)
    with pytest.raises(TypeError, match="an action is a whole number, not"):
        env.step(action)
    env.step(np.int64(0))


def test_nobody_is_left_after_the_end() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    env.step(7000)
    for _ in env.agent_iter():
        env.step(None)
    with pytest.raises(ValueError, match="the game is over: reset"):
        env.step(0)


def first_or_last(mask: Any, draws: random.Random) -> int:
    return int(draws.choice(np.flatnonzero(mask)))


@each_copy
@pytest.mark.parametrize(
    "options", [{"variant": "duel"}, {"variant": "solo", "deck": "tactical", "level": 3}]
)
def test_a_copy_of_pettingzoo_goes_on(
    copied: Callable[[Any], Any], options: dict[str, Any]
) -> None:
    env = pettingzoo.env(**options)
    env.reset(seed=6)
    draws = random.Random(2)
    for _ in range(8):
        env.step(first_or_last(env.last()[0]["action_mask"], draws))
    twin, state = copied(env), draws.getstate()
    still, position = copied(env), env.position
    ends: list[Any] = []
    for each in (env, twin):
        draws.setstate(state)
        for _ in each.agent_iter():
            seen, reward, over, _, info = each.last()
            each.step(None if over else first_or_last(seen["action_mask"], draws))
            if over:
                ends.append((reward, info, each.position))
        each.reset()
        ends.append(each.position)
    assert ends[: len(ends) // 2] == ends[len(ends) // 2 :]
    assert still.position == position


@each_copy
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("Duel", {"opponent": "level3"}),
        ("Duel", {"opponent": "engine:nodes=300,Level=6", "seat": "second"}),
        ("Duel", {"opponent": "greedy:Level=3"}),
        ("Duel", {"opponent": "random"}),
        ("Duel", {"opponent": Greedy()}),
        ("Solo", {"level": 2}),
    ],
)
def test_a_copy_of_gymnasium_goes_on(
    copied: Callable[[Any], Any], name: str, options: dict[str, Any]
) -> None:
    """With an engine or another player in the other seat too, and to a second game."""
    env: Any = gymnasium.make(f"Quiltbee/{name}-v1", **options).unwrapped
    _, info = env.reset(seed=7)
    draws = random.Random(2)
    for _ in range(4):
        info = env.step(first_or_last(info["action_mask"], draws))[-1]
    twin, still, position = copied(env), copied(env), env.position
    ends: list[Any] = []
    state, first = draws.getstate(), info
    for each in (env, twin):
        draws.setstate(state)
        over, info = False, first
        while not over:
            seen, reward, over, _, info = each.step(first_or_last(info["action_mask"], draws))
        ends.append((reward, info["scores"], info["won"], each.position, seen["ring"].tolist()))
        each.reset()
        ends.append(each.position)
    assert ends[:2] == ends[2:]
    assert still.position == position
