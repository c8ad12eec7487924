"""The daily game: one attempt for each person and day, the ranking of a day, a person's calendar.

The game of a day has the same ring, opponent and cards for everybody, by the day's name alone. A
day, such as `2026-11-23`, is that of the player's own calendar. The game of a past day never
changes: a different week of challenges gets a new line in `WEEKS`, with its first day.

The ranking counts accounts that were made before the day began anywhere. A browser without its
cookie has another attempt, so other people only see where they would stand, and a guest's attempt
never becomes that of an account that counts.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from random import Random
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import (
    CheckConstraint,
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    desc,
    exists,
    func,
    insert,
    select,
    true,
    update,
)
from sqlalchemy.exc import IntegrityError

from quiltbee.automa import Deck, SetUp
from quiltbee.rules import Board, Seat, ring_from_seed, shuffled_by_seed
from quiltbee.server.accounts.rows import PeopleStore
from quiltbee.server.accounts.schema import accounts, names
from quiltbee.server.body import Day, SeatNumber
from quiltbee.server.clock import (
    FIRST_DAY,
    beginning_of,
    first_day_after,
    has_come,
    is_day,
    is_today_somewhere,
)
from quiltbee.server.errors import TakenError, UnfitError, UnknownError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.store.features import Feature
from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, metadata
from quiltbee.server.store.values import StoredEvent, StoredGame, TableSetup
from quiltbee.server.tables.creation import set_up
from quiltbee.server.wire.messages import NewGame
from quiltbee.server.wire.position import DeckName


@dataclass(frozen=True, slots=True)
class Rival:
    """The opponent: a level of the computer, or with a `deck` of the Automa."""

    level: int
    deck: Deck | None = None


WEEKS = (
    (
        FIRST_DAY,
        (
            Rival(2),
            Rival(4),
            Rival(2, Deck.NORMAL),
            Rival(5),
            Rival(6),
            Rival(3, Deck.TACTICAL),
            Rival(8),
        ),
    ),
)
"""Weeks of challenges, each with its first day, the latest last; a week begins on Monday."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """The game of a day; `seat` is the player's."""

    day: str
    rival: Rival
    seat: Seat

    @property
    def seed(self) -> str:
        """The seed of the ring."""
        return f"the day {self.day}"

    @property
    def ring(self) -> str:
        """The patches after set-up, in choosing order."""
        return ring_from_seed(self.seed)

    def start(self) -> Any:
        """Return the position after set-up."""
        set_up = SetUp(self.ring, Board.REVISED, self.rival.deck, self.rival.level)
        return set_up.start(cards_of(self.day, 0))


class _Cards(Random):
    """Shuffles by a seed, the same way in every version of Python."""

    def __init__(self, seed: str) -> None:
        super().__init__(0)
        self._seed = seed

    def shuffle(self, x: Any) -> None:
        """Put a list of cards in the order of the seed."""
        x[:] = shuffled_by_seed(sorted(x), self._seed)


def cards_of(day: str, number: int) -> Random:
    """Return the shuffler of the Automa's cards on a day for the nth time, counted from 0."""
    return _Cards(f"the cards {day} {number}")


def cards_at(stored: StoredGame) -> Random | None:
    """Return the shuffler of the next cards at a daily table; None at other tables."""
    day = stored.setup.day
    return None if day is None else cards_of(day, 1 + len(stored.game.start.later))


def challenge_of(day: str) -> Challenge:
    """Return the game of a day; raises UnknownError if there is no such day."""
    if not is_day(day):
        raise UnknownError("There is no daily game for that day.", code="day-unknown")
    found = date.fromisoformat(day)
    week = next(week for since, week in reversed(WEEKS) if since <= found)
    rival = week[found.weekday()]
    begins = rival.deck is not None or found.toordinal() % 2 == 0
    return Challenge(day, rival, Seat.FIRST if begins else Seat.SECOND)


ACCOUNTS_SINCE = "2026-11-29"
"""The first day whose ranking counts only accounts; before, guests were counted too."""

MOST_LISTED = 100
LONGEST_CALENDAR = 1000

