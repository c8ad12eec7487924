"""What is stored of a table: who sits where, and the game that its events come to."""

import pytest

from quiltbee.games import Moved, Resigned, TakenBack
from quiltbee.rules import PASS, IllegalMoveError, Seat
from quiltbee.server.store import SeatHolder, StoredEvent, StoredGame
from tests.server.store.support import (
    ANN,
    a_pass,
    against_the_automa,
    an_event,
    two_at_one_screen,
)


@pytest.mark.parametrize(
    ("holder", "kind"),
    [
        (SeatHolder("Ann", person=ANN), "person"),
        (SeatHolder("Quiltbee level 3", player="engine", level=3), "computer"),
        (SeatHolder("Greedy", player="greedy"), "computer"),
        (SeatHolder("Automa", player="automa"), "automa"),
    ],
)
def test_what_kind_of_player_sits_on_a_seat(holder: SeatHolder, kind: str) -> None:
    assert holder.kind == kind


@pytest.mark.parametrize(
    ("player", "level", "opponent"),
    [
        ("engine", 7, "computer"),
        ("greedy", None, "greedy"),
        ("random", None, "random"),
        ("automa", None, "automa"),
    ],
)
def test_the_opponent_is_whoever_is_no_person(
    player: str, level: int | None, opponent: str
) -> None:
    person, computer = SeatHolder("Ann", person=ANN), SeatHolder("It", player=player, level=level)
    for seats in ((person, computer), (computer, person)):
        setup = two_at_one_screen(seats=seats)
        assert (setup.opponent, setup.level) == (opponent, level)


def test_two_people_are_each_others_opponents() -> None:
    setup = two_at_one_screen()
    assert (setup.opponent, setup.level) == ("person", None)


def test_a_person_may_hold_both_seats_one_or_none() -> None:
    assert two_at_one_screen().seats_of(ANN) == (Seat.FIRST, Seat.SECOND)
    assert against_the_automa().seats_of(ANN) == (Seat.FIRST,)
    assert two_at_one_screen().seats_of("bob") == ()


def test_whoever_is_not_known_holds_no_seat() -> None:
    assert against_the_automa().seats_of(None) == ()


def test_the_variant_is_that_of_the_start() -> None:
    assert two_at_one_screen().start.variant == "duel"
    assert against_the_automa().start.variant == "solo"


def test_only_a_game_with_hidden_cards_that_is_played_on_is_practice() -> None:
    assert not two_at_one_screen(seed=None).begin().practice
    assert not against_the_automa().begin().practice
    assert against_the_automa(seed=None).begin().practice


def test_the_opening_belongs_to_the_game_and_is_not_taken_back() -> None:
    game = two_at_one_screen(opening=(PASS, PASS)).begin()
    assert len(game.moves) == 2
    assert game.kept_by_takeback() is None


def test_a_game_is_the_fold_over_its_events() -> None:
    events = [a_pass(1, "a"), a_pass(2, "b"), an_event(3, TakenBack(keep=1), "c")]
    stored = StoredGame.fold(two_at_one_screen(), events)
    assert (stored.number, stored.game.moves) == (3, (PASS,))


@pytest.mark.parametrize("number", [0, 1, 3])
def test_an_event_follows_the_one_before_it(number: int) -> None:
    stored = StoredGame.fold(two_at_one_screen(), [a_pass(1)])
    with pytest.raises(ValueError, match=f"event {number} can't follow event 1"):
        stored.after(a_pass(number))


def test_an_event_that_the_rules_forbid_is_refused() -> None:
    over = StoredGame.fold(two_at_one_screen(), [an_event(1, Resigned(Seat.FIRST))])
    assert over.game.is_over
    automas_turn = StoredGame.fold(against_the_automa(), [StoredEvent(1, "m", 0, Moved(PASS), ANN)])
    with pytest.raises(IllegalMoveError):
        automas_turn.after(a_pass(2))
