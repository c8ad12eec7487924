"""The shapes of what the server answers, as types: mypy checks them, OpenAPI describes them."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from quiltbee.games import Reason
from quiltbee.server.errors import Kind
from quiltbee.server.store import Access, Opponent, SeatKind

BoardName = Literal["revised", "original"]
DeckName = Literal["normal", "tactical"]
ModeName = Literal["computer", "screen", "solo", "remote"]
StageName = Literal["action", "special_patch", "card", "over"]
EventKind = Literal[
    "move",
    "card",
    "takeback",
    "resign",
    "flag",
    "abort",
    "join",
    "handover",
    "ask",
    "decline",
    "rematch",
    "rematch_opened",
    "ready",
    "thinking",
    "presence",
]


class Turns(TypedDict):
    """The orientation codes after a quarter turn or a flip."""

    right: int
    left: int
    flip: int


class PatchShape(TypedDict):
    """One patch; cells are (row, column) from the top left of its bounding box."""

    buttons: int
    time: int
    income: int
    squares: int
    name: str
    orientations: dict[str, list[tuple[int, int]]]
    turns: dict[str, Turns]


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
    on_top: int


class ResultState(TypedDict):
    """How the game ended."""

    winner: int
    scores: tuple[int, int]
    reason: Reason


class CardState(TypedDict):
    """A card that was turned over."""

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
    """One turn of the Automa, in the order in which it happened."""

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


class LevelState(TypedDict):
    """How a finished solo game would have ended at a level."""

    level: int
    numeral: str
    name: str
    scores: tuple[int, int]
    winner: int


class AutomaState(TypedDict):
    """What lies open of the Automa, and its turns since the person's last decision."""

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
    practice: bool
    with_buttons: str
    without_buttons: str
    turns: list[AutomaTurnState]
    levels: list[LevelState]


class PositionState(TypedDict):
    """A position in every detail that is drawn."""

    position: str
    turn: int
    stage: StageName
    players: list[PlayerState]
    time_board: TimeBoard
    ring: str
    result: ResultState | None
    automa: AutomaState | None


class Frame(PositionState):
    """One position of a replay and the decision that led to it."""

    move: str | None
    player: int | None


class Replay(TypedDict):
    """A whole game, position by position."""

    tags: dict[str, str]
    comment: str | None
    frames: list[Frame]
    link: str
    record: str


class ConsequenceState(TypedDict):
    """What a choice brings, wherever its patch is placed."""

    buttons: int
    time: int
    paid: int
    earned: int
    income_marks: list[int]
    income: int
    special_patch: bool
    next: int | None
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


class SeatState(TypedDict):
    """Who sits there, and whether it is the browser that is told.

    `away` says of a person at another place that they are not connected. `bot` marks a person that
    is a program. `rating` is the one at which the person sat down.
    """

    name: str
    kind: SeatKind
    yours: bool
    away: bool
    bot: bool
    rating: int | None


class ClockState(TypedDict):
    """The clocks; times in milliseconds.

    `left` is what both seats had when the turn of `running` began, at the server's time `since`.
    """

    control: str
    left: tuple[int, int]
    running: int | None
    since: int


class OfferState(TypedDict):
    """What one player has asked the other to agree to."""

    kind: Literal["takeback"]
    seat: int


class RematchState(TypedDict):
    """The seats that have asked for another game, and its table once it is open."""

    asked: list[int]
    game: str | None


class DecisionState(TypedDict):
    """One decision of the move list."""

    number: int
    player: int
    move: str


class State(PositionState, Choices):
    """The whole state of a table."""

    type: Literal["state"]
    game: str
    number: int
    acknowledges: str | None
    opponent: Opponent
    level: int | None
    mode: ModeName
    seed: str | None
    ring0: str
    board: BoardName
    seats: list[SeatState]
    thinking: bool
    getting_ready: bool
    moves: list[DecisionState]
    can_undo: bool
    link: str
    clock: ClockState | None
    now: int | None
    spectators: int
    offer: OfferState | None
    rematch: RematchState
    access: Access
    takebacks: bool
    rated: bool
    seed_chosen: bool
    can_abort: bool
    tournament: str | None


