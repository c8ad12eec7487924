"""What an engine answers: the lines that both sides of the protocol have to agree on."""

from typing import assert_never

from quiltbee.automa import Solo, solo_moves, solo_outcome, solo_scores
from quiltbee.notation import format_move, format_moves, format_position, format_solo, result_of
from quiltbee.players import Info, Option
from quiltbee.protocol.commands import Question
from quiltbee.rules import Move, Position, legal_moves, outcome, scores


def format_option(option: Option) -> str:
    """The line that offers an option."""
    bounds = f"min {option.minimum} max {option.maximum}"
    return f"option name {option.name} type spin default {option.default} {bounds}"


def format_info(info: Info) -> str:
    """The line that reports one line of play."""
    words = [f"info depth {info.depth} nodes {info.nodes} nps {info.nps} time {info.time_ms}"]
    words.append(f"multipv {info.multipv}")
    if info.winrate is not None:
        words.append(f"winrate {info.winrate}")
    if info.margin is not None:
        words.append(f"margin {info.margin}")
    if info.solved is not None:
        words.append(f"score solved {info.solved}")
    if info.pv:
        words.append(f"pv {format_moves(info.pv)}")
    return " ".join(words)


def format_best_move(move: Move | None) -> str:
    """The line that ends the thinking; None when there is nothing to decide."""
    return f"bestmove {'none' if move is None else format_move(move)}"


def final_info(position: Position | Solo) -> Info:
    """The report on a finished game, as the player sees it who reached space 53 first."""
    if isinstance(position, Solo):
        ended, turn = solo_outcome(position), position.table.turn
    else:
        ended, turn = outcome(position), position.turn
    if ended is None:
        raise ValueError("the game is not over")
    won = ended.winner == turn
    margin = ended.scores[turn - 1] - ended.scores[2 - turn]
    return Info(winrate=1000 if won else 0, margin=10 * margin, solved="win" if won else "loss")


def answer_query(position: Position | Solo, question: Question) -> str:
    """The response to a query about a position."""
    if isinstance(position, Solo):
        answer = _solo_answer(position, question)
    else:
        answer = _answer(position, question)
    return f"response {question} {answer}".rstrip()


def _answer(position: Position, question: Question) -> str:
    match question:
        case "legal":
            return format_moves(legal_moves(position))
        case "score":
            return "{} {}".format(*scores(position))
        case "pps":
            return format_position(position)
        case "turn":
            return format_position(position).split(" ")[5]
        case "result":
            return result_of(position)
    assert_never(question)


def _solo_answer(solo: Solo, question: Question) -> str:
    match question:
        case "legal":
            return format_moves(solo_moves(solo))
        case "score":
            return "{} {}".format(*solo_scores(solo))
        case "pps":
            return format_solo(solo)
        case "turn":
            return format_solo(solo).split(" ")[4]
        case "result":
            return result_of(solo)
    assert_never(question)
