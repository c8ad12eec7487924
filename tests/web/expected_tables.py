"""Tables and replays as the views of the page are to see them, made from the games alone.

The page folds messages to the same, and the tests compare. Nothing here is quick or shared: each
table is described anew, from the rules and the notation.
"""

from typing import Any, NamedTuple

import msgspec

from quiltbee.automa import Solo, outcomes_by_level
from quiltbee.automa.cards import LEVELS
from quiltbee.games import Aborted, Game
from quiltbee.notation import cell_letters, format_move, format_position
from quiltbee.rules import (
    INCOME_MARKS,
    LAST_SPACE,
    PASS,
    PATCHES,
    PLACEMENTS_OF,
    Chance,
    PlacePatch,
    PlaceSpecialPatch,
    Position,
    Seat,
    Stage,
    special_patches_crossed,
)
from quiltbee.rules.grid import SQUARES_7X7
from quiltbee.server.store import StoredGame
from quiltbee.server.wire.game import StartState

Json = dict[str, Any]

MODES = {"automa": "solo", "person": "screen", "friend": "remote", "anyone": "remote"}


class Around(NamedTuple):
    """What is so just now at a table, and is stored nowhere."""

    thinking: bool = False
    present: tuple[Seat, ...] = ()
    spectators: int = 0


def table(stored: StoredGame, seats: tuple[Seat, ...], around: Around) -> Json:
    """The table as somebody sees it who holds these seats."""
    return seen_from(seats, stored, around, for_all(stored, around))


def seen_from(seats: tuple[Seat, ...], stored: StoredGame, around: Around, all_see: Json) -> Json:
    """The same, from what all see alike."""
    decides = stored.game.decider in seats
    return {
        **all_see,
        **(choices(stored.game) if decides else no_choices()),
        "seats": [_seat(stored, seat, seats, around) for seat in Seat],
        "can_undo": can_undo(stored, seats),
    }


def for_all(stored: StoredGame, around: Around) -> Json:
    """What all see alike of a table."""
    setup, game = stored.setup, stored.game
    start = setup.start.table
    at = len(game.moves)
    return {
        **frame(game, at),
        "type": "state",
        "game": setup.id,
        "number": stored.number,
        "opponent": setup.opponent,
        "level": setup.level,
        "mode": MODES.get(setup.opponent, "computer"),
        "seed": setup.seed,
        "ring0": start.ring,
        "board": start.board.value,
        "thinking": around.thinking,
        "moves": [decision(game, index) for index in range(at)],
        "link": game.link(),
        "clock": clock(stored),
        "spectators": around.spectators,
        "offer": stored.offer and {"kind": "takeback", "seat": stored.offer},
        "rematch": {"asked": sorted(stored.rematch), "game": stored.next_game},
        "access": setup.access,
        "takebacks": setup.takebacks,
        "rated": setup.rated,
        "seed_chosen": setup.chosen,
        "can_abort": setup.is_remote
        and setup.tournament is None
        and game.can_abort
        and not (setup.rated and setup.is_full and len(around.present) == len(Seat)),
        "tournament": setup.tournament,
        "day": setup.day,
        "fair": msgspec.to_builtins(StartState.of(stored)),
        "said": None,
        "declined": isinstance(game.ended, Aborted) and game.ended.by is not None,
    }


def _seat(stored: StoredGame, seat: Seat, seats: tuple[Seat, ...], around: Around) -> Json:
    holder = stored.setup.holder(seat)
    is_elsewhere = stored.setup.is_remote and holder.kind == "person"
    return {
        "name": holder.name,
        "kind": holder.kind,
        "yours": seat in seats,
        "away": is_elsewhere and seat not in around.present,
        "bot": holder.is_bot,
        "rating": holder.rating,
    }


def can_undo(stored: StoredGame, seats: tuple[Seat, ...]) -> bool:
    """Whether these seats may take back or ask for it; for none of them, whether people may."""
    setup, game = stored.setup, stored.game
    if setup.rated:
        return False
    if setup.is_remote and (not setup.takebacks or game.is_over or stored.offer is not None):
        return False
    return game.kept_by_takeback(seats or setup.person_seats) is not None


