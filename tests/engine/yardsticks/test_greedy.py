"""The greedy player: strong enough, quick enough, legal, and honest in its reports."""

from itertools import pairwise

import pytest

from quiltbee.engine.yardsticks.players import Greedy
from quiltbee.notation import format_move
from quiltbee.players import Limits, Stop
from quiltbee.rules import (
    PASS,
    Board,
    PlaceSpecialPatch,
    Player,
    Position,
    Quilt,
    Seat,
    Stage,
    new_game,
    ring_from_seed,
)
from quiltbee.rules.grid import SQUARES_7X7, bit
from tests.engine.yardsticks.matches import random_player, whole_game, wins
from tests.players.asking import ask

START = new_game(ring_from_seed("greedy"))
LEVELS = range(1, 11)


def greedy(**options: int) -> Greedy:
    player = Greedy()
    for name, value in options.items():
        player.set_option(name, value)
    return player


def bought(game: list[Position]) -> int:
    return len(game[0].ring) - len(game[-1].ring)


@pytest.mark.slow
def test_it_beats_random_play() -> None:
    assert wins(greedy(), random_player(1), pairs=15)["one"] >= 29


@pytest.mark.slow
def test_a_higher_level_plays_better() -> None:
    for low, high in ((1, 5), (5, 10)):
        lower, higher = greedy(Level=low, Seed=1), greedy(Level=high, Seed=2)
        assert wins(higher, lower, pairs=14)["one"] >= 20, (low, high)


def test_the_lowest_level_still_beats_random_play() -> None:
    assert wins(greedy(Level=1, Seed=3), random_player(4), pairs=10)["one"] >= 15


@pytest.mark.parametrize("limits", [Limits(), Limits(nodes=1), Limits(movetime_ms=0)])
@pytest.mark.parametrize("level", [1, 5, 10])
def test_it_does_not_pass_for_ever(level: int, limits: Limits) -> None:
    player = greedy(Level=level, Seed=1)
    assert bought(list(whole_game(player, player, START, limits))) >= 12


@pytest.mark.slow
def test_it_packs_tightly() -> None:
    empty = 0
    for number in range(10):
        *_, last = whole_game(greedy(), greedy(), new_game(ring_from_seed(f"packing {number}")))
        empty += sum(player.quilt.empty_spaces for player in last.players)
    assert empty / 20 < 13


@pytest.mark.parametrize("board", Board)
@pytest.mark.parametrize("level", LEVELS)
def test_a_seed_repeats_a_game(board: Board, level: int) -> None:
    start = new_game(ring_from_seed(f"level {level}"), board)
    games = [
        list(whole_game(greedy(Level=level, Seed=9), greedy(Level=level, Seed=8), start))
        for _ in range(2)
    ]
    assert games[0] == games[1]
    assert games[0][-1].is_over


def test_below_the_top_games_differ_without_a_seed() -> None:
    players = greedy(Level=5), greedy(Level=5)
    assert list(whole_game(*players, START)) != list(whole_game(*players, START))


@pytest.mark.parametrize("lines", [1, 2, 7, 500])
def test_multipv_gives_that_many_lines_best_first(lines: int) -> None:
    for position in list(whole_game(greedy(), greedy(), START))[:-1:9]:
        move, infos = ask(greedy(MultiPV=lines), position)
        moves = position.legal_moves()
        assert len(infos) == min(lines, len(moves))
        assert [info.multipv for info in infos] == list(range(1, len(infos) + 1))
        assert infos[0].pv == (move,)
        firsts = [info.pv[0] for info in infos]
        assert len(set(firsts)) == len(firsts)
        assert set(firsts) <= set(moves)
        winrates = [info.value.chance for info in infos if info.value.chance is not None]
        assert len(winrates) == len(infos)
        assert all(better >= worse for better, worse in pairwise(winrates))


def test_at_the_top_every_legal_move_is_weighed() -> None:
    for position in list(whole_game(greedy(), greedy(), START))[:-1]:
        _, infos = ask(greedy(), position)
        assert {info.nodes for info in infos} == {len(position.legal_moves())}
        assert {info.depth for info in infos} == {1}


@pytest.mark.parametrize("nodes", [1, 2, 50])
def test_it_keeps_to_its_nodes(nodes: int) -> None:
    assert ask(greedy(), START, Limits(nodes=nodes))[1][0].nodes == nodes


def test_it_stops_when_told_to() -> None:
    stop = Stop()
    stop.set()
    assert ask(greedy(), START, Limits(infinite=True), stop)[1][0].nodes == 1


def test_a_special_patch_is_placed() -> None:
    due = [
        position
        for position in whole_game(greedy(), greedy(), START)
        if position.stage is Stage.SPECIAL_PATCH
    ]
    assert due
    for position in due:
        assert format_move(ask(greedy(), position)[0]).startswith("+")


def test_it_completes_a_7x7() -> None:
    for missing in (bit(0, 0), bit(3, 3), bit(6, 6)):
        quilt = Quilt(SQUARES_7X7[0] & ~missing)
        players = Player(quilt, 5, 27), Player(Quilt(), 5, 25)
        position = Position(Board.REVISED, START.ring, players, Seat.FIRST, Stage.SPECIAL_PATCH)
        move, _ = ask(greedy(), position)
        assert isinstance(move, PlaceSpecialPatch)
        assert move.mask == missing


@pytest.mark.parametrize(
    ("buttons", "solved", "margin"), [(9, "win", 2), (8, "win", 1), (7, "loss", 0)]
)
def test_a_move_that_ends_the_game_is_solved(buttons: int, solved: str, margin: int) -> None:
    """Player 1's pass brings a last button; on equal scores player 2 was first on 53."""
    players = Player(Quilt(), buttons, 52), Player(Quilt(), 8, 53)
    move, (info,) = ask(greedy(), Position(Board.REVISED, "", players))
    assert move == PASS
    assert (info.value.proven, info.value.margin) == (solved, margin)
    assert info.value.chance == (1.0 if solved == "win" else 0)


def test_reports_of_final_moves_are_exact() -> None:
    seen = 0
    for seed in range(6):
        start = new_game(ring_from_seed(f"final {seed}"))
        for position in list(whole_game(greedy(), random_player(seed), start))[-4:-1]:
            for info in ask(greedy(MultiPV=500), position)[1]:
                after = position.play(info.pv[0])
                ended = after.outcome
                assert (info.value.proven is None) == (ended is None)
                if ended is not None:
                    seen += 1
                    won = ended.winner == position.turn
                    assert info.value.proven == ("win" if won else "loss")
                    margin = ended.scores[position.turn - 1] - ended.scores[2 - position.turn]
                    assert info.value.margin == margin
                    assert info.value.bounds == (float(margin),) * 2
                    assert info.value.chance == (1.0 if won else 0)
    assert seen > 6


@pytest.mark.slow
def test_its_estimates_fit_the_results() -> None:
    """Over many decisions of its own games the mean of the win rates is near the wins."""
    expected, won, decisions = 0.0, 0, 0
    for seed in range(15):
        start = new_game(ring_from_seed(f"estimates {seed}"))
        players = greedy(Level=9, Seed=seed + 1), greedy(Level=9, Seed=seed + 100)
        *game, last = whole_game(*players, start)
        ended = last.outcome
        assert ended is not None
        for position in game:
            info = ask(greedy(), position)[1][0]
            assert info.value.chance is not None
            expected += info.value.chance
            won += ended.winner == position.turn
            decisions += 1
    assert abs(expected - won) / decisions < 0.1
