"""People, their sessions and names, and the accounts that let them come back."""

from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import asdict
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, delete, insert, select, update

from quiltbee.server.accounts.data import rows_about
from quiltbee.server.accounts.key_rows import (
    PasskeyStore,
    account_where,
    count_of,
    unless_there,
)
from quiltbee.server.accounts.merging import is_guest, move_guest
from quiltbee.server.accounts.removal import Removal, remove_person
from quiltbee.server.accounts.schema import accounts, is_suspended, links, names, passkeys
from quiltbee.server.accounts.values import Account, Link, Passkey, Profile
from quiltbee.server.errors import ConflictError, ForbiddenError, TakenError, UsedError
from quiltbee.server.names import clean_name
from quiltbee.server.notices import subscriptions
from quiltbee.server.store.features import Feature
from quiltbee.server.store.news import Note
from quiltbee.server.store.rows import insert_session
from quiltbee.server.store.schema import events, people, seats, sessions
from quiltbee.server.store.sessions import SessionStore
from quiltbee.server.store.store import Store
from quiltbee.server.store.values import Session

_Answer = TypeVar("_Answer")
_ATTEMPTS = 5
_ASKED_AT_ONCE = 500


class PeopleStore(Feature):
    """The people of a database.

    Writes are on disk when a method returns. Failures raise StoreError unless another error is
    named. After a commit, `on_moved` gets the games whose seats changed hands without an event, and
    `on_games_ended` the games that ended because somebody was removed.
    """

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.passkeys = PasskeyStore(store.database)
        self._sessions = store[SessionStore]
        self.on_moved: Callable[[Iterable[str]], Awaitable[None]] = _nobody_asks
        self.on_games_ended: Callable[[Iterable[str]], Awaitable[None]] = _nobody_asks

    async def profile(self, person: str) -> Profile:
        """What a person is told about themselves."""

        def question(connection: Connection) -> Profile:
            return Profile(
                person,
                connection.scalar(select(names.c.name).where(names.c.person == person)),
                account_where(connection, accounts.c.person == person),
                tuple(
                    Passkey(**row._mapping)
                    for row in connection.execute(
                        select(passkeys)
                        .where(passkeys.c.person == person)
                        .order_by(passkeys.c.created)
                    )
                ),
                count_of(connection, sessions, person),
                count_of(connection, subscriptions, person),
            )

        return await self._database.read(question)

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
            feature.after_removed(person)
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

    async def name_of(self, person: str, given: str | None = None) -> str | None:
        """Return the given name if there is one, else the person's own; None without either."""
        own = select(names.c.name).where(names.c.person == person)
        return clean_name(given, "") or await self._database.first(own, str)

    async def everything_about(self, person: str) -> dict[str, list[dict[str, object]]]:
        """All rows about a person, by table; without the hashes by which they are let in."""
        return await self._database.read(partial(rows_about, person))

    # Accounts

    async def account(self, login_key: str) -> Account | None:
        """The account with this login; None if there is none."""
        return await self._database.read(
            lambda connection: account_where(connection, accounts.c.login_key == login_key)
        )

    async def account_of(self, person: str) -> Account | None:
        """The account of a person; None without one."""
        return await self._database.read(
            lambda connection: account_where(connection, accounts.c.person == person)
        )

    async def open_account(
        self, account: Account, session: Session, passkey: Passkey | None = None
    ) -> None:
        """Make a person's account; the session is its only one. TakenError for a taken login."""

        def work(connection: Connection) -> list[str]:
            if account_where(connection, accounts.c.login_key == account.login_key) is not None:
                raise _login_taken()
            if account_where(connection, accounts.c.person == account.person) is not None:
                raise TakenError("You have an account already.", code="has-account")
            row = {**asdict(account), "listed": int(account.listed)}
            connection.execute(insert(accounts), row)
            if passkey is not None:
                connection.execute(insert(passkeys), asdict(passkey))
            return self._begin_anew(connection, session)

        self._sessions.on_signed_out(await unless_there(_login_taken, self._database.change(work)))

    async def set_listed(self, person: str, *, listed: bool) -> None:
        """Store whether the ratings of an account may be shown to all."""
        change = update(accounts).where(accounts.c.person == person).values(listed=int(listed))
        await self._database.change(lambda connection: connection.execute(change))

    async def set_passphrase(self, session: Session, passphrase: str) -> None:
        """Store the hash of a new passphrase; all sessions except the new one end."""

        def work(connection: Connection) -> list[str]:
            _set_passphrase(connection, session.person, passphrase)
            return self._begin_anew(connection, session)

        self._sessions.on_signed_out(await self._database.change(work))

    async def rehash(self, person: str, passphrase: str) -> None:
        """Store another hash of the same passphrase."""
        await self._database.change(
            lambda connection: _set_passphrase(connection, person, passphrase)
        )

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
            row = {"code_hash": link.code_hash, "person": link.person, "expires": link.expires}
            connection.execute(insert(links), row)

        await self._database.write(work)

    async def drop_links(self, person: str) -> None:
        """Make all links of a person void."""
        drop = delete(links).where(links.c.person == person)
        await self._database.change(lambda connection: connection.execute(drop))

    async def link(self, code_hash: str) -> Link | None:
        """The link with this code, used or not; None if there is none."""
        row = await self._first(select(links).where(links.c.code_hash == code_hash))
        return None if row is None else Link(row.code_hash, row.person, row.expires, row.used)

    async def tell_moved(self, games: Collection[str]) -> None:
        """Tell everybody, here and at other servers, who now sits at games."""
        await self._database.tell(*(Note(f"seats/{game}") for game in games))
        await self.on_moved(games)

    def _announce(self, connection: Connection, games: Iterable[str]) -> None:
        """Tell the other servers which games have changed hands."""
        for game in games:
            self._database.announce(connection, Note(f"seats/{game}"))

    async def _first(self, query: Any) -> Row[Any] | None:
        return await self._database.read(lambda connection: connection.execute(query).first())

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


def _set_passphrase(connection: Connection, person: str, passphrase: str) -> None:
    change = update(accounts).where(accounts.c.person == person)
    connection.execute(change.values(passphrase=passphrase))
