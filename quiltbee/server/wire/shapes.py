"""What the server says of a table, a game or a position: the messages, as types."""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from quiltbee.games import Reason
from quiltbee.server.errors import Kind
from quiltbee.server.store import Access, Opponent, SeatKind
from quiltbee.server.wire.messages import Phrase

BoardName = Literal["revised", "original"]
DeckName = Literal["normal", "tactical"]
StageName = Literal["action", "special_patch", "card", "over"]

SeatNumber = Annotated[int, Meta(extra_json_schema={"type": "integer", "enum": [1, 2]})]
"""A seat of a table."""


class PlacedPatch(TypedDict):
    """One patch on a quilt."""

    letter: str
    orientation: int
    row: int
    column: int


class ScoreParts(TypedDict):
    """What a score is made of; their sum is the score."""

    buttons: int
    special_tile: int
    empty: int


class AutomaScoreParts(TypedDict):
    """What the Automa's score is made of at its level; their sum is the score."""

    special_tile: int
    buttons_held: int
    patches_with_buttons: int
    buttons_on_patches: int


class PlayerState(TypedDict):
    """What one player has, and the distances to the next marks."""

    buttons: int
    income: int
    time: int
    score: int
    score_parts: ScoreParts | AutomaScoreParts
    empty: int
    special_tile: bool
    cells: str
    patches: list[PlacedPatch]
    to_income: int | None
    to_special_patch: int | None


class TimeBoard(TypedDict):
    """The marks of the time board; `on_top` counts where both tokens are on one space."""

    last: int
    income: list[int]
    special_patches: list[int]
    special_patches_left: list[int]
    on_top: SeatNumber


class ResultState(TypedDict):
    """How the game ended."""

    winner: SeatNumber
    scores: tuple[int, int]
    reason: Reason


class LevelState(TypedDict):
    """How a finished solo game would have ended at a level."""

    level: int
    numeral: str
    name: str
    scores: tuple[int, int]
    winner: SeatNumber


class AutomaState(TypedDict):
    """What is visible of the Automa."""

    deck: DeckName
    level: int
    numeral: str
    name: str
    marker: int
    marker_on_board: bool
    budget: int | None
    pile: int
    aside: int
    discards: list[int]
    with_buttons: str
    without_buttons: str


class ConsequenceState(TypedDict):
    """What a choice brings, wherever its patch is placed."""

    buttons: int
    time: int
    paid: int
    earned: int
    income_marks: list[int]
    income: int
    special_patch: bool
    next: SeatNumber | None
    over: bool
    scores: tuple[int, int]


class Option(TypedDict):
    """The pass (`letter` null) or one of the patches that come next."""

    letter: str | None
    move: str | None
    available: bool
    reason: str | None
    missing: int
    placements: list[str]
    completes_7x7: list[str]
    consequence: ConsequenceState


class Choices(TypedDict):
    """What the player to move may decide."""

    options: list[Option]
    special_cells: list[str]
    special_cells_7x7: list[str]


class PositionState(Choices):
    """A position and the choices there; `legal` holds all legal moves."""

    position: str
    turn: SeatNumber
    stage: StageName
    players: list[PlayerState]
    time_board: TimeBoard
    ring: str
    scores: tuple[int, int]
    result: ResultState | None
    automa: AutomaState | None
    legal: list[str]


class GamePosition(PositionState):
    """The position of a game after event `number`."""

    number: int


class StartState(TypedDict):
    """A fair start: the `step` before the first move, the `points` that go with the second seat.

    With `both` seats `partner` is the other game, and this one is the first or the second `game`.
    """

    kind: Literal["cut", "both"]
    step: Literal["cut", "choose"] | None
    points: int | None
    game: Literal[1, 2]
    partner: str | None


class SaidState(TypedDict):
    """A phrase that a player has said."""

    player: SeatNumber
    phrase: Phrase


VERSION: Literal[2] = 2
"""The version of the messages."""

