"""What the command line says of a game in sentences."""

from collections.abc import Sequence

from quiltbee.notation import format_move
from quiltbee.rules import (
    LAST_SPACE,
    PATCHES,
    Consequence,
    Move,
    Pass,
    PlacePatch,
    Position,
    Stage,
    consequence,
    outcome,
    special_patches_crossed,
)

Names = Sequence[str]
"""What the two players are called, player 1 first."""


def counted(number: int, noun: str) -> str:
    """A number and its noun: 1 button, 2 buttons."""
    plural = f"{noun}es" if noun.endswith("ch") else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"


def player_names(names: tuple[str, str] | None = None) -> tuple[str, str]:
    """`Player 1` and `Player 2`, followed by names where they are known."""
    if names is None:
        return "Player 1", "Player 2"
    return f"Player 1 ({names[0]})", f"Player 2 ({names[1]})"


def turn_sentence(position: Position, names: Names) -> str:
    """Whose turn it is and why, or how the game ended."""
    mover = names[position.turn - 1]
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
    if ended is None:
        return "The game is not over."
    winner = names[ended.winner - 1]
    mine, other = ended.scores[ended.winner - 1], ended.scores[2 - ended.winner]
    if ended.by == "score":
        return f"The game is over: {winner} wins, {mine} to {other}."
    return f"The game is over: both have {mine}, and {winner} wins, on space {LAST_SPACE} first."


def move_sentence(before: Position, move: Move, after: Position, names: Names) -> str:
    """What a move did: what was paid and received, and where it led."""
    mover = names[before.turn - 1]
    token = format_move(move)
    tile = after.special_tile is not None and before.special_tile is None
    said = []
    if isinstance(move, Pass):
        account = consequence(before, None)
        said = [f"{mover} passes ({token}): space {account.time}", *_account(account)]
    elif isinstance(move, PlacePatch):
        account = consequence(before, move.letter)
        said = [f"{mover} takes {move.letter} ({token}): space {account.time}", *_account(account)]
    else:
        said = [f"{mover} places the special patch ({token})"]
    if tile:
        said.append("and gets the special tile")
    return ", ".join(said) + "."


def _account(account: Consequence) -> list[str]:
    said = []
    if account.paid:
        said.append(f"pays {account.paid}")
    if account.earned:
        said.append(f"gets {account.earned} for advancing")
    if account.income:
        said.append(f"gets {account.income} of income")
    said.append(f"has {counted(account.buttons, 'button')}")
    if account.special_patch:
        said.append("takes a special patch")
    return said


def consequence_sentence(position: Position, letter: str | None, names: Names) -> str:
    """What taking a patch, or passing (`letter` None), would bring, and who decides next."""
    account = consequence(position, letter)
    said = [f"space {account.time}", *_account(account)]
    return ", ".join(said) + f"; {next_words(account, names)}."


def next_words(account: Consequence, names: Names) -> str:
    """Who decides after a choice and its special patch."""
    return "then the game ends" if account.over else f"then {names[account.next - 1]}"


def patch_words(letter: str) -> str:
    """A patch in numbers, as printed."""
    patch = PATCHES[letter]
    income = f"{patch.income} income" if patch.income else "no income"
    return f"{counted(patch.buttons, 'button')}, {patch.time} time, {income}"


def special_patches_left(position: Position) -> tuple[int, ...]:
    """The marks at which special patches still lie: those beyond both tokens."""
    furthest = max(player.time for player in position.players)
    return special_patches_crossed(position.board, furthest, LAST_SPACE)
