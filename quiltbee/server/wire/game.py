"""A table as its followers see it: the messages `game`, `event` and `note`; and whole games.

`game` is for newcomers and those who missed something, `event` for what happens, `note` for what is
not stored.
"""

from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple, Self, get_args

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from quiltbee.games import Clock, Game, begin
from quiltbee.notation import Record, format_move, format_position, format_record
from quiltbee.rules import Seat
from quiltbee.server.body import SeatNumber, Shape
from quiltbee.server.errors import Kind
from quiltbee.server.store import (
    Access,
    Opponent,
    SeatHolder,
    SeatKind,
    StoredEvent,
    StoredGame,
    TableSetup,
)
from quiltbee.server.store.table_events import fields_of
from quiltbee.server.wire.messages import Phrase
from quiltbee.server.wire.position import (
    AutomaGame,
    AutomaTurnState,
    LevelState,
    ReplayAutoma,
    ResultState,
    SeenCards,
    levels_of,
)
from quiltbee.server.wire.texts import fault_in, read_text

VERSION: Literal[2] = 2
"""The version of the messages."""

BoardName = Literal["revised", "original"]
ModeName = Literal["computer", "screen", "solo", "remote"]

_MODES: Mapping[str, ModeName] = {
    "automa": "solo",
    "person": "screen",
    "friend": "remote",
    "anyone": "remote",
}


def mode_of(setup: TableSetup) -> ModeName:
    """Who plays with whom, and where."""
    return _MODES.get(setup.opponent, "computer")


class Status(NamedTuple):
    """What is true of a table right now and not stored.

    `thinking` says whether the computer player is choosing a move. `present` are the seats whose
    people are connected, in order.
    """

    thinking: bool = False
    present: tuple[Seat, ...] = ()
    spectators: int = 0


NOTHING_SPECIAL = Status()


# A table


class Sitter(Shape):
    """Who sits on a seat.

    `bot` marks a person that is a program. `rating` is the one at which the person sat down.
    """

    name: str
    kind: SeatKind
    bot: bool
    rating: int | None

    @classmethod
    def of(cls, holder: SeatHolder, **more: bool) -> Self:
        """The holder of a seat."""
        return cls.like(holder, bot=holder.is_bot, **more)


class SeatState(Sitter):
    """A seat, and whether it belongs to the recipient."""

    yours: bool


class StartState(Shape):
    """A fair start: the `step` before the first move, the `points` that go with the second seat.

    With `both` seats `partner` is the other game, and this one is the first or the second `game`.
    """

    kind: Literal["cut", "both"]
    step: Literal["cut", "choose"] | None
    points: int | None
    game: Literal[1, 2]
    partner: str | None

    @classmethod
    def of(cls, stored: StoredGame) -> Self | None:
        """The fair start of a table; None where it has an ordinary one."""
        setup = stored.setup
        if setup.fair is None:
            return None
        is_known = setup.is_second_of_two or stored.cut is not None
        return cls(
            kind=setup.fair,
            step=stored.step,
            points=stored.game.compensation if is_known else None,
            game=2 if setup.is_second_of_two else 1,
            partner=setup.partner,
        )


class ClockReading(Shape):
    """How the clocks stand after an event; their control does not change.

    `left` are the milliseconds that both seats had when the turn of `running` began, at the
    server's time `since`.
    """

    left: tuple[int, int]
    running: SeatNumber | None
    since: int


class ClockState(ClockReading):
    """The clocks, and their control."""

    control: str

    @classmethod
    def of(cls, clock: Clock | None) -> Self | None:
        """The clocks as they stand; None without clocks."""
        return None if clock is None else cls.like(clock, control=str(clock.control))


class EndedState(Shape):
    """What ended a game early; `player` resigned, ran out of time, or was asked and declined."""

    kind: Literal["resign", "flag", "abort"]
    player: SeatNumber | None

    @classmethod
    def of(cls, game: Game[Any]) -> Self | None:
        """What ended a game early."""
        return None if game.ended is None else cls(**fields_of(game.ended))


class RematchState(Shape):
    """The seats that have asked for another game, and its table once it is open."""

    asked: list[SeatNumber]
    game: str | None


