"""Tournaments that nobody looks after: who is missing, late or away, and what was wrong."""

import asyncio
import json
from collections.abc import Awaitable
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert

from quiltbee.rules import Seat
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.clock import DAY
from quiltbee.server.errors import TakenError, UnknownError, UsedError
from quiltbee.server.ratings import ratings
from quiltbee.server.store import LOBBY, RoundNews
from quiltbee.server.tournaments import decisions
from quiltbee.server.tournaments.messages import describe_tournament
from quiltbee.server.tournaments.store import TournamentStore
from quiltbee.server.tournaments.tournament import (
    Correction,
    Tournament,
)
from tests.server.tournaments.club import CODE, NOW, Club, a_club, points_of

SIX = ("ann", "bob", "cleo", "dan", "eva", "finn")
FOUR = SIX[:4]
CLOCK = "600+10"
MINUTE = 60_000


async def all_come(club: Club, stored: Tournament, *but: int) -> None:
    for game in stored.running_games:
        await club.come(game, *({game.first, game.second} - set(but)))


async def test_whoever_does_not_come_forfeits_and_is_paired_no_more(tmp_path: Path) -> None:
    async with a_club(tmp_path, SIX) as club:
        tournament = await club.announce("swiss", SIX, clock=CLOCK, deadline=5 * MINUTE)
        stored = await club.organiser.begin(tournament)
        await all_come(club, stored, 6)
        club.now += 5 * MINUTE - 1
        assert len((await club.tick(tournament)).running_games) == 3
        assert await club.due(tournament) == NOW + 5 * MINUTE
        for game in stored.running_games:  # the others have begun
            if 6 not in (game.first, game.second):
                await begin(club, game.id)
        club.now += 1
        stored = await club.tick(tournament)
        (missed,) = [one for one in stored.pairings if 6 in one.people]
        (game,) = missed.games  # the second one was never opened
        winner = missed.first + missed.second - 6 if missed.second else 0
        assert (game.is_forfeit, game.is_unplayed) == (True, True)
        assert points_of(stored)[winner] == 2
        assert 6 not in stored.active
        stored = await club.play_round(tournament)
        later = {entrant for one in stored.pairings[3:] for entrant in one.people}
        assert 6 not in later
        assert points_of(stored)[6] == 0


async def begin(club: Club, game: str) -> None:
    """Make the first decision of a game."""
    async with club.tables.open(game) as table:
        await table.insist(first_move, "move")


def first_move(stored):  # type: ignore[no-untyped-def]
    from quiltbee.games import Moved

    return Moved(next(iter(stored.game.position.legal_moves())))


async def test_where_neither_comes_both_forfeit(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR, deadline=5 * MINUTE)
        stored = await club.organiser.begin(tournament)
        there = stored.pairings[0]
        for game in there.games:
            await club.come(game, *there.people)
            await begin(club, game.id)
        club.now += 5 * MINUTE
        stored = await club.tick(tournament)
        absent = stored.pairings[1]
        assert stored.active == frozenset(there.people)
        assert all(game.is_forfeit and game.winner is None for game in absent.games)
        assert sum(points_of(stored).values()) == 0
        described = describe_tournament(stored, None).schedule[0].pairings[1]
        assert {game.reason for game in described.games} == {"forfeit"}


async def test_time_without_a_server_is_not_counted(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR, deadline=5 * MINUTE)
        await club.organiser.begin(tournament)
        club.away = 20 * MINUTE
        club.now += 24 * MINUTE
        stored = await club.tick(tournament)
        assert len(stored.running_games) == 4
        assert await club.due(tournament) == NOW + 25 * MINUTE
        club.now += MINUTE
        assert (await club.tick(tournament)).state == "over"


async def test_of_two_games_that_end_at_once_the_last_one_says_when_it_goes_on(
    tmp_path: Path,
) -> None:
    async with a_club(tmp_path, FOUR) as club:
        settled = {"pause": 2 * MINUTE, "twice": False}
        tournament = await club.announce("swiss", FOUR, **settled)
        running = (await club.organiser.begin(tournament)).running_games
        await asyncio.gather(*(club.play(game, game.first) for game in running))
        await club.organiser.close()
        assert await club.due(tournament) == NOW + 2 * MINUTE
        assert (await club.tick(tournament)).round == 1


