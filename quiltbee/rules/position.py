"""A position of a duel: all that determines its future, without its past.

A `Position` knows its legal moves, their effects, who decides, the scores and the outcome.

`check_position` checks whether a game can reach a position. Two things are not checked, so that an
ending to study can be set up by hand: the players' buttons, and special patches missing from the
quilts. `perft` counts the game tree, the standard check of a move generator.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple, final

from quiltbee.rules.grid import bits, cell_name
from quiltbee.rules.moves import (
    PASS,
    PLACEMENTS_OF,
    SPECIAL_PLACEMENTS,
    AnyMove,
    AutomaMove,
    IllegalMoveError,
    Move,
    Pass,
    PlacePatch,
    PlaceSpecialPatch,
    PositionError,
)
from quiltbee.rules.patches import LETTERS, PATCHES
from quiltbee.rules.quilt import Quilt
from quiltbee.rules.ring import check_ring, take_from_ring
from quiltbee.rules.state import Seat, State, next_turn
from quiltbee.rules.time_board import (
    LAST_SPACE,
    Board,
    income_marks_crossed,
    special_patches_crossed,
)

if TYPE_CHECKING:
    from random import Random

EMPTY_QUILT = Quilt()

MARKET = 3
"""The number of patches on offer, counted from the neutral token."""

SPECIAL_TILE_POINTS = 7
POINTS_PER_EMPTY_SPACE = -2

# The mask beside each move saves the search for legal moves a third of its time.
_WITH_MASKS = {
    letter: tuple((move.mask, move) for move in moves) for letter, moves in PLACEMENTS_OF.items()
}
_SPECIAL_WITH_MASKS = tuple((move.mask, move) for move in SPECIAL_PLACEMENTS)


class Stage(Enum):
    """The decision that is due."""

    ACTION = "action"
    SPECIAL_PATCH = "special_patch"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Player:
    """A player's quilt, buttons to spend, and space of the time token (0-53)."""

    quilt: Quilt = EMPTY_QUILT
    buttons: int = 5
    time: int = 0