ModeName = Literal["computer", "screen", "solo", "remote"]


class Sitter(TypedDict):
    """Who sits on a seat.

    `bot` marks a person that is a program. `rating` is the one at which the person sat down.
    """

    name: str
    kind: SeatKind
    bot: bool
    rating: int | None


class SeatState(Sitter):
    """A seat, and whether it belongs to the recipient."""

    yours: bool


class ClockState(TypedDict):
    """The clocks; times in milliseconds.

    `left` is what both seats had when the turn of `running` began, at the server's time `since`.
    """

    control: str
    left: tuple[int, int]
    running: SeatNumber | None
    since: int


class ClockReading(TypedDict):
    """How the clocks stand after an event; their control does not change."""

    left: tuple[int, int]
    running: SeatNumber | None
    since: int


class EndedState(TypedDict):
    """What ended a game early; `player` resigned, ran out of time, or was asked and declined."""

    kind: Literal["resign", "flag", "abort"]
    player: SeatNumber | None


class RematchState(TypedDict):
    """The seats that have asked for another game, and its table once it is open."""

    asked: list[SeatNumber]
    game: str | None


class CardState(TypedDict):
    """A card that has been turned over."""

    number: int
    budget: int
    income: int
    filters: list[str]


class StepState(TypedDict):
    """One filter of a card at work, and the letters that it left."""

    filter: str
    left: str
    skipped: bool


class AutomaTurnState(TypedDict):
    """One turn of the Automa, in the order in which it happened; `number` is its move's."""

    number: int
    card: CardState
    choices: str
    affordable: str
    steps: list[StepState]
    taken: str | None
    start: int
    stop: int
    income_marks: list[int]
    income: int
    special_patches: list[int]
    reaches_marker: bool
    takes_special_tile: bool


class Cards(TypedDict):
    """What lies open of the Automa's cards.

    `pile` and `aside` are how many cards are face down, `discards` those turned over since the last
    shuffle. `budget` is that of the next card if it is public.
    """

    pile: int
    aside: int
    discards: list[int]
    budget: int | None


class SeenCards(Cards):
    """The cards of a game under way.

    `shuffles` are those of the game's link, the one of the start first; 0 is a card that nobody has
    seen.
    """

    shuffles: list[list[int]]


class AutomaGame(SeenCards):
    """The Automa's side of a solo game.

    `turns` are its turns, one for each of its moves that stand. `levels` is empty until the game is
    over.
    """

    deck: DeckName
    level: int
    practice: bool
    turns: list[AutomaTurnState]
    levels: list[LevelState]


class GameMessage(TypedDict):
    """A table as it stands after event `number`: its set-up, and all moves that stand.

    `start` is a position string. The first `opening` moves were made before this table was opened.
    `now` is the server's time, and is null without clocks. `getting_ready` is always false: clients
    of 0.2.0 expect it.
    """

    type: Literal["game"]
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


class AnyEventMessage(TypedDict):
    """What every event has: its number, when it happened, and whose message asked for it.

    `clock` and `now` are there where the table has clocks.
    """

    type: Literal["event"]
    number: int
    at: int
    acknowledges: str | None
    clock: NotRequired[ClockReading | None]
    now: NotRequired[int]


class MoveEvent(AnyEventMessage):
    """A player made a move; `cards` and `levels` come with the end of a solo game."""

    kind: Literal["move"]
    move: str
    cards: NotRequired[SeenCards]
    levels: NotRequired[list[LevelState]]


class CardEvent(AnyEventMessage):
    """The Automa's card was turned over and carried out."""

    kind: Literal["card"]
    move: str
    turn: AutomaTurnState
    cards: SeenCards
    levels: NotRequired[list[LevelState]]


class TakebackEvent(AnyEventMessage):
    """All moves but the first `keep` were taken back; `practice` is there where it began."""

    kind: Literal["takeback"]
    keep: int
    cards: NotRequired[SeenCards]
    practice: NotRequired[bool]


