"""What a fair start asks for, and which game follows the first of two."""

from dataclasses import replace

import pytest

from quiltbee.games import Moved, Resigned, TimeControl
from quiltbee.rules import PASS, Seat
from quiltbee.server.errors import Refusal
from quiltbee.server.ratings import is_rated
from quiltbee.server.starts import choose, cut, is_decided, second_of_two
from quiltbee.server.store import Cut, SeatChosen, SeatHolder, StoredEvent, StoredGame, TableSetup
from tests.server.store.support import ANN, two_at_one_screen
from tests.server.tables.two_places import BOB

FIRST, SECOND = Seat
ANNS, BOBS = SeatHolder("Ann", person=ANN), SeatHolder("Bob", person=BOB)


def table(**settled: object) -> TableSetup:
    """A rated table of two people."""
    common: dict[str, object] = {"seats": (ANNS, BOBS), "access": "invitation", "rated": True}
    common["clock"] = TimeControl.parse("600+10")
    return two_at_one_screen("game", **{**common, "takebacks": False, **settled})


def after(stored: StoredGame, *events: object) -> StoredGame:
    for event in events:
        number = stored.number + 1
        stored = stored.after(StoredEvent(number, f"m{number}", 0, event))  # type: ignore[arg-type]
    return stored


def played_out(stored: StoredGame) -> StoredGame:
    while not stored.game.is_over:
        moves = stored.game.position.legal_moves()
        stored = after(stored, Moved(PASS if PASS in moves else moves[0]))
    return stored


def refused(act: object, *arguments: object) -> str:
    with pytest.raises(Refusal) as caught:
        act(*arguments)  # type: ignore[operator]
    return str(caught.value)


def test_one_cuts_the_other_chooses_and_then_it_begins() -> None:
    stored = StoredGame.fold(table(fair="cut"))
    assert (stored.step, stored.decider) == ("cut", FIRST)
    assert "other player" in refused(cut, stored, [SECOND], 3)
    assert "nothing to settle" in refused(choose, stored, [SECOND], FIRST)
    stored = after(stored, cut(stored, [FIRST], 3))
    assert (stored.step, stored.decider, stored.game.compensation) == ("choose", SECOND, 3)
    assert "nothing to settle" in refused(cut, stored, [FIRST], 4)
    assert "other player" in refused(choose, stored, [FIRST], FIRST)
    taken = after(stored, choose(stored, [SECOND], FIRST))
    assert taken.setup.seats == (BOBS, ANNS)
    assert (taken.step, taken.decider) == (None, FIRST)
    left = after(stored, choose(stored, [SECOND], SECOND))
    assert left.setup.seats == (ANNS, BOBS)


def test_what_is_read_from_the_store_swaps_nobody_again() -> None:
    stored = StoredGame.fold(table(fair="cut", seats=(BOBS, ANNS)))
    read = after(stored, Cut(FIRST, -2), SeatChosen(FIRST))
    assert read.setup.seats == (BOBS, ANNS)
    assert (read.step, read.game.compensation) == (None, -2)


def test_the_points_count_and_so_does_the_rating() -> None:
    plain = played_out(StoredGame.fold(table()))
    assert plain.game.result is not None
    one, two = plain.game.result.scores
    points = one - two + 1
    stored = played_out(after(StoredGame.fold(table(fair="cut")), Cut(FIRST, points)))
    assert stored.game.result is not None
    assert stored.game.result.winner is SECOND
    assert stored.game.result.scores == (one, two + points)
    assert is_rated(stored)


def test_the_second_game_has_the_lead_of_the_first_and_counts_for_both() -> None:
    first = StoredGame.fold(table(fair="both", partner="next"))
    assert second_of_two(first, 0) is None, "it runs"
    first = played_out(first)
    setup = second_of_two(first, 7)
    assert setup is not None
    assert first.game.result is not None
    lead = first.game.result.scores[0] - first.game.result.scores[1]
    assert (setup.id, setup.partner, setup.created) == ("next", "game", 7)
    assert (setup.seats, setup.compensation) == ((BOBS, ANNS), lead)
    assert setup.start == first.setup.start
    assert not is_decided(first)
    assert not is_rated(first)
    second = played_out(StoredGame.fold(setup))
    assert second.game.result is not None
    # The same moves: what Ann was ahead in the first game, Bob is in the second.
    assert second.game.result.scores[0] == second.game.result.scores[1]
    assert second.game.result.reason == "first to 53"
    assert is_decided(second)
    assert is_rated(second)
    assert second_of_two(second, 0) is None
    given_up = after(StoredGame.fold(setup), Resigned(FIRST))
    assert is_rated(given_up), "the first game was played"


def test_whoever_resigns_the_first_game_loses_both() -> None:
    begun = StoredGame.fold(table(fair="both", partner="next"))
    stored = after(begun, Moved(PASS), Moved(PASS), Resigned(SECOND))
    assert second_of_two(stored, 0) is None
    assert is_decided(stored)
    assert is_rated(stored)


def test_where_the_computer_has_taken_over_no_second_game_is_opened() -> None:
    computer = SeatHolder("Quiltbee level 3", player="engine", level=3)
    stored = StoredGame.fold(table(fair="both", partner="next", seats=(ANNS, computer)))
    assert second_of_two(played_out(stored), 0) is None


def test_an_ordinary_table_has_nothing_to_settle() -> None:
    stored = StoredGame.fold(table())
    assert stored.step is None
    assert "nothing to settle" in refused(cut, stored, [FIRST], 0)
    waiting = StoredGame.fold(
        replace(table(fair="cut"), seats=(ANNS, SeatHolder("", is_open=True)))
    )
    assert "other seat" in refused(cut, waiting, [FIRST], 0)
