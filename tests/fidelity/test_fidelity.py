"""Whole games on `quiltbee.rules` and on the plain implementation, compared at every decision.

Compared are the legal moves, the position string, the turn, both scores and whether the game is
over. Every game has its own seed. Each kind of play must also have met the situations it is there
for.
"""

import random

import pytest

from quiltbee.notation import format_move, format_position, parse_position
from quiltbee.rules import Board, Position, new_game
from tests.profiles import NIGHTLY, current, scaled

from . import plain
from .players import CELLS_OF, Player, packer, saver, uniform

pytestmark = pytest.mark.fidelity

BOARDS = {"r": Board.REVISED, "o": Board.ORIGINAL}

# Games on each board, in the nightly run; by day, when they are the same each time, a twentieth.
PLAY: list[tuple[Player, int]] = [(uniform, 2_800), (packer, 800), (saver, 800)]

# What a player's games must meet, besides each special patch of the board.
MEETS: dict[Player, set[str]] = {
    uniform: {
        "a buyer who keeps the turn",
        "a buyer who keeps the turn on the opponent's space",
        "a negative score",
        "a patch cut short by the last space",
        "a patch that pays an income",
    },
    packer: {
        "a patch cut short by the last space",
        "a patch of 10 buttons",
        "a quilt of 76 cells or more",
        "a ring of 5 or fewer",
        "a special patch with 8 or fewer free cells",
        "the special tile by a patch",
        "the special tile by a special patch",
    },
    saver: {
        "a patch cut short by the last space",
        "a patch of 10 buttons",
        "an income of the last space with a patch bought",
    },
}

EMPTY = "9/9/9/9/9/9/9/9/9"
FULL_BUT_I4_TO_I7 = (
    "XXXGaaaII/AX*GaZZII/AXGGGZDDD/LLEG*ZBB1/LEEGZZKB1/LEeeeKKb1/LLCCeeKb1/YYCPPPPb*/YYYYPPbbb"
)
FULL_BUT_I8 = (
    "XXXGaaaII/AX*GaZZII/AXGGGZDDD/LLEG*ZBBM/LEEGZZKBM/LEeeeKKbM/LLCCeeKbM/YYCPPPPb1/YYYYPPbbb"
)
# Starts so rare that games from set-up hardly reach them, and what games from them must meet.
STARTS: dict[str, tuple[str, set[str]]] = {
    "a pass from 4 to 11": (
        f"YY7/YY7/1Y7/1Y7/9/9/9/9/9 {EMPTY} 0.4 5.10 BCDEFGHIJKLMNOPQRSTUVWXZabcdefgA 1 -",
        {"a pass over two incomes"},
    ),
    "the last patch fills the quilt and crosses a special patch": (
        f"{EMPTY} {FULL_BUT_I4_TO_I7} 5.43 8.42 MFHJNOQRSTUVWcdfg 2 2",
        {"a full quilt", "a patch that pays an income", "a special patch lost to a full quilt"},
    ),
    "a special patch fills the quilt": (
        f"{FULL_BUT_I8} {EMPTY} 5.40 8.43 FHJNOQRSTUVWcdfg 1 1",
        {"a special patch lost to a full quilt", "a special patch on the only free cell"},
    ),
    "few patches are left": (
        "xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxx3/xxxxxx3 "
        "1x1xxxxxx/3xxxxxx/1x1xxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx "
        "20.49i19 20.49i18 UBCa 1 1",
        {"a full quilt", "a ring shorter than 3"},
    ),
}


def difference(state: plain.State, tokens: list[str], position: Position, named: list[str]) -> str:
    """What the rules say otherwise than the plain implementation; empty if nothing."""
    if len(set(named)) < len(named):
        return f"moves twice: {sorted(name for name in set(named) if named.count(name) > 1)}"
    if set(named) != set(tokens):
        missing, surplus = set(tokens) - set(named), set(named) - set(tokens)
        return f"legal moves missing: {sorted(missing)}; surplus: {sorted(surplus)}"
    over = plain.is_over(state)
    result = position.outcome
    compared = [
        ("position string", format_position(position), plain.position_string(state)),
        ("over", position.is_over, over),
        ("scores", position.scores, (plain.score(state, 1), plain.score(state, 2))),
        ("winner", result.winner if result else None, plain.winner(state) if over else None),
        ("turn", position.turn, state.first_at_end if over else plain.mover(state)),
    ]
    return "; ".join(f"{what} {a!r}, expected {b!r}" for what, a, b in compared if a != b)


