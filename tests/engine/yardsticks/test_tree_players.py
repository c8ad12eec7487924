"""Both players that grow a tree: legal, repeatable, within their limits, and never asleep."""

import math
import subprocess
import sys
from itertools import count, pairwise

import pytest

from quiltbee.engine import player as module_player
from quiltbee.engine.yardsticks.answers import OWN_ITERATIONS
from quiltbee.engine.yardsticks.players import Greedy, PatchTree, Uct, Yardstick
from quiltbee.players import Info, Limits, Stop
from quiltbee.rules import (
    PASS,
    Board,
    Player,
    Position,
    Quilt,
    Seat,
    Stage,
    new_game,
    ring_from_seed,
)
from quiltbee.rules.grid import FULL, SQUARES_7X7, bit
from tests.engine.yardsticks.matches import random_player, whole_game, wins_within
from tests.players.asking import ask

pytestmark = pytest.mark.slow

START = new_game(ring_from_seed("tree"))
BOTH = pytest.mark.parametrize("make", [PatchTree, Uct])
Make = type[Yardstick]


@pytest.fixture(autouse=True)
def _only_the_last_report(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is."""
    monkeypatch.setattr(module_player, "REPORT_S", math.inf)


def seeded(make: Make, seed: int = 1, **options: int) -> Yardstick:
    player = make()
    for name, value in {"Seed": seed, **options}.items():
        player.set_option(name, value)
    return player


@BOTH
@pytest.mark.parametrize("nodes", [1, 2, 5, 40])
def test_it_does_not_pass_for_ever(make: Make, nodes: int) -> None:
    """Fewer simulations than moves leave most of them level: that must not favour the pass."""
    player = seeded(make)
    *_, last = whole_game(player, player, START, Limits(nodes=nodes))
    assert len(START.ring) - len(last.ring) >= 8


@BOTH
@pytest.mark.parametrize("board", Board)
def test_a_seed_repeats_a_game(make: Make, board: Board) -> None:
    start, limits = new_game(ring_from_seed("again"), board), Limits(nodes=300)
    games = [list(whole_game(seeded(make, 1), seeded(make, 2), start, limits)) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0][-1].is_over


@BOTH
def test_without_a_seed_searches_differ(make: Make) -> None:
    player, limits = make(), Limits(nodes=500)
    answers = {ask(player, START, limits)[1][-1].value.margin for _ in range(5)}
    assert len(answers) > 1


@BOTH
def test_slices_of_any_length_give_the_same(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = []
    for work in (1, 500):
        monkeypatch.setattr(module_player, "FIRST_WORK", work)
        answers.append([info.pv for info in ask(seeded(make), START, Limits(nodes=5000))[1][-1:]])
    assert answers[0] == answers[1]


@BOTH
@pytest.mark.parametrize("nodes", [1, 3, 1000])
def test_it_keeps_to_its_nodes(make: Make, nodes: int) -> None:
    assert ask(seeded(make), START, Limits(nodes=nodes))[1][-1].nodes == nodes


@BOTH
@pytest.mark.parametrize("limits", [Limits(), Limits(depth=3)])
def test_without_a_limit_it_uses_its_own(make: Make, limits: Limits) -> None:
    player = seeded(make)
    assert ask(player, START, limits)[1][-1].nodes == OWN_ITERATIONS


@BOTH
@pytest.mark.parametrize(
    "limits", [Limits(movetime_ms=100), Limits(clocks_ms=(1625, None)), Limits(movetime_ms=0)]
)
def test_it_keeps_to_its_time(make: Make, limits: Limits) -> None:
    """By a clock that goes on by a millisecond whenever it is asked."""
    times = count()
    player = make(lambda: next(times) / 1000)
    _, infos = ask(player, START, limits)
    asked = 0 if limits.movetime_ms == 0 else 100
    assert asked <= infos[-1].time_ms < asked + 5
    assert infos[-1].nodes > (0 if asked == 0 else 100)


@BOTH
def test_a_stop_ends_an_infinite_search_that_reported_meanwhile(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module_player, "REPORT_S", 0.02)
    infos, stop = list[Info](), Stop()

    def report(lines: tuple[Info, ...]) -> None:
        infos.extend(lines)
        if len(infos) == 3:
            stop.set()

    decision = seeded(make).decide(START, Limits(infinite=True), stop, report)
    infos += decision.lines
    assert len(infos) == 4
    assert [info.nodes for info in infos] == sorted(info.nodes for info in infos)
    assert infos[-1].pv[0] == decision.move


@BOTH
@pytest.mark.parametrize("lines", [1, 3, 500])
def test_multipv_gives_the_moves_most_visited_first(make: Make, lines: int) -> None:
    limits = Limits(nodes=3000)
    players = seeded(make), random_player(2)
    for position in list(whole_game(*players, START, Limits(nodes=100)))[:-1:7]:
        move, infos = ask(seeded(make, MultiPV=lines), position, limits)
        assert len(infos) <= min(lines, len(position.legal_moves()))
        assert [info.multipv for info in infos] == list(range(1, len(infos) + 1))
        assert infos[0].pv[0] == move
        firsts = [info.pv[0] for info in infos]
        assert len(set(firsts)) == len(firsts)
        for info in infos:
            here = position
            for step in info.pv:
                assert here.is_legal(step)
                here = here.play(step)


def test_uct_tries_every_legal_move() -> None:
    moves = START.legal_moves()
    _, infos = ask(seeded(Uct, MultiPV=500), START, Limits(nodes=len(moves)))
    assert len(infos) == min(500, len(moves))
    winrates = [info.value.chance for info in infos if info.value.chance is not None]
    assert len(winrates) == len(infos)
    assert all(better >= worse for better, worse in pairwise(winrates))


def test_patch_tree_weighs_each_patch_and_the_pass() -> None:
    _, infos = ask(seeded(PatchTree, MultiPV=9), START, Limits(nodes=1000))
    letters = {getattr(info.pv[0], "letter", None) for info in infos}
    assert letters == {None} | {move.letter for move in START.legal_moves() if move != PASS}  # type: ignore[union-attr]


@BOTH
def test_a_move_without_an_alternative_is_played_at_once(make: Make) -> None:
    players = Player(Quilt(), 0, 10), Player(Quilt(), 5, 12)
    move, infos = ask(make(lambda: 0.0), Position(Board.REVISED, START.ring, players), Limits())
    assert move == PASS
    assert infos == [Info(pv=(PASS,))]


def test_uct_places_a_special_patch_where_it_completes_a_7x7() -> None:
    missing = bit(6, 6)
    quilt = Quilt(SQUARES_7X7[0] & ~missing)
    players = Player(quilt, 5, 27), Player(Quilt(), 5, 25)
    position = Position(Board.REVISED, START.ring, players, Seat.FIRST, Stage.SPECIAL_PATCH)
    move, _ = ask(seeded(Uct), position, Limits(nodes=5000))
    assert getattr(move, "mask", None) == missing


@BOTH
@pytest.mark.parametrize("buttons", [7, 8])
def test_the_last_decision_is_judged_by_the_score(make: Make, buttons: int) -> None:
    """Player 1 can pass for a button, or cover two spaces and get the special tile for two."""
    quilt = Quilt(FULL & ~(bit(0, 0) | bit(0, 1)))
    players = Player(quilt, buttons, 52), Player(Quilt(FULL), 12, 53)
    position = Position(Board.REVISED, "A", players)
    move, infos = ask(seeded(make), position, Limits(nodes=1000))
    assert move != PASS
    assert infos[-1].value.margin == buttons - 2 + 7 - 12
    assert infos[-1].value.chance == (1.0 if buttons == 8 else 0)


@pytest.mark.slow
def test_both_beat_random_play() -> None:
    for make in (PatchTree, Uct):
        won = wins_within(Limits(nodes=2000), seeded(make), random_player(2), pairs=5)
        assert won["one"] >= 9


@pytest.mark.slow
def test_patch_tree_beats_greedy() -> None:
    won = wins_within(Limits(nodes=3000), seeded(PatchTree), Greedy(), pairs=10)
    assert won["one"] >= 17


def test_a_simple_player_is_made_without_a_compiler() -> None:
    code = (
        "import sys\n"
        "from quiltbee.players import PLAYERS\n"
        "names = [PLAYERS[name]().name for name in ('greedy', 'random')]\n"
        "assert not {'numba', 'llvmlite'} & set(sys.modules), names\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
