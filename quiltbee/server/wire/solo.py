"""What a solo game has beyond a duel: the Automa, as far as it lies open.

Everything here comes from `automa.view` of a position, but for the accounts of its turns, whose
cards were turned over, and the end at other levels, which no card decides.
"""

from typing import Any

from quiltbee.automa import AUTOMA, LEVELS, PERSON, Solo, outcomes_by_level
from quiltbee.games import Game
from quiltbee.rules import PATCHES, Chance
from quiltbee.server.wire.player import describe_player
from quiltbee.server.wire.position_shapes import AutomaState, LevelState, PlayerState
from quiltbee.server.wire.replay_shapes import ReplayAutoma
from quiltbee.server.wire.shapes import (
    AutomaGame,
    AutomaTurnState,
    Cards,
    SeenCards,
)


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
