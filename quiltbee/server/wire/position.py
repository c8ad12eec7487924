"""A position as described to programs that don't know the rules, of a duel or of a solo game.

Everything about a solo game comes from `automa.view` of a position, but for the accounts of the
Automa's turns, whose cards were turned over, and the end at other levels, which no card decides.
"""

from bisect import bisect_right
from typing import Any, Literal, Self

from msgspec.structs import asdict, replace

from quiltbee.automa import AUTOMA, LEVELS, PERSON, Solo, outcomes_by_level
from quiltbee.games import Game, Reason, Result
from quiltbee.notation import cell_letters, format_move, format_position
from quiltbee.rules import (
    INCOME_MARKS,
    LAST_SPACE,
    PATCHES,
    PLACEMENTS_OF,
    Chance,
    Position,
    Seat,
    State,
    cell_name,
    special_patches_crossed,
)
from quiltbee.rules.grid import SQUARES_7X7
from quiltbee.rules.moves import SPECIAL_PLACEMENTS
from quiltbee.rules.position import POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS
from quiltbee.server.body import SeatNumber, Shape
from quiltbee.server.store import StoredGame

DeckName = Literal["normal", "tactical"]
StageName = Literal["action", "special_patch", "card", "over"]


# Players


class PlacedPatch(Shape):
    """One patch on a quilt."""

    letter: str
    orientation: int
    row: int
    column: int


class ScoreParts(Shape):
    """What a score is made of; their sum is the score."""

    buttons: int
    special_tile: int
    empty: int


class AutomaScoreParts(Shape):
    """What the Automa's score is made of at its level; their sum is the score."""

    special_tile: int
    buttons_held: int
    patches_with_buttons: int
    buttons_on_patches: int


class PlayerState(Shape):
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

    @classmethod
    def of(cls, table: Position, seat: Seat) -> Self:
        """The player on a seat."""
        owned = table.players[seat.index]
        has_tile, empty = table.special_tile is seat, owned.quilt.empty_spaces
        parts = ScoreParts(
            owned.buttons, SPECIAL_TILE_POINTS if has_tile else 0, POINTS_PER_EMPTY_SPACE * empty
        )
        return cls(
            buttons=owned.buttons,
            income=owned.quilt.income,
            time=owned.time,
            score=parts.buttons + parts.special_tile + parts.empty,
            score_parts=parts,
            empty=empty,
            special_tile=has_tile,
            cells=cell_letters(owned.quilt),
            patches=list(map(PlacedPatch.like, owned.quilt.patches)),
            to_income=_distance(owned.time, INCOME_MARKS),
            to_special_patch=_distance(owned.time, _special_left(table)),
        )

    @classmethod
    def of_automa(cls, position: Solo) -> Self:
        """The Automa, which has no quilt: no space of it is empty."""
        parts = position.automa_score
        return replace(
            cls.of(position.table, AUTOMA),
            score=parts.total,
            score_parts=AutomaScoreParts.like(parts),
            empty=0,
        )


def _distance(time: int, marks: tuple[int, ...]) -> int | None:
    """The number of spaces to the next mark; None if there is none."""
    at = bisect_right(marks, time)
    return marks[at] - time if at < len(marks) else None


def _special_left(table: Position) -> tuple[int, ...]:
    """The special patches still on the time board: beyond both tokens."""
    ahead = max(player.time for player in table.players)
    return special_patches_crossed(table.board, ahead, LAST_SPACE)


class TimeBoard(Shape):
    """The marks of the time board; `on_top` counts where both tokens are on one space."""

    last: int
    income: list[int]
    special_patches: list[int]
    special_patches_left: list[int]
    on_top: SeatNumber


# Choices


class ConsequenceState(Shape):
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

    @classmethod
    def of(cls, table: Position, letter: str | None, totals: tuple[int, int]) -> Self:
        """What a patch or a pass brings; `totals` are both scores if the game ended now."""
        after = table.consequence(letter)
        gained = after.buttons - table.mover.buttons
        if letter is not None:
            gained -= POINTS_PER_EMPTY_SPACE * PATCHES[letter].squares
        first, second = totals
        scores = (first + gained, second) if table.turn == 1 else (first, second + gained)
        return cls.like(after, next=None if after.over else after.next, scores=scores)


