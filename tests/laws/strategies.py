"""Random games and positions for the laws.

A game is a seed, a board and a list of numbers, one to choose each move. Where the list ends, the
player takes the first legal move (the pass), so that a failing game shrinks to one in which nothing
but the failure happens. A game that *packs* buys whenever it can and fills its quilts from the top:
it reaches 7x7 squares and patches that no longer fit, as uniform choices hardly ever do.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from hypothesis import assume
from hypothesis import strategies as st

from quiltbee.rules import (
    LAST_SPACE,
    LETTERS,
    PLACEMENTS,
    SPACES,
    Board,
    Move,
    PlacePatch,
    PlaceSpecialPatch,
    Player,
    Position,
    Quilt,
    Seat,
    Stage,
    new_game,
    ring_from_seed,
)
from quiltbee.rules.position import EMPTY_QUILT


@dataclass(frozen=True)
class Step:
    """One move of a game, with the positions around it."""

    before: Position
    move: Move
    after: Position

    @property
    def player(self) -> int:
        """The seat that moved."""
        return self.before.turn

    @property
    def moved(self) -> tuple[int, int]:
        """The space of the player's token before and after."""
        index = self.player - 1
        return self.before.players[index].time, self.after.players[index].time

    @property
    def quilts(self) -> tuple[Quilt, Quilt]:
        """The player's quilt before and after."""
        index = self.player - 1
        return self.before.players[index].quilt, self.after.players[index].quilt


@dataclass(frozen=True)
class Game:
    """A game played to its end."""

    board: Board
    ring: str
    moves: tuple[Move, ...]
    positions: tuple[Position, ...] = field(repr=False)
    """One more than `moves`: the first is the start, the last is over."""

    @property
    def end(self) -> Position:
        return self.positions[-1]

    @property
    def steps(self) -> Iterator[Step]:
        for before, move, after in zip(
            self.positions[:-1], self.moves, self.positions[1:], strict=True
        ):
            yield Step(before, move, after)

    @property
    def actions(self) -> Iterator[Step]:
        """The steps other than placing a special patch."""
        return (step for step in self.steps if step.before.stage is Stage.ACTION)


def choose(position: Position, choice: int, *, packs: bool) -> Move:
    """The legal move that a number chooses."""
    moves = position.legal_moves()
    if packs:
        placements = [m for m in moves if isinstance(m, PlacePatch | PlaceSpecialPatch)]
        names = list(dict.fromkeys(_name(move) for move in placements))
        if names:
            name = names[choice % len(names)]
            return min((m for m in placements if _name(m) == name), key=lambda m: m.mask)
    return moves[choice % len(moves)]


def _name(move: PlacePatch | PlaceSpecialPatch) -> str:
    return move.letter if isinstance(move, PlacePatch) else "+"


def play_game(seed: str, board: Board, choices: Sequence[int], *, packs: bool) -> Game:
    """The game that these choices make, played to its end."""
    ring = ring_from_seed(seed)
    positions, moves = [new_game(ring, board)], list[Move]()
    while not positions[-1].is_over:
        choice = choices[len(moves)] if len(moves) < len(choices) else 0
        moves.append(choose(positions[-1], choice, packs=packs))
        positions.append(positions[-1].play_unchecked(moves[-1]))
    return Game(board, ring, tuple(moves), tuple(positions))


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A random game, played to its end."""
    seed = draw(st.integers(0, 2**32))
    board = draw(st.sampled_from(Board))
    packs = draw(st.booleans())
    choices = draw(st.lists(st.integers(0, 1_344), min_size=10, max_size=110))
    return play_game(str(seed), board, choices, packs=packs)


@st.composite
def positions(draw: st.DrawFn, stage: Stage | None = None) -> Position:
    """A position of a random game, at the given stage or at any."""
    game = draw(games())
    found = [position for position in game.positions if stage in (None, position.stage)]
    assume(found)
    return found[draw(st.integers(0, len(found) - 1))]


@st.composite
def crowded_positions(draw: st.DrawFn) -> Position:
    """A position in which the mover has few free spaces, as hardly occurs in random games.

    Free are the spaces of one placement and up to three more. Its patch may be the first of the
    ring.
    """
    hole = draw(st.sampled_from(PLACEMENTS))
    more = draw(st.sets(st.integers(0, SPACES - 1), max_size=3))
    filled = ((1 << SPACES) - 1) & ~hole.mask & ~sum(1 << space for space in more)
    behind = draw(st.integers(0, LAST_SPACE - 1))
    ahead = draw(st.integers(behind, min(behind + 6, LAST_SPACE)))
    crowded = Player(Quilt(filled=filled), draw(st.integers(0, 20)), behind)
    other = Player(EMPTY_QUILT, draw(st.integers(0, 20)), ahead)
    others = draw(st.permutations(LETTERS.replace(hole.letter, "")))
    ring = "".join([hole.letter, *others])[draw(st.integers(0, 1)) : draw(st.integers(1, 33))]
    turn = draw(st.sampled_from(Seat))
    return Position(
        draw(st.sampled_from(Board)),
        ring,
        (crowded, other) if turn is Seat.FIRST else (other, crowded),
        turn,
        special_tile=turn if crowded.quilt.has_7x7 else None,
    )


@st.composite
def steps(draw: st.DrawFn, kind: type[Move] | None = None) -> Step:
    """One move, of the given kind or of any, in a random game or from a crowded position."""
    found = [step for step in _crowded_steps(draw) if kind in (None, type(step.move))]
    if not found or draw(st.booleans()):
        found = [step for step in draw(games()).steps if kind in (None, type(step.move))]
    assume(found)
    return found[draw(st.integers(0, len(found) - 1))]


def _crowded_steps(draw: st.DrawFn) -> list[Step]:
    """An action from a crowded position, and the special patch that it leads to, if any."""
    position, made = draw(crowded_positions()), list[Step]()
    while not made or position.stage is Stage.SPECIAL_PATCH:
        move = choose(position, draw(st.integers(0, 1_344)), packs=draw(st.booleans()))
        made.append(Step(position, move, position.play_unchecked(move)))
        position = made[-1].after
    return made
