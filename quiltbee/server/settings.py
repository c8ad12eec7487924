"""What the server is told when it starts, and the limits that it keeps."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from quiltbee.players import ENGINE, player_of_levels
from quiltbee.server.errors import StartError


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds on what one connection, address or person may ask of the server, and on tables.

    A rate of (n, s) lets n messages through at once, and n more evenly over every s seconds.
    """

    connection_rate: tuple[int, float] = (100, 20.0)
    address_rate: tuple[int, float] = (500, 20.0)
    connections_per_address: int = 64
    connections: int = 2000
    open_games: int = 100
    """Unfinished games that one person may have begun within a day."""
    idle_tables: int = 256
    """Tables that stay in memory though nobody watches them."""
    unsent_messages: int = 64
    """Messages that wait for one slow connection before it is closed."""
    body_bytes: int = 64 * 1024
    message_bytes: int = 4096
    gone_seconds: float = 180.0
    """Whoever has not been there for so long may be replaced by the computer."""
    thinking_seconds: float = 20.0
    """After this an engine counts as hung: full strength takes seconds on a slow machine."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the server listens and keeps its data.

    `host_names` are the names besides addresses and this machine's own under which the server
    may be reached, `proxy` the address of a reverse proxy whose word about the client counts.
    `player` is the player behind the levels.
    """

    data_folder: Path
    host: str = "127.0.0.1"
    port: int = 0
    host_names: frozenset[str] = frozenset()
    proxy: str | None = None
    player: str = ENGINE
    limits: Limits = field(default_factory=Limits)


def read_settings(
    host: str,
    port: int,
    data_folder: Path | None,
    limits: Limits | None = None,
    environment: Mapping[str, str] = os.environ,
) -> Settings:
    """Put together the arguments and the environment (`QUILTBEE_DATA` and so on); StartError."""
    try:
        player = player_of_levels(environment)
    except ValueError as error:
        raise StartError(str(error)) from None
    return Settings(
        data_folder=data_folder or default_data_folder(environment),
        host=host,
        port=port,
        host_names=frozenset(
            name.strip().lower()
            for name in environment.get("QUILTBEE_HOSTS", "").split(",")
            if name.strip()
        ),
        proxy=environment.get("QUILTBEE_PROXY") or None,
        player=player,
        limits=limits or Limits(),
    )


def default_data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for games when none is named: `$QUILTBEE_DATA`, else the user's data folder."""
    named = environment.get("QUILTBEE_DATA")
    if named:
        return Path(named)
    import platformdirs

    return platformdirs.user_data_path("quiltbee", appauthor=False)
