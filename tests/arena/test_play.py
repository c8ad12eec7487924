"""Whole matches of quick engines, nearly all in threads of this process."""

import threading
from collections.abc import Generator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from quiltbee.arena import (
    ArenaError,
    DuelMatch,
    Match,
    MatchGame,
    MatchStoppedError,
    PlayerError,
    Round,
    play_match,
)
from quiltbee.arena.play import GENEROUS, play_game, pool_of
from quiltbee.games import TimeControl
from quiltbee.players import Decision, Limits, Option
from quiltbee.protocol.client import EngineClient, Skipped
from quiltbee.protocol.errors import EngineDiedError
from quiltbee.rules import Board, new_game, ring_from_seed
from tests.arena.matches import IMPATIENT, connect_in_threads, duel, rounds, scripted

RANDOM = duel("random", "greedy:nodes=50")


def played_here(match: Match, rings: int | None = None, **how: Any) -> Generator[MatchGame]:
    """The games of a match for which no process is started."""
    return play_match(match, rings, connect_engine=connect_in_threads, **how)


def in_order(games: list[MatchGame]) -> list[MatchGame]:
    return sorted(games, key=lambda game: game.round)


def moves_of(games: list[MatchGame]) -> list[tuple[Round, list[object]]]:
    return [(game.round, list(game.moves)) for game in in_order(games)]


@pytest.fixture(scope="module")
def games() -> list[MatchGame]:
    return list(played_here(RANDOM, 3))


@pytest.mark.slow
def test_a_pair_has_one_ring_and_swaps_the_seats(games: list[MatchGame]) -> None:
    assert [game.round for game in games] == rounds(3)
    for game in games:
        assert game.start == new_game(ring_from_seed(f"x/{game.round.ring}"))
        assert game.decisions[0].by == game.round.half - 1
        position = game.start
        for decision in game.decisions:
            assert decision.by == game.round.sides[position.turn.index]
            assert decision.seconds is not None
            assert decision.seconds == round(decision.seconds, 3)
            position = position.play(decision.move)
        ended = position.outcome
        assert position == game.end
        assert ended is not None
        assert game.winner == game.round.sides[ended.winner.index]
        assert (game.score(0), game.score(1)) == (
            ended.scores if game.round.half == 1 else ended.scores[::-1]
        )


def test_the_random_player_does_not_repeat_itself(games: list[MatchGame]) -> None:
    choices = {tuple(d.move for d in game.decisions if d.by == 0)[:3] for game in games}
    assert len(choices) == len(games)


@pytest.mark.slow
def test_a_seed_repeats_a_match(games: list[MatchGame]) -> None:
    again = list(played_here(RANDOM, 3, concurrency=3))
    assert moves_of(again) == moves_of(games)


def test_games_that_were_played_are_left_out(games: list[MatchGame]) -> None:
    played = {Round(1, 1), Round(2, 1), Round(2, 2), Round(9, 1)}
    rest = list(played_here(RANDOM, 3, played=played))
    assert moves_of(rest) == moves_of([game for game in games if game.round not in played])


def test_another_seed_or_board_gives_other_games(games: list[MatchGame]) -> None:
    other = DuelMatch(RANDOM.players, "y", Board.ORIGINAL)
    (first, _) = played_here(other, 1)
    assert first.start.board is Board.ORIGINAL
    assert first.start.ring != games[0].start.ring


def test_a_seed_that_a_player_names_is_its_own() -> None:
    named = duel("random:Seed=7", "random:Seed=7")
    (first, second) = played_here(named, 1)
    assert first.moves == second.moves


def test_a_match_without_an_end_is_ended_by_closing_it() -> None:
    with closing(played_here(duel("random", "random"), concurrency=2)) as games:
        few = list(islice(games, 3))
    assert len({game.round for game in few}) == 3
    for thread in threading.enumerate():
        if thread.name.startswith("engine"):
            thread.join(60)
            assert not thread.is_alive()


