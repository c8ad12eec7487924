"""Whether a position is possible: what holds in every game, whatever was played.

Two things are not checked, so that an ending to study can be set up by hand: how many buttons
the players have, and whether special patches are missing from the quilts.
"""

from quiltbee.rules.errors import PositionError
from quiltbee.rules.grid import bits, cell_name
from quiltbee.rules.patches import LETTERS, PATCHES
from quiltbee.rules.position import Position, Stage
from quiltbee.rules.time_board import LAST_SPACE, special_patches_crossed

MAXIMUM_LEAD = 6


def check_position(position: Position) -> None:
    """Raise PositionError, with the field and the reason, if the position is impossible."""
    check_imagined(position)
    _check_unknown(position)
    _check_special_patches(position)
    _check_special_tile(position)


def check_imagined(position: Position) -> None:
    """Raise PositionError only for positions that can't be played from.

    To find out what one thing in a position is worth, an analysis imagines positions that no game
    can reach: with a patch out of the game, with more income than the quilt's, or another quilt.
    """
    _check_purses(position)
    _check_quilts(position)
    _check_ring(position)
    _check_lead(position)
    _check_turn(position)


def _check_purses(position: Position) -> None:
    for number, player in enumerate(position.players, 1):
        if player.buttons < 0:
            raise PositionError(f"purse{number}", "buttons cannot be negative")
        if not 0 <= player.time <= LAST_SPACE:
            raise PositionError(f"purse{number}", f"the time board has spaces 0 to {LAST_SPACE}")


def _check_quilts(position: Position) -> None:
    for number, player in enumerate(position.players, 1):
        quilt, covered = player.quilt, player.quilt.special_patches
        for move in quilt.patches:
            if move.mask & covered:
                where = cell_name(next(bits(move.mask & covered)))
                raise PositionError(f"quilt{number}", f"patch {move.letter} overlaps at {where}")
            covered |= move.mask
        if covered & ~quilt.filled:
            raise PositionError(f"quilt{number}", "a patch lies on a space that is not filled")


def _check_ring(position: Position) -> None:
    seen: dict[str, str] = {}
    for number, player in enumerate(position.players, 1):
        for move in player.quilt.patches:
            if move.letter in seen:
                reason = f"patch {move.letter} lies on {seen[move.letter]} as well"
                raise PositionError(f"quilt{number}", reason)
            seen[move.letter] = f"quilt{number}"
    for letter in position.ring:
        if letter not in LETTERS:
            raise PositionError("ring", f"there is no patch {letter!r}")
        if position.ring.count(letter) > 1:
            raise PositionError("ring", f"patch {letter} is there twice")
        if letter in seen:
            raise PositionError("ring", f"patch {letter} is on {seen[letter]} as well")


def _check_unknown(position: Position) -> None:
    """The unknown spaces hold exactly the patches that are neither in the ring nor drawn."""
    placed = [move.letter for player in position.players for move in player.quilt.patches]
    missing = [letter for letter in LETTERS if letter not in position.ring + "".join(placed)]
    spaces, incomes = [], []
    for player in position.players:
        quilt = player.quilt
        spaces.append(quilt.unknown.bit_count())
        incomes.append(quilt.income - sum(PATCHES[m.letter].income for m in quilt.patches))
    if not any(spaces) and missing:
        reason = f"neither here nor on a quilt: {''.join(missing)}"
        raise PositionError("ring", reason)
    for number in (1, 2):
        if not spaces[number - 1] and incomes[number - 1]:
            raise PositionError(f"purse{number}", "the income is not that of the quilt")
    if any(spaces) and not _can_split(position, missing, spaces, incomes):
        number = 1 if spaces[0] else 2
        reason = f"the missing patches ({''.join(missing)}) don't make up the x with that income"
        raise PositionError(f"quilt{number}", reason)


def _can_split(
    position: Position, missing: list[str], spaces: list[int], incomes: list[int]
) -> bool:
    """Whether the missing patches can be split between the unknown spaces of both quilts.

    The unknown spaces left over must be special patches, and the quilts hold at most one of those
    for each mark passed.
    """
    area = sum(PATCHES[letter].squares for letter in missing)
    printed_buttons = sum(PATCHES[letter].income for letter in missing)
    left_over = sum(spaces) - area
    if not 0 <= left_over <= _spare_special_patches(position) or sum(incomes) != printed_buttons:
        return False
    # What quilt 1 can get: the squares and the income of every subset of the missing patches.
    shares = {(0, 0)}
    for letter in missing:
        patch = PATCHES[letter]
        shares |= {(squares + patch.squares, income + patch.income) for squares, income in shares}
    return any(
        income == incomes[0] and 0 <= spaces[0] - squares <= left_over for squares, income in shares
    )


def _spare_special_patches(position: Position) -> int:
    """How many more special patches the quilts may hold than are drawn; negative if too many."""
    furthest = max(player.time for player in position.players)
    passed = len(special_patches_crossed(position.board, 0, furthest))
    if position.stage is Stage.SPECIAL_PATCH:
        passed -= 1
    return passed - sum(p.quilt.special_patches.bit_count() for p in position.players)


def _check_lead(position: Position) -> None:
    first, second = (player.time for player in position.players)
    if abs(first - second) > MAXIMUM_LEAD:
        number = 1 if first > second else 2
        reason = f"nobody is ever more than {MAXIMUM_LEAD} spaces ahead ({first} and {second})"
        raise PositionError(f"purse{number}", reason)


def _check_turn(position: Position) -> None:
    mover, waiting, turn = position.mover, position.opponent, position.turn
    both_finished = mover.time == waiting.time == LAST_SPACE
    if position.stage is Stage.OVER:
        if not both_finished:
            raise PositionError("turn", f"#{turn} needs both tokens on {LAST_SPACE}")
    elif position.stage is Stage.ACTION:
        if both_finished:
            raise PositionError("turn", f"both tokens are on {LAST_SPACE}: the game is over")
        if mover.time > waiting.time:
            raise PositionError("turn", f"player {turn} is ahead: the player behind moves")
    else:
        if not special_patches_crossed(position.board, waiting.time, mover.time):
            reason = f"{turn}+ needs a special patch between the tokens, player {turn} ahead"
            raise PositionError("turn", reason)
        if not mover.quilt.empty_spaces:
            raise PositionError("turn", f"{turn}+ needs a free space on quilt{turn}")


def _check_special_patches(position: Position) -> None:
    if _spare_special_patches(position) < 0:
        number = max(
            (1, 2), key=lambda n: position.players[n - 1].quilt.special_patches.bit_count()
        )
        reason = "more special patches than marks passed"
        raise PositionError(f"quilt{number}", reason)


def _check_special_tile(position: Position) -> None:
    complete = [n for n in (1, 2) if position.players[n - 1].quilt.has_7x7]
    if position.special_tile is None and complete:
        raise PositionError("bonus", f"player {complete[0]} has a complete 7x7 square")
    if position.special_tile is not None and position.special_tile not in complete:
        reason = f"player {position.special_tile} has no complete 7x7 square"
        raise PositionError("bonus", reason)
