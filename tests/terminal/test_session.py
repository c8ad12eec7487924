"""Sessions of both variants, with takebacks and resumptions: nothing is lost or doubled."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quiltbee.automa import UNKNOWN, Deck, SetUp, Solo, new_solo, shuffled
from quiltbee.games import Game, begin
from quiltbee.notation import (
    NotationError,
    format_record,
    parse_link,
    parse_record,
    parse_solo,
    record_game,
)
from quiltbee.notation.tags import PRACTICE
from quiltbee.rules import (
    PASS,
    AutomaMove,
    Chance,
    IllegalMoveError,
    Seat,
    new_game,
    ring_from_seed,
)
from quiltbee.terminal.computer import Computer
from quiltbee.terminal.session import Session

RING = ring_from_seed("1")


def begun(variant: str, seed: int) -> Session[Any]:
    draws = Random(seed)
    settled = SetUp(RING)
    if variant == "solo":
        settled = SetUp(RING, deck=draws.choice(list(Deck)), level=draws.randint(1, 5))
    return Session.of(record_game(settled.start(draws)), draws)


def cards_session(deck: Deck, seed: int) -> Session[Solo]:
    draws = Random(seed)
    return Session.of(record_game(new_solo(RING, shuffled(deck, draws), deck=deck, level=2)), draws)


def resumed(session: Session[Any], draws: Random) -> Session[Any]:
    record = parse_record(format_record(session.record()))
    assert record.problems == ()
    return Session.of(record, draws)


def take_back(session: Session[Any]) -> list[Any]:
    """Take back the last decision of a person, if there is one; the moves that went."""
    game = session.game
    keep = game.kept_by_takeback(session.people)
    if keep is None:
        return []
    session.take_back(keep)
    return list(game.moves[keep:])


def check(session: Session[Any]) -> None:
    """The record says what was played, and of a running game nothing that is hidden."""
    game, told = session.game, session.record()
    assert begin(game.start, game.moves).positions == game.positions
    assert tuple(told.moves) == game.moves
    start, moves = parse_link(game.link())
    assert (start, tuple(moves)) == (told.start, game.moves)
    if game.origin.has_cards:
        check_cards(game, told.positions[-1])


def check_cards(game: Game[Solo], told: Solo) -> None:
    solo = game.position
    assert sorted(solo.shuffle) == list(solo.deck.cards)
    for before, after in pairwise(game.positions):
        assert len(after.pile) in (len(before.pile), len(before.pile) - 1, 12)
    if not game.is_over:
        assert {*told.pile, *told.aside} <= {UNKNOWN}
        assert told.discards == solo.discards


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("variant", ["duel", "solo"])
def test_a_session_stays_whole_whatever_is_done(variant: str, seed: int) -> None:
    session, choices = begun(variant, seed), Random(f"choices {seed}")
    practice = False
    for number in range(400):
        game = session.game
        if game.is_over:
            break
        what = choices.random()
        if what < 0.1:
            practice |= any(isinstance(move, AutomaMove) for move in take_back(session))
        elif what < 0.2:
            before = game.seen_by(Seat.FIRST)
            session = resumed(session, choices)
            assert session.game.seen_by(Seat.FIRST) == before
        elif game.decider is Chance.CARD:
            session.turn_card()
        else:
            session.play(choices.choice(game.position.legal_moves()))
        assert session.game.practice == practice == (PRACTICE in session.record().tags)
        if what < 0.2 or number % 10 == 0:
            check(session)
    assert session.game.is_over
    check(session)


PASSING = Computer("greedy", "Quiltbee Passing", lambda position: PASS)


def test_the_computer_has_its_seat_in_the_record_and_in_the_options() -> None:
    record = record_game(new_game(RING))
    for seat, options in ((Seat.FIRST, " --first opponent"), (Seat.SECOND, "")):
        session = Session.of(record, Random(1), {seat: PASSING})
        assert session.people == (seat.other,)
        assert session.record().tags[f"Player{seat}"] == "Quiltbee Passing"
        assert session.options == f" --opponent greedy{options}"
    assert Session.of(record, Random(1)).options == ""


def test_a_takeback_against_the_computer_ends_at_the_persons_decision() -> None:
    session = Session.of(record_game(new_game(RING)), Random(1), {Seat.SECOND: PASSING})
    assert take_back(session) == []
    session.play(PASS)
    session.play(PASS)
    assert take_back(session) == [PASS, PASS]
    check(session)


def test_what_a_resumed_record_says_of_its_moves_is_kept() -> None:
    movetext = "{before} 1: L3a1 $1 {good} (1: pass) 2: pass $2 1: pass {bad}"
    record = parse_record(f'[Event "Club"]\n[Ring "{RING}"]\n\n{movetext} *\n')
    session = Session.of(record, Random(1))
    session.play(PASS)
    text = format_record(session.record())
    assert text.startswith('[Event "Club"]\n')
    assert text.endswith(f"\n{movetext} 2: pass *\n")
    take_back(session)
    assert take_back(session) == [PASS]
    session.play(PASS)
    text = format_record(session.record())
    assert text.endswith("\n{before} 1: L3a1 $1 {good} (1: pass) 2: pass $2 1: pass *\n")


def test_an_illegal_move_changes_nothing() -> None:
    session = cards_session(Deck.NORMAL, 1)
    session.play(PASS)
    before = session.game
    with pytest.raises(IllegalMoveError, match="Automa's turn"):
        session.play(PASS)
    assert session.game is before


@pytest.mark.parametrize("variant", ["duel", "solo"])
def test_a_resignation_is_recorded_with_its_seat(variant: str, tmp_path: Path) -> None:
    session = begun(variant, 1)
    session.file = tmp_path / "game.pgr"
    session.resign(Seat.FIRST)
    session.save()
    record = parse_record(session.file.read_text("utf-8"))
    assert (record.result, record.tags["Termination"]) == ("0-1", "resignation")
    assert record.problems == ()


# Cards


@pytest.mark.parametrize("deck", Deck)
def test_a_takeback_past_a_turned_card_is_practice_and_deals_anew(deck: Deck) -> None:
    seen = set()
    for seed in range(12):
        session = cards_session(deck, seed)
        start = session.game.position
        session.play(PASS)
        session.turn_card()
        assert len(take_back(session)) == 2
        game = session.game
        assert game.practice
        assert game.position.public_budget == start.public_budget
        assert sorted(game.position.shuffle) == sorted(deck.cards)
        seen.add(game.position.shuffle == start.shuffle)
        check(session)
    assert False in seen


def test_after_a_reshuffle_only_its_own_cards_are_dealt_anew() -> None:
    session, choices = cards_session(Deck.TACTICAL, 1), Random("choices")
    while not (len(session.game.start.later) == 1 and len(session.game.position.discards) == 3):
        game = session.game
        if game.decider is Chance.CARD:
            session.turn_card()
        else:
            session.play(choices.choice(game.position.legal_moves()))
    before = session.game
    while not any(isinstance(move, AutomaMove) for move in take_back(session)):
        pass
    turned = session.game.position.discards
    assert session.game.start.without_later() == before.start.without_later()
    assert session.game.start.later[0][: len(turned)] == before.start.later[0][: len(turned)]
    assert session.game.start.later[0] != before.start.later[0]
    check(session)
    while take_back(session):
        pass
    assert session.record().start.later == ()
    assert session.record().positions[-1].discards == ()


BUDGET_SHOWN = (
    "9/9/9/9/9/9/9/9/9 5.0 0.0:- BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA 1 - r tactical 4"
    " ?{}.?.?.?.?.?.?.?.?.? ?.?/-"
)


@pytest.mark.parametrize("budget", [1, 3, 4])
def test_a_position_that_shows_a_budget_is_dealt_so(budget: int) -> None:
    for seed in range(5):
        start = parse_solo(BUDGET_SHOWN.format(budget))
        session = Session.of(record_game(start), Random(seed))
        assert session.game.position.public_budget == budget
        check(session)


def test_the_record_of_a_running_game_keeps_the_public_budget() -> None:
    session = cards_session(Deck.TACTICAL, 1)
    session.play(PASS)
    session.turn_card()
    told = session.record()
    assert told.tags["NextBudget"] == str(session.game.position.public_budget)
    for seed in range(5):
        again = Session.of(told, Random(seed))
        assert again.game.position.public_budget == session.game.position.public_budget
        assert "NextBudget" not in again.tags
    session.resign(Seat.FIRST)
    assert "NextBudget" not in session.record().tags


@pytest.mark.parametrize("deck", Deck)
def test_a_budget_that_no_card_has_is_refused(deck: Deck) -> None:
    told = cards_session(deck, 1).record()
    wrong = record_game(told.start, tags={"NextBudget": "99"})
    with pytest.raises(NotationError, match=r"tag NextBudget: no card that is left has .* '99'"):
        Session.of(wrong, Random(1))


def test_a_last_shuffle_that_a_record_does_not_tell_is_dealt_anew() -> None:
    session, choices = cards_session(Deck.TACTICAL, 0), Random("choices")

    def go_on(session: Session[Solo]) -> None:
        game = session.game
        if game.decider is Chance.CARD:
            session.turn_card()
        else:
            session.play(choices.choice(game.position.legal_moves()))

    while not session.game.start.later:
        go_on(session)
    told = session.record()
    assert told.start.later == ((UNKNOWN,) * 12,)
    again = Session.of(replace(told, start=told.start.without_later()), Random(1))
    while not again.game.is_over:
        go_on(again)
    check(again)
