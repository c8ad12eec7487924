"""The events of a tournament, each stored as the JSON of its Struct.

Entrants are identified by their numbers.
"""

import msgspec
from msgspec import Struct

from quiltbee.games import Reason


class _Event(Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    pass


class Entered(_Event, frozen=True):
    """Somebody joined; after the start, with half-point byes for earlier rounds."""

    entrant: int
    bot: bool = False


class Left(_Event, frozen=True):
    """An entrant left before the start."""

    entrant: int


class Withdrew(_Event, frozen=True):
    """An entrant is no longer paired; one `removed` by the organizer can't return alone."""

    entrant: int
    removed: bool = False


class Returned(_Event, frozen=True):
    """An entrant who had withdrawn or was removed is paired again."""

    entrant: int


class Appointed(_Event, frozen=True):
    """An entrant became a co-organizer, or no longer is."""

    entrant: int
    wanted: bool = True


class Paused(_Event, frozen=True):
    """The tournament was paused: nothing begins, but running games continue."""


class Resumed(_Event, frozen=True):
    """The tournament continues."""


class Renamed(_Event, frozen=True):
    """The operator renamed the tournament."""

    name: str


class Hidden(_Event, frozen=True):
    """The operator hid the tournament from all but entrants and organizers, or showed it again."""

    wanted: bool = True


class Closed(_Event, frozen=True):
    """The operator ended the tournament, or its organizer has gone: its games are aborted."""


class People(_Event, frozen=True):
    """The people behind the entrants, or the organizer, have changed."""


class Bye(_Event, frozen=True):
    """An entrant requested a half-point bye in a round, or canceled it."""

    entrant: int
    round: int
    wanted: bool = True


class Started(_Event, frozen=True):
    """The tournament began; `order` has the entrants in the drawn order."""

    rounds: int
    order: tuple[int, ...]


class Paired(_Event, frozen=True):
    """A round began: the two entrants of each pairing and its games, the first seat first.

    A bye has neither a second entrant nor games.
    """

    round: int
    pairings: tuple[tuple[int, int | None, tuple[str, ...]], ...]


class Opened(_Event, frozen=True):
    """The second game of a pairing was opened, with the seats swapped."""

    game: str
    round: int
    pairing: int


class Came(_Event, frozen=True):
    """An entrant has been at the table of a game."""

    game: str
    entrant: int


class Reminded(_Event, frozen=True):
    """Players were reminded of a game's deadline."""

    game: str


class Cut(_Event, frozen=True):
    """The cutter set the points in a game whose start is cut and chosen."""

    game: str


class Chosen(_Event, frozen=True):
    """The chooser took a seat in such a game."""

    game: str
    swapped: bool


class Began(_Event, frozen=True):
    """The first move of a game was made."""

    game: str


class Ended(_Event, frozen=True):
    """A game ended: the winning seat, the scores by seat, and the time in ms since 1970.

    In a `forfeit` the server ended it for a player who was absent or had left.
    """

    game: str
    at: int
    winner: int | None = None
    scores: tuple[int, int] | None = None
    reason: Reason | None = None
    forfeit: bool = False


class Corrected(_Event, frozen=True):
    """The organizer corrected the result of a game; without a winner neither entrant scores."""

    game: str
    winner: int | None
    note: str


class Finished(_Event, frozen=True):
    """The tournament is over."""


GameEvent = Came | Reminded | Cut | Chosen | Began | Ended | Corrected
Event = (
    Entered
    | Left
    | Withdrew
    | Returned
    | Appointed
    | Paused
    | Resumed
    | Renamed
    | Hidden
    | Closed
    | People
    | Bye
    | Started
    | Paired
    | Opened
    | Finished
) | GameEvent


_DECODER: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def format_event(event: Event) -> str:
    """Format an event as JSON."""
    return msgspec.json.encode(event).decode()


def parse_event(text: str) -> Event:
    """Parse the JSON of an event; raises ValueError if it is damaged."""
    return _DECODER.decode(text)
