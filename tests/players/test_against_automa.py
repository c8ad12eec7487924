"""Any player in a game against the Automa: what it is told, and what it may say of it."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from quiltbee.automa import AUTOMA, Deck, Solo, new_solo
from quiltbee.engine.yardsticks.players import Greedy
from quiltbee.players import (
    SIMPLE_PLAYERS,
    Decision,
    Info,
    Limits,
    Report,
    Stop,
    Value,
)
from quiltbee.players.simple_player import SimplePlayer, as_duel
from quiltbee.rules import LAST_SPACE, PASS, Move, Player, Position, new_game, ring_from_seed
from tests.players.asking import ask

SURE = Value(1.0, 7, "win")
START = new_solo(ring_from_seed("alone"), Deck.NORMAL.cards, deck=Deck.NORMAL, level=4)


class Opinionated(SimplePlayer):
    """A player that remembers what it was asked, plays the last move and is sure to win."""

    name, author, options = "Opinionated", "the tests", ()

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Position] = []

    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        self.asked.append(position)
        move = position.legal_moves()[-1]
        line = Info(nodes=1, value=SURE, pv=(move,))
        report((line,))
        return Decision(move, (line,))


def decided(position: Position | Solo) -> tuple[Move, list[Position], list[Info]]:
    player = Opinionated()
    move, infos = ask(player, position)
    return move, player.asked, infos


def test_a_duel_goes_to_the_player_as_it_is() -> None:
    duel = new_game(ring_from_seed("two"))
    move, asked, infos = decided(duel)
    assert asked == [duel]
    assert infos == [Info(nodes=1, value=SURE, pv=(move,))] * 2


def test_against_the_automa_it_decides_without_an_opinion() -> None:
    move, asked, infos = decided(START)
    assert move in START.legal_moves()
    assert asked == [as_duel(START)]
    assert infos == [Info(nodes=1, pv=(move,))] * 2


@given(st.permutations(START.unseen), st.integers(1, 5))
def test_neither_the_cards_nor_the_level_reach_the_player(cards: list[int], level: int) -> None:
    other = new_solo(START.table.ring, cards, deck=Deck.NORMAL, level=level)
    table = as_duel(START)
    assert replace(as_duel(other), special_tile=table.special_tile) == table


def test_the_automa_is_shown_without_buttons_and_before_the_last_space() -> None:
    players = START.table.players[0], Player(buttons=4, time=LAST_SPACE)
    solo = replace(START, table=replace(START.table, players=players))
    assert as_duel(solo).players[AUTOMA - 1] == Player(buttons=0, time=LAST_SPACE - 1)
    assert as_duel(solo).players[0] == players[0]
    assert as_duel(solo).legal_moves() == solo.legal_moves()


def test_a_real_player_decides() -> None:
    assert Greedy().decide(START).move in START.legal_moves()


def test_before_a_card_there_is_nothing_to_decide() -> None:
    card_is_due = START.play(PASS)
    assert card_is_due.is_automas_turn
    for make in SIMPLE_PLAYERS.values():
        assert make().decide(card_is_due) == Decision(None, (Info(),))
