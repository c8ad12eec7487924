"""Messages to the followers of a table: `game`, `event` and `note`; and whole games.

`game` is for new followers and after gaps, `event` for each event, `note` for state that is not
stored.
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
    """Return the mode of play: the kind of opponent, and where they are."""
    return _MODES.get(setup.opponent, "computer")


class Status(NamedTuple):
    """The state of a table that is not stored.

    `thinking` says whether the computer player is choosing a move. `present` has the seats of
    connected players, in order.
    """

    thinking: bool = False
    present: tuple[Seat, ...] = ()
    spectators: int = 0


NOTHING_SPECIAL = Status()


# A table


class Sitter(Shape):
    """The holder of a seat.

    `bot` marks a person that is a program. `rating` is the person's when they sat down.
    """

    name: str
    kind: SeatKind
    bot: bool
    rating: int | None

    @classmethod
    def of(cls, holder: SeatHolder, **more: bool) -> Self:
        """Describe the holder of a seat."""
        return cls.like(holder, bot=holder.is_bot, **more)


class SeatState(Sitter):
    """A seat, and whether it belongs to the recipient."""

    yours: bool


class StartState(Shape):
    """A fair start: the next `step` before the first move, and the `points` for the second seat.

    With `both`, `partner` is the other game, and this one is the first or the second `game`.
    """

    kind: Literal["cut", "both"]
    step: Literal["cut", "choose"] | None
    points: int | None
    game: Literal[1, 2]
    partner: str | None

    @classmethod
    def of(cls, stored: StoredGame) -> Self | None:
        """Describe the fair start of a table; None for an ordinary start."""
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
    """The clocks after an event, without their control, which does not change.

    `left` has the milliseconds of both seats when the turn of `running` began, at the server's time
    `since`.
    """

    left: tuple[int, int]
    running: SeatNumber | None
    since: int


class ClockState(ClockReading):
    """The clocks, and their control."""

    control: str

    @classmethod
    def of(cls, clock: Clock | None) -> Self | None:
        """Describe the clocks; None if the game has none."""
        return None if clock is None else cls.like(clock, control=str(clock.control))


class EndedState(Shape):
    """The early end of a game; `player` resigned, ran out of time, or declined the invitation."""

    kind: Literal["resign", "flag", "abort"]
    player: SeatNumber | None

    @classmethod
    def of(cls, game: Game[Any]) -> Self | None:
        """Describe the early end of a game, if any."""
        return None if game.ended is None else cls(**fields_of(game.ended))


class RematchState(Shape):
    """The seats that have asked for another game, and its table once it is open."""

    asked: list[SeatNumber]
    game: str | None


class GameMessage(Shape, tag_field="type", tag="game"):
    """A table after event `number`: its set-up, and all moves that have not been taken back.

    `start` is a position string. The first `opening` moves were made before the table was opened.
    `now` is the server's time, null without clocks. `getting_ready` is always false, for clients of
    0.2.0.
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
        """Describe the whole game to the holder of these seats; `now` is the time of its clocks."""
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
    """Return the position string of the start, without hidden cards."""
    return format_position(game.positions[0].seen_by(None))


# Events


