"""The tables about people, beside `people` and `sessions`, and their rows; times are ms since 1970.

names             the names that people have chosen
accounts          logins and the hashes of passphrases, to come back from anywhere
passkeys          public keys of accounts
ceremonies        open challenges to passkeys, each for one answer
links             the hashes of codes that sign in one more device, once
suspensions       the suspended people, until when (or for good), and why
administrators    the people who may use the page `/admin`
"""

from msgspec import Struct
from sqlalchemy import (
    CheckConstraint,
    Column,
    ColumnElement,
    Index,
    Integer,
    Table,
    Text,
    exists,
)

from quiltbee.server.store.persons import person_column, policy
from quiltbee.server.store.schema import Milliseconds, metadata

names = Table(
    "names",
    metadata,
    person_column("person", leave="delete", merge="delete", primary_key=True),
    Column("name", Text, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    person_column("person", leave="delete", merge="delete", primary_key=True),
    Column("login", Text, nullable=False),
    Column("login_key", Text, nullable=False),
    Column("passphrase", Text),
    Column("created", Milliseconds, nullable=False),
    Column("listed", Integer, nullable=False),
    CheckConstraint("listed IN (0, 1)", name="listed"),
    Index("uq_accounts_login_key", "login_key", unique=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    person_column("person", leave="delete", merge="delete", nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Milliseconds, nullable=False),
    Column("used", Milliseconds),
    Index("ix_passkeys_person", "person"),
)

ceremonies = Table(
    "ceremonies",
    metadata,
    Column("id_hash", Text, primary_key=True),
    Column("challenge", Text, nullable=False),
    Column("person", Text, info=policy(leave="delete", merge="delete", exported=False)),
    Column("login", Text),
    Column("expires", Milliseconds, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("code_hash", Text, primary_key=True),
    person_column("person", leave="delete", merge="delete", nullable=False),
    Column("expires", Milliseconds, nullable=False),
    Column("used", Milliseconds),
    Index("ix_links_person", "person"),
)

suspensions = Table(
    "suspensions",
    metadata,
    person_column("person", leave="delete", merge="stay", exported=False, primary_key=True),
    Column("since", Milliseconds, nullable=False),
    Column("until", Milliseconds),
    Column("reason", Text, nullable=False),
)

administrators = Table(
    "administrators",
    metadata,
    person_column("person", leave="delete", merge="stay", exported=False, primary_key=True),
)


class Account(Struct, frozen=True):
    """An account of a person; `passphrase` is its hash, None if it has none."""

    person: str
    login: str
    login_key: str
    passphrase: str | None
    created: int
    listed: bool = True


class Passkey(Struct, frozen=True):
    """A public key of an account; `id` and `public_key` are base64url."""

    id: str
    person: str
    public_key: str
    sign_count: int
    name: str
    created: int
    used: int | None = None


class Ceremony(Struct, frozen=True):
    """An open challenge to a passkey; `challenge` is base64url.

    `person` is the owner of the new passkey, and `login` that of the account to be made with it;
    both are None where somebody signs in.
    """

    id_hash: str
    challenge: str
    expires: int
    person: str | None = None
    login: str | None = None


class Link(Struct, frozen=True):
    """A link that signs in one more device of a person; `used` is the time of its one use."""

    code_hash: str
    person: str
    expires: int
    used: int | None = None


def is_in_force(at: int) -> ColumnElement[bool]:
    """Return whether a suspension is in force at a time in ms since 1970."""
    return suspensions.c.until.is_(None) | (suspensions.c.until > at)


def is_suspended(person: ColumnElement[str] | str, at: int) -> ColumnElement[bool]:
    """Return whether a person is suspended at a time in ms since 1970."""
    return exists().where(suspensions.c.person == person, is_in_force(at))
