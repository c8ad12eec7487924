"""Writing what an engine answers; `replies` reads the same lines on the program's side."""

from typing import assert_never

from quiltbee.automa import Solo
from quiltbee.notation import format_move, format_moves, format_position, result_of
from quiltbee.notation.position_string import format_turn
from quiltbee.players import Info, Option, Value
from quiltbee.protocol.commands import Question
from quiltbee.protocol.replies import TENTHS, THOUSANDTHS
from quiltbee.rules import Move, Position


def format_option(option: Option) -> str:
    """The line that offers an option."""
    bounds = f"min {option.minimum} max {option.maximum}"
    return f"option name {option.name} type spin default {option.default} {bounds}"


def format_info(info: Info) -> str:
    """The line that reports one line of play."""
    parts = [f"info depth {info.depth} nodes {info.nodes} nps {info.nps} time {info.time_ms}"]
    parts.append(f"multipv {info.multipv}")
    value = info.value
    if value.chance is not None:
        parts.append(f"winrate {round(THOUSANDTHS * value.chance)}")
    if value.margin is not None:
        parts.append(f"margin {round(TENTHS * value.margin)}")
    if value.proven is not None:
        parts.append(f"score solved {value.proven}")
    for word, unit, pair in (
        ("scores", TENTHS, value.scores),
        ("empty", TENTHS, value.empty_spaces),
        ("tile", THOUSANDTHS, value.special_tile),
    ):
        if pair is not None:
            parts.append(f"{word} {round(unit * pair[0])} {round(unit * pair[1])}")
    if info.pv:
        parts.append(f"pv {format_moves(info.pv)}")
    return " ".join(parts)


def format_best_move(move: Move | None) -> str:
    """The line that ends the thinking; None when there is nothing to decide."""
    return f"bestmove {'none' if move is None else format_move(move)}"


def final_info(position: Position | Solo) -> Info:
    """The report on a finished game, from the point of view of the player first on space 53.

    Raises ValueError for a game that is not over.
    """
    ended, seat = position.outcome, position.table.turn
    if ended is None:
        raise ValueError("the game is not over")
    won = ended.winner is seat
    margin = ended.scores[seat.index] - ended.scores[seat.other.index]
    return Info(value=Value(float(won), margin, "win" if won else "loss"))


def answer_query(position: Position | Solo, question: Question) -> str:
    """The response to a query about a position."""
    return f"response {question} {_answer(position, question)}".rstrip()


def _answer(position: Position | Solo, question: Question) -> str:
    match question:
        case "legal":
            return format_moves(position.legal_moves())
        case "score":
            return "{} {}".format(*position.scores)
        case "pps":
            return format_position(position)
        case "turn":
            return format_turn(position.table)
        case "result":
            return result_of(position)
    assert_never(question)
