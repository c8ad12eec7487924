"""A game as a fold over its events, for both variants."""

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltbee.games import (
    Aborted,
    CardTurned,
    Event,
    Flagged,
    Game,
    Moved,
    Resigned,
    Result,
    TakenBack,
    begin,
    begin_record,
)
from quiltbee.notation import (
    NotationError,
    format_position,
    format_record,
    parse_link,
    parse_record,
)
from quiltbee.rules import (
    PASS,
    AutomaMove,
    Chance,
    IllegalMoveError,
    RulesError,
    Seat,
    place_special_patch,
    ring_from_seed,
)
from tests.games.play import VARIANTS, games, new, played

# --- Who decides, and what is legal ---------------------------------------------------------------


def test_the_decider_is_a_seat_a_card_or_nobody() -> None:
    game = new("solo")
    assert game.decider is Seat.FIRST
    game = game.after(game.move(PASS))
    assert game.decider is Chance.CARD
    assert game.position.legal_moves() == []
    end = played(game, 200)
    assert end.decider is None
    assert end.is_over


@pytest.mark.parametrize("variant", VARIANTS)
def test_illegal_moves_are_refused_with_the_reason(variant: str) -> None:
    game = new(variant)
    with pytest.raises(IllegalMoveError, match="there is no special patch to place"):
        game.move(place_special_patch(0, 0))
    with pytest.raises(RulesError, match="no card is due"):
        game.turn_card(random.Random(1))
    resigned = game.after(game.resign(Seat.FIRST))
    with pytest.raises(IllegalMoveError, match="the game is over"):
        resigned.move(PASS)
    with pytest.raises(RulesError, match="the game is over"):
        resigned.resign(Seat.FIRST)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_move_is_checked_once_but_again_in_another_position(
    variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, checked = new(variant), list[Any]()
    usual = type(game.position).play

    def counted(position: Any, move: Any) -> Any:
        checked.append(move)
        return usual(position, move)

    monkeypatch.setattr(type(game.position), "play", counted)
    patch = next(move for move in game.position.legal_moves() if move != PASS)
    event = game.move(patch)
    later = game.after(event)
    assert checked == [patch]
    assert later.position == game.after(Moved(patch)).position
    assert checked == [patch, patch]
    with pytest.raises(IllegalMoveError):
        later.after(event)


def test_nobody_can_move_on_the_automas_turn() -> None:
    game = played(new("solo"), 0).after(Moved(PASS))
    assert game.decider is Chance.CARD
    with pytest.raises(IllegalMoveError, match="it is the Automa's turn"):
        game.move(PASS)


# --- The fold -------------------------------------------------------------------------------------


@given(games())
def test_the_same_events_give_the_same_game(game: Game[Any]) -> None:
    again = begin(game.origin)
    for move, before, after in zip(game.moves, game.positions, game.positions[1:], strict=False):
        if isinstance(move, AutomaMove):
            emptied = len(after.pile) > len(before.pile)
            event: Event = CardTurned(after.shuffle if emptied else None)
        else:
            event = Moved(move)
        again = again.after(event)
    assert again == game


@given(games())
def test_a_game_goes_on_from_its_record_and_its_link(game: Game[Any]) -> None:
    record = parse_record(format_record(game.record()))
    assert record.problems == ()
    resumed = begin_record(record)
    assert resumed.moves == game.moves
    assert resumed.table == game.table  # the budget of the next card stands in no record
    assert resumed.locked == len(game.moves)
    start, moves = parse_link(game.link())
    assert begin(start, moves).table == game.table


@given(games())
def test_no_one_sees_a_card_before_it_is_turned(game: Game[Any]) -> None:
    if game.origin.has_cards:
        assert game.seen_by(Seat.FIRST) == game.position.seen_by(None)
    else:
        assert game.seen_by(Seat.FIRST) is game.position
    record = game.record()
    if game.origin.has_cards and not game.is_over:
        assert format_position(record.positions[-1].seen_by(None)) == (
            format_position(record.positions[-1])
        )


@given(games())
def test_another_game_is_like_the_first_but_for_its_ring(game: Game[Any]) -> None:
    ring = ring_from_seed("another")
    start = game.position.set_up_again(ring, random.Random(1))
    assert start.is_set_up
    assert (start.table.ring, start.table.board) == (ring, game.table.board)
    if game.origin.has_cards:
        assert (start.deck, start.level) == (game.position.deck, game.position.level)
    assert start != game.origin


@given(games(), st.data())
def test_takebacks_shorten_the_game(game: Game[Any], data: st.DataObject) -> None:
    keep = data.draw(st.integers(0, len(game.moves)))
    event = game.take_back(keep, random.Random(1))
    later = game.after(event)
    assert later.moves == game.moves[:keep]
    assert later.table == game.positions[keep].table
    assert later.practice == (event.shuffle is not None) == game.has_card_after(keep)
    assert later.seen_by(None) == game.positions[keep].seen_by(None)
    assert begin(later.start, later.moves).positions == later.positions


@given(games(), st.integers(0, 99))
def test_dealing_again_changes_only_unseen_cards(game: Game[Any], seed: int) -> None:
    dealt = game.redealt(random.Random(seed))
    assert dealt.seen_by(None) == game.seen_by(None)
    assert dealt.moves == game.moves
    assert begin(dealt.start, dealt.moves).positions == dealt.positions


def test_takeback_past_a_card_deals_again_and_makes_the_game_practice() -> None:
    game = new("solo", seed=3)
    game = game.after(game.move(PASS))
    game = game.after(game.turn_card(random.Random(3)))
    keep = game.kept_by_takeback((Seat.FIRST,))
    assert keep == 0
    event = game.take_back(keep, random.Random(4))
    assert event.shuffle is not None
    assert event.shuffle != game.position.shuffle
    later = game.after(event)
    assert later.practice
    assert later.position.shuffle == event.shuffle
    with pytest.raises(RulesError, match="the moves that are kept are 0 to 2"):
        game.take_back(3, random.Random(1))


# --- Takeback and resignation ---------------------------------------------------------------------


def test_a_takeback_goes_to_the_last_decision_of_the_seats_that_ask() -> None:
    game = new("duel")
    for _ in range(3):
        game = game.after(game.move(PASS))
    deciders = [game.decider_of(index) for index in range(3)]
    assert deciders == [Seat.FIRST, Seat.SECOND, Seat.FIRST]
    assert game.kept_by_takeback() == 2
    assert game.kept_by_takeback((Seat.SECOND,)) == 1
    assert game.kept_by_takeback(()) is None


def test_locked_moves_are_never_taken_back() -> None:
    start = new("duel").position
    assert begin(start, [PASS, PASS]).kept_by_takeback() is None
    assert begin(start, [PASS, PASS], locked=1).kept_by_takeback() == 1
    with pytest.raises(RulesError, match="the moves that are kept are 2 to 2"):
        begin(start, [PASS, PASS]).take_back(1, random.Random(1))


@pytest.mark.parametrize("seat", Seat)
def test_a_resignation_ends_the_game_and_is_taken_back_alone(seat: Seat) -> None:
    game = played(new("duel"), 3)
    resigned = game.after(game.resign(seat))
    assert resigned.result == Result(seat.other, game.position.scores, "resignation")
    assert resigned.is_over
    record = resigned.record({"Event": "Casual"})
    assert record.result == ("0-1" if seat is Seat.FIRST else "1-0")
    assert dict(record.tags) == {"Event": "Casual", "Termination": "resignation"}
    keep = resigned.kept_by_takeback()
    assert keep == 3
    again = resigned.after(resigned.take_back(keep, random.Random(1)))
    assert (again.moves, again.resigned) == (game.moves, None)


# --- Ended from outside ---------------------------------------------------------------------------


@pytest.mark.parametrize("seat", Seat)
def test_who_is_flagged_loses_on_time_for_good(seat: Seat) -> None:
    game = played(new("duel"), 3)
    flagged = game.after(game.flag(seat))
    assert flagged.result == Result(seat.other, game.position.scores, "time")
    assert flagged.is_over
    assert flagged.resigned is None
    record = flagged.record({"TimeControl": "600~10"})
    assert record.result == ("0-1" if seat is Seat.FIRST else "1-0")
    assert dict(record.tags) == {"TimeControl": "600~10", "Termination": "time forfeit"}
    assert parse_record(format_record(record)).problems == ()
    assert flagged.kept_by_takeback() is None
    with pytest.raises(RulesError, match="the game is over for good"):
        flagged.take_back(0, random.Random(1))


def test_an_aborted_game_is_over_without_a_result() -> None:
    game = played(new("duel"), 1)
    aborted = game.after(game.abort())
    assert aborted.is_over
    assert aborted.result is None
    record = aborted.record()
    assert (record.result, record.tags["Termination"]) == ("*", "abandoned")
    again = parse_record(format_record(record))
    assert (again.result, again.tags["Termination"], again.problems) == ("*", "abandoned", ())
    assert aborted.kept_by_takeback() is None
    with pytest.raises(RulesError, match="the game is over for good"):
        aborted.take_back(0, random.Random(1))


def test_a_game_is_aborted_only_before_both_have_acted() -> None:
    game = new("duel")
    for _ in range(2):
        assert game.can_abort
        assert game.abort() == Aborted()
        game = game.after(game.move(PASS))
    assert not game.can_abort
    with pytest.raises(RulesError, match="too far on to be broken off"):
        game.abort()
    assert game.after(game.take_back(1, random.Random(1))).can_abort


def test_moves_before_the_game_began_do_not_count_against_an_abort() -> None:
    assert begin(new("duel").position, [PASS, PASS]).can_abort
    assert not begin(new("duel").position, [PASS, PASS], locked=0).can_abort


def test_a_game_of_one_player_is_never_aborted() -> None:
    assert not new("solo").can_abort
    with pytest.raises(RulesError, match="too far on"):
        new("solo").abort()


@pytest.mark.parametrize("ending", [Resigned(Seat.FIRST), Flagged(Seat.FIRST), Aborted()])
def test_after_its_end_a_game_takes_no_requests(ending: Any) -> None:
    over = new("duel").after(ending)
    assert over.ended == ending
    assert not over.can_abort
    with pytest.raises(IllegalMoveError, match="the game is over"):
        over.move(PASS)
    for request in (lambda: over.flag(Seat.FIRST), over.abort, lambda: over.resign(Seat.FIRST)):
        with pytest.raises(RulesError, match=r"^the game is over$"):
            request()


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_end_has_a_result(variant: str) -> None:
    game = new(variant)
    assert game.result is None
    assert game.record().tags["Termination"] == "unfinished"
    end = played(game, 200)
    assert end.result is not None
    assert end.result.scores == end.position.scores
    assert end.record().tags["Termination"] == "normal"
    assert end.record().result != "*"


# --- Beginning ------------------------------------------------------------------------------------


def test_begin_names_an_illegal_move() -> None:
    with pytest.raises(NotationError, match=r"^move 2, player 2: .* is illegal"):
        begin(new("duel").position, [PASS, place_special_patch(0, 0)])


def test_practice_is_written_in_the_record_and_read_again() -> None:
    game = begin(new("solo").position, practice=True)
    assert game.record().tags["Practice"] == "1"
    assert begin_record(game.record()).practice
    assert not begin_record(new("solo").record()).practice


def test_cards_not_in_the_record_are_dealt_before_the_game_continues() -> None:
    game = begin_record(new("solo").record())
    assert game.position.has_unknown_cards
    dealt = game.redealt(random.Random(1))
    assert not dealt.position.has_unknown_cards


def test_record_from_an_empty_pile_keeps_the_cards_of_the_start() -> None:
    whole = played(new("solo"), 200)
    steps = pairwise(whole.positions)
    before, after = next(step for step in steps if len(step[1].pile) > len(step[0].pile))
    discards = (*before.discards, before.pile[0])
    due = replace(after, pile=(), aside=before.aside, discards=discards, later=(after.shuffle,))
    assert due.is_shuffle_due
    game = begin(due)
    assert game.start == due
    assert game.position == after
    assert begin(game.start).positions == game.positions


def test_a_game_knows_no_shuffle_of_its_record_that_it_has_not_come_to() -> None:
    whole = played(new("solo"), 200)
    assert whole.start.later
    middle = len(whole.moves) // 2
    game = begin(whole.start, whole.moves[:middle])
    assert game.positions == whole.positions[: middle + 1]
    assert all(position.later == () for position in game.positions)
    assert game.start.later == whole.start.later[: len(game.start.later)] != whole.start.later


def test_a_pile_that_was_used_up_is_dealt_though_no_record_tells_its_cards() -> None:
    start = new("solo", seed=2).position
    gone = replace(start, pile=(), aside=(), discards=start.shuffle)
    game = begin(gone).redealt(random.Random(1))
    assert game.start.later == (game.position.shuffle,)
    assert not game.position.has_unknown_cards
    assert begin(game.start).positions == game.positions


def test_events_are_values() -> None:
    assert Moved(PASS) == Moved(PASS)
    assert CardTurned() == CardTurned(None)
    assert TakenBack(1) != TakenBack(2)
    assert Resigned(Seat.FIRST) != Resigned(Seat.SECOND)
    assert Flagged(Seat.FIRST) != Flagged(Seat.SECOND)
    assert Aborted() == Aborted()