class AnyEventMessage(Shape, kw_only=True):
    """The common part of events: number, time, and the id of the message that requested it.

    Subclasses add the event as it is stored, without hidden cards, and with more that followers
    need. `clock` and `now` are there if the table has clocks.
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
    """All moves but the first `keep` were taken back; `practice` is there if it began now."""

    kind: Literal["takeback"]
    keep: int
    cards: SeenCards | UnsetType = UNSET
    practice: bool | UnsetType = UNSET


class LossEvent(AnyEventMessage, kw_only=True):
    """A player resigned, or lost on time."""

    kind: Literal["resign", "flag"]
    player: SeatNumber


class AbortEvent(AnyEventMessage, kw_only=True):
    """The game was aborted; `player` is the seat of a declined invitation."""

    kind: Literal["abort"]
    player: SeatNumber | None


class SeatEvent(AnyEventMessage, kw_only=True):
    """A player sat down, or the computer replaced an absent one."""

    kind: Literal["join", "handover"]
    player: SeatNumber
    seat: Sitter
    opponent: Opponent
    level: int | None
    mode: ModeName
    rated: bool


class AskEvent(AnyEventMessage, kw_only=True):
    """A player asked for a takeback, declined one, or asked for a rematch."""

    kind: Literal["ask", "decline", "rematch"]
    player: SeatNumber


class CutEvent(AnyEventMessage, kw_only=True):
    """The cutter has set the points that go with the second seat."""

    kind: Literal["cut"]
    player: SeatNumber
    points: int


class ChooseEvent(AnyEventMessage, kw_only=True):
    """The chooser has taken the seat `player`; if the seats are `swapped`, so are the people."""

    kind: Literal["choose"]
    player: SeatNumber
    swapped: bool


class RematchEvent(AnyEventMessage, kw_only=True):
    """The rematch is open at another table."""

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
"""An event at a table, sent to all followers in the same bytes."""

_KINDS: Mapping[str, type[EventMessage]] = {
    kind: event
    for event in get_args(EventMessage)
    for kind in get_args(event.__annotations__["kind"])
}


def event_message(
    happened: StoredEvent, before: StoredGame, after: StoredGame, now: int
) -> EventMessage:
    """Return the message about an event between two states; `now` is the time of its clocks."""
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
    """A phrase from a player."""

    player: SeatNumber
    phrase: Phrase


class NoteMessage(Shape, tag_field="type", tag="note"):
    """Changes of state that is not stored."""

    thinking: bool | UnsetType = UNSET
    present: list[SeatNumber] | UnsetType = UNSET
    spectators: int | UnsetType = UNSET
    clock: ClockReading | UnsetType = UNSET
    now: int | UnsetType = UNSET
    said: SaidState | UnsetType = UNSET

    @classmethod
    def of(cls, before: Status, after: Status) -> Self:
        """Return the changes since the last status."""
        last = before._asdict()
        return cls(**{name: now for name, now in after._asdict().items() if now != last[name]})


class Ping(Shape, tag_field="type", tag="ping"):
    """A ping, to be answered at once with a `pong` of the same number."""

    n: int


class ErrorMessage(Shape, tag_field="type", tag="error"):
    """The refusal of a message."""

    kind: Kind
    id: str | None
    error: str


# Whole games


class Created(Shape):
    """A new table; `invitation` is the address with which a friend takes the other seat."""

    id: str
    url: str
    invitation: str | UnsetType = UNSET

    @classmethod
    def of(cls, setup: TableSetup, invitation: str | UnsetType = UNSET) -> Self:
        """Describe a new table."""
        return cls(setup.id, f"/game/{setup.id}", invitation)


class Replay(Shape):
    """A whole game. `comment` has the errors in its text, with their places.

    `result` is only there if the game `ended` early, so that it does not follow from the moves.
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
        """Describe a game and its record."""
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
        """Describe the game at a table."""
        return cls.of(stored.game, record_of(stored))

    @classmethod
    def of_text(cls, text: str) -> Self:
        """Describe the game in a text; raises NoGameError if there is none."""
        record = read_text(text)
        tags = dict(record.tags)
        game = begin(record.start, record.moves, compensation=record.compensation)
        return replace(cls.of(game, game.record(tags), fault_in(record)), tags=tags)


def record_of(stored: StoredGame, tags: Mapping[str, str] | None = None) -> Record[Any]:
    """Return the game record of a table, without hidden cards; `tags` take precedence."""
    setup = stored.setup
    opened = datetime.fromtimestamp(setup.created / 1000, UTC)
    first, second = setup.seats
    standard = {
        "Event": "Rated" if setup.rated else "Casual",
        "Site": "?",
        "Date": opened.strftime("%Y.%m.%d"),
        "Player1": first.name,
        "Player2": second.name,
    }
    if setup.rated:
        ratings = {f"Rating{seat}": setup.holder(seat).rating for seat in Seat}
        standard["TimeControl"] = setup.clock_text or "-"
        standard |= {name: str(rating) for name, rating in ratings.items() if rating is not None}
    return stored.game.record({**standard, **(tags or {})})
