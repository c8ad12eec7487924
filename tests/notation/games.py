"""Games and positions to write down: random ones by seed, and the outside games."""

import json
import random
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

from hypothesis import strategies as st

from quiltbee.notation import (
    Comment,
    Line,
    Record,
    RecordedMove,
    parse_collection_game,
    replay,
    result_of,
)
from quiltbee.rules import (
    PATCHES,
    Board,
    Move,
    PlacePatch,
    Player,
    Position,
    Quilt,
    new_game,
    ring_from_seed,
)

RING = "WXPdETFSHIYUKGNCMRbJBQfZLeagVDcOA"
ALPHABET_RING = "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA"
DATA = Path(__file__).parents[1] / "data" / "outside_games.json"


class OutsideGame(TypedDict):
    """A game of `outside_games.json`."""

    circle: str
    placement: str
    ring: str
    scores_without_special_tile: list[int]
    special_tile: list[bool]


OUTSIDE_GAMES: list[OutsideGame] = json.loads(DATA.read_text(encoding="utf-8"))["games"]


def random_move(position: Position, rng: random.Random, tight: bool) -> Move:
    """Any legal move, or if `tight`, a patch as near as possible to the top left."""
    moves = position.legal_moves()
    patches = [move for move in moves if isinstance(move, PlacePatch)]
    if tight and patches:
        return min(patches, key=lambda move: (move.row + move.column, -move.mask.bit_count()))
    return rng.choice(moves)


@cache
def whole_game(seed: int) -> tuple[Position, list[Move]]:
    """A game played to its end: 0 to 3 are the outside games (the first has a special tile).

    The others are random: half of them on each board, and half of them packed tightly.
    """
    rng = random.Random(seed)
    moves: list[Move] = []
    if seed < len(OUTSIDE_GAMES):
        game = OUTSIDE_GAMES[seed]
        start, moves = parse_collection_game(game["circle"], game["placement"])
    else:
        start = new_game(ring_from_seed(str(seed)), Board.ORIGINAL if seed % 2 else Board.REVISED)
    position = replay(start, moves)[-1]
    while not position.is_over:
        moves.append(random_move(position, rng, tight=seed % 4 > 1))
        position = position.play(moves[-1])
    return start, moves


def masked(position: Position, letters: str) -> Position:
    """The position with these patches unknown, if they are on the quilts."""

    def cover(player: Player) -> Player:
        known = tuple(move for move in player.quilt.patches if move.letter not in letters)
        return replace(player, quilt=replace(player.quilt, patches=known))

    first, second = position.players
    return replace(position, players=(cover(first), cover(second)))


def mask_special_patches(position: Position) -> Position:
    """The position with every special patch unknown as well."""

    def cover(quilt: Quilt) -> Quilt:
        return replace(quilt, special_patches=0)

    first, second = position.players
    players = replace(first, quilt=cover(first.quilt)), replace(second, quilt=cover(second.quilt))
    return replace(position, players=players)


seeds = st.integers(0, 3) | st.integers(4, 63)


@st.composite
def games(draw: st.DrawFn) -> tuple[Position, list[Move]]:
    """A game from set-up or from a later position, perhaps stopped early."""
    start, moves = whole_game(draw(seeds))
    first = draw(st.integers(0, len(moves)) | st.just(0))
    last = draw(st.integers(first, len(moves)) | st.just(len(moves)))
    return replay(start, moves[:first])[-1], moves[first:last]


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position of a game, perhaps with some patches unknown."""
    start, moves = draw(games())
    position = replay(start, moves)[-1]
    letters = draw(st.just("") | st.text(sorted(PATCHES)))
    position = masked(position, letters)
    if any(player.quilt.unknown for player in position.players) and draw(st.booleans()):
        position = mask_special_patches(position)
    return position


words = st.text(
    st.characters(exclude_categories=["Cc", "Cs", "Z"], exclude_characters="{}"),
    min_size=1,
    max_size=60,
)
tenths = st.none() | st.tuples(*2 * [st.integers(0, 810).map(lambda number: number / 10)])
hundredths = st.integers(0, 100).map(lambda chance: chance / 100)
times = st.none() | st.integers(0, 35_996_400_000).map(lambda thousandths: thousandths / 1000)
comments = st.just(Comment()) | st.builds(
    Comment,
    text=st.lists(words, max_size=30).map(" ".join).filter(lambda text: "[%" not in text),
    clock=times,
    elapsed=times,
    evaluation=st.none()
    | st.tuples(
        hundredths,
        st.integers(-10_000, 10_000).map(lambda margin: margin / 10),
    ),
    scores=tenths,
    empty_spaces=tenths,
    special_tile=st.none() | st.tuples(hundredths, hundredths),
)

tag_values = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]))


@st.composite
def lines(draw: st.DrawFn, start: Position, moves: list[Move], depth: int = 0) -> Line:
    """These moves, some of them with marks, comments and variations."""
    decorated = draw(st.sets(st.integers(0, len(moves)), max_size=3))
    recorded = []
    for number, (move, before) in enumerate(zip(moves, replay(start, moves), strict=False)):
        if number not in decorated:
            recorded.append(RecordedMove(move))
            continue
        variations = []
        for _ in range(draw(st.integers(0, 2 - depth))):
            other = draw(st.sampled_from(before.legal_moves()))
            variations.append(draw(lines(before, [other], depth + 1)))
        nags = draw(st.lists(st.integers(0, 255), max_size=3))
        recorded.append(RecordedMove(move, tuple(nags), draw(comments), tuple(variations)))
    return Line(tuple(recorded), draw(comments))


@st.composite
def records(draw: st.DrawFn) -> Record[Any]:
    """A record as if it had been read: with the required tags, and perhaps others."""
    start, moves = draw(games())
    end = replay(start, moves)[-1]
    required = ("Event", "Site", "Date", "Player1", "Player2")
    tags = {name: draw(tag_values) for name in required}
    tags |= draw(st.dictionaries(st.from_regex(r"[a-z][A-Za-z0-9_]{0,9}", fullmatch=True),
                                 tag_values, max_size=3))  # fmt: skip
    result = draw(st.sampled_from(["1-0", "0-1", "*"]))
    if end.is_over and draw(st.booleans()):
        tags["Termination"], result = "normal", result_of(end)
    elif end.is_over:
        tags["Termination"] = draw(st.sampled_from(["resignation", "time forfeit", "abandoned"]))
    elif draw(st.booleans()):
        tags |= {"Score": "-3--104", "TimeControl": "600+5"}
    return Record(start, draw(lines(start, moves)), tags, result)
