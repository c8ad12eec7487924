"""The rules of the page are those of `quiltbee.rules`.

Node plays by them what Python's have played. At every step of random duels both boards' legal
moves, consequences, scores, winners and refusals are compared.
"""

import hashlib
from functools import cache
from itertools import count
from random import Random
from typing import Any

import pytest

from quiltbee.games import begin
from quiltbee.notation import (
    format_link,
    format_move,
    format_position,
    parse_collection_game,
    parse_move,
    parse_position,
)
from quiltbee.rules import (
    PLACEMENTS,
    PLACEMENTS_OF,
    Board,
    Move,
    Pass,
    Player,
    Position,
    Quilt,
    Seat,
    Stage,
    bits,
    new_game,
    ring_from_seed,
)
from quiltbee.rules.grid import FULL, SQUARES_7X7
from quiltbee.rules.moves import SPECIAL_PLACEMENTS
from tests.notation.games import OUTSIDE_GAMES, mask_special_patches, masked
from tests.profiles import scaled
from tests.web import expected_tables as expected
from tests.web.node import compared, needs_node

NONSENSE = ["", "X", "X0", "X0j1", "X8a1", "h0a1", "+a0", "+a10", "passs", "A:X", "X0a1 ", "Q3i9"]


@cache
def token(move: Move) -> str:
    return format_move(move)


def duel(start: Position, draws: Random, density: float, known: list[Move]) -> dict[str, Any]:
    """A whole game by the rules, with everything that the page's are to agree on.

    It begins with the moves that are known. The others are random, or so many of them lie as dense
    as it gets.
    """
    position, moves, steps = start, list(known), []
    for at in count():
        legal = position.legal_moves()
        steps.append(step(position, [token(move) for move in legal], draws))
        if position.is_over:
            break
        if at == len(moves):
            moves.append(chosen(legal, draws, density))
        position = position.play(moves[at])
    link = format_link(start, moves)
    return {"kind": "duel", "moves": [*map(token, moves)], "steps": steps, "link": link}


def chosen(legal: list[Move], draws: Random, density: float) -> Move:
    placements = [move for move in legal if not isinstance(move, Pass)]
    if placements and draws.random() < density:
        return min(placements, key=lambda placement: placement.mask)
    return draws.choice(legal)


def step(position: Position, legal: list[str], draws: Random) -> dict[str, Any]:
    end = position.outcome
    letters = (None, *position.choices) if position.stage is Stage.ACTION else ()
    return {
        "position": format_position(position),
        "scores": position.scores,
        "outcome": end and {"winner": end.winner, "scores": end.scores, "reason": end.by},
        "legal": [len(legal), hashlib.sha1(" ".join(legal).encode()).hexdigest()],
        "consequences": [position.consequence(letter)._asdict() for letter in letters],
        "refused": {text: refusal(position, text) for text in tried(position, legal, draws)},
    }


def tried(position: Position, legal: list[str], draws: Random) -> list[str]:
    """Moves of every kind, most of them illegal."""
    offered = [draws.choice(PLACEMENTS_OF[letter]) for letter in position.choices]
    others = [draws.choice(PLACEMENTS), draws.choice(SPECIAL_PLACEMENTS)]
    some = [draws.choice(legal)] if legal else []
    return [*map(token, (*offered, *others)), "pass", draws.choice(NONSENSE), *some]


def refusal(position: Position, text: str) -> str | None:
    """Why the rules refuse a move; None if they don't."""
    try:
        return position.why_illegal(parse_move(text))
    except ValueError as error:
        return str(error.__cause__ or error).rpartition(": ")[2]


def random_duel(seed: int) -> dict[str, Any]:
    start = new_game(ring_from_seed(str(seed)), list(Board)[seed % 2])
    return duel(start, Random(seed), (0.0, 0.6, 1.0)[seed % 3], [])


@pytest.mark.slow
@needs_node
def test_random_duels_are_played_alike_at_every_step() -> None:
    duels = [random_duel(seed) for seed in range(scaled(200))]
    reasons = {game["steps"][-1]["outcome"]["reason"] for game in duels}
    refusals = {
        reason for game in duels for step in game["steps"] for reason in step["refused"].values()
    }
    counted = compared(duels)
    assert counted["duels"] == len(duels)
    assert counted["steps"] == sum(len(game["steps"]) for game in duels)
    assert counted["refused"] > counted["steps"] < counted["allowed"]
    assert "score" in reasons
    for said in (
        "game is over",
        "must be placed",
        "no special",
        "in the ring",
        "next three",
        "more",
    ):
        assert any(said in (reason or "") for reason in refusals), said


def full_quilt(draws: Random, letter: str) -> Quilt:
    """A quilt of which a 7x7 square, or all of it, lacks only a few spaces.

    Those are perhaps just the spaces of a patch, and nothing lies beside the square.
    """
    square = draws.choice([*SQUARES_7X7, FULL])
    inside = [move.mask for move in PLACEMENTS_OF[letter] if move.mask & square == move.mask]
    if draws.random() < 0.5:
        return Quilt(square & ~draws.choice(inside), income=draws.randrange(20))
    filled = square | draws.getrandbits(81) & draws.getrandbits(81)
    for space in draws.sample([*bits(square)], draws.randrange(9)):
        filled &= ~(1 << space)
    return Quilt(filled, income=draws.randrange(20))


