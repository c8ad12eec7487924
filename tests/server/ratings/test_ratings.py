"""Ratings: which games count, what they change, and that they count once."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quiltbee.games import Aborted, Moved, Resigned, TimeControl, begin
from quiltbee.players import ENGINE
from quiltbee.rules import PASS, Move, Seat
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.accounts.schema import Account
from quiltbee.server.errors import Refusal, UnknownError
from quiltbee.server.ratings import (
    EARLY,
    LOWEST_DEVIATION,
    MOST_A_DAY,
    PROVISIONAL,
    RatingState,
    RatingStore,
)
from quiltbee.server.store import (
    OPEN,
    HandedOver,
    Joined,
    SeatHolder,
    Session,
    StoredEvent,
    StoredGame,
    TableSetup,
)
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tables.manners import abort, sit_down
from quiltbee.server.tournaments.store import TournamentStore
from quiltbee.server.tournaments.tournament import Tournament
from tests.server.store.support import ANN, ANNS_SESSION, append_all, two_at_one_screen

BOB = "bob"
BOBS_SESSION = Session("1" * 64, BOB, 1_700_000_000_000)
DAY = 24 * 60 * 60 * 1000
NOW = 1_700_000_000_000

SEATS = (SeatHolder("Ann", person=ANN), SeatHolder("Bob", person=BOB))
LEVEL_3 = SeatHolder("Level 3", player=ENGINE, level=3)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path)
    yield opened
    opened.close()


def half_a_game() -> tuple[Move, ...]:
    """Moves after which a game is no longer young."""
    game, moves = begin(two_at_one_screen().start), list[Move]()
    while sum(player.time for player in game.table.players) < EARLY:
        legal = game.position.legal_moves()
        moves.append(PASS if PASS in legal else legal[0])
        game = game.after(game.move(moves[-1]))
    return tuple(moves)


HALF = half_a_game()


def rated(game: str = "game", **changes: Any) -> TableSetup:
    """A rated duel of Ann and Bob from two places, half of which is played."""
    setup = two_at_one_screen(
        game, seats=SEATS, access="invitation", rated=True, takebacks=False, chosen=False
    )
    return replace(setup, **{"clock": TimeControl.parse("600+10"), "opening": HALF, **changes})


EARLY_RESIGNATION = Moved(PASS), Moved(PASS), Resigned(Seat.SECOND)


async def join(store: SqliteStore, *sessions: Session) -> None:
    """Give people names and accounts."""
    for session in sessions:
        person = session.person
        await store[SessionStore].add(session)
        await store[PeopleStore].rename(person, person.title())
        opened = replace(session, token_hash=session.token_hash[::-1] + "x")
        await store[PeopleStore].open_account(Account(person, person, person, None, NOW), opened)


async def play(store: SqliteStore, setup: TableSetup, *events: Any, at: int = NOW) -> StoredGame:
    """Store a game and its events, by default that Bob resigns."""
    happened = events or (Resigned(Seat.SECOND),)
    await store.games.create(setup)
    stored = StoredGame.fold(setup)
    numbered = (
        StoredEvent(number, f"m{number}", at, event, setup.seats[0].person)
        for number, event in enumerate(happened, 1)
    )
    return await append_all(store, stored, numbered)


def ratings_after(store: SqliteStore, *games: Any, now: int = NOW) -> dict[str, list[RatingState]]:
    """The ratings of Ann and Bob after games, each of which is played."""

    async def act() -> dict[str, list[RatingState]]:
        await join(store, ANNS_SESSION, BOBS_SESSION)
        for number, (setup, *events) in enumerate(games):
            await play(store, setup, *events, at=NOW + number * DAY)
        return {person: await store[RatingStore].of(person, now) for person in (ANN, BOB)}

    return asyncio.run(act())


def test_the_winner_gains_what_the_loser_loses(store: SqliteStore) -> None:
    found = ratings_after(store, [rated()])
    (ann,), (bob,) = found[ANN], found[BOB]
    assert (ann.rating_class, ann.games, ann.at) == ("rapid", 1, NOW)
    assert ann.rating.rating == pytest.approx(1662, abs=1)
    assert ann.rating.rating + bob.rating.rating == pytest.approx(3000)
    assert ann.rating.deviation < 350


@pytest.mark.parametrize(
    ("clock", "rating_class"), [("180+2", "blitz"), ("600+10", "rapid"), ("3d", "correspondence")]
)
def test_each_speed_has_its_rating(store: SqliteStore, clock: str, rating_class: str) -> None:
    found = ratings_after(store, [rated(clock=TimeControl.parse(clock))])
    assert [one.rating_class for one in found[ANN]] == [rating_class]


@pytest.mark.parametrize(
    "changes",
    [
        {"rated": False},
        {"clock": None},
        {"takebacks": True},
        {"chosen": True},
        {"seed": None},
        {"seats": (SEATS[0], replace(SEATS[1], person=ANN))},
        {"seats": (SEATS[0], SeatHolder("Greedy", player="greedy")), "access": "private"},
        {"seats": (SEATS[0], LEVEL_3), "clock": None},
    ],
)
def test_what_does_not_count(store: SqliteStore, changes: dict[str, Any]) -> None:
    assert ratings_after(store, [rated(**changes)]) == {ANN: [], BOB: []}


def test_levels_are_anchors_and_three_of_them_are_enough_for_a_rank(store: SqliteStore) -> None:
    async def act() -> None:
        await join(store, ANNS_SESSION)
        brought, listed = [], []
        for number in range(18):
            level = SeatHolder("Level", player=ENGINE, level=number % 3 + 4)
            setup, loses = rated(f"g{number}", seats=(SEATS[0], level)), Seat(number % 2 + 1)
            await play(store, setup, Resigned(loses.other), at=NOW + number * DAY)
            (ann,) = await store[RatingStore].of(ANN, NOW + number * DAY)
            brought.append(round(ann.rating.rating))
            listed += await store[RatingStore].best("rapid", ANN)
        settled = [one.deviation <= PROVISIONAL for one in listed]
        assert [one.rank is not None for one in listed] == settled
        assert settled == sorted(settled) != 18 * [False]
        assert brought[0] == 1604
        await play(store, rated("e", seats=(SEATS[0], LEVEL_3), opening=()), Resigned(Seat.FIRST))
        (ann,) = await store[RatingStore].of(ANN, NOW)
        assert ann.rating.rating < brought[-1], "An early resignation costs"

    asyncio.run(act())


def test_a_game_that_was_broken_off_does_not_count(store: SqliteStore) -> None:
    assert ratings_after(store, [rated(), Aborted()]) == {ANN: [], BOB: []}


def test_a_game_that_the_computer_played_on_does_not_count(store: SqliteStore) -> None:
    found = ratings_after(
        store, [rated(), Moved(PASS), HandedOver(Seat.SECOND, LEVEL_3), Resigned(Seat.SECOND)]
    )
    assert found == {ANN: [], BOB: []}


def test_a_rating_grows_uncertain_while_nobody_plays(store: SqliteStore) -> None:
    games = [[rated(f"game{number}")] for number in range(12)]
    found = ratings_after(store, *games, now=NOW + 11 * DAY)
    later = asyncio.run(store[RatingStore].of(ANN, NOW + 365 * DAY))
    assert later[0].rating.rating == found[ANN][0].rating.rating
    assert later[0].rating.deviation > found[ANN][0].rating.deviation > LOWEST_DEVIATION
    assert found[ANN][0].games == 12


def test_every_game_is_in_the_history(store: SqliteStore) -> None:
    ratings_after(store, [rated("one")], [rated("two")])
    history = asyncio.run(store[RatingStore].history(BOB))
    assert {change.game for change in history} == {"one", "two"}
    assert history[-1].rating < 1500


def test_what_a_game_made_of_ratings_is_taken_back(store: SqliteStore) -> None:
    """What came of later games stays, from where the ratings are without it."""

    async def act() -> None:
        await join(store, ANNS_SESSION, BOBS_SESSION)
        await play(store, rated("one"))
        first = {person: (await store[RatingStore].of(person, NOW))[0] for person in (ANN, BOB)}
        await play(store, rated("two"), at=NOW + 1)
        both = {person: (await store[RatingStore].of(person, NOW))[0] for person in (ANN, BOB)}
        await store[RatingStore].void("one")
        assert [change.game for change in await store[RatingStore].history(ANN)] == ["two"]
        for person in (ANN, BOB):
            (after,) = await store[RatingStore].of(person, NOW)
            gained = first[person].rating.rating - 1500
            assert after.games == 1
            assert after.rating.rating == pytest.approx(both[person].rating.rating - gained)
        await store[RatingStore].void("two")
        (ann,) = await store[RatingStore].of(ANN, NOW)
        assert ann.games == 0
        assert ann.rating.rating == pytest.approx(1500)
        with pytest.raises(UnknownError, match="changed no rating"):
            await store[RatingStore].void("two")

    asyncio.run(act())


def test_the_rating_that_is_shown_at_a_table_is_that_of_its_class(store: SqliteStore) -> None:
    ratings_after(store, [rated()])
    assert asyncio.run(store[RatingStore].rating_for(ANN, rated())) == 1662
    fast = rated(clock=TimeControl.parse("180+2"))
    assert asyncio.run(store[RatingStore].rating_for(ANN, fast)) is None


def test_a_rank_needs_an_account_a_settled_rating_and_several_settled_opponents(
    store: SqliteStore,
) -> None:
    sessions = [Session(str(number) * 64, name, NOW) for number, name in enumerate(PLAYERS, 2)]

    async def act() -> None:
        await join(store, *sessions)
        at, games = NOW, 0
        for evening in range(16):
            at += DAY
            for first, second in combinations(PLAYERS[:3] if evening < 8 else PLAYERS, 2):
                games += 1
                seats = SeatHolder(first, person=first), SeatHolder(second, person=second)
                loses = Resigned(Seat(evening % 2 + 1))
                await play(store, rated(f"game{games}", seats=seats), loses, at=at)
            if evening == 7:
                listed = await store[RatingStore].best("rapid", "cleo")
                assert all(one.provisional and one.rank is None for one in listed)
                assert all(one.deviation <= PROVISIONAL for one in listed), "but only two opponents"
        listed = await store[RatingStore].best("rapid", "cleo")
        assert [one.rank for one in listed] == [1, 2, 3, 4]
        assert [one.id for one in listed if one.you] == ["cleo"]
        assert await store[RatingStore].best("blitz", "cleo") == []
        await store[PeopleStore].set_listed("cleo", listed=False)
        assert len(await store[RatingStore].best("rapid", "cleo")) == 3

    asyncio.run(act())


PLAYERS = ("cleo", "dan", "eve", "fay")


# --- As a cheat would -----------------------------------------------------------------------------


def rating_of(store: SqliteStore, person: str) -> float | None:
    found = asyncio.run(store[RatingStore].of(person, NOW))
    return round(found[0].rating.rating) if found else None


def test_games_against_guests_of_ones_own_bring_nothing(store: SqliteStore) -> None:
    """45 of them brought 2214 points and the first place in 0.2.0, in six seconds."""

    async def act() -> None:
        await join(store, ANNS_SESSION)
        for number in range(3):
            guest = Session(f"{number:064}", f"guest{number}", NOW)
            await store[SessionStore].add(guest)
            seats = SEATS[0], SeatHolder("Guest", person=guest.person)
            await play(store, rated(f"game{number}", seats=seats), at=NOW + number)
        assert await store[RatingStore].best("rapid", ANN) == []

    asyncio.run(act())
    assert rating_of(store, ANN) is None


def test_games_of_two_accounts_bring_what_three_a_day_do_and_no_rank(
    store: SqliteStore,
) -> None:
    """Given up at once they bring the winner nothing; half played, three of them count each day.

    What 100 of them bring: `benchmarks.collusion`.
    """
    brought = {}

    async def act() -> None:
        await join(store, ANNS_SESSION, BOBS_SESSION)
        for number in range(MOST_A_DAY + 2):
            setup = rated(f"a{number}", opening=())
            await play(store, setup, *EARLY_RESIGNATION, at=NOW + number)
        brought["early"] = [len(await store[RatingStore].of(one, NOW)) for one in (ANN, BOB)]
        for number in range(MOST_A_DAY + 2):
            await play(store, rated(f"b{number}"), at=NOW + 2 * DAY + number)
        (ann,) = await store[RatingStore].of(ANN, NOW)
        brought["half"] = [ann.games, round(ann.rating.rating)]
        (listed, _) = await store[RatingStore].best("rapid", ANN)
        assert (listed.rank, listed.provisional) == (None, True)

    asyncio.run(act())
    assert brought == {"early": [0, 1], "half": [MOST_A_DAY, 1644]}


def test_a_forfeit_that_the_server_declares_moves_no_rating(store: SqliteStore) -> None:
    """An organiser with a second browser took 162 points from a stranger."""

    async def act() -> None:
        await join(store, ANNS_SESSION, BOBS_SESSION)
        setup = rated(tournament="t")
        await store.games.create(setup)
        forfeit = StoredEvent(1, "gone:1", NOW, Resigned(Seat.SECOND))
        await append_all(store, StoredGame.fold(setup), [forfeit])

    asyncio.run(act())
    assert rating_of(store, ANN) is rating_of(store, BOB) is None


@pytest.mark.parametrize(("organiser", "games"), [("cleo", 1), (ANN, 0)])
def test_tournament_games_count_unless_the_organiser_plays(
    store: SqliteStore, organiser: str, games: int
) -> None:
    async def act() -> None:
        await join(store, ANNS_SESSION, BOBS_SESSION, Session("5" * 64, "cleo", NOW))
        await store[TournamentStore].create(Tournament("t", "Club", NOW, organiser, "swiss"), "c")
        setup = await store[RatingStore].seated(rated(tournament="t"))
        assert setup.rated is bool(games)
        await play(store, setup)
        assert len(await store[RatingStore].of(ANN, NOW)) == games

    asyncio.run(act())


def test_resigning_before_one_has_moved_costs_the_loser_and_earns_the_winner_nothing(
    store: SqliteStore,
) -> None:
    ratings_after(store, [rated(opening=()), Resigned(Seat.SECOND)])
    assert rating_of(store, ANN) is None
    assert rating_of(store, BOB) == 1338


def test_the_ring_and_the_seats_of_a_rated_table_are_drawn_once_both_sit(
    store: SqliteStore,
) -> None:
    """Nobody closes tables until ring and seat suit; afterwards there is only resigning."""
    setup = rated(seats=(SEATS[0], OPEN), opening=())
    before = StoredGame.fold(setup)
    taken = [sit_down(before, Seat.SECOND, SEATS[1], Random(number)) for number in range(20)]
    later = [before.after(StoredEvent(1, "seat", NOW, event, BOB)) for event in taken]
    assert len({one.setup.seed for one in later}) == 20
    assert {one.setup.holder(Seat.FIRST).person for one in later} == {ANN, BOB}
    with pytest.raises(Refusal, match="you can only resign"):
        abort(later[0], [Seat.FIRST], gone=set())
    assert abort(later[0], [Seat.FIRST], gone={Seat.SECOND}) == Aborted()

    async def read(number: int) -> StoredGame:
        await store.games.create(replace(setup, id=f"game{number}"))
        opened = replace(before, setup=replace(setup, id=f"game{number}"))
        drawn = replace(taken[number].drawn, id=f"game{number}")
        event = Joined(taken[number].seat, SEATS[1], drawn)
        await append_all(store, opened, [StoredEvent(1, "seat", NOW, event)])
        return await store.games.load(f"game{number}")

    async def act() -> None:
        await join(store, ANNS_SESSION, BOBS_SESSION)
        for number in range(4):
            stored = await read(number)
            assert stored.setup.seats == later[number].setup.seats
            assert stored.setup.seed == later[number].setup.seed
            assert stored.game.position == later[number].game.position

    asyncio.run(act())
