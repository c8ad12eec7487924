"""Chance in the solo kernel: uniform draws among the cards that may come, reshuffles, averages."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from quiltbee.automa import CARDS, LEVELS, Deck, new_solo, shuffled
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.random_games import SCRATCH
from quiltbee.kernel.solo.game import (
    discard,
    draw_card,
    is_budget_due,
    play_automa_turns,
    possible_cards,
    random_solo_games,
    show_budget,
)
from quiltbee.kernel.solo.state import (
    BUDGET,
    NOT_SHOWN,
    PILE,
    SOLO_WORDS,
    UNSEEN,
    solo_state_of,
)
from quiltbee.kernel.solo.tables import ALL_CARDS, DECK_CARDS
from quiltbee.kernel.state import ring_of
from quiltbee.kernel.tables import RING
from quiltbee.rules import LAST_SPACE, PATCHES, ring_from_seed


def numbers(*values: int) -> Int64Array:
    return np.array(values, dtype=np.int64)


def started(deck: Deck, level: int = 1) -> Int64Array:
    """The state after set-up, before a budget is shown."""
    unknown = (0,) * DECK_CARDS
    return solo_state_of(new_solo(ring_from_seed("quilt"), unknown, deck=deck, level=level))


@pytest.mark.parametrize("deck", Deck, ids=lambda deck: deck.value)
def test_hidden_cards_leave_no_trace_in_a_state(deck: Deck) -> None:
    """Dealt anew, the same position has the same state; and so has the person's view of it."""
    draws = Random(1)
    solo = new_solo(ring_from_seed("quilt"), shuffled(deck, draws), deck=deck)
    words = solo_state_of(solo).tolist()
    assert solo_state_of(solo.seen_by(None)).tolist() == words
    for _ in range(20):
        assert solo_state_of(solo.redealt(draws)).tolist() == words


def test_each_unseen_card_of_the_normal_deck_is_equally_likely() -> None:
    state, random_state = started(Deck.NORMAL), numbers(5)
    for card in (0, 7, 11):
        discard(state, card)
    assert not is_budget_due(state)
    drawn = Counter(draw_card(state, random_state) for _ in range(9_000))
    assert set(drawn) == {1, 2, 3, 4, 5, 6, 8, 9, 10}
    # six standard deviations
    assert all(1_000 - 179 < number < 1_000 + 179 for number in drawn.values())


def test_the_tactical_deck_shows_budgets_as_often_as_they_are_unseen() -> None:
    """And then each unseen card of that budget is equally likely."""
    start, random_state = started(Deck.TACTICAL), numbers(6)
    gone = Deck.TACTICAL.cards.index(15)  # of two with a budget of 3
    discard(start, gone)
    shown, drawn = Counter[int](), Counter[int]()
    for _ in range(11_000):
        state = start.copy()
        assert is_budget_due(state)
        show_budget(state, random_state)
        assert not is_budget_due(state)
        shown[int(state[BUDGET])] += 1
        card = draw_card(state, random_state)
        drawn[card] += 1
        assert CARDS[Deck.TACTICAL.cards[card]].budget == state[BUDGET]
        assert possible_cards(state) >> card & 1
    assert drawn.keys() == set(range(DECK_CARDS)) - {gone}
    assert all(1_000 - 181 < number < 1_000 + 181 for number in drawn.values())
    assert 1_000 - 181 < shown[3] < 1_000 + 181


def test_the_possible_cards_are_the_unseen_ones_of_the_public_budget() -> None:
    draws = Random(8)
    for _ in range(30):
        solo = new_solo(ring_from_seed("x"), shuffled(Deck.TACTICAL, draws), deck=Deck.TACTICAL)
        found = possible_cards(solo_state_of(solo))
        assert {card for n, card in enumerate(solo.deck.cards) if found >> n & 1} == {
            card for card in solo.unseen if CARDS[card].budget == solo.public_budget
        }


def test_all_twelve_cards_are_shuffled_when_the_pile_is_used_up() -> None:
    """The first time after ten cards; not any more once the Automa is on the last space."""
    for arrived in (False, True):
        state = started(Deck.NORMAL)
        for card in range(9):
            discard(state, card)
        assert (state[PILE], state[UNSEEN]) == (1, ALL_CARDS & ~0b111111111)
        state[k.PLAYER + k.TIME] = LAST_SPACE if arrived else 30
        discard(state, 9)
        left = (0, ALL_CARDS & ~0b1111111111) if arrived else (DECK_CARDS, ALL_CARDS)
        assert (state[PILE], state[UNSEEN], state[BUDGET]) == (*left, NOT_SHOWN)


def test_turns_are_played_up_to_the_persons_decision_or_the_end() -> None:
    ring, random_state = ring_of(new_solo(ring_from_seed("q"), (0,) * DECK_CARDS).table), numbers(9)
    for deck in Deck:
        state = started(deck)
        assert play_automa_turns(state, ring, random_state) == 0
        assert is_budget_due(state) is False
        state[k.TIME], state[k.TURN] = LAST_SPACE, 1
        assert play_automa_turns(state, ring, random_state) > 5
        assert (state[k.STAGE], state[k.TURN], state[k.PLAYER + k.TIME]) == (k.OVER, 0, LAST_SPACE)


@pytest.mark.slow
def test_random_games_repeat_and_have_these_averages() -> None:
    """Those of docs/how-it-works/performance.md, within six errors."""
    games, found = 4_000, []
    for _ in range(2):
        sums, state = np.zeros(6, dtype=np.int64), np.zeros(SOLO_WORDS, dtype=np.int64)
        ring, scratch = np.zeros(RING, dtype=np.int64), np.zeros(SCRATCH, dtype=np.int64)
        start = started(Deck.NORMAL, level=3)
        random_solo_games(start, state, ring, numbers(2018), scratch, games, sums)
        found.append(sums.tolist())
    assert found[0] == found[1]
    decisions, legal, cards, person, automa, won = found[0]
    assert decisions / games == pytest.approx(20.8, abs=0.4)
    assert legal / decisions == pytest.approx(86.3, abs=2)
    assert cards / games == pytest.approx(16.4, abs=0.3)
    assert person / games == pytest.approx(-11.4, abs=1.5)
    assert automa / games == pytest.approx(27.4, abs=1)
    assert won < games / 100


def test_a_patch_has_at_most_three_buttons() -> None:
    """So two binary digits of a patch's income tell all of it."""
    assert {patch.income for patch in PATCHES.values()} == {0, 1, 2, 3}
    assert sorted(LEVELS) == [1, 2, 3, 4, 5]