async def test_a_game_that_ends_while_something_is_done_is_not_forgotten(tmp_path: Path) -> None:
    """The time at which it ended stays due, though what was done before it stores another one."""
    async with a_club(tmp_path, FOUR, pairs_by_itself=False) as club:
        tournament = await club.announce("swiss", FOUR, twice=False, deadline=5 * MINUTE)
        stored = await club.organiser.begin(tournament)
        seen = await club.due(tournament)
        await club.play(stored.running_games[0], 1)
        await club.store[TournamentStore].set_due(stored.id, seen, NOW + 5 * MINUTE)
        due = await club.due(tournament)
        assert due is not None
        assert due < NOW


async def test_a_tournament_starts_by_itself_and_pauses_between_rounds(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        settled = {"starts": NOW + MINUTE, "pause": 2 * MINUTE, "twice": False}
        tournament = await club.announce("swiss", FOUR, **settled)
        assert (await club.tick(tournament)).state == "open"
        assert await club.due(tournament) == NOW + MINUTE
        club.now += MINUTE
        await club.tick(tournament)
        stored = await club.play_round(tournament)
        assert (stored.round, stored.state) == (1, "running")
        assert await club.due(tournament) == NOW + 3 * MINUTE
        assert describe_tournament(stored, None).next == NOW + 3 * MINUTE
        club.now += 2 * MINUTE
        stored = await club.tick(tournament)
        assert stored.round == 2
        stored = await club.play_round(tournament)
        assert stored.state == "over"  # nobody waits after the last round
        told = [news for news in club.told if isinstance(news, RoundNews)]
        assert [news.round for news in told] == [1, 2, 0]
        assert set(told[1].people) == set(FOUR)
        games = {game.id for one in stored.pairings[2:] for game in one.games}
        assert set(told[1].games) == games


async def test_it_waits_for_a_second_person(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR[:1], starts=NOW)
        assert (await club.organiser.load(tournament)).state == "open"
        await club.organiser.join(tournament, CODE, "bob", None)
        assert (await club.organiser.load(tournament)).state == "running"


async def test_late_entry_has_half_point_byes_and_ends_with_its_round(tmp_path: Path) -> None:
    async with a_club(tmp_path, SIX) as club:
        store = club.organiser
        tournament = await club.announce("swiss", FOUR, rounds=4, twice=False, late_until=3)
        await club.organiser.begin(tournament)
        await club.play_round(tournament)
        await store.join(tournament, CODE, "eva", "Eva")
        stored = await store.load(tournament)
        assert points_of(stored)[5] == 1.0  # two rounds missed, at half a point
        stored = await club.play_round(tournament)
        assert stored.round == 3
        assert 5 in {entrant for one in stored.pairings[4:] for entrant in one.people}
        with pytest.raises(UsedError, match="nobody can join"):
            await store.join(tournament, CODE, "finn", "Finn")
        with pytest.raises(TakenError, match="nobody can join"):
            await store.invite(tournament, CODE)


async def test_a_half_point_bye_is_asked_for_before_its_round(tmp_path: Path) -> None:
    async with a_club(tmp_path, SIX) as club:
        tournament = await club.announce("swiss", FOUR, rounds=3, late_until=2)
        await club.ask_bye(tournament, "ann", 1, wanted=True)
        await club.ask_bye(tournament, "bob", 1, wanted=True)
        await club.ask_bye(tournament, "bob", 1, wanted=False)
        stored = await club.organiser.begin(tournament)
        byes = [one.first for one in stored.pairings if one.second is None]
        assert len(byes) == 1
        assert byes != [1]
        assert points_of(stored) == {1: 1, byes[0]: 2} | dict.fromkeys({2, 3, 4} - set(byes), 0)
        for round_asked in (1, 3):
            with pytest.raises(TakenError, match="no half-point bye"):
                await club.ask_bye(tournament, "ann", round_asked, wanted=True)
        with pytest.raises(UnknownError, match="not playing"):
            await club.ask_bye(tournament, "finn", 2, wanted=True)


async def test_nobody_enters_after_the_last_round_has_begun(tmp_path: Path) -> None:
    async with a_club(tmp_path, SIX) as club:
        store = club.organiser
        tournament = await club.announce("swiss", FOUR, rounds=1, late_until=5)
        with pytest.raises(TakenError, match="no half-point bye"):
            await club.ask_bye(tournament, "ann", 2, wanted=True)
        stored = await club.organiser.begin(tournament)
        assert not stored.admits_late
        with pytest.raises(UsedError, match="nobody can join"):
            await store.join(tournament, CODE, "eva", None)


async def test_who_leaves_the_server_takes_their_byes_along(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        store = club.organiser
        tournament = await club.announce("swiss", FOUR, late_until=2)
        await club.ask_bye(tournament, "bob", 1, wanted=True)
        await club.store[PeopleStore].remove("bob", NOW)
        assert (await store.load(tournament)).half_byes == frozenset()


async def test_where_all_want_a_bye_they_are_paired(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR[:2], rounds=1, late_until=1)
        for person in FOUR[:2]:
            await club.ask_bye(tournament, person, 1, wanted=True)
        stored = await club.organiser.begin(tournament)
        assert len(stored.running_games) == 2
        assert sum(points_of(stored).values()) == 0


async def test_who_has_left_comes_back_while_late_entry_is_open(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR, rounds=3, late_until=2)
        await club.organiser.begin(tournament)
        await club.withdraw(tournament, 1)
        await club.organiser.join(tournament, CODE, "ann", None)
        stored = await club.play_round(tournament)
        assert 1 in {entrant for one in stored.pairings[2:] for entrant in one.people}


async def test_a_result_is_corrected_with_a_note(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        store = club.organiser
        tournament = await club.announce("swiss", FOUR, rounds=1, twice=False)
        stored = await club.organiser.begin(tournament)
        game, other = stored.running_games
        right = max(game.first, game.second)
        with pytest.raises(TakenError, match="in progress"):
            await club.correct(tournament, game.id, right, "The wrong button.")
        stored = await club.play_round(tournament)
        with pytest.raises(UnknownError, match="no such game"):
            await club.correct(tournament, "nothing", right, "No.")
        with pytest.raises(TakenError, match="don't play in that game"):
            await club.correct(tournament, game.id, other.first, "No.")
        await club.correct(tournament, game.id, right, "The wrong button.")
        stored = await store.load(tournament)
        assert points_of(stored)[right] == 1
        await club.correct(tournament, game.id, None, "Void.")
        stored = await store.load(tournament)
        assert points_of(stored)[game.first] == points_of(stored)[game.second] == 0
        told = describe_tournament(stored, None).schedule[0].pairings
        notes = [one.correction for each in told for one in each.games]
        assert Correction(None, "Void.", NOW) in notes


async def test_another_server_goes_on_where_one_dies(tmp_path: Path) -> None:
    """The first one has stored that a game has begun and ended, and notes nothing of it."""
    async with a_club(tmp_path, FOUR, pairs_by_itself=False) as club:
        tournament = await club.announce("swiss", FOUR, twice=False, deadline=5 * MINUTE)
        stored = await club.organiser.begin(tournament)
        one, other = stored.running_games
        await begin(club, one.id)
        await club.play(other, 2)
        later = Club(club.store)
        later.now += 5 * MINUTE
        stored = await later.tick(tournament)
        begun, ended = (pairing.games[0] for pairing in stored.pairings[:2])
        assert (begun.has_begun, begun.first in begun.came) == (True, True)
        assert (begun.is_unplayed, begun.winner) == (False, Seat.FIRST)  # the other never came
        assert (ended.is_forfeit, ended.reason) == (False, "resignation")
        await club.organiser.do("t1")  # it was removed meanwhile
        await later.close()


def test_a_description_is_made_once_for_all_its_readers(tmp_path: Path) -> None:
    """Only what belongs to a reader differs, whoever reads it how often."""

    async def read() -> None:
        async with a_club(tmp_path, FOUR) as club:
            tournament = await club.announce("swiss", FOUR)
            stored = await club.organiser.begin(tournament)
            for person in (None, *FOUR, "nobody"):
                told = json.loads(await club.organiser.encode(stored, person))
                assert told == msgspec.to_builtins(describe_tournament(stored, person))
            made = club.organiser._of(tournament).encoded
            assert (await club.organiser.load(tournament)) is stored
            await club.organiser.encode(stored, "bob")
            assert club.organiser._of(tournament).encoded is made
            later = await club.withdraw(tournament, 4)
            assert json.loads(await club.organiser.encode(later, None))["entrants"][3]["withdrawn"]

    asyncio.run(read())


async def test_the_lobby_hears_of_all_that_it_shows(tmp_path: Path) -> None:
    """Whoever enters, leaves or comes back, and whatever the organiser does with a public one."""
    async with a_club(tmp_path, SIX) as club:
        organiser = club.organiser

        async def changes(work: Awaitable[object]) -> bool:
            club.told.clear()
            await work
            return LOBBY.topic in club.told

        for number, public in ((1, True), (2, False)):
            made = Tournament(
                f"t{number}", "Club", NOW, "ann", "swiss", rounds=5, late_until=4, public=public
            )
            assert await changes(organiser.make(made, CODE, "10.0.0.1")) == public
            for person in FOUR:
                assert await changes(organiser.join(made.id, CODE, person, None)) == public
            assert await changes(club.withdraw(made.id, 4)) == public
            assert not await changes(club.ask_bye(made.id, "bob", 2, wanted=True))
            assert await changes(organiser.begin(made.id)) == public
            assert await changes(club.withdraw(made.id, 3)) == public
            assert await changes(organiser.join(made.id, CODE, "cleo", None)) == public
            gone = Tournament(f"g{number}", "Club", NOW, "bob", "swiss", public=public)
            await organiser.make(gone, CODE, "10.0.0.1")
            assert await changes(organiser.remove(gone.id)) == public


# --- A club's second evening ----------------------------------------------------------------------


async def test_in_a_correspondence_tournament_people_are_told_and_reminded(tmp_path: Path) -> None:
    """Two of four are away when a round begins; nobody is out for that."""
    async with a_club(tmp_path, FOUR) as club:
        told: list[tuple[str, RoundNews]] = []
        club.bus.subscribe("paired", RoundNews, lambda _, news: told.append(("paired", news)))
        club.bus.subscribe("overdue", RoundNews, lambda _, news: told.append(("overdue", news)))
        tournament = await club.announce("round_robin", FOUR, clock="3d", twice=False)
        stored = await club.organiser.begin(tournament)
        [(what, news)] = told
        assert (what, sorted(news.people), len(set(news.games))) == ("paired", sorted(FOUR), 2)
        waited_for = {game.first for game in stored.running_games}
        away = {entrant.number for entrant in stored.entrants} - waited_for
        for game in stored.running_games:
            await club.come(game, game.first)
            await begin(club, game.id)
        club.now = await club.due(tournament) or 0
        assert club.now == NOW + 3 * DAY - 3 * DAY // 4
        for _ in range(2):
            await club.tick(tournament)
        [(what, news)] = told[1:]
        assert what == "overdue"
        assert set(news.people) == {FOUR[number - 1] for number in away}
        club.now = NOW + 3 * DAY
        stored = await club.tick(tournament)
        assert stored.round == 2
        assert len(stored.active) == 4, "they may be there for the next round"
        assert [what for what, _ in told] == ["paired", "overdue", "paired"]


async def test_in_a_pause_nothing_begins_and_nobody_forfeits(tmp_path: Path) -> None:
    """Games go on; afterwards everybody has the whole time to come again."""
    async with a_club(tmp_path, FOUR) as club:

        async def pause(*, wanted: bool) -> Tournament:
            return await club.organiser.change(
                tournament, lambda stored: decisions.pause(stored, wanted=wanted)
            )

        settled = {"starts": NOW + MINUTE, "deadline": 5 * MINUTE, "clock": CLOCK}
        tournament = await club.announce("swiss", FOUR, **settled)
        await pause(wanted=True)
        club.now += MINUTE
        assert (await club.tick(tournament)).state == "open"
        stored = await pause(wanted=False)
        assert (stored.state, len(stored.running_games)) == ("running", 2)
        await pause(wanted=True)
        first, second = stored.running_games
        await club.play(first, first.first)
        await club.organiser.close()
        club.now += 10 * MINUTE
        stored = await club.tick(tournament)
        assert stored.running_games == (second,), "no second game opens, and none is forfeited"
        assert await club.due(tournament) is None
        await pause(wanted=False)
        club.now += 5 * MINUTE - 1
        stored = await club.tick(tournament)
        assert (len(stored.running_games), stored.round) == (2, 1)
        club.now += 1
        stored = await club.tick(tournament)
        assert len(stored.running_games) == 0
        with pytest.raises(TakenError, match="over"):
            await pause(wanted=True)


async def test_the_best_rating_is_seeded_first(tmp_path: Path) -> None:
    async with a_club(tmp_path, SIX) as club:
        for person, rating in (("finn", 1800), ("ann", 1700), ("bob", 1200)):
            row = {"person": person, "class": "rapid", "rating": rating, "deviation": 60}
            more = {"volatility": 0.06, "games": 30, "at": NOW}
            await club.store.database.run(insert(ratings).values(row | more))
        tournament = await club.announce("swiss", SIX, clock=CLOCK, seeding="rating")
        stored = await club.organiser.begin(tournament)
        assert (stored.order[0], stored.order[1], stored.order[-1]) == (6, 1, 2)
        assert sorted(stored.order[2:5]) == [3, 4, 5]


async def test_who_is_let_back_in_after_the_start_is_paired(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR, twice=False)
        await club.organiser.change(
            tournament, lambda one: decisions.withdraw(one, 4, removed=True)
        )
        await club.organiser.begin(tournament)
        stored = await club.organiser.change(tournament, lambda one: decisions.readmit(one, 4))
        assert stored.order[-1] == 4
        stored = await club.play_round(tournament)
        assert 4 in {number for one in stored.pairings if one.round == 2 for number in one.people}


async def test_names_that_look_alike_are_told_apart(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", ())
        longest = "x" * 40
        for person, name in zip(FOUR, ("Zoe", "ZO\u00cb", "zo e", longest), strict=True):
            stored = await club.organiser.join(tournament, CODE, person, name)
        assert [one.name for one in stored.entrants] == ["Zoe", "ZO\u00cb (2)", "zo e (3)", longest]


async def test_who_has_left_or_was_removed_has_no_bye_to_come(tmp_path: Path) -> None:
    async with a_club(tmp_path, SIX) as club:
        tournament = await club.announce("swiss", SIX[:5], twice=False, rounds=5, late_until=4)
        await club.organiser.begin(tournament)
        for number in (2, 3, 4):
            ask = partial(decisions.ask_bye, person="eva", number=number, wanted=True)
            await club.organiser.change(tournament, ask)
        stored = await club.play_round(tournament)
        had = points_of(stored)[5]
        await club.organiser.join(tournament, CODE, "finn", "Finn")
        await club.organiser.change(tournament, lambda one: decisions.withdraw(one, 5))
        await club.organiser.change(
            tournament, lambda one: decisions.withdraw(one, 6, removed=True)
        )
        for _ in range(3):
            stored = await club.play_round(tournament)
        assert points_of(stored)[5] <= had
        assert points_of(stored)[6] == 0, "not one game was played"


@pytest.mark.parametrize("has_begun", [False, True])
async def test_a_removal_lasts_and_can_be_undone(tmp_path: Path, has_begun: bool) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR, twice=False, late_until=2)
        if has_begun:
            await club.organiser.begin(tournament)
        await club.organiser.change(
            tournament, lambda one: decisions.withdraw(one, 4, removed=True)
        )
        with pytest.raises(TakenError, match="removed you"):
            await club.organiser.join(tournament, CODE, "dan", "Dan")
        if not has_begun:
            stored = await club.organiser.begin(tournament)
            assert {one for pair in stored.pairings for one in pair.people} == {1, 2, 3}
        stored = await club.organiser.change(tournament, lambda one: decisions.readmit(one, 4))
        assert 4 in stored.active
        with pytest.raises(UnknownError, match="no removed entrant"):
            await club.organiser.change(tournament, lambda one: decisions.readmit(one, 4))


async def test_who_waits_for_somebody_who_never_comes_has_won(tmp_path: Path) -> None:
    """Also in the game of two side by side in which the first turn is theirs."""
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR, deadline=5 * MINUTE)
        stored = await club.organiser.begin(tournament)
        await all_come(club, stored, 4)
        club.now += 5 * MINUTE
        stored = await club.tick(tournament)
        (missed,) = [one for one in stored.pairings if one.round == 1 and 4 in one.people]
        other = sum(missed.people) - 4
        assert points_of(stored)[other] == 2
        assert other in stored.active
