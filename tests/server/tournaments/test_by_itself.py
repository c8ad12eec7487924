"""Tournaments that nobody looks after: who is missing, late or away, and what was wrong."""

import asyncio
from pathlib import Path

import pytest

from quiltbee.games import TimeControl
from quiltbee.server.errors import TakenError, UnknownError, UsedError
from quiltbee.server.schedule.schedule import STANDBY
from quiltbee.server.store import GameNews, Note, RoundNews
from quiltbee.server.tournaments.description import describe_tournament
from quiltbee.server.tournaments.organiser import ROUND
from quiltbee.server.tournaments.values import Correction, StoredTournament
from tests.server.tournaments.club import CODE, NOW, Club, a_club, points_of

SIX = ("ann", "bob", "cleo", "dan", "eva", "finn")
FOUR = SIX[:4]
CLOCK = TimeControl.parse("600+10")
MINUTE = 60_000


async def all_come(club: Club, stored: StoredTournament, *but: int) -> None:
    for game in stored.running_games:
        await club.come(game, *({game.first, game.second} - set(but)))


async def test_whoever_does_not_come_forfeits_and_is_paired_no_more(tmp_path: Path) -> None:
    async with a_club(tmp_path, SIX) as club:
        tournament = await club.announce("swiss", SIX, clock=CLOCK, deadline=5 * MINUTE)
        stored = await club.organiser.begin(tournament)
        await all_come(club, stored, 6)
        club.now += 5 * MINUTE - 1
        assert len((await club.organiser.load(tournament)).running_games) == 3
        assert club.schedule.due(ROUND, tournament) == NOW + 5 * MINUTE
        assert club.organiser.kind == ROUND
        for game in stored.running_games:  # the others have begun
            if 6 not in (game.first, game.second):
                await begin(club, game.id)
        club.now += 1
        await club.organiser.do(tournament)
        stored = await club.store.tournaments.load(tournament)
        (missed,) = [one for one in stored.pairings if 6 in one.people]
        (game,) = missed.games  # the second one was never opened
        winner = missed.first + missed.second - 6 if missed.second else 0
        assert (game.is_forfeit, game.is_unplayed) == (True, True)
        assert points_of(stored)[winner] == (2 if game.first == 6 or game.number else 0)
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

    return Moved(next(iter(stored.game.variant.legal_moves(stored.game.position))))


async def test_where_neither_comes_both_forfeit(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR, deadline=5 * MINUTE)
        stored = await club.organiser.begin(tournament)
        there = stored.pairings[0]
        for game in there.games:
            await club.come(game, *there.people)
            await begin(club, game.id)
        club.now += 5 * MINUTE
        stored = await club.organiser.load(tournament)
        absent = stored.pairings[1]
        assert stored.active == frozenset(there.people)
        assert all(game.is_forfeit and game.winner is None for game in absent.games)
        assert sum(points_of(stored).values()) == 0
        described = describe_tournament(stored, None)["schedule"][0]["pairings"][1]
        assert {game["reason"] for game in described["games"]} == {"forfeit"}


async def test_time_without_a_server_is_not_counted(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR, deadline=5 * MINUTE)
        await club.organiser.begin(tournament)
        club.away = 20 * MINUTE
        club.now += 24 * MINUTE
        stored = await club.organiser.load(tournament)
        assert len(stored.running_games) == 4
        assert club.schedule.due(ROUND, tournament) == NOW + 25 * MINUTE
        club.now += MINUTE
        assert (await club.organiser.load(tournament)).tournament.state == "over"


async def test_what_is_due_is_known_by_the_reading_that_began_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two games that end at once the reading after the first may come after the other's."""

    async with a_club(tmp_path, FOUR, pairs_by_itself=False) as club:
        settled = {"pause": 2 * MINUTE, "twice": False}
        tournament = await club.announce("swiss", FOUR, **settled)
        running = await club.organiser.begin(tournament)
        gate, load = asyncio.Event(), club.store.tournaments.load
        readings = iter([running])

        async def slow(asked: str) -> StoredTournament:
            if (old := next(readings, None)) is None:
                return await load(asked)
            await gate.wait()
            return old

        monkeypatch.setattr(club.store.tournaments, "load", slow)
        first = asyncio.create_task(club.organiser.load(tournament))
        await asyncio.sleep(0)
        await club.play_round(tournament)
        await club.organiser.load(tournament)
        assert club.schedule.due(ROUND, tournament) == NOW + 2 * MINUTE
        gate.set()
        assert (await first).running_games
        assert club.schedule.due(ROUND, tournament) == NOW + 2 * MINUTE


