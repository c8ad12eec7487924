"""The cards and the levels are as printed in the box."""

import json
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from quiltbee.automa import CARDS, LEVELS, Deck, Filter

DATA = json.loads(
    (Path(__file__).parent.parent / "data" / "automa.json").read_text(encoding="utf-8")
)


def test_normal_deck_is_cards_1_to_12_and_tactical_deck_13_to_24() -> None:
    assert Deck.NORMAL.cards == tuple(range(1, 13))
    assert Deck.TACTICAL.cards == tuple(range(13, 25))
    assert list(CARDS) == list(range(1, 25))


@pytest.mark.parametrize("deck", Deck, ids=lambda deck: deck.value)
def test_cards_are_as_printed(deck: Deck) -> None:
    printed = [
        (card["number"], card["budget"], card["income"], card["filters"])
        for card in DATA["decks"][deck.value]
    ]
    cards = [CARDS[number] for number in deck.cards]
    assert printed == [
        (card.number, card.budget, card.income, [by.value for by in card.filters]) for card in cards
    ]


def test_every_card_but_12_has_three_filters_and_the_last_always_decides() -> None:
    assert CARDS[12].filters == ()
    for number in set(CARDS) - {12}:
        assert len(CARDS[number].filters) == 3
        assert CARDS[number].filters[-1] is Filter.FURTHEST


def test_levels_are_as_printed() -> None:
    found = [
        {
            "level": level.level,
            "numeral": level.numeral,
            "name": level.name,
            "marker": level.marker,
            "per_button_held": level.per_button_held,
            "per_patch_with_buttons": level.per_patch_with_buttons,
            "per_button_on_patches": level.per_button_on_patches,
        }
        for level in LEVELS.values()
    ]
    assert found == DATA["levels"]
    assert list(LEVELS) == [1, 2, 3, 4, 5]


def test_cards_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        CARDS[1].budget = 10  # type: ignore[misc]
    with pytest.raises(TypeError):
        CARDS[25] = CARDS[1]  # type: ignore[index]
    with pytest.raises(TypeError):
        LEVELS[6] = LEVELS[5]  # type: ignore[index]
