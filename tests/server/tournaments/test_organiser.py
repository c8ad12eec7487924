"""Whole tournaments: rounds come by themselves, once each, and whatever happens in between."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from quiltbee.rules import Seat
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.errors import (
    Refusal,
    TakenError,
    TooManyError,
    UnknownCodeError,
    UnknownError,
    UsedError,
)
from quiltbee.server.store import Session
from quiltbee.server.store.postgres import PostgresStore
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tables import manners
from quiltbee.server.tournaments.pairing import matches_of, standings
from quiltbee.server.tournaments.store import TournamentStore
from quiltbee.server.tournaments.tournament import Tournament
from tests.server.tournaments.club import CODE, NOW, Club, a_club, seats_of

SIX = ("ann", "bob", "cleo", "dan", "eva", "finn")
FOUR = SIX[:4]


def places(stored: Tournament) -> list[tuple[int, int, float]]:
    """Place, entrant and points of all."""
    numbers = [entrant.number for entrant in stored.entrants]
    return [(one.place, one.entrant, one.points) for one in standings(numbers, matches_of(stored))]


@pytest.mark.slow
async def test_a_swiss_of_six(tmp_path: Path) -> None:
    async with a_club(tmp_path, SIX) as club:
        clock = "600+10"
        tournament = await club.announce("swiss", SIX, clock=clock, rated=True)
        stored = await club.organiser.begin(tournament)
        assert (stored.state, stored.rounds, stored.round) == (
            "running",
            3,
            1,
        )
        for number in (1, 2, 3):
            assert stored.round == number
            assert len(stored.running_games) == 3  # the second ones open after the first
            stored = await club.play_round(tournament)
        assert stored.state == "over"
        met = [{pairing.first, pairing.second} for pairing in stored.pairings]
        assert all(met.count(pair) == 1 for pair in met)
        assert places(stored)[0] == (1, 1, 6)
        check_tables(club, tournament)


def check_tables(club: Club, tournament: str) -> None:
    """The two games of each pairing are on one ring, with seats changed."""
    assert len(club.opened) == 18
    on_their_rings = sorted(club.opened, key=lambda setup: str(setup.seed))
    for first, second in list(pairwise(on_their_rings))[::2]:
        assert first.start == second.start
        assert seats_of(first) == seats_of(second)[::-1]
    rings = {setup.seed for setup in club.opened}
    assert len(rings) == 9
    for setup in club.opened:
        assert (setup.access, setup.takebacks, setup.rated) == ("invitation", False, True)
        assert (str(setup.clock), setup.tournament) == ("600+10", tournament)
        assert setup.is_remote
        assert setup.is_full


async def test_a_double_round_robin_of_four(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("double_round_robin", FOUR, twice=False)
        stored = await club.organiser.begin(tournament)
        for number in range(1, 7):
            assert (stored.state, stored.round) == ("running", number)
            stored = await club.play_round(tournament)
        assert stored.state == "over"
        assert places(stored) == [(1, 1, 6), (2, 2, 4), (3, 3, 2), (4, 4, 0)]
        seats = [seats_of(setup) for setup in club.opened]
        assert len(set(seats)) == len(seats) == 12


async def test_games_are_known_by_their_tournament_and_have_a_result(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR)
        stored = await club.organiser.begin(tournament)
        game = await club.store.games.load(stored.running_games[0].id)
        assert game.setup.tournament == tournament
        with pytest.raises(Refusal, match="you can only resign"):
            manners.abort(game, [Seat.FIRST], set())
        with pytest.raises(Refusal, match="computer can't replace players"):
            manners.hand_over(game, [*game.setup.person_seats], 3, set())
        await club.play(stored.running_games[0], 1)
        game = await club.store.games.load(stored.running_games[0].id)
        with pytest.raises(Refusal, match="no rematches in a tournament"):
            manners.ask_for_rematch(game, game.setup.person_seats[:1])


async def test_a_crash_between_two_rounds_loses_nothing(tmp_path: Path) -> None:
    """The process in which the last game ended did not pair the next round; the next one does."""

    async with a_club(tmp_path, FOUR, pairs_by_itself=False) as club:
        tournament = await club.announce("swiss", FOUR)
        await club.organiser.begin(tournament)
        stored = await club.play_round(tournament)
        assert (stored.round, len(stored.running_games)) == (1, 4)  # nothing is noted
    store = SqliteStore(tmp_path)
    later = Club(store)
    assert await store.database.read(lambda one: store[TournamentStore].due(one, NOW)) == [
        tournament
    ]
    stored = await later.tick(tournament)
    assert stored.round == 2
    assert len(later.opened) == 4
    assert len(stored.running_games) == 4
    await later.close()
    store.close()


async def test_a_process_that_noted_nothing_finds_that_it_is_over(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR, pairs_by_itself=False) as club:
        tournament = await club.announce("swiss", FOUR, rounds=1)
        await club.organiser.begin(tournament)
        await club.play_round(tournament)
        assert (await club.organiser.load(tournament)).state == "running"
        assert (await club.tick(tournament)).state == "over"
        assert await club.due(tournament) is None


async def test_two_processes_that_pair_at_once_make_one_round(tmp_path: Path) -> None:
    async with a_club(tmp_path, SIX, pairs_by_itself=False) as club:
        clubs = [club, *(Club(club.store, seed) for seed in (2, 3, 4))]
        tournament = await club.announce("swiss", SIX)
        begun = await asyncio.gather(
            *(each.organiser.begin(tournament) for each in clubs), return_exceptions=True
        )
        assert sum(isinstance(one, TakenError) for one in begun) == 3
        assert sum(len(each.opened) for each in clubs) == 6
        await club.play_round(tournament)
        await asyncio.gather(*(each.ticker.do_all() for each in clubs))
        found = [await each.organiser.load(tournament) for each in clubs]
        assert {one.round for one in found} == {2}
        assert len(set(found)) == 1
        assert sum(len(each.opened) for each in clubs) == 12


@pytest.mark.slow
async def test_two_servers_on_one_database_make_one_round(database: str) -> None:
    stores = [PostgresStore(database), PostgresStore(database)]
    for person in FOUR:
        await stores[0][SessionStore].add(Session(person.ljust(64, "0"), person, NOW))
    clubs = [Club(store, seed, pairs_by_itself=False) for seed, store in enumerate(stores)]
    tournament = await clubs[0].announce("swiss", FOUR)
    begun = await asyncio.gather(
        *(club.organiser.begin(tournament) for club in clubs), return_exceptions=True
    )
    assert sum(isinstance(one, TakenError) for one in begun) == 1
    await clubs[1].play_round(tournament)
    await asyncio.gather(*(club.ticker.do_all() for club in clubs))
    found = [await club.organiser.load(tournament) for club in clubs]
    assert found[0] == found[1]
    assert (found[0].round, len(found[0].running_games)) == (2, 4)
    assert sum(len(club.opened) for club in clubs) == 8
    for club, store in zip(clubs, stores, strict=True):
        await club.close()
        store.close()


async def test_who_withdraws_loses_what_runs_and_is_not_paired_again(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR)
        await club.organiser.begin(tournament)
        stored = await club.withdraw(tournament, 1)
        lost = [game for one in stored.pairings for game in one.games if game.over]
        assert len(lost) == 2
        assert all(1 in (game.first, game.second) for game in lost)
        assert all(game.winning_entrant != 1 for game in lost)
        stored = await club.play_round(tournament)
        assert stored.round == 2
        (bye,) = [one for one in stored.pairings if one.second is None]
        assert bye.round == 2
        assert not bye.games
        second = [one for one in stored.pairings if one.round == 2]
        assert 1 not in {entrant for one in second for entrant in (one.first, one.second)}


async def test_a_round_robin_goes_on_to_its_end_without_those_who_left(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("round_robin", FOUR)
        await club.organiser.begin(tournament)
        for entrant in (3, 4):
            await club.withdraw(tournament, entrant)
        stored = await club.organiser.load(tournament)
        while stored.state != "over":
            stored = await club.play_round(tournament)
        assert stored.round == 3
        met = [one for one in stored.pairings if {one.first, one.second} == {1, 2}]
        assert len(met) == 1
        stored = await club.organiser.load(tournament)
        with pytest.raises(TakenError, match="is over"):
            await club.withdraw(tournament, 1)


async def test_a_tournament_ends_when_only_one_is_left(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR[:2]) as club:
        tournament = await club.announce("swiss", FOUR[:2], rounds=5)
        await club.organiser.begin(tournament)
        stored = await club.withdraw(tournament, 2)
        assert (stored.state, stored.round) == ("over", 1)


async def test_the_organiser_declares_games_lost(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR)
        stored = await club.organiser.begin(tournament)
        first, second = stored.pairings
        missing = first.first
        for number, entrant in ((3, missing), (2, missing), (1, 99)):
            with pytest.raises(UnknownError, match="no such pairing"):
                await club.organiser.forfeit(tournament, number, entrant)
        stored = await club.organiser.forfeit(tournament, 1, missing)
        assert {game.winning_entrant for game in stored.pairings[0].games} == {first.second}
        with pytest.raises(TakenError, match="No game of that pairing"):
            await club.organiser.forfeit(tournament, 1, missing)
        stored = await club.organiser.forfeit(tournament, 2, second.first)
        assert stored.round == 2
        assert missing in stored.active


async def test_who_joins_and_who_may_not(tmp_path: Path) -> None:
    async with a_club(tmp_path, SIX) as club:
        store = club.organiser
        tournament = await club.announce("double_round_robin", FOUR)
        with pytest.raises(UnknownCodeError):
            await store.join(tournament, "d" * 64, "eva", None)
        with pytest.raises(TakenError, match="joined this tournament already"):
            await store.join(tournament, CODE, "bob", None)
        with pytest.raises(UnknownError, match="no such entrant"):
            await club.withdraw(tournament, 9)
        await club.withdraw(tournament, 2)
        await store.invite(tournament, "d" * 64)
        await store.join(tournament, "d" * 64, "bob", None)
        stored = await store.load(tournament)
        assert [(one.number, one.name) for one in stored.entrants] == [
            (1, "Ann"),
            (3, "Cleo"),
            (4, "Dan"),
            (5, "Player 5"),
        ]
        await club.organiser.begin(tournament)
        with pytest.raises(UsedError, match="has begun"):
            await store.join(tournament, "d" * 64, "eva", None)
        for late in (store.invite(tournament, CODE), store.remove(tournament)):
            with pytest.raises(TakenError, match="has begun"):
                await late


async def test_a_tournament_can_be_full(tmp_path: Path) -> None:
    people = [f"p{number}" for number in range(9)]

    async with a_club(tmp_path, people) as club:
        tournament = await club.announce("double_round_robin", people[:8])
        with pytest.raises(TakenError, match="is full"):
            await club.organiser.join(tournament, CODE, people[8], None)


HOME = "10.0.0.1"


async def test_one_person_organises_five_at_a_time(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        store = club.organiser
        for number in range(5):
            await store.make(Tournament(f"n{number}", "Club", number, "ann", "swiss"), CODE, HOME)
        sixth = Tournament("n5", "Club", NOW, "ann", "swiss")
        with pytest.raises(TooManyError, match="5 tournaments"):
            await store.make(sixth, CODE, HOME)
        await store.remove("n0")
        await store.make(sixth, CODE, HOME)
        await store.join("n1", CODE, "bob", "Bob")
        listed = [
            (one.id, one.entrants, one.you)
            for one in await club.store[TournamentStore].of_person("ann")
        ]
        assert listed == [
            ("n5", 0, None),
            *((f"n{n}", int(n == 1), None) for n in (4, 3, 2, 1)),
        ]
        (joined,) = await club.store[TournamentStore].of_person("bob")
        assert (joined.id, joined.round, joined.you) == ("n1", 0, 1)


async def test_nobody_plays_alone(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", ["ann"])
        with pytest.raises(TakenError, match="at least two"):
            await club.organiser.begin(tournament)
        with pytest.raises(UnknownError, match="no such tournament"):
            await club.organiser.load("nothing")


async def test_who_leaves_the_server_leaves_their_tournaments(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR)
        await club.organiser.begin(tournament)
        await club.store[PeopleStore].remove("ann", NOW)
        stored = await club.tick(tournament)
        assert stored.organiser is None
        gone = stored.entrants[0]
        assert (gone.name, gone.person, gone.withdrawn) == ("Someone who left", None, True)
        won = [one.winning_entrant for one in stored.pairings[0].games + stored.pairings[1].games]
        assert won.count(None) == 2
        assert 1 not in won


async def test_a_guest_who_signs_in_stays_in_the_tournament(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR[1:])
        await club.store[SessionStore].add(Session("z" * 64, "zoe", NOW))
        await club.store.database.write(
            lambda connection: club.store[TournamentStore].on_merged(connection, "bob", "zoe")
        )
        await club.store.database.write(
            lambda connection: club.store[TournamentStore].on_merged(connection, "cleo", "zoe")
        )
        stored = await club.organiser.load(tournament)
        assert [one.person for one in stored.entrants] == ["zoe", "cleo", "dan"]