def clock(stored: StoredGame) -> Json | None:
    """The clocks."""
    if stored.clock is None:
        return None
    left, running, since = stored.clock.left, stored.clock.running, stored.clock.since
    return {"control": str(stored.clock.control), "left": left, "running": running, "since": since}


def decision(game: Game[Any], index: int) -> Json:
    """One line of the move list."""
    move = game.moves[index]
    before, after = (game.positions[at].table for at in (index, index + 1))
    turn = before.turn
    was, now = (position.players[turn - 1] for position in (before, after))
    paid = PATCHES[move.letter].buttons if isinstance(move, PlacePatch) else 0
    earned = now.time - was.time if move == PASS else 0
    change = {"from": was.time, "to": now.time, "paid": paid, "earned": earned}
    change["income"] = now.buttons - was.buttons + paid - earned
    return {"number": index + 1, "player": turn, "move": format_move(move), "change": change}


def frames(game: Game[Any]) -> list[Json]:
    """Every position of a replay."""
    first = {"move": None, "player": None, **frame(game, 0)}
    return [first] + [
        {
            "move": format_move(move),
            "player": game.positions[index].table.turn,
            **frame(game, index + 1),
        }
        for index, move in enumerate(game.moves)
    ]


def frame(game: Game[Any], at: int) -> Json:
    """The position after the first `at` moves; the result comes with the last of them."""
    position = game.positions[at]
    table = position.table
    is_end, is_solo = at == len(game.moves), isinstance(position, Solo)
    stage = table.stage.value
    if position.decider is Chance.CARD:
        stage = "card"
    if is_end and game.is_over:
        stage = "over"
    result = game.result if is_end else None
    players = [player(table, seat) for seat in Seat]
    if is_solo:
        parts = position.automa_score
        told = {name: getattr(parts, name) for name in parts.__slots__}
        players[1] |= {"score": parts.total, "score_parts": told, "empty": 0}
    furthest = max(owned.time for owned in table.players)
    return {
        "position": format_position(position.seen_by(None)),
        "turn": table.turn,
        "stage": stage,
        "players": players,
        "time_board": {
            "last": LAST_SPACE,
            "income": INCOME_MARKS,
            "special_patches": table.board.special_patches,
            "special_patches_left": special_patches_crossed(table.board, furthest, LAST_SPACE),
            "on_top": table.turn.other if table.is_over else table.turn,
        },
        "ring": table.ring,
        "result": result and result._asdict(),
        "automa": automa(game, at) if is_solo else None,
        "points": game.compensation,
    }


def player(table: Position, seat: Seat) -> Json:
    """What a player has."""
    owned = table.players[seat.index]
    quilt = owned.quilt
    tile = 7 if table.special_tile is seat else 0
    parts = {"buttons": owned.buttons, "special_tile": tile, "empty": -2 * quilt.empty_spaces}
    furthest = max(other.time for other in table.players)
    return {
        "buttons": owned.buttons,
        "income": quilt.income,
        "time": owned.time,
        "score": sum(parts.values()),
        "score_parts": parts,
        "empty": quilt.empty_spaces,
        "special_tile": bool(tile),
        "cells": cell_letters(quilt),
        "patches": [
            {"letter": p.letter, "orientation": p.orientation, "row": p.row, "column": p.column}
            for p in quilt.patches
        ],
        "to_income": distance(owned.time, INCOME_MARKS),
        "to_special_patch": distance(
            owned.time, special_patches_crossed(table.board, furthest, LAST_SPACE)
        ),
    }


def distance(time: int, marks: tuple[int, ...]) -> int | None:
    """How far the next mark is; None if there is none."""
    return next((mark - time for mark in marks if mark > time), None)


def no_choices() -> Json:
    """What whoever does not decide is told."""
    return {"options": [], "special_cells": [], "special_cells_7x7": []}