def late_position(draws: Random) -> Position:
    """One with quilts that are nearly full, special tile given or not, special patch due or not."""
    behind = draws.randrange(15, 53)
    times = behind, min(53, behind + draws.randrange(4))
    ring = ring_from_seed(str(draws.random()))[: draws.randrange(1, 33)]
    first, second = (
        Player(full_quilt(draws, draws.choice(ring[:3])), draws.randrange(12), time)
        for time in times
    )
    stage = draws.choice([Stage.ACTION, Stage.ACTION, Stage.SPECIAL_PATCH])
    if stage is Stage.SPECIAL_PATCH and draws.random() < 0.7:
        square = draws.choice(SQUARES_7X7)
        filled = square & ~(1 << draws.choice([*bits(square)]))
        first = Player(Quilt(filled, income=3), 4, first.time)
    complete = [
        seat for seat, owned in zip(Seat, (first, second), strict=True) if owned.quilt.has_7x7
    ]
    tile = draws.choice(complete or [None, None, *Seat])
    board = draws.choice(list(Board))
    return Position(board, ring, (first, second), stage=stage, special_tile=tile)


@needs_node
def test_nearly_full_quilts_win_the_special_tile_alike() -> None:
    lines = []
    for seed in range(scaled(150)):
        draws = Random(seed)
        start = late_position(draws)
        lines += [duel(start, draws, 0.9, []), position_told(start)]
    options = [option for line in lines[1::2] for option in line["told"]["options"]]
    assert sum(bool(option["completes_7x7"]) for option in options) > len(lines) / 20
    assert any(line["told"]["special_cells_7x7"] for line in lines[1::2])
    stages = [step["position"].split() for line in lines[::2] for step in line["steps"]]
    assert {stage[6] for stage in stages} == {"-", "1", "2"}
    assert any(stage[5] == "1+" for stage in stages)
    assert any("." not in stage[0] and not set("123456789") & set(stage[0]) for stage in stages)
    counted = compared(lines)
    assert counted["duels"] == counted["positions"] == len(lines) / 2


@pytest.mark.slow
@needs_node
def test_the_outside_games_are_played_alike_with_their_published_scores() -> None:
    duels = []
    for game in OUTSIDE_GAMES:
        start, moves = parse_collection_game(game["circle"], game["placement"])
        duels.append(duel(start, Random(1), 1.0, moves))
        end = duels[-1]["steps"][-1]["outcome"]["scores"]
        tiles = [7 * has for has in game["special_tile"]]
        assert [a - b for a, b in zip(end, tiles, strict=True)] == game[
            "scores_without_special_tile"
        ]
    assert compared(duels)["duels"] == len(OUTSIDE_GAMES) == 4


@needs_node
def test_positions_are_read_from_text_with_unknown_patches_too() -> None:
    told = []
    for seed in range(scaled(100)):
        draws = Random(seed)
        start = new_game(ring_from_seed(f"text {seed}"), list(Board)[seed % 2])
        positions = [start]
        while not positions[-1].is_over:
            move = chosen(positions[-1].legal_moves(), draws, 0.7)
            positions.append(positions[-1].play(move))
        for position in draws.sample(positions, 4):
            letters = {move.letter for owned in position.players for move in owned.quilt.patches}
            hidden = "".join(letter for letter in sorted(letters) if draws.random() < 0.3)
            shown = masked(position, hidden)
            told.append(position_told(mask_special_patches(shown) if seed % 3 == 0 else shown))
    texts = [game["text"] for game in told]
    assert any("x" in text and "i" in text.split()[2] + text.split()[3] for text in texts)
    assert compared(told) == {"positions": len(told)}


def position_told(position: Position) -> dict[str, Any]:
    game = begin(position)
    frame, choices = expected.frame(game, 0), expected.choices(game)
    return {"kind": "position", "text": format_position(position), "told": {**frame, **choices}}


@needs_node
def test_what_is_no_position_is_refused() -> None:
    start = format_position(new_game(ring_from_seed("quilt")))
    quilt1, quilt2, purse1, purse2, ring, turn, bonus, board = start.split()
    texts = [
        "",
        "quilt",
        start[:-2],
        f"{start} r",
        " ".join((quilt1[2:], quilt2, purse1, purse2, ring, turn, bonus, board)),
        " ".join((quilt1.replace("9", "H8", 1), quilt2, purse1, purse2, ring, turn, bonus, board)),
        " ".join((quilt1.replace("9", "x8", 1), quilt2, purse1, purse2, ring, turn, bonus, board)),
        " ".join((quilt1.replace("9", "?8", 1), quilt2, purse1, purse2, ring, turn, bonus, board)),
        " ".join((quilt1, quilt2, "5", purse2, ring, turn, bonus, board)),
        " ".join((quilt1, quilt2, "5.0i3", purse2, ring, turn, bonus, board)),
        " ".join((quilt1, quilt2, purse1, purse2, "hij", turn, bonus, board)),
        " ".join((quilt1, quilt2, purse1, purse2, ring, "3", bonus, board)),
        " ".join((quilt1, quilt2, purse1, purse2, ring, turn, "3", board)),
        " ".join((quilt1, quilt2, purse1, purse2, ring, turn, bonus, "b")),
    ]
    for text in texts:
        with pytest.raises(ValueError, match=":"):
            parse_position(text)
    nonsense = [{"kind": "nonsense", "text": text} for text in texts]
    assert compared(nonsense) == {"nonsense": len(texts)}
