"""What the state of a solo game has beyond that of a duel: the Automa, as far as it lies open.

Everything here comes from `automa.view` of a position, but for the accounts of its turns, whose
cards were turned over, and the end at other levels, which no card decides.
"""

from collections.abc import Iterator
from typing import Any

from quiltbee.automa import (
    AUTOMA,
    LEVELS,
    PERSON,
    AutomaTurn,
    Solo,
    automa_score,
    automa_turn,
    outcomes_by_level,
    view,
)
from quiltbee.games import Chance, Game
from quiltbee.rules import PATCHES
from quiltbee.server.wire.player import describe_player
from quiltbee.server.wire.version_1 import AutomaState, AutomaTurnState, LevelState, PlayerState


def describe_players(position: Solo) -> list[PlayerState]:
    """The person and the Automa, which has no quilt: no space of it is empty."""
    parts = automa_score(position)
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


def describe_automa(game: Game[Any], at: int) -> AutomaState:
    """What lies open of the Automa after the first `at` moves."""
    seen = view(game.positions[at])
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
        "practice": game.practice,
        "with_buttons": "".join(letter for letter in seen.taken if PATCHES[letter].income),
        "without_buttons": "".join(letter for letter in seen.taken if not PATCHES[letter].income),
        "turns": list(_last_turns(game, at)),
        "levels": _levels(game, at),
    }


def _last_turns(game: Game[Any], at: int) -> Iterator[AutomaTurnState]:
    """The Automa's turns since the person's last decision."""
    first = at
    while first and game.decider_of(first - 1) is Chance.CARD:
        first -= 1
    for index in range(first, at):
        before: Solo = game.positions[index]
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


def _levels(game: Game[Any], at: int) -> list[LevelState]:
    """How the game would have ended at each level; nothing while it runs."""
    positions = game.positions[: at + 1]
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
