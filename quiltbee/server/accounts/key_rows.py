"""Passkeys and their open challenges, as rows of the store."""

from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any, TypeVar

from sqlalchemy import Connection, delete, func, insert, select, update

from quiltbee.server.accounts.schema import accounts, ceremonies, passkeys
from quiltbee.server.accounts.values import Account, Ceremony, Passkey
from quiltbee.server.errors import ConflictError, TakenError
from quiltbee.server.store.database import Database
from quiltbee.server.store.games import hold_person

MOST_PASSKEYS = 20

_Answer = TypeVar("_Answer")


class PasskeyStore:
    """The passkeys of a database; failures raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, ceremony: Ceremony, now: int) -> None:
        """Store a challenge to a passkey, and forget those that nobody answered in time."""

        def work(connection: Connection) -> None:
            connection.execute(delete(ceremonies).where(ceremonies.c.expires < now))
            connection.execute(insert(ceremonies), asdict(ceremony))

        await self._database.change(work)

    async def take_ceremony(self, id_hash: str) -> Ceremony | None:
        """Take an open challenge out of the store; None if there is none."""

        def work(connection: Connection) -> Ceremony | None:
            this = ceremonies.c.id_hash == id_hash
            row = connection.execute(select(ceremonies).where(this)).first()
            if row is None or connection.execute(delete(ceremonies).where(this)).rowcount != 1:
                return None
            return Ceremony(row.id_hash, row.challenge, row.expires, row.person, row.login)

        return await self._database.change(work)

    async def find(self, passkey_id: str) -> Passkey | None:
        """The passkey with this id; None if there is none."""
        query = select(passkeys).where(passkeys.c.id == passkey_id)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Passkey(**row._mapping)

    async def add(self, passkey: Passkey) -> None:
        """Store another passkey of an account; TakenError if it is known, or one too many."""

        def work(connection: Connection) -> None:
            hold_person(connection, passkey.person)
            check_room(count_of(connection, passkeys, passkey.person))
            connection.execute(insert(passkeys), asdict(passkey))

        await unless_there(_passkey_known, self._database.change(work))

    async def use(self, passkey_id: str, sign_count: int, now: int) -> None:
        """Store that a passkey was used."""
        change = (
            update(passkeys)
            .where(passkeys.c.id == passkey_id)
            .values(sign_count=sign_count, used=now)
        )
        await self._database.change(lambda connection: connection.execute(change))

    async def drop(self, person: str, passkey_id: str) -> None:
        """Forget a passkey of a person; TakenError if nothing else would let them in."""

        def work(connection: Connection) -> None:
            hold_person(connection, person)
            account = account_where(connection, accounts.c.person == person)
            is_only = count_of(connection, passkeys, person) <= 1
            if account is not None and account.passphrase is None and is_only:
                sentence = "This passkey is the only way into your account."
                raise TakenError(sentence, code="last-passkey")
            these = (passkeys.c.person == person) & (passkeys.c.id == passkey_id)
            connection.execute(delete(passkeys).where(these))

        await self._database.change(work)


def check_room(passkeys: int) -> None:
    """TakenError for an account that has as many passkeys as it may have."""
    if passkeys >= MOST_PASSKEYS:
        sentence = f"An account has at most {MOST_PASSKEYS} passkeys."
        raise TakenError(sentence, code="passkeys-full", most=MOST_PASSKEYS)


def _passkey_known() -> TakenError:
    return TakenError("This passkey has been added already.", code="passkey-known")


async def unless_there(taken: Callable[[], TakenError], change: Awaitable[_Answer]) -> _Answer:
    """The result of a change; if there is such a row already, raises what `taken` makes."""
    try:
        return await change
    except ConflictError as error:
        raise taken() from error


def count_of(connection: Connection, table: Any, person: str) -> int:
    """How many rows of a table belong to a person."""
    query = select(func.count()).select_from(table).where(table.c.person == person)
    return int(connection.execute(query).scalar_one())


def account_where(connection: Connection, condition: Any) -> Account | None:
    """The account that meets a condition; None if there is none."""
    row = connection.execute(select(accounts).where(condition)).first()
    return None if row is None else Account(**{**row._mapping, "listed": bool(row.listed)})