class GameMessage(Shape, tag_field="type", tag="game"):
    """A table as it stands after event `number`: its set-up, and all moves that stand.

    `start` is a position string. The first `opening` moves were made before this table was opened.
    `now` is the server's time, and is null without clocks. `getting_ready` is always false: clients
    of 0.2.0 expect it.
    """

    version: Literal[2]
    game: str
    number: int
    acknowledges: str | None
    opponent: Opponent
    level: int | None
    mode: ModeName
    seed: str | None
    access: Access
    takebacks: bool
    rated: bool
    seed_chosen: bool
    tournament: str | None
    day: str | None
    fair: StartState | None
    start: str
    moves: list[str]
    opening: int
    seats: list[SeatState]
    present: list[SeatNumber]
    spectators: int
    thinking: bool
    getting_ready: bool
    ended: EndedState | None
    offer: SeatNumber | None
    rematch: RematchState
    clock: ClockState | None
    now: int | None
    automa: AutomaGame | None

    @classmethod
    def of(
        cls,
        stored: StoredGame,
        seats: Collection[Seat] = (),
        status: Status = NOTHING_SPECIAL,
        now: int = 0,
        acknowledges: str | None = None,
    ) -> Self:
        """The whole game for whoever holds these seats; `now` is the time as clocks count it."""
        setup, game = stored.setup, stored.game
        return cls.like(
            setup,
            version=VERSION,
            game=setup.id,
            number=stored.number,
            acknowledges=acknowledges,
            mode=mode_of(setup),
            seed_chosen=setup.chosen,
            fair=StartState.of(stored),
            start=format_start(game),
            moves=list(map(format_move, game.moves)),
            opening=game.locked,
            seats=[SeatState.of(setup.holder(seat), yours=seat in seats) for seat in Seat],
            **status._asdict(),
            getting_ready=False,
            ended=EndedState.of(game),
            offer=stored.offer,
            rematch=RematchState(sorted(stored.rematch), stored.next_game),
            clock=ClockState.of(stored.clock),
            now=None if stored.clock is None else now,
            automa=AutomaGame.of_game(game) if setup.start.has_cards else None,
        )


def format_start(game: Game[Any]) -> str:
    """The position string of the start, without the cards to come."""
    return format_position(game.positions[0].seen_by(None))


# What happens there


class AnyEventMessage(Shape, kw_only=True):
    """What every event has: its number, when it happened, and whose message asked for it.

    The rest is the event as it is stored, without cards to come, and with what followers need
    besides. `clock` and `now` are there where the table has clocks.
    """

    type: Literal["event"]
    number: int
    at: int
    acknowledges: str | None
    clock: ClockReading | UnsetType | None = UNSET
    now: int | UnsetType = UNSET


class MoveEvent(AnyEventMessage, kw_only=True):
    """A player made a move; `cards` and `levels` come with the end of a solo game."""

    kind: Literal["move"]
    move: str
    cards: SeenCards | UnsetType = UNSET
    levels: list[LevelState] | UnsetType = UNSET


class CardEvent(AnyEventMessage, kw_only=True):
    """The Automa's card was turned over and carried out."""

    kind: Literal["card"]
    move: str
    turn: AutomaTurnState
    cards: SeenCards
    levels: list[LevelState] | UnsetType = UNSET


class TakebackEvent(AnyEventMessage, kw_only=True):
    """All moves but the first `keep` were taken back; `practice` is there where it began."""

    kind: Literal["takeback"]
    keep: int
    cards: SeenCards | UnsetType = UNSET
    practice: bool | UnsetType = UNSET


class LossEvent(AnyEventMessage, kw_only=True):
    """A player resigned, or lost on time."""

    kind: Literal["resign", "flag"]
    player: SeatNumber


class AbortEvent(AnyEventMessage, kw_only=True):
    """The game was aborted; `player` is the seat that was asked and declined."""

    kind: Literal["abort"]
    player: SeatNumber | None


class SeatEvent(AnyEventMessage, kw_only=True):
    """Somebody sat down, or the computer took the place of somebody who had gone."""

    kind: Literal["join", "handover"]
    player: SeatNumber
    seat: Sitter
    opponent: Opponent
    level: int | None
    mode: ModeName
    rated: bool


class AskEvent(AnyEventMessage, kw_only=True):
    """A player asked for a takeback, declined one, or asked for another game."""

    kind: Literal["ask", "decline", "rematch"]
    player: SeatNumber


class CutEvent(AnyEventMessage, kw_only=True):
    """The one who cuts has named how many points go with the second seat."""

    kind: Literal["cut"]
    player: SeatNumber
    points: int


class ChooseEvent(AnyEventMessage, kw_only=True):
    """The chooser has taken the seat `player`; if the seats are `swapped`, so are the people."""

    kind: Literal["choose"]
    player: SeatNumber
    swapped: bool


class RematchEvent(AnyEventMessage, kw_only=True):
    """The next game is open at another table."""

    kind: Literal["rematch_opened"]
    table: str


EventMessage = (
    MoveEvent
    | CardEvent
    | TakebackEvent
    | LossEvent
    | AbortEvent
    | SeatEvent
    | AskEvent
    | CutEvent
    | ChooseEvent
    | RematchEvent
)
"""An event at a table, sent to all who follow it in the same bytes."""

_KINDS: Mapping[str, type[EventMessage]] = {
    kind: event
    for event in get_args(EventMessage)
    for kind in get_args(event.__annotations__["kind"])
}


