"""Every setting of the server, declared once: its name, kind, default and description.

Options, the environment, the file and the table in docs/reference/settings.md all follow from here.
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from quiltbee.players import ENGINE, PLAYERS
from quiltbee.server.defaults import DEFAULT_HOST, DEFAULT_PORT
from quiltbee.server.rates import Rate
from quiltbee.server.settings import kinds
from quiltbee.server.settings.kinds import Address, EngineCommand, Kind


def _set(
    default: Any, about: str, kind: Kind | None = None, name: str = "", *, is_secret: bool = False
) -> Any:
    """Return a field that can be set.

    Without a kind, the default determines it. `name` is its name outside, if it differs. The value
    of a secret is never shown.
    """
    told = {"about": about, "kind": kind, "name": name, "secret": is_secret}
    return field(default=default, metadata=told, repr=not is_secret)


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds on what a connection, a person or an address may ask of the server, and on tables.

    A rate of (n, s) lets n messages through at once, and n more evenly over every s seconds.
    """

    connection_rate: tuple[int, float] = _set(
        Rate(100, 20.0), "messages of one connection to a table"
    )
    seat_rate: tuple[int, float] = _set(
        Rate(400, 20.0), "messages of one person at one table, over all their connections"
    )
    person_rate: tuple[int, float] = _set(Rate(2000, 20.0), "messages of one person at all tables")
    request_rate: tuple[int, float] = _set(
        Rate(300, 20.0), "HTTP calls of one person, new connections included"
    )
    address_rate: tuple[int, float] = _set(
        Rate(6000, 20.0), "messages and calls of all people behind one address"
    )
    stranger_rate: tuple[int, float] = _set(
        Rate(400, 20.0), "messages and calls without a session from one address"
    )
    newcomer_rate: tuple[int, float] = _set(Rate(200, 3600.0), "new people from one address")
    table_rate: tuple[int, float] = _set(Rate(1000, 3600.0), "tables opened from one address")
    report_rate: tuple[int, float] = _set(Rate(10, 3600.0), "reports by one person")
    session_days: int = _set(
        400, "days after which a browser has to sign in again", kinds.whole(1, 400)
    )
    idle_days: int = _set(
        90, "days without a visit after which it has to as well", kinds.whole(1, 400)
    )
    analyses_per_person: int = _set(4, "analyses and reviews that one person may have open")
    analyses_per_address: int = _set(60, "analyses and reviews of all who come from one address")
    analyses: int = _set(300, "analyses and reviews in all")
    connections: int = _set(10_000, "connections in all")
    connections_per_address: int = _set(5000, "connections of all people behind one address")
    connections_per_person: int = _set(200, "connections of one person")
    connections_of_strangers: int = _set(200, "connections without a session from one address")
    open_games: int = _set(100, "unfinished games that one person may have begun within a day")
    open_tables_per_person: int = _set(4, "public tables at which one person may wait at a time")
    open_tables_per_address: int = _set(30, "public tables that may wait, opened from one address")
    unfinished_per_address: int = _set(
        256, "connections of one address whose request has not come whole"
    )
    request_seconds: float = _set(
        15.0, "seconds for a request to come whole, and for some of an answer to be read"
    )
    events_per_game: int = _set(
        1000, "events of one game after which no move is taken back any more"
    )
    idle_tables: int = _set(
        256, "tables that stay in memory though nobody watches them", kinds.whole(0)
    )
    unsent_messages: int = _set(
        64, "messages that wait for one slow connection before it is closed"
    )
    body_bytes: int = _set(64 * 1024, "bytes of a request")
    message_bytes: int = _set(4096, "bytes of a message to a table")
    gone_seconds: float = _set(
        180.0, "seconds after which the computer may replace somebody who has gone"
    )
    thinking_seconds: float = _set(
        20.0, "seconds after which an engine counts as hung: it takes some on a slow machine"
    )

    @classmethod
    def for_load(cls, **changes: Any) -> "Limits":
        """Rates and numbers of connections that nobody reaches, for tests and benchmarks."""
        plenty = 10**6
        rates = {each.name: Rate(plenty, 1.0) for each in fields(cls) if "_rate" in each.name}
        counts = {each.name: plenty for each in fields(cls) if "connections" in each.name}
        return cls(**{**rates, **counts, **changes})


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the server listens and keeps its data, and for whom.

    `proxy` names the proxies that are believed about the client's address and TLS; the host names
    of a proxied server are `host_names` and the one in `public_url`.
    """

    data_folder: Path = _set(  # noqa: RUF009 - it returns a field
        MISSING, "the folder where everything is kept", kinds.FOLDER, "data"
    )
    host: str = _set(DEFAULT_HOST, "the address to listen on", kinds.TEXT)
    port: int = _set(DEFAULT_PORT, "the port; 0 takes any free one", kinds.whole(0, 65535))
    host_names: frozenset[str] = _set(
        frozenset(),
        "more names under which the server may be reached, besides this machine's own",
        kinds.NAMES,
        "hosts",
    )
    public_url: str | None = _set(
        None, "the address under which people reach the server", kinds.URL
    )
    proxy: str | None = _set(
        None,
        "the reverse proxies that are believed about the client's address and TLS",
        kinds.PROXIES,
    )
    database: str | None = _set(
        None,
        "a PostgreSQL database in place of the file in the data folder",
        kinds.DATABASE,
        is_secret=True,
    )
    engines: tuple[EngineCommand, ...] = _set(
        (),
        "what starts engines elsewhere, in place of this host's own, and how many of each",
        kinds.ENGINES,
    )
    contact: str | None = _set(
        None,
        "the e-mail address that push services are told; without one nobody is notified",
        kinds.TEXT,
    )
    player: str = _set(
        ENGINE,
        "the player behind the levels; greedy suits a very small machine",
        kinds.one_of(PLAYERS),
    )
    metrics: Address | None = _set(  # noqa: RUF009 - it returns a field
        None, "where Prometheus reads /metrics", kinds.ADDRESS
    )
    log: str = _set("text", "the form of the log", kinds.one_of(("text", "json")))
    limits: Limits = field(default_factory=Limits)

    @property
    def names(self) -> frozenset[str]:
        """Every host name besides this machine's under which the server may be reached."""
        public = urlsplit(self.public_url or "").hostname
        return self.host_names | ({public} if public else set())


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set: `key` in the file, `option` and `variable`.

    The value of a `secret` one is never shown. `field` is its name in `Settings` or `Limits`.
    """

    key: str
    field: str
    kind: Kind
    about: str
    default: object
    secret: bool = False

    @property
    def is_limit(self) -> bool:
        """Whether it stands in the table of limits."""
        return self.key.startswith("limits.")

    @property
    def option(self) -> str:
        """How it is named on the command line."""
        if self.is_limit:
            return f"--limit {self.field}="
        return f"--{self.key.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """How it is named in the environment."""
        return f"QUILTBEE_{self.key.replace('.', '_').upper()}"


def _settings_of(declared: type[Any], prefix: str) -> Iterator[Setting]:
    for each in fields(declared):
        if told := each.metadata:
            key = f"{prefix}{told['name'] or each.name}"
            kind = told["kind"] or _kind_of(each)
            yield Setting(
                key, each.name, kind, told["about"], each.default, told.get("secret", False)
            )


def _kind_of(limit: Field[Any]) -> Kind:
    match limit.default:
        case Rate():
            return kinds.RATE
        case float():
            return kinds.SECONDS
        case _:
            return kinds.whole(1)


SETTINGS: Mapping[str, Setting] = {
    setting.key: setting
    for setting in (*_settings_of(Settings, ""), *_settings_of(Limits, "limits."))
}
"""All settings by key, those of limits last."""

RETIRED = frozenset({"web", "limits.hints_per_person"})
"""Settings of earlier versions, which a server that has them still starts with."""


def default_data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for games when none is named: `$QUILTBEE_DATA`, else the user's data folder."""
    named = environment.get("QUILTBEE_DATA")
    if named:
        return Path(named)
    import platformdirs

    return platformdirs.user_data_path("quiltbee", appauthor=False)