attempts = Table(
    "day_attempts",
    metadata,
    Column("day", Text, primary_key=True),
    person_column("person", leave="delete", merge="feature", primary_key=True),
    Column("game", Text, ForeignKey("games.id"), nullable=False),
    Column("ended", Milliseconds),
    Column("won", Integer),
    Column("margin", Integer),
    CheckConstraint("won IN (0, 1)", name="won"),
    Index("ix_day_attempts_person", "person"),
    Index("ix_day_attempts_game", "game"),
)
_OWN = attempts.c.day, attempts.c.game, attempts.c.won, attempts.c.margin


class DayAttempt(Struct):
    """One's own attempt at a day; `won` and `margin` are null while it runs.

    A game that was resigned is lost without a margin.
    """

    day: str
    game: str
    won: bool | None
    margin: int | None


class DayRank(Struct):
    """A place in the ranking of a day; `name` is null for a guest without one."""

    rank: int
    name: str | None
    won: bool
    margin: int | None
    you: bool


class DayTable(Struct):
    """The ranking of a day: the best 100 of the `played` games that are over and count.

    `rank` is the caller's; an attempt that does not count has the rank that it would get.
    """

    played: int
    won: int
    rank: int | None
    best: list[DayRank]
    best_game: str | None


class DayState(Struct):
    """A day as the caller may see it.

    `level` is the computer's, or with a `deck` the Automa's. `open` says whether the game may begin
    now, and `counts` whether the ranking counts the caller. The ranking `table` is null as long as
    it would spoil the game.
    """

    day: str
    opponent: Literal["computer", "automa"]
    level: int
    deck: DeckName | None
    seat: SeatNumber
    seed: str
    open: bool
    attempt: DayAttempt | None
    table: DayTable | None
    counts: bool = True
    ring: str = ""


class DayBegun(Struct):
    """The table of the caller's attempt."""

    id: str
    url: str


class Calendar(Struct):
    """One's own attempts, the latest day first."""

    days: list[DayAttempt]


