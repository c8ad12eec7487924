"""How a bot thinks: its player, its limits, and engines that fail."""

import shlex
import sys
from typing import Any

import pytest

from quiltbee.bots.game import EngineThoughts, left_of, limits_for, read_player
from quiltbee.bots.server import BotError
from quiltbee.notation import parse_move, parse_position
from quiltbee.players import Info, Limits, Value
from quiltbee.review import best_with_points
from tests.bots.fakes import START, state


def clock(control: str, left: list[int], running: int | None, since: int = 0) -> dict[str, Any]:
    return {"control": control, "left": left, "running": running, "since": since}


def test_the_engine_is_told_the_clocks_less_the_way_of_the_move() -> None:
    timed = state(clock=clock("60+5", [60_000, 50_000], 1, 2_000), now=12_000)
    assert limits_for(timed, Limits(nodes=7)) == Limits(
        nodes=7, clocks_ms=(49_500, 49_500), increments_ms=(5_000, 5_000)
    )
    late = state(clock=clock("60+0", [300, 50_000], 1), now=400)
    assert limits_for(late, Limits()).clocks_ms == (10, 49_500)


def test_a_delay_is_no_time_lost() -> None:
    delayed = clock("60~5", [60_000, 50_000], 2, 1_000)
    assert left_of(state(clock=delayed, now=6_000)) == (60_000, 50_000)
    assert left_of(state(clock=delayed, now=7_000)) == (60_000, 49_000)


def test_days_and_no_clock_leave_the_limits_of_the_player() -> None:
    most = Limits(movetime_ms=300)
    days = state(clock=clock("3d", [259_200_000, 259_200_000], 1), now=5)
    assert limits_for(days, most) is limits_for(state(), most) is most
    assert left_of(state(clock=clock("60+0", [1, 2], None), now=99)) == (1, 2)


def test_a_player_is_named_as_in_a_match_or_by_its_command() -> None:
    assert read_player("level3").options == (("Level", 3),)
    assert read_player("quiltbee engine --player greedy").argv[0] == "quiltbee"
    assert read_player("cmd:movetime=300:./mine").limits == Limits(movetime_ms=300)
    with pytest.raises(BotError, match="there is no player 'strongest'"):
        read_player("strongest")


def test_an_engine_chooses_a_legal_move() -> None:
    thoughts = EngineThoughts(read_player("greedy"), 1)
    try:
        assert parse_position(START).is_legal(parse_move(thoughts.choose(state())))
    finally:
        thoughts.close()


def test_an_engine_that_cannot_play_says_so_at_once() -> None:
    with pytest.raises(BotError, match=r"The engine can't play: .* can't be started"):
        EngineThoughts(read_player("cmd:no-such-engine"), 1)
    with pytest.raises(BotError, match="no option 'Strength'"):
        EngineThoughts(read_player("greedy:Strength=3"), 1)


def test_an_engine_that_fails_in_a_game() -> None:
    fake = f"cmd:{shlex.quote(sys.executable)} -S tests/protocol/fake_engine.py"
    thoughts = EngineThoughts(read_player(f"{fake} 'plays illegally'"), 1)
    try:
        with pytest.raises(BotError, match=r"The engine fails: .*illegal move"):
            thoughts.choose(state())
    finally:
        thoughts.close()


def test_points_that_go_with_a_seat_decide_between_lines() -> None:
    """The safe win falls short of the points; the other line is worth more with them."""
    position = parse_position(START)
    safe, wide = position.legal_moves()[:2]
    lines = (
        Info(multipv=1, value=Value(0.995, 4.0), pv=(safe,)),
        Info(multipv=2, value=Value(0.992, 12.0), pv=(wide,)),
    )
    assert best_with_points(lines, 0, position) == safe
    assert best_with_points(lines, 9, position) == wide
    assert best_with_points((Info(pv=(safe,)),), 9, position) is None


@pytest.mark.parametrize("points", [0, 9])
def test_an_engine_is_asked_for_several_lines_where_points_count(points: int) -> None:
    fair = {"kind": "both", "step": None, "points": points, "game": 2, "partner": "k2"}
    thoughts = EngineThoughts(read_player("greedy"), 1)
    try:
        move = parse_move(thoughts.choose(state(fair=fair)))
        assert parse_position(START).is_legal(move)
    finally:
        thoughts.close()
