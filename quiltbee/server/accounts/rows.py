"""People, their names and accounts, and removing a person.

When a person is removed, their seats keep a neutral name, so that their opponents keep the records.
A running game is aborted if it has hardly begun, and resigned otherwise, so that nobody waits
forever. Games of a tournament are always resigned. `PeopleStore.leave` does that at the tables
first, one commit each, so that the removal itself is short.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass
from functools import partial

from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Connection,
    Update,
    delete,
    func,
    insert,
    select,
    update,
)

from quiltbee.games import Aborted, Resigned
from quiltbee.rules import Seat
from quiltbee.server.accounts.schema import (
    Account,
    Link,
    Passkey,
    accounts,
    administrators,
    is_suspended,
    links,
    names,
    passkeys,
)
from quiltbee.server.body import clean_name
from quiltbee.server.errors import ConflictError, ForbiddenError, TakenError, UsedError
from quiltbee.server.store.database import replace_row, rows_of
from quiltbee.server.store.features import Feature, settle
from quiltbee.server.store.games import last_event, load_game
from quiltbee.server.store.news import Note
from quiltbee.server.store.persons import forget, merge, policies
from quiltbee.server.store.rows import insert_session, row_of_event
from quiltbee.server.store.schema import events, metadata, people, seats, sessions
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.store import Store
from quiltbee.server.store.table_events import REMOVED
from quiltbee.server.store.values import Session, StoredEvent, StoredGame
from quiltbee.server.tables.tables import Tables

NAME_OF_THE_GONE = "Someone who left"

_ATTEMPTS = 5

_SECRET = frozenset({"token_hash", "code_hash", "passphrase", "public_key", "p256dh", "auth"})


@dataclass(frozen=True, slots=True)
class Removal:
    """The games of a removed person, and those of them that the removal itself ended."""

    games: tuple[str, ...]
    ended: tuple[str, ...]


class PeopleStore(Feature):
    """The people of a database.

    Writes are on disk when a method returns. Failures raise StoreError unless another error is
    named. After a commit, `on_moved` gets the games whose seats changed hands without an event, and
    `on_games_ended` the games that a removal ended.
    """

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self._sessions = store[SessionStore]
        self.on_moved: Callable[[Iterable[str]], Awaitable[None]] = _ignore
        self.on_games_ended: Callable[[Iterable[str]], Awaitable[None]] = _ignore

    async def rename(self, person: str, name: str) -> None:
        """Store the name that a person has chosen."""

        def work(connection: Connection) -> None:
            replace_row(connection, names, {"person": person, "name": name})

        await self._database.write(work)

    async def leave(self, tables: Tables, person: str, now: int) -> Removal | None:
        """End a person's games at their tables, then remove the person; None if there is none."""

        def ending(stored: StoredGame) -> Aborted | Resigned | None:
            return None if stored.game.is_over else _ending_without(stored, person)

        for game in await self.running_games(person):
            async with tables.open(game) as table:
                await table.insist(ending, REMOVED.removesuffix(":"))
        return await self.remove(person, now)

    async def remove(self, person: str, now: int) -> Removal | None:
        """Remove a person; None if there is no such person."""

        def work(connection: Connection) -> tuple[Removal, list[str]] | None:
            if connection.execute(select(people).where(people.c.id == person)).first() is None:
                return None
            ended = self._sessions.end_in(connection, sessions.c.person == person)
            removal = self._remove(connection, person, now, thoroughly=attempt > 0)
            self._announce(connection, removal.games)
            return removal, ended

        for attempt in range(_ATTEMPTS):
            try:
                found = await self._database.change(work)
                break
            except ConflictError:  # an event of theirs was missed
                if attempt + 1 == _ATTEMPTS:
                    raise
        if found is None:
            return None
        removal, ended = found
        self._sessions.on_signed_out(ended)
        for feature in self._store.features:
            feature.after_shut_out(person)
        await self.on_moved(removal.games)
        await self.on_games_ended(removal.ended)
        return removal

    def _remove(self, connection: Connection, person: str, at: int, *, thoroughly: bool) -> Removal:
        """Remove a person whose sessions have ended.

        Their events are searched only at tables that were theirs. A search of all events takes
        seconds where there are millions, and blocks all writes: it is done only `thoroughly`, when
        a foreign key shows that something was left.
        """
        theirs = select(seats.c.game).where(seats.c.person == person).distinct()
        games = tuple(connection.scalars(theirs))
        ended = tuple(game for game in games if self._end_game(connection, game, person, at))
        for feature in self._store.features:
            feature.on_removed(connection, person, NAME_OF_THE_GONE)
        done = update(events).where(events.c.person == person).values(person=None)
        if not thoroughly:
            is_theirs = (seats.c.person == person) | (seats.c.invited == person)
            done = done.where(events.c.game.in_(select(seats.c.game).where(is_theirs)))
        connection.execute(done)
        empty = {"person": None, "name": NAME_OF_THE_GONE, "rating": None}
        connection.execute(update(seats).where(seats.c.person == person).values(empty))
        forget(metadata, connection, person)
        connection.execute(delete(people).where(people.c.id == person))
        return Removal(games, ended)

    def _end_game(self, connection: Connection, game: str, person: str, at: int) -> bool:
        """End a game of a removed person; returns whether it was running."""
        last = select(last_event(events.c.over, 0, game), last_event(events.c.lost, 0, game))
        is_over, lost = connection.execute(last).one()
        if is_over:
            return False
        stored = load_game(connection, game)
        number = stored.number + 1
        ending = _ending_without(stored, person)
        event = StoredEvent(number, f"{REMOVED}{number}", at, ending, lost=lost)
        later = stored.after(event)
        connection.execute(insert(events), row_of_event(later, event)._asdict())
        settle(self._store.features, connection, stored, later, event)
        return True

    async def running_games(self, person: str) -> list[str]:
        """Return the unfinished games in which a person has a seat."""
        is_running = last_event(events.c.over, 0, seats.c.game) == 0
        query = select(seats.c.game).where(seats.c.person == person, is_running).distinct()
        return await self._database.all(query, str)

    async def is_administrator(self, person: str | None) -> bool:
        """Return whether a person is an administrator."""
        return await self._database.read(partial(is_administrator, person=person))

    async def name_of(self, person: str, given: str | None = None) -> str | None:
        """Return the given name, or else the person's own; None if there is neither."""
        own = select(names.c.name).where(names.c.person == person)
        return clean_name(given, "") or await self._database.first(own, str)

    async def everything_about(self, person: str) -> dict[str, list[dict[str, object]]]:
        """Return all rows about a person, by table, without their secrets."""
        columns = [column for column, policy in policies(metadata) if policy.exported]

        def question(connection: Connection) -> dict[str, list[dict[str, object]]]:
            return {
                column.table.name: [
                    {name: value for name, value in row.items() if name not in _SECRET}
                    for row in connection.execute(
                        select(column.table).where(column == person)
                    ).mappings()
                ]
                for column in [people.c.id, *columns]
            }

        return await self._database.read(question)

    # Accounts

    async def account(self, login_key: str) -> Account | None:
        """Return the account with this login; None if there is none."""
        query = select(accounts).where(accounts.c.login_key == login_key)
        return await self._database.first(query, Account)

    async def account_of(self, person: str) -> Account | None:
        """Return the account of a person; None if they have none."""
        query = select(accounts).where(accounts.c.person == person)
        return await self._database.first(query, Account)

    async def open_account(
        self, account: Account, session: Session, passkey: Passkey | None = None
    ) -> None:
        """Store a new account, and end all sessions but this one.

        Raises TakenError for a taken login.
        """

        def work(connection: Connection) -> list[str]:
            if account_in(connection, accounts.c.login_key == account.login_key) is not None:
                raise _login_taken()
            if account_in(connection, accounts.c.person == account.person) is not None:
                raise TakenError("You have an account already.", code="has-account")
            connection.execute(insert(accounts), asdict(account))
            if passkey is not None:
                connection.execute(insert(passkeys), asdict(passkey))
            return self._begin_anew(connection, session)

        try:
            ended = await self._database.change(work)
        except ConflictError as error:
            raise _login_taken() from error
        self._sessions.on_signed_out(ended)

    async def set_listed(self, person: str, *, listed: bool) -> None:
        """Store whether everybody may see the ratings of an account."""
        change = update(accounts).where(accounts.c.person == person)
        await self._database.run(change.values(listed=int(listed)))

    async def set_passphrase(self, session: Session, passphrase: str) -> None:
        """Store the hash of a new passphrase; ends all other sessions, and revokes bots' tokens."""

        def work(connection: Connection) -> list[str]:
            connection.execute(_new_passphrase(session.person, passphrase))
            for feature in self._store.features:
                feature.on_shut_out(connection, session.person)
            return self._begin_anew(connection, session)

        self._sessions.on_signed_out(await self._database.change(work))
        for feature in self._store.features:
            feature.after_shut_out(session.person)

    async def rehash(self, person: str, passphrase: str) -> None:
        """Store another hash of the same passphrase."""
        await self._database.run(_new_passphrase(person, passphrase))

    # Sessions

    async def arrive(
        self, session: Session, before: str | None, guest: str | None, link: str | None = None
    ) -> tuple[str, ...]:
        """Begin a session; returns the games whose seats were moved.

        `before` is the hash of the browser's previous token, which becomes void, and `link` that of
        a link's code, which is used up. The person takes over the seats of `guest`, unless that
        person has an account. Raises UsedError for a link that was used meanwhile, ForbiddenError
        for a suspended person.
        """

        def work(connection: Connection) -> tuple[tuple[str, ...], list[str]]:
            if connection.scalar(select(is_suspended(session.person, session.created))):
                raise ForbiddenError("This account is suspended.", code="suspended")
            if link is not None:
                unused = (links.c.code_hash == link) & links.c.used.is_(None)
                change = update(links).where(unused).values(used=session.created)
                if connection.execute(change).rowcount != 1:
                    raise UsedError("This link was used already.")
            is_over = sessions.c.token_hash == (before or "")
            games: tuple[str, ...] = ()
            has_account = account_in(connection, accounts.c.person == guest) is not None
            if guest is not None and guest != session.person and not has_account:
                is_over |= sessions.c.person == guest
                games = self.move_guest(connection, guest, session.person)
                self._announce(connection, games)
            ended = self._sessions.end_in(connection, is_over)
            insert_session(connection, session)
            return games, ended

        games, ended = await self._database.change(work)
        self._sessions.on_signed_out(ended)
        await self.on_moved(games)
        return games

    async def sign_out_everywhere(self, person: str) -> None:
        """End all sessions of a person, and make their links void."""
        self._sessions.on_signed_out(
            await self._database.change(lambda connection: self.end_all(connection, person))
        )

    async def put_link(self, link: Link) -> None:
        """Store a link, which makes all others of the person void."""

        def work(connection: Connection) -> None:
            connection.execute(delete(links).where(links.c.person == link.person))
            connection.execute(insert(links), asdict(link))

        await self._database.write(work)

    async def drop_links(self, person: str) -> None:
        """Make all links of a person void."""
        await self._database.run(delete(links).where(links.c.person == person))

    async def link(self, code_hash: str) -> Link | None:
        """Return the link with this code, used or not; None if there is none."""
        query = select(links).where(links.c.code_hash == code_hash)
        return await self._database.first(query, Link)

    async def publish_moved(self, games: Collection[str]) -> None:
        """Publish, here and at other servers, that seats at these games have changed hands."""
        await self._database.send(*(Note(f"seats/{game}") for game in games))
        await self.on_moved(games)

    def _announce(self, connection: Connection, games: Iterable[str]) -> None:
        for game in games:
            self._database.announce(connection, Note(f"seats/{game}"))

    def end_all(self, connection: Connection, person: str) -> list[str]:
        """End all sessions of a person, and make their links void.

        Returns the hashes of their tokens, for `on_signed_out` after the commit.
        """
        connection.execute(delete(links).where(links.c.person == person))
        return self._sessions.end_in(connection, sessions.c.person == person)

    def _begin_anew(self, connection: Connection, session: Session) -> list[str]:
        """Make a session a person's only one; returns the hashes of the other tokens."""
        ended = self.end_all(connection, session.person)
        insert_session(connection, session)
        return ended

    def move_guest(self, connection: Connection, guest: str, person: str) -> tuple[str, ...]:
        """Move a guest's seats to a person, and return their games.

        Games at which both have sat stay as they are. The policies of columns decide about other
        rows; the caller ends the sessions.
        """
        sat_in = select(seats.c.game).where(seats.c.person == person)
        acted_in = select(events.c.game).where(
            events.c.game == seats.c.game, events.c.person == person
        )
        movable = (
            select(seats.c.game)
            .where(seats.c.person == guest, seats.c.game.not_in(sat_in), ~acted_in.exists())
            .distinct()
        )
        games = tuple(connection.scalars(movable))
        for column in (seats.c.person, events.c.person):
            move = update(column.table).where(column == guest, column.table.c.game.in_(games))
            connection.execute(move.values(person=person))
        for feature in self._store.features:
            feature.on_merged(connection, guest, person)
        merge(metadata, connection, guest, person)
        return games