async def test_a_tournament_starts_by_itself_and_pauses_between_rounds(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        settled = {"starts": NOW + MINUTE, "pause": 2 * MINUTE, "twice": False}
        tournament = await club.announce("swiss", FOUR, **settled)
        assert await club.store.tournaments.going_on() == [tournament]
        await club.organiser.load(tournament)
        assert club.schedule.due(ROUND, tournament) == NOW + MINUTE
        club.now += MINUTE
        await club.organiser.do(tournament)
        stored = await club.play_round(tournament)
        assert (stored.round, stored.tournament.state) == (1, "running")
        assert club.schedule.due(ROUND, tournament) == NOW + 3 * MINUTE
        assert describe_tournament(stored, None)["next"] == NOW + 3 * MINUTE
        club.now += 2 * MINUTE
        stored = await club.organiser.load(tournament)
        assert stored.round == 2
        stored = await club.play_round(tournament)
        assert stored.tournament.state == "over"  # nobody waits after the last round
        told = [news for news in club.told if isinstance(news, RoundNews)]
        assert [news.round for news in told] == [1, 2, 0]
        assert set(told[1].people) == set(FOUR)
        games = {game.id for one in stored.pairings[2:] for game in one.games}
        assert set(told[1].games) == games


async def test_it_waits_for_a_second_person(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR[:1], starts=NOW)
        assert (await club.organiser.load(tournament)).tournament.state == "open"
        await club.store.tournaments.join(tournament, CODE, "bob", None)
        assert (await club.organiser.load(tournament)).tournament.state == "running"


async def test_late_entry_has_half_point_byes_and_ends_with_its_round(tmp_path: Path) -> None:
    async with a_club(tmp_path, SIX) as club:
        store = club.store.tournaments
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
        store = club.store.tournaments
        tournament = await club.announce("swiss", FOUR, rounds=3, late_until=2)
        await store.ask_bye(tournament, "ann", 1, wanted=True)
        await store.ask_bye(tournament, "bob", 1, wanted=True)
        await store.ask_bye(tournament, "bob", 1, wanted=False)
        stored = await club.organiser.begin(tournament)
        byes = [one.first for one in stored.pairings if one.second is None]
        assert len(byes) == 1
        assert byes != [1]
        assert points_of(stored) == {1: 1, byes[0]: 2} | dict.fromkeys({2, 3, 4} - set(byes), 0)
        for round_asked in (1, 3):
            with pytest.raises(TakenError, match="no half-point bye"):
                await store.ask_bye(tournament, "ann", round_asked, wanted=True)
        with pytest.raises(UnknownError, match="don't play"):
            await store.ask_bye(tournament, "finn", 2, wanted=True)


async def test_nobody_enters_after_the_last_round_has_begun(tmp_path: Path) -> None:
    async with a_club(tmp_path, SIX) as club:
        store = club.store.tournaments
        tournament = await club.announce("swiss", FOUR, rounds=1, late_until=5)
        with pytest.raises(TakenError, match="no half-point bye"):
            await store.ask_bye(tournament, "ann", 2, wanted=True)
        stored = await club.organiser.begin(tournament)
        assert not stored.admits_late
        with pytest.raises(UsedError, match="nobody can join"):
            await store.join(tournament, CODE, "eva", None)


async def test_who_leaves_the_server_takes_their_byes_along(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        store = club.store.tournaments
        tournament = await club.announce("swiss", FOUR, late_until=2)
        await store.ask_bye(tournament, "bob", 1, wanted=True)
        await club.store.people.remove("bob", NOW)
        assert (await store.load(tournament)).half_byes == frozenset()


async def test_where_all_want_a_bye_they_are_paired(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR[:2], rounds=1, late_until=1)
        for person in FOUR[:2]:
            await club.store.tournaments.ask_bye(tournament, person, 1, wanted=True)
        stored = await club.organiser.begin(tournament)
        assert len(stored.running_games) == 2
        assert sum(points_of(stored).values()) == 0


async def test_who_has_left_comes_back_while_late_entry_is_open(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        tournament = await club.announce("swiss", FOUR, rounds=3, late_until=2)
        await club.organiser.begin(tournament)
        await club.organiser.withdraw(tournament, 1)
        await club.store.tournaments.join(tournament, CODE, "ann", None)
        stored = await club.play_round(tournament)
        assert 1 in {entrant for one in stored.pairings[2:] for entrant in one.people}


async def test_a_result_is_corrected_with_a_note(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        store = club.store.tournaments
        tournament = await club.announce("swiss", FOUR, rounds=1, twice=False)
        stored = await club.organiser.begin(tournament)
        game, other = stored.running_games
        right = Correction(max(game.first, game.second), "The wrong button.", NOW)
        with pytest.raises(TakenError, match="in progress"):
            await store.correct(tournament, game.id, right)
        stored = await club.play_round(tournament)
        with pytest.raises(UnknownError, match="no such game"):
            await store.correct(tournament, "nothing", right)
        with pytest.raises(TakenError, match="don't play in that game"):
            await store.correct(tournament, game.id, Correction(other.first, "No.", NOW))
        await store.correct(tournament, game.id, right)
        stored = await store.load(tournament)
        assert points_of(stored)[right.winner or 0] == 1
        await store.correct(tournament, game.id, Correction(None, "Void.", NOW))
        stored = await store.load(tournament)
        assert points_of(stored)[game.first] == points_of(stored)[game.second] == 0
        told = describe_tournament(stored, None)["schedule"][0]["pairings"]
        notes = [one["correction"] for each in told for one in each["games"]]
        assert {"winner": None, "note": "Void.", "at": NOW} in notes


async def test_another_server_goes_on_where_one_dies(tmp_path: Path) -> None:
    """A round that begins elsewhere is looked after here too, a little later."""

    async with a_club(tmp_path, FOUR) as club:
        for note in (
            Note("round/t1", RoundNews("Club", 1, ("ann",), ("g",))),
            Note("game/g", GameNews(9, ("ann",), ended_in="t1")),
        ):
            club.bus.deliver(*note)
            assert club.schedule.due(ROUND, "t1") == NOW + STANDBY
            club.schedule.forget(ROUND, "t1")
        await club.organiser.do("t1")  # it was removed meanwhile