@pytest.mark.slow
def test_closing_ends_an_engine_that_thinks() -> None:
    """While one game of two hangs, the other ends; closing does not wait for the one."""
    setting = duel("random", scripted("hangs"))
    with closing(played_here(setting, patience=IMPATIENT)) as games:
        assert next(games).forfeit is not None


@pytest.mark.parametrize(
    ("player", "error", "what"),
    [
        ("cmd:/no/such/engine", EngineDiedError, "can't be started: No such file"),
        ("cmd:false", EngineDiedError, "ended with status 1"),
        ("random:Threads=65", PlayerError, "Threads is a whole number from 1 to 64"),
        ("random:threads=1", PlayerError, "no option 'threads'"),
    ],
)
def test_what_cannot_be_started_is_said_before_any_game(
    player: str, error: type[Exception], what: str
) -> None:
    with pytest.raises(error, match=what):
        next(played_here(duel("random", player), 1))


def test_nothing_is_started_where_nothing_is_to_be_played() -> None:
    nothing = duel("cmd:/no/such/engine", "random")
    assert list(played_here(nothing, 2, played=rounds(2))) == []


def test_a_seed_is_printable() -> None:
    for seed in ("a\nb", "\udcff"):
        with pytest.raises(ArenaError, match="the seed is not text"):
            duel("random", "random", seed)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "kind", "reason"),
    [
        ("dies", "abandoned", "failed: SystemExit: 7"),
        ("plays illegally", "abandoned", "an illegal move"),
        ("refuses", "abandoned", "not today"),
        ("hangs", "time forfeit", "gave no bestmove within"),
    ],
)
def test_an_engine_that_fails_forfeits_and_is_stopped_in_the_end(
    how: str, kind: str, reason: str
) -> None:
    setting = duel("random", scripted(how))
    patience = IMPATIENT if how == "hangs" else GENEROUS  # a busy machine is slow to die
    played = played_here(setting, 9, patience=patience)
    for game in islice(played, 3):
        assert game.forfeit is not None
        assert (game.forfeit.by, game.forfeit.kind, game.winner) == (1, kind, 0)
        assert reason in game.forfeit.reason
        assert not game.end.is_over
        assert sum(decision.by for decision in game.decisions) == 5
    with pytest.raises(MatchStoppedError, match=rf"B, cmd:.*, forfeited 3 games .*{reason}"):
        next(played)


@pytest.mark.slow
def test_an_engine_that_failed_once_is_started_anew(tmp_path: Path) -> None:
    setting = duel(scripted("once", str(tmp_path / "mark"), "dies"), "random")
    games = list(played_here(setting, 2))
    assert [game.is_forfeited_by(0) for game in games] == [True, False, False, False]
    assert not any(game.is_forfeited_by(1) for game in games)
    assert games[0].winner == 1


def test_two_engines_that_forfeit_by_turns_stop_the_match() -> None:
    setting = duel(scripted("dies"), scripted("dies"))
    played = played_here(setting, 9)
    games = list(islice(played, 5))
    assert {game.forfeit.by for game in games if game.forfeit} == {0, 1}
    with pytest.raises(MatchStoppedError):
        list(played)


def test_what_an_engine_says_beyond_the_protocol_is_skipped_and_counted() -> None:
    strings_only = scripted("knows position strings only")
    games = list(played_here(duel(scripted("chatters"), strings_only), 1))
    assert [game.forfeit for game in games] == [None, None]
    total = sum((game.skipped[0] for game in games), Skipped())
    decisions = sum(decision.by == 0 for game in games for decision in game.decisions)
    assert total == Skipped(1 + 3 * decisions, "Scripted 1.0")
    refused = sum((game.skipped[1] for game in games), Skipped())
    assert refused.lines == 1  # it is sent the ring once, and position strings from then on
    assert refused.first.startswith("position ring ")


