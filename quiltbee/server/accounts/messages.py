"""What a browser may say about its user, validated with bounds, and what it is told."""

from typing import Annotated, Any, TypedDict

from msgspec import Meta

from quiltbee.server.accounts.values import Profile
from quiltbee.server.body import Body

Login = Annotated[str, Meta(max_length=100)]
Secret = Annotated[str, Meta(max_length=1000)]
Code = Annotated[str, Meta(max_length=100)]
Credential = dict[str, Any]
"""What `PublicKeyCredential.toJSON()` gives; the library checks it."""


class AboutMe(Body):
    """A new name, or whether one's ratings may be shown, or both."""

    name: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    listed: bool | None = None

    def __post_init__(self) -> None:
        """Refuse a body that changes nothing; ValueError."""
        if self.name is None and self.listed is None:
            raise ValueError("there is nothing to change")


class NewAccount(Body):
    """A login and a passphrase for the person who asks."""

    login: Login
    passphrase: Secret


class SignIn(Body):
    """A login and its passphrase; with `bring`, the seats this browser held come along."""

    login: Login
    passphrase: Secret
    bring: bool = True


class NewPassphrase(Body):
    """The old passphrase, or None after a passkey, and the new one."""

    new: Secret
    old: Secret | None = None


class WishForPasskey(Body):
    """A login for a new account, or None to add a passkey to one's own."""

    login: Login | None = None


class NewPasskey(Body):
    """A new passkey, and a name for it."""

    ceremony: Code
    credential: Credential
    name: Annotated[str, Meta(max_length=200)] = ""


class SignInByPasskey(Body):
    """A passkey's answer; `bring` as in `SignIn`."""

    ceremony: Code
    credential: Credential
    bring: bool = True


class LinkCode(Body):
    """The code of a link."""

    code: Code


class SignInByLink(Body):
    """The code of a link; `bring` as in `SignIn`."""

    code: Code
    bring: bool = True


class Leaving(Body):
    """The passphrase, or None if the browser proved recently who uses it."""

    passphrase: Secret | None = None


class LocalPath(Body):
    """A path of this server, such as that of an invitation."""

    path: Annotated[str, Meta(pattern=r"^/([A-Za-z0-9._~-][A-Za-z0-9._~/-]{0,200})?$")]


class PasskeyState(TypedDict):
    """A passkey; times are milliseconds since 1970."""

    id: str
    name: str
    created: int
    used: int | None


class AccountState(TypedDict):
    """A person's account; `fresh`: this browser proved it recently."""

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
    """Who somebody is; nobody is known without a session."""

    known: bool
    name: str | None
    sessions: int
    account: AccountState | None
    passkeys_possible: bool
    push: PushState


class SessionState(TypedDict):
    """A browser that knows somebody, and when it was last used; `here` is the one asking."""

    id: str
    agent: str | None
    created: int
    used: int
    here: bool


class OwnSessions(TypedDict):
    """The browsers that know somebody, the most recently used first."""

    sessions: list[SessionState]


class SignedIn(TypedDict):
    """Who somebody is now, and how many games came along."""

    me: Me
    brought: int


class LinkMade(TypedDict):
    """A link for a second device; `expires` in milliseconds since 1970."""

    url: str
    expires: int


class LinkSeen(TypedDict):
    """The person that a link signs in."""

    name: str | None
    account: bool


class QuestionState(TypedDict):
    """A challenge to a passkey; `publicKey` is WebAuthn's JSON."""

    ceremony: str
    publicKey: dict[str, object]


def describe_me(
    profile: Profile | None, *, fresh: bool, passkeys_possible: bool, push_key: str | None
) -> Me:
    """What people are told about themselves; None stands for a stranger."""
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
