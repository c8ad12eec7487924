"""A position as described to programs that don't know the rules, of a duel or of a solo game.

Everything about a solo game comes from `automa.view` of a position, but for the accounts of the
Automa's turns, whose cards were turned over, and the end at other levels, which no card decides.
"""

from bisect import bisect_right
from typing import Any

from quiltbee.automa import AUTOMA, LEVELS, PERSON, Solo, outcomes_by_level
from quiltbee.games import Game, Result
from quiltbee.notation import (
    NotationError,
    cell_letters,
    form_of,
    format_move,
    format_position,
    parse_line,
)
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
from quiltbee.server.errors import NoGameError
from quiltbee.server.store import StoredGame
from quiltbee.server.wire.shapes import (
    AutomaGame,
    AutomaState,
    AutomaTurnState,
    Cards,
    Choices,
    ConsequenceState,
    GamePosition,
    LevelState,
    Option,
    PlayerState,
    PositionState,
    ReplayAutoma,
    ResultState,
    SeenCards,
    StageName,
    TimeBoard,
)


def describe_choices(table: Position, totals: tuple[int, int], stage: StageName) -> Choices:
    """What the player to move may decide; `totals` are both scores if the game ended now."""
    filled = table.mover.quilt.filled
    masks = [move.mask for move in SPECIAL_PLACEMENTS] if stage == "special_patch" else []
    return {
        "options": _options(table, totals) if stage == "action" else [],
        "special_cells": [cell_name(at) for at, mask in enumerate(masks) if not mask & filled],
        "special_cells_7x7": [
            cell_name(at) for at, mask in enumerate(masks) if _completes(table, mask)
        ],
    }


def _options(table: Position, totals: tuple[int, int]) -> list[Option]:
    passing: Option = {
        "letter": None,
        "move": "pass",
        "available": True,
        "reason": None,
        "missing": 0,
        "placements": [],
        "completes_7x7": [],
        "consequence": _consequence(table, None, totals),
    }
    return [passing, *[_patch_option(table, letter, totals) for letter in table.choices]]


def _patch_option(table: Position, letter: str, totals: tuple[int, int]) -> Option:
    """A patch within reach; its placements are listed even if it is too expensive."""
    filled = table.mover.quilt.filled
    fitting = [move for move in PLACEMENTS_OF[letter] if not move.mask & filled]
    reason = table.why_not_buyable(letter)
    if reason is None and not fitting:
        reason = "fits nowhere on the quilt"
    return {
        "letter": letter,
        "move": None,
        "available": reason is None,
        "reason": reason,
        "missing": max(0, PATCHES[letter].buttons - table.mover.buttons),
        "placements": [format_move(move)[1:] for move in fitting],
        "completes_7x7": [
            format_move(move)[1:] for move in fitting if _completes(table, move.mask)
        ],
        "consequence": _consequence(table, letter, totals),
    }


def _completes(table: Position, mask: int) -> bool:
    """Whether filling these spaces, which are empty, wins the special tile."""
    filled = table.mover.quilt.filled
    if table.special_tile is not None or filled & mask:
        return False
    return any(square & ~(filled | mask) == 0 for square in SQUARES_7X7)


def _consequence(table: Position, letter: str | None, totals: tuple[int, int]) -> ConsequenceState:
    after = table.consequence(letter)
    gained = after.buttons - table.mover.buttons
    if letter is not None:
        gained -= POINTS_PER_EMPTY_SPACE * PATCHES[letter].squares
    first, second = totals
    return {
        "buttons": after.buttons,
        "time": after.time,
        "paid": after.paid,
        "earned": after.earned,
        "income_marks": list(after.income_marks),
        "income": after.income,
        "special_patch": after.special_patch,
        "next": None if after.over else after.next,
        "over": after.over,
        "scores": (first + gained, second) if table.turn == 1 else (first, second + gained),
    }