def _login_taken() -> TakenError:
    return TakenError("This login is taken; choose another one.", code="login-taken")


async def _ignore(games: Iterable[str]) -> None:
    """Do nothing, where no tables are open."""


def _new_passphrase(person: str, passphrase: str) -> Update:
    return update(accounts).where(accounts.c.person == person).values(passphrase=passphrase)


def account_in(connection: Connection, condition: ColumnElement[bool]) -> Account | None:
    """Return the account that meets a condition; None if there is none."""
    return next(iter(rows_of(connection, select(accounts).where(condition), Account)), None)


def is_administrator(connection: Connection, person: str | None) -> bool:
    """Return whether a person is an administrator."""
    query = select(administrators.c.person).where(administrators.c.person == person)
    return connection.execute(query).first() is not None


def count_of(connection: Connection, condition: ColumnElement[bool]) -> int:
    """Count the rows that meet a condition."""
    return connection.execute(select(func.count()).where(condition)).scalar_one()


def _ending_without(stored: StoredGame, person: str) -> Aborted | Resigned:
    """Return the event that ends a game without one of its people.

    A person at both seats resigns the one to decide.
    """
    if stored.game.can_abort and stored.setup.tournament is None:
        return Aborted()
    theirs, decider = stored.setup.seats_of(person), stored.game.decider
    return Resigned(decider if isinstance(decider, Seat) and decider in theirs else theirs[0])