def choices(game: Game[Any]) -> Json:
    """What the player to move may decide."""
    table, totals = game.table, game.position.scores
    if table.is_over:
        return no_choices()
    moves = table.legal_moves()
    if table.stage is Stage.SPECIAL_PATCH:
        spots = [move for move in moves if isinstance(move, PlaceSpecialPatch)]
        return {
            "options": [],
            "special_cells": [format_move(move)[1:] for move in spots],
            "special_cells_7x7": [format_move(m)[1:] for m in spots if completes(table, m.mask)],
        }
    options = [option(table, letter, totals) for letter in (None, *table.choices)]
    return {**no_choices(), "options": options}


def completes(table: Position, mask: int) -> bool:
    """Whether covering these spaces wins the special tile."""
    filled = table.mover.quilt.filled | mask
    return table.special_tile is None and any(filled & each == each for each in SQUARES_7X7)


def option(table: Position, letter: str | None, totals: tuple[int, int]) -> Json:
    """The pass, or a patch on offer."""
    mover = table.mover
    fitting = [
        move
        for move in PLACEMENTS_OF[letter or "A"]
        if letter and not move.mask & mover.quilt.filled
    ]
    reason, missing = None, 0
    if letter is not None:
        reason = table.why_not_buyable(letter) or (None if fitting else "fits nowhere on the quilt")
        missing = max(0, PATCHES[letter].buttons - mover.buttons)
    return {
        "letter": letter,
        "move": None if letter else format_move(PASS),
        "available": reason is None,
        "reason": reason,
        "missing": missing,
        "placements": [format_move(move)[1:] for move in fitting],
        "completes_7x7": [format_move(m)[1:] for m in fitting if completes(table, m.mask)],
        "consequence": after_choice(table, letter, totals),
    }


def after_choice(table: Position, letter: str | None, totals: tuple[int, int]) -> Json:
    """What a choice brings, and both scores after it."""
    after = table.consequence(letter)
    scores = list(totals)
    scores[table.turn.index] += after.buttons - table.mover.buttons
    scores[table.turn.index] += 2 * PATCHES[letter].squares if letter else 0
    return {**after._asdict(), "next": None if after.over else after.next, "scores": scores}


def automa(game: Game[Any], at: int) -> Json:
    """What lies open of the Automa, and its turns since the person's last decision."""
    seen = game.positions[at].seen_by(None)
    level = seen.level
    first = at
    while first and game.decider_of(first - 1) is Chance.CARD:
        first -= 1
    return {
        "deck": seen.deck.value,
        "level": level.level,
        "numeral": level.numeral,
        "name": level.name,
        "marker": level.marker,
        "marker_on_board": seen.is_marker_on_board,
        **open_cards(game.positions[at]),
        "practice": game.practice,
        "with_buttons": "".join(letter for letter in seen.taken if PATCHES[letter].income),
        "without_buttons": "".join(letter for letter in seen.taken if not PATCHES[letter].income),
        "turns": [automas_turn(game, index) for index in range(first, at)],
        "levels": levels(game, at),
    }


def open_cards(position: Solo) -> Json:
    """The cards that were turned over, and how many were not."""
    return {
        "pile": len(position.pile),
        "aside": len(position.aside),
        "discards": position.discards,
        "budget": position.public_budget,
    }


def automas_turn(game: Game[Any], index: int) -> Json:
    """The account of one turn of the Automa."""
    before: Solo = game.positions[index]
    turn = before.automa_turn()
    card = turn.card
    told = {name: getattr(turn, name) for name in turn.__slots__}
    filters = [by.value for by in card.filters]
    return {
        **told,
        "number": index + 1,
        "choices": before.table.choices,
        "card": {
            "number": card.number,
            "budget": card.budget,
            "income": card.income,
            "filters": filters,
        },
        "steps": [
            {"filter": step.filter.value, "left": step.left, "skipped": step.skipped}
            for step in turn.steps
        ],
    }


def levels(game: Game[Any], at: int) -> list[Json]:
    """How a game that is over would have ended at each level."""
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


def is_computers(stored: StoredGame) -> bool:
    """Whether a computer player decides next."""
    decider = stored.game.decider
    return isinstance(decider, Seat) and stored.setup.holder(decider).kind == "computer"
