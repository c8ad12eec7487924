"""A decision among some of the moves: each is judged, and the better ones longer."""

from collections import Counter

import pytest

from quiltbee.automa import Deck, new_solo
from quiltbee.engine.player import Engine
from quiltbee.engine.yardsticks.players import Greedy
from quiltbee.players import (
    CANDIDATES,
    FORECAST,
    LEVEL,
    MULTIPV,
    Decision,
    Info,
    Limits,
    Report,
    Stop,
    Value,
)
from quiltbee.players.simple_player import SimplePlayer
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.errors import EngineRefusedError
from quiltbee.protocol.transport import in_process
from quiltbee.rules import PASS, PlaceSpecialPatch, Position, new_game, ring_from_seed

START = new_game(ring_from_seed("quilt"))
MOVES = START.legal_moves()


class Covers(SimplePlayer):
    """Likes a position the less the more the player who waits has covered; counts its looks."""

    name, author = "Covers", "the tests"
    options = (MULTIPV,)

    def __init__(self) -> None:
        super().__init__()
        self.looks: Counter[Position] = Counter()
        self.limits: list[Limits] = []

    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        self.looks[position] += 1
        self.limits.append(limits)
        chance = position.opponent.quilt.empty_spaces / 81
        move = position.legal_moves()[0]
        return Decision(move, (Info(nodes=1, value=Value(chance, 0.0), pv=(move,)),))


def test_the_better_half_is_looked_at_again() -> None:
    player = Covers()
    some = tuple(MOVES[1::60][:8])
    decision = player.decide(START, Limits(nodes=1600, searchmoves=some))
    covered = {move: START.play(move).players[0].quilt.empty_spaces for move in some}
    assert covered[decision.chosen] == min(covered.values())
    assert sorted(player.looks.values()) == [1, 1, 1, 1, 2, 2, 3, 4]
    assert player.looks[START.play(decision.chosen)] == 4
    assert [limits.nodes for limits in player.limits] == [50] * 8 + [100] * 4 + [200] * 2 + [400]
    (line,) = decision.lines
    assert line.pv[0] == decision.chosen
    assert line.value.chance == pytest.approx(1 - covered[decision.chosen] / 81)
    assert line.nodes == 15


def test_several_lines_are_compared_to_the_end() -> None:
    player = Covers()
    player.set_option("MultiPV", 3)
    decision = player.decide(START, Limits(nodes=100, searchmoves=tuple(MOVES[:5])))
    assert [line.multipv for line in decision.lines] == [1, 2, 3]
    chances = [line.value.chance or 0.0 for line in decision.lines]
    assert chances == sorted(chances, reverse=True)


def test_without_an_end_it_looks_longer_and_longer_until_a_stop() -> None:
    player, stop, heard = Covers(), Stop(), list[tuple[Info, ...]]()

    def report(lines: tuple[Info, ...]) -> None:
        heard.append(lines)
        if len(heard) == 3:
            stop.set()

    limits = Limits(infinite=True, searchmoves=(PASS, MOVES[1]))
    assert player.decide(START, limits, stop, report).move in limits.searchmoves
    times = [each.movetime_ms for each in player.limits]
    assert times[:6] == [20, 20, 40, 40, 80, 80]


@pytest.mark.slow
def test_the_engine_decides_among_what_it_would_not_choose() -> None:
    engine = Engine(size="small")
    best = engine.decide(START, Limits(nodes=2000)).chosen
    others = tuple(move for move in MOVES if move != best)
    engine.set_option(FORECAST.name, 5)
    second = engine.decide(START, Limits(nodes=2000, searchmoves=others))
    assert second.chosen in others
    assert second.lines[0].nodes < 3000
    assert second.lines[0].value.scores is not None
    odd = tuple(MOVES[-3:])
    assert engine.decide(START, Limits(nodes=500, searchmoves=odd)).chosen in odd
    assert engine.decide(START, Limits(nodes=2000)).chosen == best  # its options are as before


@pytest.mark.slow
def test_over_the_protocol_moves_are_checked_and_candidates_come_with_the_decision() -> None:
    solo = new_solo(ring_from_seed("quilt"), Deck.NORMAL.cards)
    with EngineClient(in_process(Engine(size="small"))) as engine:
        engine.set_option(LEVEL.name, 10)
        assert engine.decide(START, Limits(nodes=300)).candidates == ()
        engine.set_option(CANDIDATES.name, 1)
        found = engine.decide(START, Limits(nodes=300))
        assert found.candidates[0].visits >= found.candidates[-1].visits > 0
        assert 0 < sum(each.prior for each in found.candidates) <= 1
        assert {each.move for each in found.candidates} <= set(MOVES)
        among = Limits(nodes=100, searchmoves=(PASS,))
        assert engine.decide(START, among).move == PASS
        assert engine.decide(solo, among).move == PASS
        with pytest.raises(EngineRefusedError, match="no special patch to place"):
            engine.decide(START, Limits(nodes=1, searchmoves=(PlaceSpecialPatch(0, 0),)))


def test_a_simple_player_compares_moves_of_a_solo_game_too() -> None:
    solo = new_solo(ring_from_seed("quilt"), Deck.NORMAL.cards)
    some = tuple(solo.legal_moves()[1:4])
    assert Greedy().decide(solo, Limits(nodes=100, searchmoves=some)).chosen in some
