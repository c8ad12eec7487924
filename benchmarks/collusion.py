"""What cheats gain from games that they arrange: `scripts/bench collusion`.

One person wins 100 games each way against guests and accounts of their own, or by forfeits that
an organiser declares. The games end in the server's store, and its rules rate them. Printed is the
table of docs/how-it-works/decisions.md.
"""

import asyncio
import tempfile
from collections.abc import Callable, Coroutine, Iterator, Sequence
from itertools import combinations, count
from pathlib import Path
from typing import NamedTuple

from quiltbee.server.ratings import A_DAY, MOST_A_DAY, RatingStore
from quiltbee.server.store import SeatHolder, Session
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tournaments.tournament import Tournament
from tests.server.ratings.test_ratings import EARLY_RESIGNATION, NOW, join, play, rated
from tests.server.tournaments.club import CODE, Club

GAMES = 100
SOON = A_DAY // MOST_A_DAY
"""Milliseconds between two games of the same two people, so that all of them count."""

ROUNDS = 10
"""Rounds of a tournament."""

CHEAT, FRIEND, VICTIM = "cheat", "friend", "victim"


class Gain(NamedTuple):
    """What a way of cheating made of a rating: how many games counted in it, and its rank."""

    way: str
    days: float
    counted: int
    rating: int | None
    rank: int | None


class Trial:
    """The store of a server on which somebody cheats; `at` is the time, in ms since 1970."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.at = NOW
        self._numbers = count()

    async def open_accounts(self, *people: str) -> None:
        """Give people accounts."""
        await join(self.store, *(Session(one.ljust(64, "-"), one, NOW) for one in people))

    async def win(self, winner: str, loser: str, *, is_early: bool = False) -> None:
        """Play half a game, or two passes, after which the loser resigns."""
        game = f"game{next(self._numbers)}"
        seats = SeatHolder(winner, person=winner), SeatHolder(loser, person=loser)
        if is_early:
            await play(
                self.store, rated(game, seats=seats, opening=()), *EARLY_RESIGNATION, at=self.at
            )
        else:
            await play(self.store, rated(game, seats=seats), at=self.at)

    async def gain(self, way: str, person: str = CHEAT) -> Gain:
        """Return how a person's rating stands."""
        ratings = self.store[RatingStore]
        own = [one for one in await ratings.of(person, self.at) if one.rating_class == "rapid"]
        ranks = [one.rank for one in await ratings.best("rapid", None) if one.id == person]
        rating, games = (round(own[0].rating.rating), own[0].games) if own else (None, 0)
        return Gain(way, (self.at - NOW) / A_DAY, games, rating, ranks[0] if ranks else None)


async def beat_guests(trial: Trial) -> list[Gain]:
    await trial.open_accounts(CHEAT)
    for number in range(GAMES):
        await trial.store[SessionStore].add(Session(f"{number:064}", f"guest{number}", NOW))
        await trial.win(CHEAT, f"guest{number}")
    return [await trial.gain("a new guest each time")]


async def resign_early(trial: Trial) -> list[Gain]:
    await trial.open_accounts(CHEAT, FRIEND)
    for _ in range(GAMES):
        await trial.win(CHEAT, FRIEND, is_early=True)
        trial.at += SOON
    return [
        await trial.gain("a second account resigns after two passes, three times a day"),
        await trial.gain("that second account", FRIEND),
    ]


async def beat_a_friend_at_once(trial: Trial) -> list[Gain]:
    await trial.open_accounts(CHEAT, FRIEND)
    for _ in range(GAMES):
        await trial.win(CHEAT, FRIEND)
    return [await trial.gain("a second account resigns half-way, all at once")]


async def beat_a_friend_daily(trial: Trial) -> list[Gain]:
    await trial.open_accounts(CHEAT, FRIEND)
    for _ in range(GAMES):
        await trial.win(CHEAT, FRIEND)
        trial.at += SOON
    return [await trial.gain("a second account resigns half-way, three times a day")]


async def beat_new_accounts(trial: Trial) -> list[Gain]:
    accounts = [f"account{number}" for number in range(GAMES)]
    await trial.open_accounts(CHEAT, *accounts)
    for one in accounts:
        await trial.win(CHEAT, one)
    return [await trial.gain("a new account each time, all at once")]


async def keep_three_accounts(trial: Trial) -> list[Gain]:
    """Establish all ratings: the three beat each other in turn, and the cheat once each."""
    ring = (CHEAT, "one", "two", "three")
    await trial.open_accounts(*ring)
    pairs = list(combinations(ring, 2))
    for number in range(GAMES):
        turn, pair = divmod(number, len(pairs))
        first, second = pairs[pair]
        trial.at = NOW + turn * SOON
        wins_first = turn > 0 if first == CHEAT else turn % 2 == 0
        await trial.win(*((first, second) if wins_first else (second, first)))
    way = "three accounts, whose ratings are established by games among themselves"
    return [await trial.gain(way)]


async def declare_forfeits(trial: Trial) -> list[Gain]:
    """An organiser, who may be the cheat in another browser, declares every game forfeited."""
    await trial.open_accounts("organiser", CHEAT, VICTIM)
    club = Club(trial.store)
    for declared in range(GAMES):
        if declared % ROUNDS == 0:
            cup = Tournament(
                f"cup{declared}",
                *("Cup", club.now, "organiser", "swiss"),
                rounds=ROUNDS,
                clock="600+10",
                twice=False,
                rated=True,
            )
            await club.organiser.make(cup, CODE, "10.0.0.1")
            for person in (CHEAT, VICTIM):
                await club.organiser.join(cup.id, CODE, person, person)
            await club.organiser.begin(cup.id)
        assert club.opened[-1].rated
        await club.organiser.forfeit(cup.id, 1, 2)
        club.now += SOON
    await club.close()
    trial.at = club.now
    return [
        await trial.gain("an organiser declares a stranger's games forfeited"),
        await trial.gain("that stranger", VICTIM),
    ]


WAYS: Sequence[Callable[[Trial], Coroutine[None, None, list[Gain]]]] = (
    beat_guests,
    resign_early,
    beat_a_friend_at_once,
    beat_a_friend_daily,
    beat_new_accounts,
    keep_three_accounts,
    declare_forfeits,
)


def rows() -> Iterator[str]:
    """Yield the lines of the table."""
    yield "| 100 games | days | that count | rating | rank |"
    yield "|---|---|---|---|---|"
    for way in WAYS:
        with tempfile.TemporaryDirectory() as folder:
            store = SqliteStore(Path(folder))
            for one in asyncio.run(way(Trial(store))):
                rating, rank = one.rating or "none", one.rank or "none"
                yield f"| {one.way} | {one.days:.0f} | {one.counted} | {rating} | {rank} |"
            store.close()


def main() -> None:
    """Print the table."""
    for row in rows():
        print(row, flush=True)


if __name__ == "__main__":
    main()