AT_START = Player()


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: the winner, both scores (player 1's first), and what decided it.

    `first_there` is the seat that reached space 53 first.
    """

    winner: Seat
    scores: tuple[int, int]
    by: Literal["score", "first to 53"]
    first_there: Seat

    def compensated(self, points: int) -> "Outcome":
        """Return the outcome with this many points added to the second seat's score."""
        first, second = self.scores
        return outcome_of((first, second + points), self.first_there)


def outcome_of(scores: tuple[int, int], first_there: Seat) -> Outcome:
    """Return the outcome for both scores; a tie goes to `first_there`, at space 53."""
    first, second = scores
    if first == second:
        return Outcome(first_there, scores, "first to 53", first_there)
    return Outcome(Seat.FIRST if first > second else Seat.SECOND, scores, "score", first_there)


class Consequence(NamedTuple):
    """The effects of one action on the player who takes it.

    `buttons` and `time` are the player's afterwards. `paid` is the price of the patch, `earned` the
    buttons for advancing, and `income` the buttons from the `income_marks` crossed. If
    `special_patch` is set, the same player must place one next. `next` is the seat to move after
    that; once the game is `over`, it is the seat that reached space 53 first.
    """

    buttons: int
    time: int
    paid: int
    earned: int
    income_marks: tuple[int, ...]
    income: int
    special_patch: bool
    next: Seat
    over: bool


@final
@dataclass(frozen=True, slots=True)
class Position(State):
    """One position of a duel; the constructor checks nothing, `check_position` does.

    `ring` holds the letters of the patches left, in choosing order. `turn` is the seat to move; in
    a finished game it is the one that reached space 53 first. `special_tile` is the seat that has
    the special tile.
    """

    board: Board
    ring: str
    players: tuple[Player, Player] = (AT_START, AT_START)
    turn: Seat = Seat.FIRST
    stage: Stage = Stage.ACTION
    special_tile: Seat | None = None

    variant: ClassVar[Literal["duel"]] = "duel"
    seats: ClassVar = tuple(Seat)
    has_cards: ClassVar = False

    # Parts

    @property
    def table(self) -> "Position":
        """The position itself: in a duel everything is open."""
        return self

    @property
    def mover(self) -> Player:
        """The player to move."""
        return self.players[self.turn - 1]

    @property
    def opponent(self) -> Player:
        """The player who is not to move."""
        return self.players[2 - self.turn]

    @property
    def choices(self) -> str:
        """The letters of the patches on offer: the next three, fewer near the end."""
        return self.ring[:MARKET]

    @property
    def is_set_up(self) -> bool:
        """True if a game starts from this position."""
        try:
            return self == new_game(self.ring, self.board)
        except PositionError:
            return False

    def set_up_again(self, ring: str, draws: "Random | None" = None) -> "Position":
        """Set up a new game on the same board; draws nothing. Raises PositionError."""
        return new_game(ring, self.board)

    # Turn and score

    @property
    def is_over(self) -> bool:
        """True if both tokens are on the last space and nothing is left to decide."""
        return self.stage is Stage.OVER

    @property
    def decider(self) -> Seat | None:
        """The seat to move, or None once the game is over."""
        return None if self.stage is Stage.OVER else self.turn

    @property
    def scores(self) -> tuple[int, int]:
        """Both scores if the game ended now, player 1's first; they can be negative."""
        return self._score(Seat.FIRST), self._score(Seat.SECOND)

    def _score(self, seat: Seat) -> int:
        owned = self.players[seat - 1]
        tile = SPECIAL_TILE_POINTS if self.special_tile == seat else 0
        return owned.buttons + tile + POINTS_PER_EMPTY_SPACE * owned.quilt.empty_spaces

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of a finished game, or None while it is running."""
        return outcome_of(self.scores, self.turn) if self.stage is Stage.OVER else None

    # Legality

    def legal_moves(self) -> list[Move]:
        """List every legal move: the pass, then the patches in ring order; none once it is over.

        While a special patch must be placed, its placements are the only legal moves.
        """
        if self.stage is Stage.OVER:
            return []
        mover = self.mover
        filled = mover.quilt.filled
        if self.stage is Stage.SPECIAL_PATCH:
            return [move for mask, move in _SPECIAL_WITH_MASKS if not mask & filled]
        moves: list[Move] = [PASS]
        for letter in self.ring[:MARKET]:
            if PATCHES[letter].buttons <= mover.buttons:
                moves += [move for mask, move in _WITH_MASKS[letter] if not mask & filled]
        return moves

    def why_illegal(self, move: AnyMove) -> str | None:
        """Return why a move is illegal here; None if it is legal."""
        if isinstance(move, AutomaMove):
            return "the Automa does not play in a duel"
        if self.stage is Stage.OVER:
            return "the game is over"
        if self.stage is Stage.SPECIAL_PATCH:
            if not isinstance(move, PlaceSpecialPatch):
                return "the special patch must be placed first"
            return self._overlap(move)
        if isinstance(move, Pass):
            return None
        if isinstance(move, PlaceSpecialPatch):
            return "there is no special patch to place"
        return self.why_not_buyable(move.letter) or self._overlap(move)

    def why_not_buyable(self, letter: str) -> str | None:
        """Return why the mover may not buy a patch; None if it is available and affordable.

        Space on the quilt is not considered.
        """
        if letter not in self.choices:
            if letter not in self.ring:
                return f"patch {letter} is no longer in the ring"
            return f"patch {letter} is not among the next three ({', '.join(self.choices)})"
        missing = PATCHES[letter].buttons - self.mover.buttons
        if missing > 0:
            return f"needs {missing} more button{'s' if missing > 1 else ''}"
        return None

    def _overlap(self, move: PlacePatch | PlaceSpecialPatch) -> str | None:
        overlap = move.mask & self.mover.quilt.filled
        return f"overlaps at {cell_name(next(bits(overlap)))}" if overlap else None

    # Play

    def consequence(self, letter: str | None) -> Consequence:
        """Return what the mover gets by taking patch `letter`, or by passing (`letter` None).

        The price is not checked, so `buttons` can be negative. Only for positions in
        `Stage.ACTION`. Raises KeyError for a letter that is not a patch.
        """
        mover, waiting = self.mover, self.opponent
        printed_buttons, empty_spaces = mover.quilt.income, mover.quilt.empty_spaces
        if letter is None:
            time = min(waiting.time + 1, LAST_SPACE)
            paid, earned = 0, time - mover.time
        else:
            patch = PATCHES[letter]
            time = min(mover.time + patch.time, LAST_SPACE)
            paid, earned = patch.buttons, 0
            printed_buttons += patch.income
            empty_spaces -= patch.squares
        marks = income_marks_crossed(mover.time, time)
        income = printed_buttons * len(marks)
        is_ahead = time > waiting.time
        special_patch = (
            is_ahead
            and empty_spaces > 0
            and bool(special_patches_crossed(self.board, max(mover.time, waiting.time), time))
        )
        over = time == waiting.time == LAST_SPACE
        return Consequence(
            mover.buttons - paid + earned + income,
            time,
            paid,
            earned,
            marks,
            income,
            special_patch,
            next_turn(self.turn, time, waiting.time),
            over,
        )

    def play(self, move: AnyMove) -> "Position":
        """Return the position after a move; raises IllegalMoveError, with the reason."""
        reason = self.why_illegal(move)
        if reason is not None:
            raise IllegalMoveError(reason)
        return self.play_unchecked(move)

    def play_unchecked(self, move: AnyMove) -> "Position":
        """Return the position after a legal move; the result for any other is undefined."""
        if isinstance(move, PlaceSpecialPatch):
            mover = self.mover
            quilt = mover.quilt.with_special_patch(move.mask)
            players = self._with_mover(Player(quilt, mover.buttons, mover.time))
            turn, tile = self.turn.other, self._tile_after(quilt)
            return Position(self.board, self.ring, players, turn, Stage.ACTION, tile)
        ring, quilt, letter = self.ring, self.mover.quilt, None
        if isinstance(move, PlacePatch):
            letter = move.letter
            ring = take_from_ring(ring, letter)
            quilt = quilt.with_patch(move, PATCHES[letter].income)
        after = self.consequence(letter)
        if after.over:
            turn, stage = after.next, Stage.OVER
        elif after.special_patch:
            turn, stage = self.turn, Stage.SPECIAL_PATCH
        else:
            turn, stage = after.next, Stage.ACTION
        players = self._with_mover(Player(quilt, after.buttons, after.time))
        return Position(self.board, ring, players, turn, stage, self._tile_after(quilt))

    def _with_mover(self, player: Player) -> tuple[Player, Player]:
        if self.turn is Seat.FIRST:
            return player, self.players[1]
        return self.players[0], player

    def _tile_after(self, quilt: Quilt) -> Seat | None:
        if self.special_tile is None and quilt.has_7x7:
            return self.turn
        return self.special_tile


def new_game(ring: str, board: Board = Board.REVISED) -> Position:
    """Return the position after set-up, player 1 to move.

    Raises PositionError unless `ring` is all 33 letters, once each, with A last.
    """
    check_ring(ring)
    return Position(board, ring)


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
    """Check that the unknown spaces hold exactly the patches neither in the ring nor drawn."""
    placed = [move.letter for player in position.players for move in player.quilt.patches]
    missing = [letter for letter in LETTERS if letter not in position.ring + "".join(placed)]
    spaces, incomes = [], []
    for player in position.players:
        quilt = player.quilt
        spaces.append(quilt.unknown.bit_count())
        incomes.append(quilt.income - sum(PATCHES[m.letter].income for m in quilt.patches))
    if not any(spaces) and missing:
        raise PositionError("ring", f"neither here nor on a quilt: {''.join(missing)}")
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
    """Return whether both quilts' unknown spaces can hold the missing patches.

    The unknown spaces left over must be special patches, and the quilts hold at most one of those
    for each mark passed.
    """
    area = sum(PATCHES[letter].squares for letter in missing)
    printed_buttons = sum(PATCHES[letter].income for letter in missing)
    left_over = sum(spaces) - area
    if not 0 <= left_over <= _spare_special_patches(position) or sum(incomes) != printed_buttons:
        return False
    # Quilt 1's possible shares: the squares and the income of every subset of the missing patches.
    shares = {(0, 0)}
    for letter in missing:
        patch = PATCHES[letter]
        shares |= {(squares + patch.squares, income + patch.income) for squares, income in shares}
    return any(
        income == incomes[0] and 0 <= spaces[0] - squares <= left_over for squares, income in shares
    )


def _spare_special_patches(position: Position) -> int:
    """Count the special patches still unaccounted for; negative if the quilts have too many."""
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
        raise PositionError(f"quilt{number}", "more special patches than marks passed")


def _check_special_tile(position: Position) -> None:
    complete = [n for n in (1, 2) if position.players[n - 1].quilt.has_7x7]
    if position.special_tile is None and complete:
        raise PositionError("bonus", f"player {complete[0]} has a complete 7x7 square")
    if position.special_tile is not None and position.special_tile not in complete:
        raise PositionError("bonus", f"player {position.special_tile} has no complete 7x7 square")


def perft(position: Position, depth: int) -> int:
    """Count the legal sequences of exactly `depth` moves; games that end sooner do not count."""
    return sum(perft_parts(position, depth))


def perft_parts(position: Position, depth: int) -> Iterator[int]:
    """Yield the counts of parts of the tree, so that the caller can stop in between."""
    if depth == 0:
        yield 1
        return
    moves = position.legal_moves()
    if depth == 1:
        yield len(moves)
        return
    for move in moves:
        yield from perft_parts(position.play_unchecked(move), depth - 1)
