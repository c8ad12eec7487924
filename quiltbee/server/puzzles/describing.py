"""Descriptions of puzzles and solvers for a browser."""

from functools import lru_cache

from quiltbee.notation import format_move, format_position
from quiltbee.puzzles import Choice, Step, shipped
from quiltbee.rules import Move
from quiltbee.server.puzzles.messages import PuzzleChoice, PuzzleState, PuzzleStep, Solver
from quiltbee.server.puzzles.rows import SolverRow
from quiltbee.server.ratings.rules import PROVISIONAL


@lru_cache(maxsize=1024)
def _described(name: str) -> PuzzleState:
    puzzle = shipped().puzzle(name)
    return {
        "id": puzzle.name,
        "variant": puzzle.position.variant,
        "position": format_position(puzzle.position),
        "steps": [_step(step) for step in puzzle.steps],
        "themes": [theme.value for theme in puzzle.themes],
        "proven": puzzle.is_proven,
        "rating": round(puzzle.rating),
        "finds": list(puzzle.finds),
        "source": puzzle.source,
    }


def describe_puzzle(name: str, rating: float | None, *, is_rated: bool | None) -> PuzzleState:
    """A puzzle of the book; `rating` is what attempts have made of it, if there were any."""
    told = _described(name).copy()
    if rating is not None:
        told["rating"] = round(rating)
    if is_rated is not None:
        told["rated"] = is_rated
    return told


def describe_solver(solver: SolverRow, now: int) -> Solver:
    """How well somebody does."""
    rating = solver.standing.rested(now)
    return {
        "rating": round(rating.rating),
        "deviation": round(rating.deviation),
        "provisional": rating.deviation > PROVISIONAL,
        "attempts": solver.standing.attempts,
        "solved": solver.standing.solved,
        "streak": solver.streak,
        "best_streak": solver.best_streak,
        "best_run": solver.best_run,
    }


def _step(step: Step) -> PuzzleStep:
    return {
        "accepted": _tokens(step.accepted),
        "best": _choice(step.best),
        "rejected": [_choice(each) for each in step.rejected],
        "replies": _tokens(step.replies),
    }


def _choice(choice: Choice) -> PuzzleChoice:
    return {
        "move": format_move(choice.move),
        "margin": choice.margin,
        "line": _tokens(choice.line),
    }


def _tokens(moves: tuple[Move, ...]) -> list[str]:
    return [format_move(move) for move in moves]