class Option(Shape):
    """The pass (`letter` null) or one of the patches that come next."""

    letter: str | None
    move: str | None
    available: bool
    reason: str | None
    missing: int
    placements: list[str]
    completes_7x7: list[str]
    consequence: ConsequenceState

    @classmethod
    def of_patch(cls, table: Position, letter: str, totals: tuple[int, int]) -> Self:
        """A patch within reach; its placements are listed even if it is too expensive."""
        filled = table.mover.quilt.filled
        fitting = [move for move in PLACEMENTS_OF[letter] if not move.mask & filled]
        reason = table.why_not_buyable(letter)
        if reason is None and not fitting:
            reason = "fits nowhere on the quilt"
        completing = [move for move in fitting if _completes(table, move.mask)]
        return cls(
            letter=letter,
            move=None,
            available=reason is None,
            reason=reason,
            missing=max(0, PATCHES[letter].buttons - table.mover.buttons),
            placements=[format_move(move)[1:] for move in fitting],
            completes_7x7=[format_move(move)[1:] for move in completing],
            consequence=ConsequenceState.of(table, letter, totals),
        )


def _options(table: Position, totals: tuple[int, int]) -> list[Option]:
    passing = ConsequenceState.of(table, None, totals)
    return [
        Option(None, "pass", True, None, 0, [], [], passing),
        *(Option.of_patch(table, letter, totals) for letter in table.choices),
    ]


def _completes(table: Position, mask: int) -> bool:
    """Whether filling these spaces, which are empty, wins the special tile."""
    filled = table.mover.quilt.filled
    if table.special_tile is not None or filled & mask:
        return False
    return any(square & ~(filled | mask) == 0 for square in SQUARES_7X7)


# The Automa


class CardState(Shape):
    """A card that has been turned over."""

    number: int
    budget: int
    income: int
    filters: list[str]


class StepState(Shape):
    """One filter of a card at work, and the letters that it left."""

    filter: str
    left: str
    skipped: bool


class AutomaTurnState(Shape):
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

    @classmethod
    def of(cls, game: Game[Any], index: int) -> Self:
        """The turn that is the move of this index."""
        before: Solo = game.positions[index]
        turn = before.automa_turn()
        return cls.like(
            turn,
            number=index + 1,
            card=CardState.like(turn.card),
            choices=before.table.choices,
            steps=list(map(StepState.like, turn.steps)),
        )


class LevelState(Shape):
    """How a finished solo game would have ended at a level."""

    level: int
    numeral: str
    name: str
    scores: tuple[int, int]
    winner: SeatNumber


def levels_of(game: Game[Any]) -> list[LevelState]:
    """How the game would have ended at each level; empty while it runs."""
    if not game.position.is_over:
        return []
    return [
        LevelState.like(LEVELS[number], scores=end.scores, winner=end.winner)
        for number, end in outcomes_by_level(game.positions).items()
    ]


class Cards(Shape):
    """What lies open of the Automa's cards.

    `pile` and `aside` are how many cards are face down, `discards` those turned over since the last
    shuffle. `budget` is that of the next card if it is public.
    """

    pile: int
    aside: int
    discards: list[int]
    budget: int | None

    @classmethod
    def of(cls, position: Solo) -> Self:
        """What lies open in a position."""
        return cls.like(
            position,
            pile=len(position.pile),
            aside=len(position.aside),
            budget=position.public_budget,
        )


class SeenCards(Cards):
    """The cards of a game under way.

    `shuffles` are those of the game's link, the one of the start first; 0 is a card that nobody has
    seen.
    """

    shuffles: list[list[int]]

    @classmethod
    def of_game(cls, game: Game[Any]) -> Self:
        """What lies open of the cards, and what was seen of them since the start."""
        start = game.start
        if not game.position.is_over:
            start = start.seen_over(game.positions)
        shuffles = [list(start.shuffle), *map(list, start.later)]
        return cls.like(Cards.of(game.position), shuffles=shuffles)


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

    @classmethod
    def of_game(cls, game: Game[Any]) -> Self:
        """The Automa's side of a game as it stands."""
        return cls.like(SeenCards.of_game(game), **_automa_of(game))


