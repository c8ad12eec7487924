"""Solo sittings played at random, with takebacks and resumptions: nothing is lost or doubled."""

from itertools import pairwise
from random import Random

import pytest

from quiltbee.arena import shuffled
from quiltbee.automa import UNKNOWN, AutomaMove, Deck, new_solo, solo_moves, view
from quiltbee.commands.solo_sitting import SoloSitting
from quiltbee.notation import (
    SoloRecord,
    format_record,
    parse_game,
    parse_solo,
    parse_solo_link,
    record_solo_game,
)
from quiltbee.notation.tags import PRACTICE
from quiltbee.rules import ring_from_seed


def begun(seed: int) -> SoloSitting:
    draws = Random(seed)
    deck = draws.choice(list(Deck))
    start = new_solo(
        ring_from_seed(str(seed)), shuffled(deck, draws), deck=deck, level=draws.randint(1, 5)
    )
    return SoloSitting(record_solo_game(start, (), ()), draws)


def resumed(sitting: SoloSitting, draws: Random) -> SoloSitting:
    record = parse_game(format_record(sitting.final_record()))
    assert isinstance(record, SoloRecord)
    assert record.problems == ()
    return SoloSitting(record, draws)


def check(sitting: SoloSitting) -> None:
    """The record says what was played, and of a running game nothing that is hidden."""
    assert sitting.record.positions == sitting.positions
    solo = sitting.position
    assert sorted(solo.pile + solo.aside + solo.discards) == list(solo.deck.cards)
    for before, after in pairwise(sitting.positions):
        assert len(after.pile) in (len(before.pile), len(before.pile) - 1, 12)
    told = sitting.final_record()
    assert told.moves == sitting.record.moves
    if not sitting.is_over:
        last = told.positions[-1]
        assert {*last.pile, *last.aside} <= {UNKNOWN}
        assert last.discards == solo.discards
    start, shuffles, moves = parse_solo_link(sitting.link())
    assert (start, shuffles, moves) == (told.start, told.shuffles, told.moves)


@pytest.mark.parametrize("seed", range(25))
def test_a_sitting_stays_whole_whatever_is_done(seed: int) -> None:
    sitting, choices = begun(seed), Random(f"choices {seed}")
    practice = False
    for _ in range(400):
        if sitting.is_over:
            break
        what = choices.random()
        if what < 0.1:
            taken = sitting.undo()
            practice |= any(isinstance(move, AutomaMove) for move in taken)
        elif what < 0.2:
            before = view(sitting.position)
            sitting = resumed(sitting, choices)
            assert view(sitting.position) == before
        elif sitting.position.is_automas_turn:
            sitting.turn_card()
        else:
            sitting.play(choices.choice(solo_moves(sitting.position)))
        assert sitting.is_practice == practice == (PRACTICE in sitting.record.tags)
        check(sitting)
    assert sitting.is_over


@pytest.mark.parametrize("budget", [1, 3, 4])
def test_a_position_that_shows_a_budget_is_dealt_so(budget: int) -> None:
    text = (
        "9/9/9/9/9/9/9/9/9 5.0 0.0:- BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA 1 - r tactical 4"
        f" ?{budget}.?.?.?.?.?.?.?.?.? ?.?/-"
    )
    for seed in range(5):
        sitting = SoloSitting(record_solo_game(parse_solo(text), (), ()), Random(seed))
        assert sitting.position.public_budget == budget
        check(sitting)
