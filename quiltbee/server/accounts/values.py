"""What the store knows about people, as immutable values; times are milliseconds since 1970."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Account:
    """How a person comes back from anywhere; `passphrase` is its hash, None without one."""

    person: str
    login: str
    login_key: str
    passphrase: str | None
    created: int
    listed: bool = True


@dataclass(frozen=True, slots=True)
class Passkey:
    """A public key of an account; `id` and `public_key` are base64url."""

    id: str
    person: str
    public_key: str
    sign_count: int
    name: str
    created: int
    used: int | None = None


@dataclass(frozen=True, slots=True)
class Ceremony:
    """An open challenge to a passkey; `challenge` is base64url.

    `person` is the owner of the new passkey, and `login` that of the account to be made with it;
    both are None where somebody signs in.
    """

    id_hash: str
    challenge: str
    expires: int
    person: str | None = None
    login: str | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """Signs in one more device of a person, once; `used` is when that happened."""

    code_hash: str
    person: str
    expires: int
    used: int | None = None


@dataclass(frozen=True, slots=True)
class Profile:
    """What a person is told about themselves."""

    person: str
    name: str | None
    account: Account | None
    passkeys: tuple[Passkey, ...]
    sessions: int
    subscriptions: int