class DayStore(Feature):
    """The attempts at daily games."""

    def on_ended(self, connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
        """Store the result of an attempt."""
        setup, result = ended.setup, ended.game.result
        if setup.day is None or result is None:
            return
        (seat,) = setup.person_seats
        margin = result.scores[seat.index] - result.scores[seat.other.index]
        values = {
            "ended": event.at,
            "won": int(result.winner is seat),
            "margin": None if ended.game.ended is not None else margin,
        }
        connection.execute(update(attempts).where(attempts.c.game == setup.id).values(values))

    def on_merged(self, connection: Connection, guest: str, person: str) -> None:
        """Move a guest's attempts, except of days that count or that the person has played."""
        created = connection.scalar(select(accounts.c.created).where(accounts.c.person == person))
        own = select(attempts.c.day).where(attempts.c.person == person)
        moved = update(attempts).where(attempts.c.person == guest, attempts.c.day.not_in(own))
        if created is not None:
            first = max(ACCOUNTS_SINCE, first_day_after(created))
            moved = moved.where(attempts.c.day < first)
        connection.execute(moved.values(person=person))


calls = Calls()


@calls.get("/api/days/{day}", raises=[404])
async def read_day(request: Request, day: Day) -> DayState:
    """Return a day's challenge, the caller's attempt, and the ranking once that spoils nothing."""
    challenge, person, now = challenge_of(day), await request.person(), request.services.clock()
    database = request.services.store.database
    attempt = await _attempt(request, day, person)
    is_open = attempt is None and is_today_somewhere(day, now)
    is_done = attempt is not None and attempt.won is not None
    may_see = is_done or (attempt is None and has_come(day, now) and not is_open)
    deck = challenge.rival.deck
    return DayState(
        day=day,
        opponent="computer" if deck is None else "automa",
        level=challenge.rival.level,
        deck=None if deck is None else deck.value,
        seat=challenge.seat,
        seed=challenge.seed,
        ring=challenge.ring,
        open=is_open,
        counts=bool(await database.number(select(_is_counted(day, person)))),
        attempt=attempt,
        table=await _ranking(request, day, attempt, person) if may_see else None,
    )


@calls.post("/api/days/{day}", 201, raises=[404, 409])
async def begin_day(request: Request, day: Day) -> DayBegun:
    """Begin the one attempt that counts, or return the one begun before."""
    challenge = challenge_of(day)
    person = (await request.join(is_stored=False)).person
    attempt = await _attempt(request, day, person)
    if attempt is None:
        _check_open(day, request.services.clock())
        setup = await _set_up(request, challenge, person)
        row = {"day": day, "person": person, "game": setup.id}
        try:
            await request.services.tables.create(
                setup, request.newcomer, by=person, also=lambda connection: _write(connection, row)
            )
        except TakenError:  # two tabs, or two clicks
            attempt = await _attempt(request, day, person)
            if attempt is None:
                raise
        else:
            attempt = DayAttempt(day, setup.id, None, None)
    return DayBegun(attempt.game, f"/game/{attempt.game}")


@calls.get("/api/me/days")
async def calendar(request: Request) -> Calendar:
    """Return the caller's last 1000 attempts."""
    query = select(*_OWN).where(attempts.c.person == await request.person())
    latest = query.order_by(desc(attempts.c.day)).limit(LONGEST_CALENDAR)
    return Calendar(await request.services.store.database.all(latest, DayAttempt))


def _is_counted(day: str, person: ColumnElement[str] | str | None) -> ColumnElement[bool]:
    """Return whether the ranking of a day counts a person, by an account made before it began."""
    if day < ACCOUNTS_SINCE:
        return true()
    return exists().where(accounts.c.person == person, accounts.c.created < beginning_of(day))


async def _attempt(request: Request, day: str, person: str | None) -> DayAttempt | None:
    query = select(*_OWN).where(attempts.c.day == day, attempts.c.person == person)
    return await request.services.store.database.first(query, DayAttempt)


def _check_open(day: str, now: int) -> None:
    """Raise UnfitError for a day that is over everywhere or has begun nowhere."""
    if is_today_somewhere(day, now):
        return
    if has_come(day, now):
        raise UnfitError("That day is over; its game no longer counts.", code="day-over")
    raise UnfitError("That day hasn't come yet.", code="day-to-come")


async def _set_up(request: Request, challenge: Challenge, person: str) -> TableSetup:
    rival, services = challenge.rival, request.services
    new_game = NewGame(
        opponent="computer" if rival.deck is None else "automa",
        first="you" if challenge.seat == 1 else "opponent",
        seed=challenge.seed,
        names=[await services.store[PeopleStore].name_of(person, "") or ""],
        deck="normal" if rival.deck is None else rival.deck.value,
        level=rival.level,
    )
    setup = set_up(new_game, person, clock=services.clock, draws=services.draws)
    return replace(setup, start=challenge.start(), takebacks=False, day=challenge.day)


def _write(connection: Connection, row: dict[str, str]) -> None:
    """Write an attempt with its table; raises TakenError if the person has one that day."""
    try:
        connection.execute(insert(attempts), row)
    except IntegrityError:
        raise TakenError("You have begun that day's game already.") from None


async def _ranking(
    request: Request, day: str, own: DayAttempt | None, person: str | None
) -> DayTable:
    over = (
        (attempts.c.day == day)
        & attempts.c.ended.is_not(None)
        & _is_counted(day, attempts.c.person)
    )
    margin = attempts.c.margin
    counted = select(func.count(), func.coalesce(func.sum(attempts.c.won), 0)).where(over)
    best = (
        select(attempts, names.c.name)
        .outerjoin(names, names.c.person == attempts.c.person)
        .where(over)
        .order_by(margin.is_(None), desc(margin), attempts.c.ended, attempts.c.person)
        .limit(MOST_LISTED)
    )
    own_margin = None if own is None else own.margin
    is_better = margin.is_not(None) if own_margin is None else margin > own_margin
    better = select(func.count()).select_from(attempts).where(over, is_better)

    def question(connection: Connection) -> DayTable:
        played, won = connection.execute(counted).one()
        rank = None if own is None else 1 + (connection.scalar(better) or 0)
        rows = connection.execute(best).all()
        best_game = rows[0].game if rows and rows[0].margin is not None else None
        return DayTable(played, won, rank, _ranked(rows, person), best_game)

    return await request.services.store.database.read(question)


def _ranked(rows: Sequence[Any], person: str | None) -> list[DayRank]:
    """Return the places; equal margins share a rank."""
    ranks: list[DayRank] = []
    for place, row in enumerate(rows, 1):
        is_tied = bool(ranks) and ranks[-1].margin == row.margin
        rank = ranks[-1].rank if is_tied else place
        ranks.append(DayRank(rank, row.name, bool(row.won), row.margin, row.person == person))
    return ranks