class LossEvent(AnyEventMessage):
    """A player resigned, or lost on time."""

    kind: Literal["resign", "flag"]
    player: SeatNumber


class AbortEvent(AnyEventMessage):
    """The game was aborted; `player` is the seat that was asked and declined."""

    kind: Literal["abort"]
    player: SeatNumber | None


class SeatEvent(AnyEventMessage):
    """Somebody sat down, or the computer took the place of somebody who had gone."""

    kind: Literal["join", "handover"]
    player: SeatNumber
    seat: Sitter
    opponent: Opponent
    level: int | None
    mode: ModeName
    rated: bool


class AskEvent(AnyEventMessage):
    """A player asked for a takeback, declined one, or asked for another game."""

    kind: Literal["ask", "decline", "rematch"]
    player: SeatNumber


class CutEvent(AnyEventMessage):
    """The one who cuts has named how many points go with the second seat."""

    kind: Literal["cut"]
    player: SeatNumber
    points: int


class ChooseEvent(AnyEventMessage):
    """The chooser has taken the seat `player`; if the seats are `swapped`, so are the people."""

    kind: Literal["choose"]
    player: SeatNumber
    swapped: bool


class RematchEvent(AnyEventMessage):
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
"""An event at a table, told to all who follow it in the same bytes."""


class NoteMessage(TypedDict):
    """What is true right now and not stored; holds only what has changed."""

    type: Literal["note"]
    thinking: NotRequired[bool]
    present: NotRequired[list[SeatNumber]]
    spectators: NotRequired[int]
    clock: NotRequired[ClockReading]
    now: NotRequired[int]
    said: NotRequired[SaidState]


class Ping(TypedDict):
    """Answer it at once with a `pong` of the same number."""

    type: Literal["ping"]
    n: int


class ErrorMessage(TypedDict):
    """Why a message was refused."""

    type: Literal["error"]
    kind: Kind
    id: str | None
    error: str


class FactState(TypedDict):
    """Something true about a move: the message `reason-<code>` of the catalogue, and its values.

    The value `patch` is a letter, in place of which the message is given the patch's name.
    """

    code: str
    values: dict[str, int | str]


class HintAnswer(TypedDict):
    """What a computer player would do; only the browser that asked gets it.

    `words` is the move as an English sentence. What speaks for it follows as `HintReasons`.
    """

    type: Literal["hint"]
    id: str
    move: str
    words: str


class ReasonState(FactState):
    """What only one of two moves has; `mine-<code>` says it where that is the worse one."""

    of: Literal["better", "mine"]


class HintReasons(TypedDict):
    """What speaks for the move of a hint, the one with the same id, for whoever has it.

    `rival` is the best move of another kind, which takes another patch or passes, and `points` says
    how much worse it is, with one decimal; null where there is none or that is not known. In place
    of `mine-<code>` the message `otherwise-<code>` says what speaks against the rival.
    """

    type: Literal["reasons"]
    id: str
    rival: str | None
    points: float | None
    reasons: list[ReasonState]


class WhyAnswer(TypedDict):
    """What a computer player would have done instead of one's last move, for whoever asked.

    `player` made `move`, decision `number` of the move list; `better` is the same move where the
    computer agrees. How much worse mine is: `points`, with one decimal, and the chance to win
    (`chance`) per mille; null where that is not known.
    """

    type: Literal["why"]
    id: str
    player: SeatNumber
    number: int
    move: str
    better: str
    reasons: list[ReasonState]
    points: float | None
    chance: int | None


class ReplayAutoma(TypedDict):
    """The Automa's side of a game that is replayed.

    `cards` lie open at the start and then after each of the `turns`.
    """

    deck: DeckName
    level: int
    practice: bool
    turns: list[AutomaTurnState]
    cards: list[Cards]
    levels: list[LevelState]


class Replay(TypedDict):
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
