"""Tournaments whose pairings have a fair start, and public ones."""

from pathlib import Path

import pytest

from quiltbee.games import Moved
from quiltbee.rules import Seat
from quiltbee.server import starts
from quiltbee.server.clock import DAY
from quiltbee.server.errors import TakenError, UnknownCodeError
from quiltbee.server.store import LOBBY, StoredGame
from quiltbee.server.tournaments.messages import describe_tournament
from quiltbee.server.tournaments.pairing import matches_of, standings
from quiltbee.server.tournaments.store import TournamentStore
from quiltbee.server.tournaments.tournament import TournamentGame
from tests.server.tournaments.club import NOW, Club, a_club, points_of, seats_of

FOUR = ("ann", "bob", "cleo", "dan")
TWO = FOUR[:2]
MINUTE = 60_000


def some_move(stored: StoredGame) -> Moved:
    return Moved(next(iter(stored.game.position.legal_moves())))


async def play_out(club: Club, game: str) -> StoredGame:
    """Play a game to its end, always by the first legal move."""
    async with club.tables.open(game) as table:
        while not (stored := await table.game()).game.is_over:
            await table.insist(some_move, f"move{stored.number}")
    await club.organiser.close()
    return stored


async def settle(club: Club, game: TournamentGame, *, seat: Seat | None, points: int = 3) -> None:
    """Cut, and choose a seat if one is given."""
    async with club.tables.open(game.id) as table:
        await table.insist(lambda stored: starts.cut(stored, [Seat.FIRST], points), "cut")
        if seat is not None:
            await table.insist(lambda stored: starts.choose(stored, [Seat.SECOND], seat), "choose")
    await club.organiser.close()


async def test_over_both_seats_the_sum_is_worth_one_point(tmp_path: Path) -> None:
    async with a_club(tmp_path, TWO) as club:
        settled = {"twice": False, "fair": "both", "rounds": 1}
        tournament = await club.announce("swiss", TWO, **settled)
        stored = await club.organiser.begin(tournament)
        (pairing,) = stored.pairings
        described = describe_tournament(stored, None).schedule[0].pairings[0]
        assert (len(pairing.games), described.waiting) == (1, 1)
        first = await play_out(club, pairing.games[0].id)
        stored = await club.organiser.load(tournament)
        assert stored.state == "running"
        assert sum(points_of(stored).values()) == 0
        _, game = stored.pairings[0].games
        assert (game.first, game.second) == (pairing.second, pairing.first)
        assert game.id == first.setup.partner
        assert [setup.id for setup in club.opened] == [pairing.games[0].id, game.id]
        assert seats_of(club.opened[0]) == seats_of(club.opened[1])[::-1]
        second = await play_out(club, game.id)
        stored = await club.organiser.load(tournament)
        assert stored.state == "over"
        assert second.game.result is not None
        assert first.game.result is not None
        sums = [
            mine + theirs
            for mine, theirs in zip(
                first.game.result.scores, second.game.result.scores[::-1], strict=True
            )
        ]
        lead = first.game.result.scores[0] - first.game.result.scores[1]
        assert second.setup.compensation == lead
        assert sorted(points_of(stored).values()) == [0, 1]
        winner = game.first if second.game.result.winner is Seat.FIRST else game.second
        assert points_of(stored)[winner] == 1
        margin = {one.entrant: one.margin for one in standings([1, 2], matches_of(stored))}
        assert abs(margin[1]) == abs(sums[0] - sums[1] - lead)
        with pytest.raises(TakenError, match="second game of that pairing"):
            await club.correct(tournament, pairing.games[0].id, game.first, "note")
        await club.correct(tournament, game.id, game.first, "note")


async def test_who_resigns_the_first_of_two_games_has_lost_both(tmp_path: Path) -> None:
    async with a_club(tmp_path, TWO) as club:
        settled = {"twice": False, "fair": "both", "rounds": 1}
        tournament = await club.announce("swiss", TWO, **settled)
        (pairing,) = (await club.organiser.begin(tournament)).pairings
        await club.play(pairing.games[0], winner=1)
        await club.organiser.close()
        stored = await club.organiser.load(tournament)
        assert stored.state == "over"
        assert points_of(stored) == {1: 1, 2: 0}
        described = describe_tournament(stored, None).schedule[0].pairings[0]
        assert (len(described.games), described.waiting) == (1, 0)


@pytest.mark.parametrize("seat", Seat)
async def test_whoever_chooses_the_first_seat_sits_first(tmp_path: Path, seat: Seat) -> None:
    async with a_club(tmp_path, TWO) as club:
        settled = {"twice": False, "fair": "cut", "rounds": 1, "deadline": 5 * MINUTE}
        tournament = await club.announce("swiss", TWO, **settled)
        (game,) = (await club.organiser.begin(tournament)).running_games
        await settle(club, game, seat=seat)
        stored = await club.organiser.load(tournament)
        (seated,) = stored.running_games
        expected = (game.second, game.first) if seat is Seat.FIRST else (game.first, game.second)
        assert (seated.first, seated.second) == expected
        assert (seated.has_begun, seated.came) == (False, frozenset({1, 2}))
        club.now += 5 * MINUTE  # nobody has moved: that is for who sits first
        stored = await club.tick(tournament)
        (over,) = (one for pairing in stored.pairings for one in pairing.games)
        assert (over.winning_entrant, over.is_unplayed) == (seated.second, True)
        assert stored.active == {1, 2}


@pytest.mark.parametrize("is_cut", [False, True])
async def test_by_the_deadline_who_has_to_settle_something_forfeits(
    tmp_path: Path, is_cut: bool
) -> None:
    async with a_club(tmp_path, TWO) as club:
        settled = {"twice": False, "fair": "cut", "rounds": 1, "deadline": 5 * MINUTE}
        tournament = await club.announce("swiss", TWO, **settled)
        (game,) = (await club.organiser.begin(tournament)).running_games
        await club.come(game, 1, 2)
        if is_cut:
            await settle(club, game, seat=None)
        club.now += 5 * MINUTE
        stored = await club.tick(tournament)
        loser = game.second if is_cut else game.first
        assert points_of(stored) == {loser: 0, 3 - loser: 1}


async def test_whoever_sees_a_public_tournament_can_join_it(tmp_path: Path) -> None:
    async with a_club(tmp_path, FOUR) as club:
        store = club.organiser
        hidden = await club.announce("swiss", TWO)
        shown = await club.announce("round_robin", FOUR[:3], public=True, twice=False)
        with pytest.raises(UnknownCodeError):
            await store.join(hidden, None, "dan", "Dan")
        await store.join(shown, None, "dan", "Dan")
        (listed,) = await club.store[TournamentStore].in_lobby("dan", NOW)
        assert (listed.id, listed.entrants, listed.you, listed.open) == (shown, 4, 4, True)
        assert (
            await club.store[TournamentStore].in_lobby(None, NOW + DAY) == []
        )  # nobody looks after it
        club.told.clear()
        await club.organiser.begin(shown)
        (listed,) = await club.store[TournamentStore].in_lobby(None, NOW + DAY)
        assert not listed.open
        while (await club.play_round(shown)).state != "over":
            pass
        assert await club.store[TournamentStore].in_lobby(None, NOW) == []
        told = [news for news in club.told if news == LOBBY.topic]
        assert len(told) == 4  # three rounds and the end
