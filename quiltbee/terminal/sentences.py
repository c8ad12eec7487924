"""Sentences about a game: turns, moves and results, and the names of players and patches."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quiltbee.notation import format_move
from quiltbee.rules import (
    LAST_SPACE,
    PATCHES,
    Consequence,
    Move,
    Outcome,
    Pass,
    PlacePatch,
    Position,
    Seat,
    Stage,
    consequence,
    outcome,
    score,
    special_patches_crossed,
)
from quiltbee.rules.outcome import POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS
from quiltbee.terminal.canvas import printable

Names = Sequence[str]
"""What the two players are called, the first seat's name first."""


@dataclass(frozen=True, slots=True)
class CardSentences:
    """What is said about cards that wait until a person turns them over; nothing without cards.

    `why_no_move` completes "X0a7 is not possible: ...".
    """

    help: str = ""
    prompt: str = ""
    waits: str = ""
    not_now: str = ""
    why_no_move: str = ""
    no_choice: str = ""
    taken_back: str = ""
    practice: str = ""


def counted(number: int, noun: str) -> str:
    """A number and its noun: 1 button, 2 buttons."""
    plural = f"{noun}es" if noun.endswith("ch") else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"


def names_of(tags: Mapping[str, str], you: Seat | None = None) -> tuple[str, str]:
    """What the tags of a record call the players.

    `you` is the seat of the person who reads it, None where nobody or more than one does.
    """
    first, second = (_name_of(tags, seat, you) for seat in Seat)
    return first, second


def _name_of(tags: Mapping[str, str], seat: Seat, you: Seat | None) -> str:
    known = "you" if seat == you else tags.get(f"Player{seat}", "?")
    if known == "?":
        return f"Player {seat}"
    return f"Player {seat} ({printable(known.removeprefix('Quiltbee '), 30)})"


def turn_sentence(position: Position, names: Names) -> str:
    """Whose turn it is and why, or how the game ended."""
    mover = names[position.turn.index]
    mine, other = position.mover.time, position.opponent.time
    match position.stage:
        case Stage.OVER:
            return result_sentence(position, names)
        case Stage.SPECIAL_PATCH:
            mark = special_patches_crossed(position.board, other, mine)[0]
            return f"{mover} must place the special patch of space {mark}."
        case Stage.ACTION if mine < other:
            return f"{mover} moves: behind, on space {mine} against {other}."
        case Stage.ACTION:
            if position.players[0].time == 0:
                return f"{mover} moves: the start player."
            return f"{mover} moves: both are on space {mine}, and this token lies on top."


def result_sentence(position: Position, names: Names) -> str:
    """How a finished game ended."""
    ended = outcome(position)
    assert ended is not None
    return outcome_sentence(ended, names)


def outcome_sentence(ended: Outcome, names: Names) -> str:
    """Who won, by what scores or by what rule on equal scores."""
    winner, loser = ended.winner, ended.winner.other
    mine, other = ended.scores[winner.index], ended.scores[loser.index]
    name = names[winner.index]
    if ended.by == "score":
        return f"The game is over: {name} wins, {mine} to {other}."
    return f"The game is over: both have {mine}, and {name} wins, on space {LAST_SPACE} first."


def resignation_sentence(seat: Seat, names: Names) -> str:
    """Who gave up, and who wins by that."""
    return f"{names[seat.index]} resigns: {names[seat.other.index]} wins."


def score_sentence(position: Position, seat: Seat, names: Names) -> str:
    """What a score consists of."""
    owned = position.players[seat.index]
    said = counted(owned.buttons, "button")
    if position.special_tile == seat:
        said += f" + {SPECIAL_TILE_POINTS} for the special tile"
    empty = owned.quilt.empty_spaces
    if empty:
        said += f" - {empty * -POINTS_PER_EMPTY_SPACE} for {counted(empty, 'empty space')}"
    return f"{names[seat.index]}: {said} = {score(position, seat)}."


def move_sentence(before: Position, move: Move, after: Position, names: Names) -> str:
    """What a move did: what was paid and received, and where it led."""
    mover, token = names[before.turn.index], format_move(move)
    if isinstance(move, Pass):
        said = f"{mover} passes, {_gain(consequence(before, None))}"
    elif isinstance(move, PlacePatch):
        said = f"{mover} takes {move.letter} ({token}), {_gain(consequence(before, move.letter))}"
    else:
        said = f"{mover} places the special patch ({token})"
    if after.special_tile is not None and before.special_tile is None:
        said += ", and gets the special tile"
    return f"{said}."


def consequence_sentence(position: Position, letter: str | None, names: Names) -> str:
    """What taking a patch, or passing (`letter` None), would bring, and who decides next."""
    expected = consequence(position, letter)
    said = f"{_gain(expected)}; {next_phrase(expected, names)}."
    return said[0].upper() + said[1:]


def _gain(expected: Consequence) -> str:
    said = [f"pays {expected.paid}"] if expected.paid else []
    if expected.earned:
        said.append(f"gets {expected.earned} for advancing")
    if expected.income:
        said.append(f"gets {expected.income} of income")
    if expected.special_patch:
        said.append("gets a special patch")
    said.append(f"comes to space {expected.time} with {counted(expected.buttons, 'button')}")
    return ", ".join(said)


def next_phrase(expected: Consequence, names: Names) -> str:
    """Who decides once a choice has been made and its special patch placed."""
    return "then the game ends" if expected.over else f"then {names[expected.next - 1]}"


def patch_phrase(letter: str) -> str:
    """A patch in figures, as printed: cost, time and income."""
    patch = PATCHES[letter]
    income = f"{patch.income} income" if patch.income else "no income"
    return f"{counted(patch.buttons, 'button')}, {patch.time} time, {income}"


def special_patches_left(position: Position) -> tuple[int, ...]:
    """The marks where special patches still lie: those ahead of both tokens."""
    furthest = max(player.time for player in position.players)
    return special_patches_crossed(position.board, furthest, LAST_SPACE)
