"""What a person is told about themselves."""

from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from quiltbee.server.store.accounts import Profile


class PasskeyState(TypedDict):
    """A passkey; times are milliseconds since 1970."""

    id: str
    name: str
    created: int
    used: int | None


class AccountState(TypedDict):
    """A person's account; `fresh` says that this browser proved just now whose it is."""

    login: str
    passphrase: bool
    listed: bool
    fresh: bool
    passkeys: list[PasskeyState]


class PushState(TypedDict):
    """Whether the server sends notifications, and the key that a browser needs for them."""

    available: bool
    key: str | None
    subscriptions: int


class Me(TypedDict):
    """Who somebody is; without a session nobody is known."""

    known: bool
    name: str | None
    sessions: int
    account: AccountState | None
    passkeys_possible: bool
    push: PushState


class SignedIn(TypedDict):
    """Who somebody is now, and how many games came along."""

    me: Me
    brought: int


class LinkMade(TypedDict):
    """A link for a second device; `expires` in milliseconds since 1970."""

    url: str
    expires: int


class LinkSeen(TypedDict):
    """Whom a link signs in as."""

    name: str | None
    account: bool


class QuestionState(TypedDict):
    """A question to a passkey; `publicKey` is as WebAuthn has it in JSON."""

    ceremony: str
    publicKey: dict[str, object]


def describe_me(
    profile: Profile | None, *, fresh: bool, passkeys_possible: bool, push_key: str | None
) -> Me:
    """What somebody is told about themselves; None is nobody known."""
    return {
        "known": profile is not None,
        "name": profile.name if profile else None,
        "sessions": profile.sessions if profile else 0,
        "account": _describe_account(profile, fresh=fresh) if profile else None,
        "passkeys_possible": passkeys_possible,
        "push": {
            "available": push_key is not None,
            "key": push_key,
            "subscriptions": profile.subscriptions if profile else 0,
        },
    }


def _describe_account(profile: Profile, *, fresh: bool) -> AccountState | None:
    account = profile.account
    if account is None:
        return None
    return {
        "login": account.login,
        "passphrase": account.passphrase is not None,
        "listed": account.listed,
        "fresh": fresh,
        "passkeys": [
            {"id": one.id, "name": one.name, "created": one.created, "used": one.used}
            for one in profile.passkeys
        ],
    }