class EventState(TypedDict):
    """What happened; the fields that don't belong to its kind are null.

    `thinking` (the computer player began, or gave up), `ready` (the strong player answers from
    now on) and `presence` (somebody came or went) are not stored and don't change the number of
    the state.
    """

    kind: EventKind
    player: int | None
    move: str | None
    keep: int | None


class PlayerChanges(TypedDict, total=False):
    """The fields of a player that changed."""

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


ChangedPlayers = TypedDict("ChangedPlayers", {"1": PlayerChanges, "2": PlayerChanges})
"""What changed of each player, by seat."""


class MoveChanges(TypedDict):
    """The move list: how many of its moves stand, and those that follow them."""

    keep: int
    add: list[DecisionState]


class EventMessage(TypedDict):
    """What happened at a table, and what it changed of the state that came before.

    `changed` holds the keys of the state with other values than before; `players` and `moves`
    tell what changed of those two. `now` is there if there are clocks, as in the state.
    """

    type: Literal["event"]
    number: int
    now: NotRequired[int]
    acknowledges: str | None
    event: EventState
    changed: dict[str, Any]
    players: ChangedPlayers
    moves: MoveChanges


class Ping(TypedDict):
    """To be answered at once by a `pong` with the same number."""

    type: Literal["ping"]
    n: int


class ErrorMessage(TypedDict):
    """What is sent over the WebSocket when a message is refused."""

    type: Literal["error"]
    kind: Kind
    id: str | None
    error: str


class FactState(TypedDict):
    """Something true about a move: the message `reason-<code>` of the catalogue, and its values."""

    code: str
    values: dict[str, int]


class HintAnswer(TypedDict):
    """What a computer player would do, for the browser that asked, and what speaks for it.

    `words` is the move as an English sentence.
    """

    type: Literal["hint"]
    id: str
    move: str
    words: str
    reasons: list[FactState]


class ReasonState(FactState):
    """A fact that only one of two moves has."""

    of: Literal["better", "mine"]


class WhyAnswer(TypedDict):
    """What a computer player would have done instead of one's last move, for whoever asked.

    `player` made `move`, decision `number` of the move list; `better` is the same move where the
    computer agrees. By how much mine is worse: `points` in tenths, the chance to win (`chance`)
    per mille; null where that is not known.
    """

    type: Literal["why"]
    id: str
    player: int
    number: int
    move: str
    better: str
    reasons: list[ReasonState]
    points: int | None
    chance: int | None


class Created(TypedDict):
    """A new table; with `invitation`, the address by which a friend takes the other seat."""

    id: str
    url: str
    invitation: NotRequired[str]


class Seated(TypedDict):
    """A table at which the person now sits; `waiting` while the other seat is open."""

    id: str
    url: str
    waiting: bool


class InvitationLink(TypedDict):
    """The address by which a friend takes the open seat; earlier ones are void."""

    invitation: str


class InvitationState(TypedDict):
    """What an invitation invites to; `seat` is the one that is taken by it.

    `yours` says that whoever asks sits at that table already.
    """

    game: str
    name: str
    seat: int
    board: BoardName
    clock: str | None
    takebacks: bool
    rated: bool
    seed_chosen: bool
    yours: bool


class LobbyEntry(TypedDict):
    """A public table with an open seat; `seat` is the open one, `name` who waits."""

    game: str
    created: int
    name: str
    rating: int | None
    seat: int
    board: BoardName
    clock: str | None
    takebacks: bool
    rated: bool
    seed_chosen: bool
    yours: bool


class Lobby(TypedDict):
    """The public tables with an open seat, the oldest first."""

    tables: list[LobbyEntry]


class GamesNews(TypedDict):
    """Sent over a person's feed: in how many games they are waited for, and which one changed."""

    type: Literal["games"]
    waiting: int
    game: str | None


class LobbyChanged(TypedDict):
    """Sent over a person's feed: the lobby is to be read again."""

    type: Literal["lobby"]


class Health(TypedDict):
    """The server answers."""

    status: Literal["ok"]
    version: str