def event_message(
    happened: StoredEvent, before: StoredGame, after: StoredGame, now: int
) -> EventMessage:
    """The message about an event between two states; `now` is the time as clocks count it."""
    fields, game = fields_of(happened.event), after.game
    fields.pop("shuffle", None)
    match fields["kind"]:
        case "card":
            fields["move"] = format_move(game.moves[-1])
            fields["turn"] = AutomaTurnState.of(game, len(game.moves) - 1)
            fields["cards"] = SeenCards.of_game(game)
        case "takeback" if after.setup.start.has_cards:
            fields["cards"] = SeenCards.of_game(game)
            if game.practice and not before.game.practice:
                fields["practice"] = True
        case "choose":
            fields["swapped"] = fields["player"] == Seat.FIRST
        case "join" | "handover":
            setup = after.setup
            fields["seat"] = Sitter.of(setup.holder(Seat(fields["player"])))
            fields |= {"opponent": setup.opponent, "level": setup.level}
            fields |= {"mode": mode_of(setup), "rated": setup.rated}
    if fields["kind"] in ("move", "card") and after.setup.start.has_cards and game.is_over:
        fields |= {"cards": SeenCards.of_game(game), "levels": levels_of(game)}
    if (clock := after.clock) is not None:
        fields |= {"clock": ClockReading.like(clock), "now": now}
    elif before.clock is not None:
        fields["clock"] = None
    return _KINDS[fields["kind"]](
        type="event",
        number=happened.number,
        at=happened.at,
        acknowledges=happened.message,
        **fields,
    )


class SaidState(Shape):
    """A phrase that a player has said."""

    player: SeatNumber
    phrase: Phrase


class NoteMessage(Shape, tag_field="type", tag="note"):
    """What is true right now and not stored; holds only what has changed."""

    thinking: bool | UnsetType = UNSET
    present: list[SeatNumber] | UnsetType = UNSET
    spectators: int | UnsetType = UNSET
    clock: ClockReading | UnsetType = UNSET
    now: int | UnsetType = UNSET
    said: SaidState | UnsetType = UNSET

    @classmethod
    def of(cls, before: Status, after: Status) -> Self:
        """What differs from what was last sent."""
        last = before._asdict()
        return cls(**{name: now for name, now in after._asdict().items() if now != last[name]})


class Ping(Shape, tag_field="type", tag="ping"):
    """Answer it at once with a `pong` of the same number."""

    n: int


class ErrorMessage(Shape, tag_field="type", tag="error"):
    """Why a message was refused."""

    kind: Kind
    id: str | None
    error: str


# Whole games


class Created(Shape):
    """A new table; with `invitation`, the address by which a friend takes the other seat."""

    id: str
    url: str
    invitation: str | UnsetType = UNSET

    @classmethod
    def of(cls, setup: TableSetup, invitation: str | UnsetType = UNSET) -> Self:
        """A table."""
        return cls(setup.id, f"/game/{setup.id}", invitation)


class Replay(Shape):
    """A whole game. `comment` says what was wrong in its text, and where.

    `result` is there only if the moves don't say it: if something else `ended` the game.
    """

    tags: dict[str, str]
    comment: str | None
    start: str
    moves: list[str]
    automa: ReplayAutoma | None
    ended: EndedState | None
    result: ResultState | None
    link: str
    record: str

    @classmethod
    def of(cls, game: Game[Any], record: Record[Any], comment: str | None = None) -> Self:
        """A game and its record."""
        return cls(
            tags=dict(record.tags),
            comment=comment,
            start=format_start(game),
            moves=list(map(format_move, game.moves)),
            automa=ReplayAutoma.of(game) if game.origin.has_cards else None,
            ended=EndedState.of(game),
            result=None if game.ended is None else ResultState.of(game.result),
            link=game.link(),
            record=format_record(record),
        )

    @classmethod
    def of_table(cls, stored: StoredGame) -> Self:
        """The game at a table."""
        return cls.of(stored.game, record_of(stored))

    @classmethod
    def of_text(cls, text: str) -> Self:
        """The game in a text; NoGameError if there is none."""
        record = read_text(text)
        tags = dict(record.tags)
        game = begin(record.start, record.moves, compensation=record.compensation)
        return replace(cls.of(game, game.record(tags), fault_in(record)), tags=tags)


def record_of(stored: StoredGame, tags: Mapping[str, str] | None = None) -> Record[Any]:
    """The game record of a table, without cards not yet turned over; `tags` take precedence."""
    setup = stored.setup
    opened = datetime.fromtimestamp(setup.created / 1000, UTC)
    first, second = setup.seats
    return stored.game.record(
        {
            "Event": "Rated" if setup.rated else "Casual",
            "Site": "?",
            "Date": opened.strftime("%Y.%m.%d"),
            "Player1": first.name,
            "Player2": second.name,
            **(_terms_of(setup) if setup.rated else {}),
            **(tags or {}),
        }
    )


def _terms_of(setup: TableSetup) -> dict[str, str]:
    """The clock and the ratings of a rated game, as tags."""
    ratings = {f"Rating{seat}": setup.holder(seat).rating for seat in Seat}
    return {
        "TimeControl": setup.clock_text or "-",
        **{name: str(rating) for name, rating in ratings.items() if rating is not None},
    }