class ReplayAutoma(Shape):
    """The Automa's side of a game that is replayed.

    `cards` lie open at the start and then after each of the `turns`.
    """

    deck: DeckName
    level: int
    practice: bool
    turns: list[AutomaTurnState]
    cards: list[Cards]
    levels: list[LevelState]

    @classmethod
    def of(cls, game: Game[Any]) -> Self:
        """The Automa's side of a game at each of its positions."""
        fields = _automa_of(game)
        stops = [0, *(turn.number for turn in fields["turns"])]
        return cls(cards=[Cards.of(game.positions[at]) for at in stops], **fields)


def _automa_of(game: Game[Any]) -> dict[str, Any]:
    """What is said of the Automa whether a game is played or replayed."""
    moves = range(len(game.moves))
    return {
        "deck": game.position.deck.value,
        "level": game.position.level.level,
        "practice": game.practice,
        "turns": [
            AutomaTurnState.of(game, at) for at in moves if game.decider_of(at) is Chance.CARD
        ],
        "levels": levels_of(game),
    }


class AutomaState(Shape):
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

    @classmethod
    def of(cls, position: Solo) -> Self:
        """What a position says of the Automa."""
        taken = position.taken
        return cls.like(
            position.level,
            deck=position.deck.value,
            marker_on_board=position.is_marker_on_board,
            **asdict(Cards.of(position)),
            with_buttons="".join(letter for letter in taken if PATCHES[letter].income),
            without_buttons="".join(letter for letter in taken if not PATCHES[letter].income),
        )


# Positions


class ResultState(Shape):
    """How the game ended."""

    winner: SeatNumber
    scores: tuple[int, int]
    reason: Reason

    @classmethod
    def of(cls, result: Result | None) -> Self | None:
        """How a game ended, None while it runs."""
        return None if result is None else cls.like(result)


class Choices(Shape):
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

    @classmethod
    def of(cls, position: Any) -> Self:
        """A position in every detail, and the choices there."""
        table: Position = position.table
        scores, stage, end = position.scores, _stage(position), position.outcome
        solo = position if position.has_cards else None
        filled = table.mover.quilt.filled
        masks = [move.mask for move in SPECIAL_PLACEMENTS] if stage == "special_patch" else []
        return cls(
            options=_options(table, scores) if stage == "action" else [],
            special_cells=[cell_name(at) for at, mask in enumerate(masks) if not mask & filled],
            special_cells_7x7=[
                cell_name(at) for at, mask in enumerate(masks) if _completes(table, mask)
            ],
            position=format_position(position.seen_by(None)),
            turn=table.turn,
            stage=stage,
            players=(
                [PlayerState.of(table, PERSON), PlayerState.of_automa(solo)]
                if solo
                else [PlayerState.of(table, seat) for seat in Seat]
            ),
            time_board=TimeBoard(
                last=LAST_SPACE,
                income=list(INCOME_MARKS),
                special_patches=list(table.board.special_patches),
                special_patches_left=list(_special_left(table)),
                on_top=table.turn.other if table.is_over else table.turn,
            ),
            ring=table.ring,
            scores=scores,
            result=ResultState.of(Result(end.winner, end.scores, end.by) if end else None),
            automa=AutomaState.of(solo) if solo else None,
            legal=[format_move(move) for move in position.legal_moves()],
        )


class GamePosition(PositionState):
    """The position of a game after event `number`."""

    number: int

    @classmethod
    def of_game(cls, stored: StoredGame) -> Self:
        """How a game stands; nothing is legal once it has ended, nor before it can begin."""
        game = stored.game
        found = cls.like(PositionState.of(game.position), number=stored.number)
        if game.is_over:
            found.result = ResultState.of(game.result)
        if game.ended is not None:
            found.stage = "over"
        waits = stored.setup.open_seat is not None or stored.step is not None
        if game.ended is not None or waits:
            found.options, found.special_cells, found.special_cells_7x7 = [], [], []
            found.legal = []
        return found


def _stage(position: State) -> StageName:
    decider = position.decider
    if decider is None:
        return "over"
    if decider is Chance.CARD or position.is_shuffle_due:
        return "card"
    return position.table.stage.value
