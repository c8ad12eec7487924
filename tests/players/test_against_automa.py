"""Any player in a game against the Automa: what it is told, and what it may say of it."""

import threading
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from quiltbee.automa import AUTOMA, Deck, Solo, new_solo, solo_moves, unseen
from quiltbee.opponents import Greedy
from quiltbee.players import Info, Limits, Report
from quiltbee.players.against_automa import as_duel, decide
from quiltbee.rules import (
    LAST_SPACE,
    Move,
    Player,
    Position,
    legal_moves,
    new_game,
    ring_from_seed,
)

START = new_solo(ring_from_seed("alone"), Deck.NORMAL.cards, deck=Deck.NORMAL, level=4)


class Opinionated:
    """A player that remembers what it was asked, plays the last move and is sure to win."""

    name, author, options = "Opinionated", "the tests", ()

    def __init__(self) -> None:
        self.asked: list[Position] = []

    def set_option(self, name: str, value: int) -> None:
        raise AssertionError(name, value)

    def new_game(self) -> None:
        raise AssertionError

    def think(
        self, position: Position, limits: Limits, stop: threading.Event, report: Report
    ) -> Move:
        self.asked.append(position)
        move = legal_moves(position)[-1]
        report(Info(nodes=1, winrate=1000, margin=7, solved="win", pv=(move,)))
        return move


def decided(position: Position | Solo) -> tuple[Move, list[Position], list[Info]]:
    player, infos = Opinionated(), list[Info]()
    move = decide(player, position, Limits(), threading.Event(), infos.append)
    return move, player.asked, infos


def test_a_duel_goes_to_the_player_as_it_is() -> None:
    duel = new_game(ring_from_seed("two"))
    move, asked, (info,) = decided(duel)
    assert asked == [duel]
    assert info == Info(nodes=1, winrate=1000, margin=7, solved="win", pv=(move,))


def test_against_the_automa_it_decides_without_an_opinion() -> None:
    move, asked, (info,) = decided(START)
    assert move in solo_moves(START)
    assert asked == [as_duel(START)]
    assert info == Info(nodes=1, pv=(move,))


@given(st.permutations(unseen(START)), st.integers(1, 5))
def test_neither_the_cards_nor_the_level_reach_the_player(cards: list[int], level: int) -> None:
    other = new_solo(START.table.ring, cards, deck=Deck.NORMAL, level=level)
    table = as_duel(START)
    assert replace(as_duel(other), special_tile=table.special_tile) == table


def test_the_automa_is_shown_without_buttons_and_before_the_last_space() -> None:
    players = START.table.players[0], Player(buttons=4, time=LAST_SPACE)
    solo = replace(START, table=replace(START.table, players=players))
    assert as_duel(solo).players[AUTOMA - 1] == Player(buttons=0, time=LAST_SPACE - 1)
    assert as_duel(solo).players[0] == players[0]
    assert legal_moves(as_duel(solo)) == solo_moves(solo)


def test_a_real_player_decides() -> None:
    move = decide(Greedy(), START, Limits(), threading.Event(), lambda info: None)
    assert move in solo_moves(START)
