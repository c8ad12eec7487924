"""People, their names, and the accounts that let them come back."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from functools import partial

from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    Update,
    delete,
    func,
    insert,
    select,
    update,
)

from quiltbee.server.accounts.removal import Removal, remove_person
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
from quiltbee.server.store.database import rows_of
from quiltbee.server.store.features import Feature
from quiltbee.server.store.news import Note
from quiltbee.server.store.persons import merge, policies
from quiltbee.server.store.rows import insert_session
from quiltbee.server.store.schema import events, metadata, people, seats, sessions
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.store import Store
from quiltbee.server.store.values import Session

_ATTEMPTS = 5

_SECRET = frozenset({"token_hash", "code_hash", "passphrase", "public_key", "p256dh", "auth"})


class PeopleStore(Feature):
    """The people of a database.

    Writes are on disk when a method returns. Failures raise StoreError unless another error is
    named. After a commit, `on_moved` gets the games whose seats changed hands without an event, and
    `on_games_ended` the games that ended because somebody was removed.
    """

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self._sessions = store[SessionStore]
        self.on_moved: Callable[[Iterable[str]], Awaitable[None]] = _nobody_asks
        self.on_games_ended: Callable[[Iterable[str]], Awaitable[None]] = _nobody_asks

    async def rename(self, person: str, name: str) -> None:
        """Store what a person wants to be called."""

        def work(connection: Connection) -> None:
            connection.execute(delete(names).where(names.c.person == person))
            connection.execute(insert(names), {"person": person, "name": name})

        await self._database.write(work)

    async def remove(self, person: str, now: int) -> Removal | None:
        """Forget a person; None if there is no such person.

        See `removal` for what stays.
        """

        def work(connection: Connection) -> tuple[Removal, list[str]] | None:
            if connection.execute(select(people).where(people.c.id == person)).first() is None:
                return None
            ended = self._sessions.end_in(connection, sessions.c.person == person)
            removal = remove_person(
                self._store.features, connection, person, now, thoroughly=attempt > 0
            )
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

    async def running_games(self, person: str) -> list[str]:
        """Return the games that are not over in which a person has a seat."""
        later = events.alias()
        is_over = (
            select(events.c.game)
            .where(events.c.game == seats.c.game, events.c.over == 1)
            .where(
                ~select(later.c.game)
                .where(later.c.game == events.c.game, later.c.number > events.c.number)
                .exists()
            )
            .exists()
        )
        query = select(seats.c.game).where(seats.c.person == person, ~is_over).distinct()
        return await self._database.all(query, str)

    async def is_administrator(self, person: str | None) -> bool:
        """Whether somebody is an administrator."""
        return await self._database.read(partial(is_administrator, person=person))

    async def name_of(self, person: str, given: str | None = None) -> str | None:
        """Return the given name if there is one, else the person's own; None without either."""
        own = select(names.c.name).where(names.c.person == person)
        return clean_name(given, "") or await self._database.first(own, str)

    async def everything_about(self, person: str) -> dict[str, list[dict[str, object]]]:
        """Return all rows about a person, by table; without the hashes by which they are let in."""
        return await self._database.read(partial(rows_about, person))

    # Accounts

    async def account(self, login_key: str) -> Account | None:
        """Return the account with this login; None if there is none."""
        query = select(accounts).where(accounts.c.login_key == login_key)
        return await self._database.first(query, Account)

    async def account_of(self, person: str) -> Account | None:
        """Return the account of a person; None without one."""
        query = select(accounts).where(accounts.c.person == person)
        return await self._database.first(query, Account)

    async def open_account(
        self, account: Account, session: Session, passkey: Passkey | None = None
    ) -> None:
        """Make a person's account; the session is its only one. TakenError for a taken login."""

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
        """Store whether the ratings of an account may be shown to all."""
        change = update(accounts).where(accounts.c.person == person)
        await self._database.run(change.values(listed=int(listed)))

    async def set_passphrase(self, session: Session, passphrase: str) -> None:
        """Store the hash of a new passphrase; all other sessions end, and bots' tokens."""

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

    # Coming and going

    async def arrive(
        self, session: Session, before: str | None, guest: str | None, link: str | None = None
    ) -> tuple[str, ...]:
        """Begin a session, with a link if one is named; returns the games whose seats were moved.

        `before` is the hash of the browser's previous token, which becomes void. The person takes
        over the seats of `guest`, if that is somebody without an account. UsedError for a link that
        was used meanwhile, ForbiddenError for a suspended person.
        """

        def work(connection: Connection) -> tuple[tuple[str, ...], list[str]]:
            _check_welcome(connection, session)
            if link is not None:
                unused = (links.c.code_hash == link) & links.c.used.is_(None)
                change = update(links).where(unused).values(used=session.created)
                if connection.execute(change).rowcount != 1:
                    raise UsedError("This link was used already.")
            is_over = sessions.c.token_hash == (before or "")
            if guest is not None and is_guest(connection, guest, session.person):
                is_over |= sessions.c.person == guest
                games = move_guest(self._store.features, connection, guest, session.person)
                self._announce(connection, games)
            else:
                games = ()
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

    async def tell_moved(self, games: Collection[str]) -> None:
        """Tell everybody, here and at other servers, who now sits at games."""
        await self._database.tell(*(Note(f"seats/{game}") for game in games))
        await self.on_moved(games)

    def _announce(self, connection: Connection, games: Iterable[str]) -> None:
        """Tell the other servers which games have changed hands."""
        for game in games:
            self._database.announce(connection, Note(f"seats/{game}"))

    def end_all(self, connection: Connection, person: str) -> list[str]:
        """End all sessions of a person, and make their links void; returns the tokens' hashes.

        Pass them to `on_signed_out` after the commit.
        """
        connection.execute(delete(links).where(links.c.person == person))
        return self._sessions.end_in(connection, sessions.c.person == person)

    def _begin_anew(self, connection: Connection, session: Session) -> list[str]:
        """Make a session a person's only one; returns the hashes of the tokens of the others."""
        ended = self.end_all(connection, session.person)
        insert_session(connection, session)
        return ended


