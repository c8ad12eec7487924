"""What the command line says of a game in sentences."""

from collections.abc import Sequence

from quiltbee.commands.terminal import printable
from quiltbee.notation import Record, SoloRecord, format_move
from quiltbee.rules import (
    LAST_SPACE,
    PATCHES,
    Consequence,
    Move,
    Outcome,
    Pass,
    PlacePatch,
    Position,
    Stage,
    consequence,
    outcome,
    score,
    special_patches_crossed,
)
from quiltbee.rules.outcome import POINTS_PER_EMPTY_SPACE, SPECIAL_TILE_POINTS

Names = Sequence[str]
"""What the two players are called, player 1 first."""


def counted(number: int, noun: str) -> str:
    """A number and its noun: 1 button, 2 buttons."""
    plural = f"{noun}es" if noun.endswith("ch") else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"


def player_names() -> tuple[str, str]:
    """What players are called of whom nothing is known."""
    return "Player 1", "Player 2"


def names_of(game: Record | SoloRecord, you: int | None = None) -> tuple[str, str]:
    """What the players of a record are called; `you` is the one who reads it, if one does."""
    first, second = (_name_of(game, player, you) for player in (1, 2))
    return first, second


def _name_of(game: Record | SoloRecord, player: int, you: int | None) -> str:
    known = game.tags.get(f"Player{player}", "?")
    if player == you:
        known = "you"
    if known == "?":
        return f"Player {player}"
    return f"Player {player} ({printable(known.removeprefix('Quiltbee '), 30)})"


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
    assert ended is not None
    return outcome_sentence(ended, names)


def outcome_sentence(ended: Outcome, names: Names) -> str:
    """An outcome in words."""
    winner = names[ended.winner - 1]
    mine, other = ended.scores[ended.winner - 1], ended.scores[2 - ended.winner]
    if ended.by == "score":
        return f"The game is over: {winner} wins, {mine} to {other}."
    return f"The game is over: both have {mine}, and {winner} wins, on space {LAST_SPACE} first."


def score_sentence(position: Position, player: int, names: Names) -> str:
    """What a score is made of."""
    owned = position.players[player - 1]
    said = counted(owned.buttons, "button")
    if position.special_tile == player:
        said += f" + {SPECIAL_TILE_POINTS} for the special tile"
    empty = owned.quilt.empty_spaces
    if empty:
        said += f" - {empty * -POINTS_PER_EMPTY_SPACE} for {counted(empty, 'empty space')}"
    return f"{names[player - 1]}: {said} = {score(position, player)}."


def move_sentence(before: Position, move: Move, after: Position, names: Names) -> str:
    """What a move did: what was paid and received, and where it led."""
    mover, token = names[before.turn - 1], format_move(move)
    if isinstance(move, Pass):
        said = f"{mover} passes, {_account(consequence(before, None))}"
    elif isinstance(move, PlacePatch):
        account = _account(consequence(before, move.letter))
        said = f"{mover} takes {move.letter} ({token}), {account}"
    else:
        said = f"{mover} places the special patch ({token})"
    if after.special_tile is not None and before.special_tile is None:
        said += ", and gets the special tile"
    return f"{said}."


def consequence_sentence(position: Position, letter: str | None, names: Names) -> str:
    """What taking a patch, or passing (`letter` None), would bring, and who decides next."""
    account = consequence(position, letter)
    said = f"{_account(account)}; {next_words(account, names)}."
    return said[0].upper() + said[1:]


def _account(account: Consequence) -> str:
    said = [f"pays {account.paid}"] if account.paid else []
    if account.earned:
        said.append(f"gets {account.earned} for advancing")
    if account.income:
        said.append(f"gets {account.income} of income")
    if account.special_patch:
        said.append("gets a special patch")
    said.append(f"comes to space {account.time} with {counted(account.buttons, 'button')}")
    return ", ".join(said)


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
