"""Every setting of the server, declared once: its name, kind, default and description.

Options, the environment, the file and the table in docs/operations.md all follow from here.
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from quiltbee.players import ENGINE, PLAYERS
from quiltbee.server.defaults import DEFAULT_HOST, DEFAULT_PORT
from quiltbee.server.rates import Rate
from quiltbee.server.settings import kinds
from quiltbee.server.settings.kinds import Address, EngineCommand, Kind


def _told(about: str, kind: Kind | None = None, name: str = "", **more: bool) -> dict[str, Any]:
    """The metadata of a field that can be set.

    Without a kind, the default determines it. `name` is its name outside, if it differs; with
    `secret=True` its value is never shown.
    """
    return {"about": about, "kind": kind, "name": name, **more}


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds on what a connection, a person or an address may ask of the server, and on tables.

    A rate of (n, s) lets n messages through at once, and n more evenly over every s seconds.
    """

    connection_rate: tuple[int, float] = field(
        default=Rate(100, 20.0), metadata=_told("messages of one connection to a table")
    )
    seat_rate: tuple[int, float] = field(
        default=Rate(400, 20.0),
        metadata=_told("messages of one person at one table, over all their connections"),
    )
    person_rate: tuple[int, float] = field(
        default=Rate(2000, 20.0), metadata=_told("messages of one person at all tables")
    )
    request_rate: tuple[int, float] = field(
        default=Rate(300, 20.0),
        metadata=_told("HTTP calls of one person, new connections included"),
    )
    address_rate: tuple[int, float] = field(
        default=Rate(6000, 20.0),
        metadata=_told("messages and calls of all people behind one address"),
    )
    stranger_rate: tuple[int, float] = field(
        default=Rate(400, 20.0),
        metadata=_told("messages and calls without a session from one address"),
    )
    newcomer_rate: tuple[int, float] = field(
        default=Rate(200, 3600.0), metadata=_told("new people from one address")
    )
    report_rate: tuple[int, float] = field(
        default=Rate(10, 3600.0), metadata=_told("reports by one person")
    )
    session_days: int = field(
        default=400,
        metadata=_told("days after which a browser has to sign in again", kinds.whole(1, 400)),
    )
    idle_days: int = field(
        default=90,
        metadata=_told("days without a visit after which it has to as well", kinds.whole(1, 400)),
    )
    hints_per_person: int = field(
        default=4, metadata=_told("hints of one person that wait or are thought about")
    )
    analyses_per_person: int = field(
        default=4, metadata=_told("analyses and reviews that one person may have open")
    )
    analyses_per_address: int = field(
        default=60, metadata=_told("analyses and reviews of all who come from one address")
    )
    analyses: int = field(default=300, metadata=_told("analyses and reviews in all"))
    connections: int = field(default=10_000, metadata=_told("connections in all"))
    connections_per_address: int = field(
        default=5000, metadata=_told("connections of all people behind one address")
    )
    connections_per_person: int = field(default=200, metadata=_told("connections of one person"))
    connections_of_strangers: int = field(
        default=200, metadata=_told("connections without a session from one address")
    )
    open_games: int = field(
        default=100, metadata=_told("unfinished games that one person may have begun within a day")
    )
    open_tables_per_person: int = field(
        default=4, metadata=_told("public tables at which one person may wait at a time")
    )
    open_tables_per_address: int = field(
        default=30, metadata=_told("public tables that may wait, opened from one address")
    )
    unfinished_per_address: int = field(
        default=256, metadata=_told("connections of one address whose request has not come whole")
    )
    request_seconds: float = field(
        default=15.0,
        metadata=_told("seconds for a request to come whole, and for some of an answer to be read"),
    )
    events_per_game: int = field(
        default=1000,
        metadata=_told("events of one game after which no move is taken back any more"),
    )
    idle_tables: int = field(
        default=256,
        metadata=_told("tables that stay in memory though nobody watches them", kinds.whole(0)),
    )
    unsent_messages: int = field(
        default=64, metadata=_told("messages that wait for one slow connection before it is closed")
    )
    body_bytes: int = field(default=64 * 1024, metadata=_told("bytes of a request"))
    message_bytes: int = field(default=4096, metadata=_told("bytes of a message to a table"))
    gone_seconds: float = field(
        default=180.0,
        metadata=_told("seconds after which the computer may replace somebody who has gone"),
    )
    thinking_seconds: float = field(
        default=20.0,
        metadata=_told(
            "seconds after which an engine counts as hung: it takes some on a slow machine"
        ),
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

    data_folder: Path = field(
        metadata=_told("the folder where everything is kept", kinds.FOLDER, "data")
    )
    host: str = field(default=DEFAULT_HOST, metadata=_told("the address to listen on", kinds.TEXT))
    port: int = field(
        default=DEFAULT_PORT,
        metadata=_told("the port; 0 takes any free one", kinds.whole(0, 65535)),
    )
    host_names: frozenset[str] = field(
        default=frozenset(),
        metadata=_told(
            "more names under which the server may be reached, besides this machine's own",
            kinds.NAMES,
            "hosts",
        ),
    )
    public_url: str | None = field(
        default=None, metadata=_told("the address under which people reach the server", kinds.URL)
    )
    proxy: str | None = field(
        default=None,
        metadata=_told(
            "the reverse proxies that are believed about the client's address and TLS",
            kinds.PROXIES,
        ),
    )
    database: str | None = field(
        default=None,
        repr=False,
        metadata=_told(
            "a PostgreSQL database in place of the file in the data folder",
            kinds.DATABASE,
            secret=True,
        ),
    )
    engines: tuple[EngineCommand, ...] = field(
        default=(),
        metadata=_told(
            "what starts engines elsewhere, in place of this host's own, and how many of each",
            kinds.ENGINES,
        ),
    )
    contact: str | None = field(
        default=None,
        metadata=_told(
            "the e-mail address that push services are told; without one nobody is notified",
            kinds.TEXT,
        ),
    )
    player: str = field(
        default=ENGINE,
        metadata=_told(
            "the player behind the levels; greedy suits a very small machine", kinds.one_of(PLAYERS)
        ),
    )
    metrics: Address | None = field(
        default=None,
        metadata=_told("where Prometheus reads /metrics", kinds.ADDRESS),
    )
    log: str = field(
        default="text", metadata=_told("the form of the log", kinds.one_of(("text", "json")))
    )
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


def default_data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for games when none is named: `$QUILTBEE_DATA`, else the user's data folder."""
    named = environment.get("QUILTBEE_DATA")
    if named:
        return Path(named)
    import platformdirs

    return platformdirs.user_data_path("quiltbee", appauthor=False)
