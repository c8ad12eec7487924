"""Descriptions of positions of both variants, for programs that don't know the rules."""

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
    """The parts of a score, which is their sum."""

    buttons: int
    special_tile: int
    empty: int


class AutomaScoreParts(Shape):
    """The parts of the Automa's score at its level, which is their sum."""

    special_tile: int
    buttons_held: int
    patches_with_buttons: int
    buttons_on_patches: int


class PlayerState(Shape):
    """The state of a player, and the distances to the next marks."""

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
        """Describe the player on a seat."""
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
        """Describe the Automa, which has no quilt, and so no empty spaces."""
        parts = position.automa_score
        return replace(
            cls.of(position.table, AUTOMA),
            score=parts.total,
            score_parts=AutomaScoreParts.like(parts),
            empty=0,
        )


def _distance(time: int, marks: tuple[int, ...]) -> int | None:
    """Return the number of spaces to the next mark; None if there is none."""
    at = bisect_right(marks, time)
    return marks[at] - time if at < len(marks) else None


def _special_left(table: Position) -> tuple[int, ...]:
    """Return the special patches still on the time board: beyond both tokens."""
    ahead = max(player.time for player in table.players)
    return special_patches_crossed(table.board, ahead, LAST_SPACE)


class TimeBoard(Shape):
    """The marks of the time board; `on_top` matters if both tokens are on one space."""

    last: int
    income: list[int]
    special_patches: list[int]
    special_patches_left: list[int]
    on_top: SeatNumber


# Choices


class ConsequenceState(Shape):
    """The consequence of a choice, wherever its patch is placed."""

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
        """Describe a patch or a pass; `totals` are both scores if the game ended now."""
        after = table.consequence(letter)
        gained = after.buttons - table.mover.buttons
        if letter is not None:
            gained -= POINTS_PER_EMPTY_SPACE * PATCHES[letter].squares
        first, second = totals
        scores = (first + gained, second) if table.turn == 1 else (first, second + gained)
        return cls.like(after, next=None if after.over else after.next, scores=scores)


class Option(Shape):
    """The pass (`letter` null) or one of the next patches."""

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
        """Describe one of the next patches, with its placements even if it is too expensive."""
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
    """Return whether filling these empty spaces wins the special tile."""
    filled = table.mover.quilt.filled
    if table.special_tile is not None or filled & mask:
        return False
    return any(square & ~(filled | mask) == 0 for square in SQUARES_7X7)


# The Automa


class CardState(Shape):
    """A revealed card."""

    number: int
    budget: int
    income: int
    filters: list[str]


class StepState(Shape):
    """The effect of one filter of a card, and the remaining letters."""

    filter: str
    left: str
    skipped: bool


class AutomaTurnState(Shape):
    """A turn of the Automa, step by step; `number` is that of its move."""

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
        """Describe the turn of the move with this index."""
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
    """The result of a finished solo game at a level."""

    level: int
    numeral: str
    name: str
    scores: tuple[int, int]
    winner: SeatNumber


def levels_of(game: Game[Any]) -> list[LevelState]:
    """Return the result of a game at each level; empty while it runs."""
    if not game.position.is_over:
        return []
    return [
        LevelState.like(LEVELS[number], scores=end.scores, winner=end.winner)
        for number, end in outcomes_by_level(game.positions).items()
    ]


class Cards(Shape):
    """The visible part of the Automa's cards.

    `pile` and `aside` are numbers of cards face down, `discards` the cards revealed since the last
    shuffle. `budget` is that of the next card if it is public.
    """

    pile: int
    aside: int
    discards: list[int]
    budget: int | None

    @classmethod
    def of(cls, position: Solo) -> Self:
        """Describe the cards in a position."""
        return cls.like(
            position,
            pile=len(position.pile),
            aside=len(position.aside),
            budget=position.public_budget,
        )


class SeenCards(Cards):
    """The cards of a game under way.

    `shuffles` are those in the game's link, from the start on; 0 is a card that nobody has seen.
    """

    shuffles: list[list[int]]

    @classmethod
    def of_game(cls, game: Game[Any]) -> Self:
        """Describe the cards, and the shuffles as seen since the start."""
        start = game.start
        if not game.position.is_over:
            start = start.seen_over(game.positions)
        shuffles = [list(start.shuffle), *map(list, start.later)]
        return cls.like(Cards.of(game.position), shuffles=shuffles)


class AutomaGame(SeenCards):
    """The Automa's side of a solo game.

    `turns` has a turn for each of its moves. `levels` is empty until the game is over.
    """

    deck: DeckName
    level: int
    practice: bool
    turns: list[AutomaTurnState]
    levels: list[LevelState]

    @classmethod
    def of_game(cls, game: Game[Any]) -> Self:
        """Describe the Automa's side of a game."""
        return cls.like(SeenCards.of_game(game), **_automa_of(game))


class ReplayAutoma(Shape):
    """The Automa's side of a replay; `cards` are those at the start and after each turn."""

    deck: DeckName
    level: int
    practice: bool
    turns: list[AutomaTurnState]
    cards: list[Cards]
    levels: list[LevelState]

    @classmethod
    def of(cls, game: Game[Any]) -> Self:
        """Describe the Automa's side of a whole game."""
        fields = _automa_of(game)
        stops = [0, *(turn.number for turn in fields["turns"])]
        return cls(cards=[Cards.of(game.positions[at]) for at in stops], **fields)


def _automa_of(game: Game[Any]) -> dict[str, Any]:
    """Return the common fields of `AutomaGame` and `ReplayAutoma`."""
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
    """The visible state of the Automa."""

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
        """Describe the Automa in a position."""
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
    """The result of a game."""

    winner: SeatNumber
    scores: tuple[int, int]
    reason: Reason

    @classmethod
    def of(cls, result: Result | None) -> Self | None:
        """Describe a result, None while the game runs."""
        return None if result is None else cls.like(result)


class Choices(Shape):
    """The choices of the player to move."""

    options: list[Option]
    special_cells: list[str]
    special_cells_7x7: list[str]


class PositionState(Choices):
    """A position and its choices; `legal` has all legal moves."""

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
        """Describe a position and its choices."""
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
        """Describe the current position; without legal moves before the start and after the end."""
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
