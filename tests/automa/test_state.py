"""What a duel and a solo game have in common."""

import random
from dataclasses import replace
from typing import Any

import pytest

from quiltbee.automa import Deck, SetUp, Solo
from quiltbee.rules import (
    PASS,
    AutomaMove,
    Board,
    Chance,
    IllegalMoveError,
    Position,
    RulesError,
    Seat,
    State,
    ring_from_seed,
)

RING = ring_from_seed("variants")
VARIANTS = ("duel", "solo")


def start(name: str, board: Board = Board.REVISED) -> Any:
    deck = Deck.NORMAL if name == "solo" else None
    return SetUp(RING, board, deck, level=3).start(random.Random(1))


@pytest.mark.parametrize("name", VARIANTS)
def test_a_position_names_its_game(name: str) -> None:
    assert start(name).variant == name
    assert isinstance(start(name), State)


def test_only_a_game_with_cards_has_chance() -> None:
    position = start("duel")
    draws = random.Random(1)
    with pytest.raises(RulesError, match="no card"):
        position.draw_shuffle(draws)
    with pytest.raises(RulesError, match="no card"):
        position.turn_card()
    with pytest.raises(RulesError, match="no card"):
        position.reorder([position], ())
    assert position.deal_unseen(draws) is None
    assert not position.has_unknown_cards
    assert position.with_shuffles_of([position]) is position
    assert position.seen_over([position]) is position
    assert position.seen_by(None) is position
    assert position.without_later() is position
    assert position.shuffled_if_due() is position
    assert not position.is_shuffle_due
    with pytest.raises(RulesError, match="there are no cards"):
        position.with_card(5)


def test_seats_that_players_take() -> None:
    assert Position.seats == (Seat.FIRST, Seat.SECOND)
    assert Solo.seats == (Seat.FIRST,)
    assert Solo.has_cards
    assert not Position.has_cards


@pytest.mark.parametrize("board", Board, ids=lambda board: board.value)
@pytest.mark.parametrize("name", VARIANTS)
def test_the_start_is_known_and_made_again_from_its_options(name: str, board: Board) -> None:
    position = start(name, board)
    assert position.is_set_up
    again = position.play(PASS).set_up_again(RING, random.Random(2))
    assert again.is_set_up
    assert again.table == position.table
    assert not position.play(PASS).is_set_up


@pytest.mark.parametrize("name", VARIANTS)
def test_it_goes_on_by_moves_and_cards_to_its_outcome(name: str) -> None:
    """Where a person is to move, everything is as `rules` says of the table."""
    position, draws = start(name), random.Random(3)
    while (decider := position.decider) is not None:
        assert position.outcome is None
        assert position.seen_by(Seat.FIRST).table == position.table
        if decider is Chance.CARD:
            assert position.legal_moves() == []
            assert position.why_illegal(PASS) == "it is the Automa's turn"
            shuffle = position.draw_shuffle(draws)
            move, after = position.turn_card(shuffle)
            assert isinstance(move, AutomaMove)
            assert position.is_legal(move)
            if shuffle is None:
                assert position.play(move) == position.play_unchecked(move) == after
            position = after
            continue
        moves = position.legal_moves()
        assert moves == position.table.legal_moves()
        chosen = draws.choice(moves)
        assert position.why_illegal(chosen) is None
        after = position.play(chosen)
        assert position.play_unchecked(chosen) == after
        assert after.table == position.table.play(chosen)
        position = after
    ended = position.outcome
    assert ended is not None
    assert ended.scores == position.scores
    assert position.legal_moves() == []


def test_a_duel_knows_nothing_of_the_automa() -> None:
    with pytest.raises(IllegalMoveError, match="the Automa does not play in a duel"):
        start("duel").play(AutomaMove("X"))


def test_cards_that_are_not_known_are_dealt() -> None:
    position, draws = start("solo"), random.Random(4)
    assert position.dealt(draws) is position
    seen = position.seen_by(Seat.FIRST)
    assert seen.has_unknown_cards
    dealt = seen.dealt(draws)
    assert not dealt.has_unknown_cards
    assert dealt.seen_by(Seat.FIRST) == seen
    empty = replace(position, pile=(), discards=position.deck.cards, aside=())
    assert empty.is_shuffle_due
    assert sorted(empty.dealt(draws).pile) == sorted(position.deck.cards)
    duel = start("duel")
    assert duel.dealt(draws) is duel