def describe_player(table: Position, seat: Seat) -> PlayerState:
    """What a player has, and how far away the next marks are."""
    owned = table.players[seat.index]
    quilt, buttons, time = owned.quilt, owned.buttons, owned.time
    empty = quilt.empty_spaces
    has_tile = table.special_tile is seat
    tile, spaces = SPECIAL_TILE_POINTS if has_tile else 0, POINTS_PER_EMPTY_SPACE * empty
    return {
        "buttons": buttons,
        "income": quilt.income,
        "time": time,
        "score": buttons + tile + spaces,
        "score_parts": {"buttons": buttons, "special_tile": tile, "empty": spaces},
        "empty": empty,
        "special_tile": has_tile,
        "cells": cell_letters(quilt),
        "patches": [
            {
                "letter": placed.letter,
                "orientation": placed.orientation,
                "row": placed.row,
                "column": placed.column,
            }
            for placed in quilt.patches
        ],
        "to_income": _distance(time, INCOME_MARKS),
        "to_special_patch": _distance(time, _special_left(table)),
    }


def _distance(time: int, marks: tuple[int, ...]) -> int | None:
    """The number of spaces to the next mark; None if there is none."""
    at = bisect_right(marks, time)
    return marks[at] - time if at < len(marks) else None


def describe_time_board(table: Position) -> TimeBoard:
    """The marks, and whose token lies on top."""
    return {
        "last": LAST_SPACE,
        "income": list(INCOME_MARKS),
        "special_patches": list(table.board.special_patches),
        "special_patches_left": list(_special_left(table)),
        "on_top": table.turn.other if table.is_over else table.turn,
    }


def _special_left(table: Position) -> tuple[int, ...]:
    """The special patches still on the time board: beyond both tokens."""
    ahead = max(player.time for player in table.players)
    return special_patches_crossed(table.board, ahead, LAST_SPACE)


def describe_players(position: Solo) -> list[PlayerState]:
    """The person and the Automa, which has no quilt: no space of it is empty."""
    parts = position.automa_score
    automa: PlayerState = {
        **describe_player(position.table, AUTOMA),
        "score": parts.total,
        "score_parts": {
            "special_tile": parts.special_tile,
            "buttons_held": parts.buttons_held,
            "patches_with_buttons": parts.patches_with_buttons,
            "buttons_on_patches": parts.buttons_on_patches,
        },
        "empty": 0,
    }
    return [describe_player(position.table, PERSON), automa]


def describe_automa(game: Game[Any]) -> AutomaGame:
    """The Automa's side of a game as it stands."""
    return {
        **describe_seen_cards(game),
        "deck": game.position.deck.value,
        "level": game.position.level.level,
        "practice": game.practice,
        "turns": [describe_turn(game, index) for index in _turns(game)],
        "levels": describe_levels(game),
    }


def describe_whole_automa(game: Game[Any]) -> ReplayAutoma:
    """The Automa's side of a game at each of its positions."""
    turns = _turns(game)
    return {
        "deck": game.position.deck.value,
        "level": game.position.level.level,
        "practice": game.practice,
        "turns": [describe_turn(game, index) for index in turns],
        "cards": [describe_cards(game.positions[at]) for at in (0, *(at + 1 for at in turns))],
        "levels": describe_levels(game),
    }


def _turns(game: Game[Any]) -> list[int]:
    """The indices of the Automa's moves."""
    return [at for at in range(len(game.moves)) if game.decider_of(at) is Chance.CARD]


def describe_cards(position: Solo) -> Cards:
    """What lies open of the cards."""
    return {
        "pile": len(position.pile),
        "aside": len(position.aside),
        "discards": list(position.discards),
        "budget": position.public_budget,
    }


def describe_seen_cards(game: Game[Any]) -> SeenCards:
    """What lies open of the cards, and what was seen of them since the start."""
    start = game.start
    if not game.position.is_over:
        start = start.seen_over(game.positions)
    shuffles = [list(start.shuffle), *map(list, start.later)]
    return {**describe_cards(game.position), "shuffles": shuffles}


