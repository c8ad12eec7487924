"""The two variants behind one interface."""

import random
from dataclasses import replace
from typing import Any

import pytest

from quiltbee.automa import AutomaMove
from quiltbee.rules import (
    PASS,
    Board,
    IllegalMoveError,
    RulesError,
    Seat,
    legal_moves,
    play,
    ring_from_seed,
)
from quiltbee.variants import DUEL, SOLO, VARIANTS, Chance, SetUp, variant_of

RING = ring_from_seed("variants")


def start(name: str, board: Board = Board.REVISED) -> Any:
    return VARIANTS[name].set_up(SetUp(RING, board, level=3), random.Random(1))


def test_variants_are_known_by_name_and_by_position() -> None:
    assert VARIANTS["duel"] is DUEL
    assert VARIANTS["solo"] is SOLO
    for name, variant in VARIANTS.items():
        assert variant.name == name
        assert variant_of(start(name)) is variant


def test_only_a_variant_with_cards_has_chance() -> None:
    position = start("duel")
    draws = random.Random(1)
    with pytest.raises(RulesError, match="no card"):
        DUEL.draw_shuffle(position, draws)
    with pytest.raises(RulesError, match="no card"):
        DUEL.turn_card(position, None)
    with pytest.raises(RulesError, match="no cards"):
        DUEL.shuffle(position)
    with pytest.raises(RulesError, match="no card"):
        DUEL.reorder([position], ())
    assert DUEL.deal_unseen(position, draws) is None
    assert not DUEL.has_unknown_cards(position)
    assert DUEL.count_shuffles([position]) == 0
    assert DUEL.seen_start(position, (), [position]) == (position, ())
    assert DUEL.shuffle_if_due(position, None) is position
    assert not DUEL.is_shuffle_due(position)
    with pytest.raises(RulesError, match="there are no cards"):
        DUEL.with_card(position, 5)


def test_seats_that_players_take() -> None:
    assert DUEL.seats == (Seat.FIRST, Seat.SECOND)
    assert SOLO.seats == (Seat.FIRST,)
    assert SOLO.has_cards
    assert not DUEL.has_cards


@pytest.mark.parametrize("board", Board, ids=lambda board: board.value)
@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_the_start_is_known_and_made_again_from_its_options(name: str, board: Board) -> None:
    variant, position = VARIANTS[name], start(name, board)
    assert variant.is_set_up(position)
    options = variant.same_options(position, RING)
    assert variant.is_set_up(variant.set_up(options, random.Random(2)))
    assert variant.table(variant.set_up(options, random.Random(2))) == variant.table(position)
    assert not variant.is_set_up(variant.play(position, PASS))


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_it_goes_on_by_moves_and_cards_to_its_outcome(name: str) -> None:
    """Where a person is to move, everything is as `rules` says of the table."""
    variant, position, draws = VARIANTS[name], start(name), random.Random(3)
    while (decider := variant.decider(position)) is not None:
        assert variant.outcome(position) is None
        assert variant.table(variant.view(position, Seat.FIRST)) == variant.table(position)
        if decider is Chance.CARD:
            assert variant.legal_moves(position) == []
            assert variant.why_illegal(position, PASS) == "it is the Automa's turn"
            shuffle = variant.draw_shuffle(position, draws)
            move, position = variant.turn_card(position, shuffle)
            assert isinstance(move, AutomaMove)
            continue
        moves = variant.legal_moves(position)
        assert moves == legal_moves(variant.table(position))
        chosen = draws.choice(moves)
        assert variant.why_illegal(position, chosen) is None
        after = variant.play(position, chosen)
        assert variant.table(after) == play(variant.table(position), chosen)
        position = after
    ended = variant.outcome(position)
    assert ended is not None
    assert ended.scores == variant.scores(position)
    assert variant.legal_moves(position) == []


def test_nobody_plays_for_the_automa_in_a_duel() -> None:
    with pytest.raises(IllegalMoveError, match="the Automa does not play in a duel"):
        DUEL.play(start("duel"), AutomaMove("X"))


def test_cards_that_are_not_known_are_dealt() -> None:
    position, draws = start("solo"), random.Random(4)
    assert SOLO.dealt(position, draws) is position
    seen = SOLO.view(position, Seat.FIRST)
    assert SOLO.has_unknown_cards(seen)
    dealt = SOLO.dealt(seen, draws)
    assert not SOLO.has_unknown_cards(dealt)
    assert SOLO.view(dealt, Seat.FIRST) == seen
    empty = replace(position, pile=(), discards=position.deck.cards, aside=())
    assert SOLO.is_shuffle_due(empty)
    assert sorted(SOLO.dealt(empty, draws).pile) == sorted(position.deck.cards)
    duel = start("duel")
    assert DUEL.dealt(duel, draws) is duel
