"""What the browser is told of a solo game: all that lies open, and nothing of the cards to come.

Everything here is made from `automa.view` of a position, but for the accounts of the turns, which
are those of cards that were turned over, and the end at other levels, which no card decides.
"""

from collections.abc import Iterator, Sequence

from quiltbee.automa import (
    AUTOMA,
    LEVELS,
    PERSON,
    AutomaMove,
    AutomaTurn,
    Solo,
    SoloMove,
    automa_score,
    automa_turn,
    outcomes_by_level,
    solo_scores,
    view,
)
from quiltbee.notation import format_solo, format_solo_move
from quiltbee.rules import PATCHES
from quiltbee.server.game import Result
from quiltbee.server.records import link_of
from quiltbee.server.shapes import (
    AutomaState,
    AutomaTurnState,
    LevelState,
    PlayerState,
    PositionState,
    StageName,
    State,
)
from quiltbee.server.solo_game import SoloGame
from quiltbee.server.state import (
    describe_choices,
    describe_player,
    describe_result,
    describe_time_board,
)


def describe_solo(game: SoloGame) -> State:
    """The state of a game as a spectator sees it; `state.for_owner` makes the seat the reader's."""
    position, setup = game.position, game.setup
    waits = game.is_over or position.is_automas_turn
    return {
        "type": "state",
        "game": setup.id,
        "number": game.number,
        "acknowledges": None,
        "opponent": setup.opponent,
        "level": None,
        "mode": "solo",
        "seed": setup.seed,
        "ring0": setup.start.table.ring,
        "board": position.table.board.value,
        "seats": [
            {"name": setup.names[0], "kind": "person", "yours": False},
            {"name": setup.names[1], "kind": "automa", "yours": False},
        ],
        **describe_solo_position(game.positions, game.moves, game.result, practice=game.practice),
        "thinking": False,
        "getting_ready": False,
        **describe_choices(position.table, solo_scores(position), waits),
        "moves": [
            {"number": number, "player": mover_of(move), "move": format_solo_move(move)}
            for number, move in enumerate(game.moves, 1)
        ],
        "can_undo": game.takeback() is not None,
        "link": link_of(game),
    }


def mover_of(move: SoloMove) -> int:
    """Whose decision it is: the person's, or the Automa's turn."""
    return AUTOMA if isinstance(move, AutomaMove) else PERSON


def describe_solo_position(
    positions: Sequence[Solo], moves: Sequence[SoloMove], result: Result | None, *, practice: bool
) -> PositionState:
    """What lies open after some moves; `positions` are those before and after each of them.

    A `result` ends the game before its time.
    """
    position = positions[-1]
    table = position.table
    return {
        "position": format_solo(view(position)),
        "turn": table.turn,
        "stage": _stage(position, result),
        "players": [describe_player(table, PERSON), _automa_player(position)],
        "time_board": describe_time_board(table),
        "ring": table.ring,
        "result": describe_result(result),
        "automa": _automa(positions, moves, practice),
    }


def _stage(position: Solo, result: Result | None) -> StageName:
    if result is not None:
        return "over"
    return "card" if position.is_automas_turn else position.table.stage.value


def _automa_player(position: Solo) -> PlayerState:
    """The Automa as a player; it has no quilt board, so that nothing on it is empty."""
    parts = automa_score(position)
    return {
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


def _automa(positions: Sequence[Solo], moves: Sequence[SoloMove], practice: bool) -> AutomaState:
    seen = view(positions[-1])
    level = seen.level
    return {
        "deck": seen.deck.value,
        "level": level.level,
        "numeral": level.numeral,
        "name": level.name,
        "marker": level.marker,
        "marker_on_board": seen.is_marker_on_board,
        "budget": seen.public_budget,
        "pile": len(seen.pile),
        "aside": len(seen.aside),
        "discards": list(seen.discards),
        "practice": practice,
        "with_buttons": "".join(letter for letter in seen.taken if PATCHES[letter].income),
        "without_buttons": "".join(letter for letter in seen.taken if not PATCHES[letter].income),
        "turns": list(_last_turns(positions, moves)),
        "levels": _levels(positions),
    }


def _last_turns(positions: Sequence[Solo], moves: Sequence[SoloMove]) -> Iterator[AutomaTurnState]:
    """The Automa's turns since the person's last decision."""
    first = len(moves)
    while first and isinstance(moves[first - 1], AutomaMove):
        first -= 1
    for index in range(first, len(moves)):
        before = positions[index]
        yield _turn(index + 1, before.table.choices, automa_turn(before))


def _turn(number: int, choices: str, turn: AutomaTurn) -> AutomaTurnState:
    card = turn.card
    return {
        "number": number,
        "card": {
            "number": card.number,
            "budget": card.budget,
            "income": card.income,
            "filters": [by.value for by in card.filters],
        },
        "choices": choices,
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


def _levels(positions: Sequence[Solo]) -> list[LevelState]:
    """How the game would have ended at each level; nothing while it runs."""
    if not positions[-1].is_over:
        return []
    return [
        {
            "level": number,
            "numeral": LEVELS[number].numeral,
            "name": LEVELS[number].name,
            "scores": end.scores,
            "winner": end.winner,
        }
        for number, end in outcomes_by_level(positions).items()
    ]