def describe_state(position: Solo) -> AutomaState:
    """What a position says of the Automa."""
    level = position.level
    return {
        "deck": position.deck.value,
        "level": level.level,
        "numeral": level.numeral,
        "name": level.name,
        "marker": level.marker,
        "marker_on_board": position.is_marker_on_board,
        **describe_cards(position),
        "with_buttons": "".join(letter for letter in position.taken if PATCHES[letter].income),
        "without_buttons": "".join(
            letter for letter in position.taken if not PATCHES[letter].income
        ),
    }


def describe_turn(game: Game[Any], index: int) -> AutomaTurnState:
    """The Automa's turn that is the move of this index."""
    before: Solo = game.positions[index]
    turn = before.automa_turn()
    card = turn.card
    return {
        "number": index + 1,
        "card": {
            "number": card.number,
            "budget": card.budget,
            "income": card.income,
            "filters": [by.value for by in card.filters],
        },
        "choices": before.table.choices,
        "affordable": turn.affordable,
        "steps": [
            {"filter": step.filter.value, "left": step.left, "skipped": step.skipped}
            for step in turn.steps
        ],
        "taken": turn.taken,
        "start": turn.start,
        "stop": turn.stop,
        "income_marks": list(turn.income_marks),
        "income": turn.income,
        "special_patches": list(turn.special_patches),
        "reaches_marker": turn.reaches_marker,
        "takes_special_tile": turn.takes_special_tile,
    }


def describe_levels(game: Game[Any]) -> list[LevelState]:
    """How the game would have ended at each level; empty while it runs."""
    if not game.position.is_over:
        return []
    return [
        {
            "level": number,
            "numeral": LEVELS[number].numeral,
            "name": LEVELS[number].name,
            "scores": end.scores,
            "winner": end.winner,
        }
        for number, end in outcomes_by_level(game.positions).items()
    ]


FIELDS = (8, 11)
"""How many fields the position strings of a duel and of a solo game have."""


def read_position(text: str) -> Any:
    """The position in a position string; NoGameError, with a sentence for a person."""
    if form_of(text.strip()) != "position" or len(text.split()) not in FIELDS:
        raise NoGameError("This text is not a position string.", code="no-position")
    try:
        return parse_line(" ".join(text.split()), "position").start
    except NotationError as error:
        said = sentence(error)
        raise NoGameError(said, code="unreadable", detail=said) from error


def sentence(error: NotationError) -> str:
    """What is wrong and where, as a sentence."""
    text = str(error).rstrip(".")
    return f"{text[:1].upper()}{text[1:]}."


def describe_position(position: Any) -> PositionState:
    """A position in every detail, and the choices there."""
    table, scores = position.table, position.scores
    stage = _stage(position)
    end = position.outcome
    return {
        "position": format_position(position.seen_by(None)),
        "turn": table.turn,
        "stage": stage,
        "players": (
            describe_players(position)
            if position.has_cards
            else [describe_player(table, seat) for seat in Seat]
        ),
        "time_board": describe_time_board(table),
        "ring": table.ring,
        "scores": scores,
        "result": describe_result(Result(end.winner, end.scores, end.by) if end else None),
        "automa": describe_state(position) if position.has_cards else None,
        "legal": [format_move(move) for move in position.legal_moves()],
        **describe_choices(table, scores, stage),
    }


def describe_game_position(stored: StoredGame) -> GamePosition:
    """How a game stands; one that was ended leaves nothing to decide."""
    game = stored.game
    described = describe_position(game.position)
    if game.is_over:
        described |= {"result": describe_result(game.result)}
    if game.ended is not None:
        described |= {
            "stage": "over",
            "options": [],
            "special_cells": [],
            "special_cells_7x7": [],
            "legal": [],
        }
    return {"number": stored.number, **described}


def describe_result(result: Result | None) -> ResultState | None:
    """How a game ended, None while it runs."""
    if result is None:
        return None
    return {"winner": result.winner, "scores": result.scores, "reason": result.reason}


def _stage(position: State) -> StageName:
    decider = position.decider
    if decider is None:
        return "over"
    if decider is Chance.CARD or position.is_shuffle_due:
        return "card"
    return position.table.stage.value