def situations(before: plain.State, token: str, after: plain.State) -> set[str]:
    """The noteworthy things about one decision."""
    player = plain.mover(before)
    quilt, price, time = before.quilts[player], 0, 0
    if token in CELLS_OF and token[0] != "+":
        price, time = plain.PATCHES[token[0]].buttons, plain.PATCHES[token[0]].time
    end = after.times[player]
    keeps_turn = time > 0 and plain.mover(after) == player and not plain.is_over(after)
    incomes = [mark for mark in plain.INCOME_MARKS if before.times[player] < mark <= end]
    taken = set(before.special_patches) - set(after.special_patches)
    won_tile = after.special_tile == player and before.special_tile is None
    happened = {
        "a special patch with 8 or fewer free cells": token[0] == "+" and len(quilt) >= 73,
        "a special patch on the only free cell": token[0] == "+" and len(quilt) == 80,
        "a special patch lost to a full quilt": taken and after.special_due is None,
        "the special tile by a special patch": won_tile and token[0] == "+",
        "the special tile by a patch": won_tile and token[0] != "+",
        "a patch of 10 buttons": price == 10,
        "a patch cut short by the last space": before.times[player] + time > end,
        "a patch that pays an income": time > 0 and len(incomes) > 0,
        "an income of the last space with a patch bought": time > 0 and plain.LAST_SPACE in incomes,
        "a pass over two incomes": token == "pass" and len(incomes) == 2,
        "a buyer who keeps the turn": keeps_turn,
        "a buyer who keeps the turn on the opponent's space": (
            keeps_turn and after.times[1] == after.times[2]
        ),
        "a full quilt": len(after.quilts[player]) == 81,
        "a quilt of 76 cells or more": len(after.quilts[player]) >= 76,
        "a ring of 5 or fewer": len(after.ring) <= 5,
        "a ring shorter than 3": len(after.ring) < 3,
        "a negative score": plain.is_over(after) and plain.score(after, player) < 0,
    }
    happened |= {f"special patch of {mark}": True for mark in taken}
    return {situation for situation, here in happened.items() if here}


def compare_game(
    state: plain.State, position: Position, player: Player, rng: random.Random, label: str
) -> set[str]:
    """Play one game on both to its end; what it met. A difference fails with the whole case."""
    met: set[str] = set()
    played: list[str] = []
    try:
        while True:
            tokens = plain.legal_tokens(state)
            named = [(format_move(move), move) for move in position.legal_moves()]
            found = difference(state, tokens, position, [name for name, _ in named])
            if found:
                raise AssertionError(found)
            if not tokens:
                return met
            before, token = state, player(state, tokens, rng)
            played.append(token)
            state = plain.play(before, token)
            position = position.play(dict(named)[token])
            met |= situations(before, token, state)
    except Exception as error:
        text = plain.position_string(state)
        error.add_note(f"{label}, after {len(played)} decisions, {' '.join(played)}: {text}")
        raise


def shuffled_ring(rng: random.Random) -> str:
    letters = [letter for letter in plain.PATCHES if letter != "A"]
    rng.shuffle(letters)
    return "".join(letters) + "A"


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(("player", "games"), PLAY, ids=lambda v: getattr(v, "__name__", str(v)))
def test_whole_games(board: str, player: Player, games: int) -> None:
    met: set[str] = set()
    for game in range(games if current() == NIGHTLY else games // 20):
        seed = f"{player.__name__} {board} {game}"
        rng = random.Random(seed)
        ring = shuffled_ring(rng)
        label = f"seed {seed!r}, board {board}, ring {ring}"
        state, position = plain.start(ring, board), new_game(ring, BOARDS[board])
        met |= compare_game(state, position, player, rng, label)
    specials = {f"special patch of {mark}" for mark in plain.SPECIAL_MARKS[board]}
    assert not (MEETS[player] | specials) - met


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("kind", STARTS)
def test_games_from_rare_positions(kind: str, board: str) -> None:
    text, must_meet = STARTS[kind]
    text += f" {board}"
    met: set[str] = set()
    for seed in range(scaled(10)):
        state, position = plain.state_of(text), parse_position(text)
        label = f"seed {seed}, from {text}"
        met |= compare_game(state, position, uniform, random.Random(seed), label)
    assert not must_meet - met