class _Seconds:
    """A clock that moves by a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self._count = 0

    def perf_counter(self) -> float:
        self._count += 1
        return float(self._count)


def test_a_clock_runs_while_its_engine_is_asked_and_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quiltbee.arena.play.time", _Seconds())
    asked: list[tuple[tuple[int | None, int | None], tuple[int, int]]] = []
    decide = EngineClient.decide

    def spied(self: EngineClient, position: Any, limits: Limits, **how: Any) -> Decision:
        asked.append((limits.clocks_ms, limits.increments_ms))
        return decide(self, position, limits, **how)

    monkeypatch.setattr(EngineClient, "decide", spied)
    setting = DuelMatch(RANDOM.players, "x", control=TimeControl.parse("10+0"))
    game = next(played_here(setting, 1))
    assert game.forfeit is not None
    late = game.forfeit.by
    assert game.forfeit.kind == "time forfeit"
    assert game.forfeit.reason.endswith("moved 0.000 s after its time was up")
    assert game.winner == 1 - late
    # A second for each decision but those of the first turn, and the tenth is one too many.
    seat = game.seat(late).index
    left = [clocks[seat] for clocks, _ in asked]
    assert [asked[0][0], left[-1]] == [(10_000, 10_000), 1_000]
    own = 1 + sum(move.by == late for move in game.decisions)
    is_first = game.decisions[0].by == late
    assert own == 10 + is_first
    assert {increments for _, increments in asked} == {(0, 0)}

    with_increment = DuelMatch(RANDOM.players, "x", control=TimeControl.parse("10+2"))
    game = next(played_here(with_increment, 1))
    assert (game.forfeit, asked[-1][1]) == (None, (2_000, 2_000))
    delayed = DuelMatch(RANDOM.players, "x", control=TimeControl.parse("10~2"))
    assert next(played_here(delayed, 1)).forfeit is None
    assert asked[-1][0] == (10_000, 10_000)


def test_an_engine_that_dies_between_games_forfeits_the_next() -> None:
    setting = duel("random", scripted("dies between games"))
    first, second = islice(played_here(setting, 9), 2)
    assert (first.forfeit, first.end.is_over) == (None, True)
    assert (second.is_forfeited_by(1), second.decisions) == (True, ())


def test_a_pool_that_was_closed_starts_no_engine() -> None:
    pool = pool_of(RANDOM, connect_in_threads, GENEROUS)
    pool.close()
    game = play_game(RANDOM, Round(1, 1), pool)
    assert game.forfeit is not None
    assert (game.forfeit.reason, game.decisions) == ("the engines have been ended", ())


@pytest.mark.slow
def test_engines_are_processes_where_two_play(games: list[MatchGame]) -> None:
    """The first game, with an engine for each player that is a program of its own."""
    (first, *_) = play_match(RANDOM, 1, concurrency=2)
    assert first.moves in (games[0].moves, games[1].moves)


def test_seeds_stay_in_the_bounds_that_an_engine_names() -> None:
    def drawn(option: Option, ring: int, side: int = 0) -> int:
        return RANDOM.engine_seed(Round(ring, 1), side, option)

    assert {drawn(Option("Seed", 0, 0, 9), ring) for ring in range(200)} == set(range(1, 10))
    assert {drawn(Option("Seed", 5, 4, 6), ring) for ring in range(200)} == {4, 5, 6}
    assert {drawn(Option("Seed", 0, 0, 1), ring) for ring in range(200)} == {1}
    wide = Option("Seed", 0, 0, 2**31 - 1)
    assert drawn(wide, 1, 0) != drawn(wide, 1, 1)


def test_it_is_said_when_the_engines_are_ready_before_the_first_game() -> None:
    said: list[object] = []
    with closing(played_here(RANDOM, 1, on_ready=lambda: said.append("ready"))) as games:
        said.append(next(games))
    assert said[0] == "ready"
    assert len(said) == 2