def _check_welcome(connection: Connection, session: Session) -> None:
    """ForbiddenError for the session of somebody who is suspended."""
    if connection.scalar(select(is_suspended(session.person, session.created))):
        raise ForbiddenError("This account is suspended.", code="suspended")


def _login_taken() -> TakenError:
    return TakenError("This login is taken; choose another one.", code="login-taken")


async def _nobody_asks(games: Iterable[str]) -> None:
    """Used where no tables are open."""


def _new_passphrase(person: str, passphrase: str) -> Update:
    return update(accounts).where(accounts.c.person == person).values(passphrase=passphrase)


def account_in(connection: Connection, condition: ColumnElement[bool]) -> Account | None:
    """Return the account that meets a condition; None if there is none."""
    return next(iter(rows_of(connection, select(accounts).where(condition), Account)), None)


def is_administrator(connection: Connection, person: str | None) -> bool:
    """Whether somebody is an administrator."""
    query = select(administrators.c.person).where(administrators.c.person == person)
    return connection.execute(query).first() is not None


def count_of(connection: Connection, table: Table, person: str) -> int:
    """Return how many rows of a table belong to a person."""
    query = select(func.count()).select_from(table).where(table.c.person == person)
    return int(connection.execute(query).scalar_one())


def rows_about(person: str, connection: Connection) -> dict[str, list[dict[str, object]]]:
    """Return all rows about a person, by table, without the hashes that let them in."""
    columns = [column for column, policy in policies(metadata) if policy.exported]
    return {
        column.table.name: [
            {name: value for name, value in row.items() if name not in _SECRET}
            for row in connection.execute(select(column.table).where(column == person)).mappings()
        ]
        for column in [people.c.id, *columns]
    }


def move_guest(
    features: Sequence[Feature], connection: Connection, guest: str, person: str
) -> tuple[str, ...]:
    """Move a guest's seats to a person, and return their games.

    Games in which both have sat stay as they are. What becomes of other rows is said by their
    columns; the caller ends the sessions.
    """
    games = tuple(row.game for row in connection.execute(_games_to_move(guest, person)))
    for column in (seats.c.person, events.c.person):
        move = update(column.table).where(column == guest, column.table.c.game.in_(games))
        connection.execute(move.values(person=person))
    for feature in features:
        feature.on_merged(connection, guest, person)
    merge(metadata, connection, guest, person)
    return games


def is_guest(connection: Connection, guest: str, person: str) -> bool:
    """Whether `guest` is somebody else without an account, and so may be merged into `person`."""
    query = select(accounts.c.person).where(accounts.c.person == guest)
    return guest != person and connection.execute(query).first() is None


def _games_to_move(guest: str, person: str) -> Select[tuple[str]]:
    sat_in = select(seats.c.game).where(seats.c.person == person)
    acted_in = select(events.c.game).where(events.c.game == seats.c.game, events.c.person == person)
    return (
        select(seats.c.game)
        .where(seats.c.person == guest, seats.c.game.not_in(sat_in), ~acted_in.exists())
        .distinct()
    )
