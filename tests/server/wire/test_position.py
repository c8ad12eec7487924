"""What programs are told of a position agrees with the rules, and has the promised shape."""

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiltbee.automa import Deck, SetUp, new_solo
from quiltbee.games import Game, begin
from quiltbee.notation import format_move, format_position, parse_move, parse_position
from quiltbee.rules import (
    PATCHES,
    Board,
    Chance,
    Move,
    Player,
    Position,
    Quilt,
    Seat,
    Stage,
    new_game,
    orient,
    ring_from_seed,
)
from quiltbee.rules.grid import SQUARES_7X7
from quiltbee.server.errors import NoGameError
from quiltbee.server.store import StoredGame
from quiltbee.server.wire.patches import NAMES, PatchShape, all_patches
from quiltbee.server.wire.position import GamePosition, PositionState
from quiltbee.server.wire.texts import read_position
from tests.profiles import scaled
from tests.server.shapes import check_shape, plain
from tests.server.store.support import RING, two_at_one_screen
from tests.server.support import Json

START = new_game(RING)


def described(position: Any) -> Json:
    return plain(PositionState.of(position))  # type: ignore[no-any-return]


def described_game(stored: StoredGame) -> Json:
    return plain(GamePosition.of_game(stored))  # type: ignore[no-any-return]


def table_of(game: Game[Any], **changes: Any) -> StoredGame:
    """A game on a table of two people at one screen, Ann's."""
    return StoredGame(two_at_one_screen(start=game.origin, **changes), game)


def random_game(seed: int, decisions: int, board: Board = Board.REVISED) -> Game[Position]:
    chance = random.Random(seed)
    game = begin(new_game(ring_from_seed(str(seed)), board))
    while not game.is_over and len(game.moves) < decisions:
        move = chance.choice(game.position.legal_moves()[: 1 + chance.randrange(300)])
        game = game.after(game.move(move))
    return game


def told_moves(state: Json) -> set[str]:
    """Every legal move, as the options have them."""
    moves = {f"+{cell}" for cell in state["special_cells"]}
    for option in state["options"]:
        if option["available"]:
            placed = {f"{option['letter']}{placement}" for placement in option["placements"]}
            moves |= placed or {str(option["move"])}
    return moves


@settings(max_examples=scaled(60))
@given(
    seed=st.integers(0, 10_000),
    decisions=st.integers(0, 60),
    board=st.sampled_from(list(Board)),
)
def test_a_state_agrees_with_the_rules(seed: int, decisions: int, board: Board) -> None:
    game = random_game(seed, decisions, board)
    position = game.position
    state = described(read_position(format_position(position)))
    check_shape(PositionState, state)
    assert parse_position(state["position"]) == position
    assert state["legal"] == [format_move(move) for move in position.legal_moves()]
    assert told_moves(state) == set(state["legal"])
    assert state["scores"] == position.scores
    assert tuple(player["score"] for player in state["players"]) == position.scores
    for player in state["players"]:
        assert sum(player["score_parts"].values()) == player["score"]
        assert player["cells"].count(".") == player["empty"]
    assert described_game(table_of(game)) == {"number": 0, **state}


@settings(max_examples=scaled(40))
@given(seed=st.integers(0, 10_000), decisions=st.integers(0, 45))
def test_consequences_come_true(seed: int, decisions: int) -> None:
    game = random_game(seed, decisions)
    position = game.position
    mover = position.turn
    for option in described(position)["options"]:
        if not option["available"]:
            assert option["reason"]
            continue
        placements = option["placements"]
        move = f"{option['letter']}{placements[0]}" if placements else str(option["move"])
        later = position.play(parse_move(move))
        told = option["consequence"]
        player = later.players[mover - 1]
        assert (told["buttons"], told["time"]) == (player.buttons, player.time)
        assert told["special_patch"] == (later.stage is Stage.SPECIAL_PATCH)
        assert told["over"] == later.is_over
        assert (told["next"] is None) == told["over"]
        if not told["special_patch"] and not told["over"]:
            assert told["next"] == later.turn
        tile = 7 if later.special_tile == mover != position.special_tile else 0
        assert told["scores"][mover - 1] + tile == later.scores[mover - 1]
        completes = {placement for placement in placements if _wins_tile(game, option, placement)}
        assert completes == set(option["completes_7x7"])


def _wins_tile(game: Game[Position], option: Any, placement: str) -> bool:
    before = game.position.special_tile
    later = game.position.play(parse_move(f"{option['letter']}{placement}"))
    return before is None and later.special_tile is not None


def almost_7x7(gap: int, stage: Stage = Stage.ACTION) -> Position:
    """A position where the mover's 7x7 square at the top left lacks the spaces of `gap`."""
    mover = Player(Quilt(SQUARES_7X7[0] & ~gap), buttons=20, time=20)
    waiting = Player(time=17 if stage is Stage.SPECIAL_PATCH else 24)
    ring = "A" + RING.removesuffix("A")
    return Position(Board.REVISED, ring, (mover, waiting), turn=Seat.FIRST, stage=stage)


def test_the_placement_that_wins_the_special_tile_is_told() -> None:
    position = almost_7x7(gap=0b11)
    domino = described(position)["options"][1]
    assert domino["letter"] == "A"
    assert domino["completes_7x7"] == ["1a1"]
    assert position.play(parse_move("A1a1")).special_tile == 1


def test_the_special_patch_that_wins_the_special_tile_is_told() -> None:
    position = almost_7x7(gap=1 << 10, stage=Stage.SPECIAL_PATCH)
    state = described(position)
    assert state["special_cells_7x7"] == ["b2"]
    assert "b2" in state["special_cells"]
    assert len(state["special_cells"]) == 81 - 48
    assert state["options"] == []


def test_no_placement_wins_a_tile_that_is_taken() -> None:
    position = replace(almost_7x7(gap=0b11), special_tile=Seat.SECOND)
    state = described(position)
    assert [option["completes_7x7"] for option in state["options"]] == [[], [], [], []]


def test_a_patch_that_cannot_be_paid_keeps_its_places_and_its_reason() -> None:
    position = replace(START, ring=_dear_first())
    option = described(position)["options"][1]
    price = PATCHES[str(option["letter"])].buttons
    assert not option["available"]
    assert option["missing"] == price - 5
    assert option["reason"] == f"needs {price - 5} more buttons"
    assert option["placements"]
    assert option["consequence"]["buttons"] == 5 - price


def _dear_first() -> str:
    dear = max(RING, key=lambda letter: PATCHES[letter].buttons)
    return dear + RING.replace(dear, "")


def test_a_patch_that_fits_nowhere_says_so() -> None:
    checks = sum(1 << space for space in range(0, 81, 2))
    mover = Player(Quilt(checks), buttons=50, time=20)
    position = Position(Board.REVISED, RING, (mover, Player(time=24)))
    option = described(position)["options"][1]
    assert not option["available"]
    assert option["reason"] == "fits nowhere on the quilt"
    assert option["placements"] == []


def test_distances_to_the_next_marks() -> None:
    state = described(START)
    player = state["players"][0]
    assert (player["to_income"], player["to_special_patch"]) == (5, 26)
    ended = replace(
        START, players=(Player(time=53), Player(time=53)), stage=Stage.OVER, turn=Seat.SECOND
    )
    state = described(ended)
    assert state["players"][0]["to_income"] is None
    assert state["players"][0]["to_special_patch"] is None
    assert state["time_board"]["special_patches_left"] == []
    assert state["time_board"]["on_top"] == 1


def test_a_mark_whose_patch_is_taken_is_no_longer_a_goal() -> None:
    position = replace(START, players=(Player(time=22), Player(time=27)))
    state = described(position)
    assert state["players"][0]["to_special_patch"] == 10
    assert state["time_board"]["special_patches_left"] == [32, 38, 44, 50]


def test_the_marker_leaves_when_the_person_takes_the_special_tile() -> None:
    solo = new_solo(RING, Deck.NORMAL.cards)
    assert solo.is_marker_on_board
    automa = described(solo)["automa"]
    assert automa is not None
    assert automa["marker_on_board"]
    owned = replace(solo, table=replace(solo.table, special_tile=Seat.FIRST))
    automa = described(owned)["automa"]
    assert automa is not None
    assert not automa["marker_on_board"]


@settings(max_examples=scaled(10))
@given(seed=st.integers(0, 10_000))
def test_a_solo_position_is_told_at_every_stage(seed: int) -> None:
    draws, seen = random.Random(seed), set()
    setup = SetUp(ring_from_seed(str(seed)), deck=draws.choice(list(Deck)), level=1 + seed % 5)
    game = begin(setup.start(draws))
    while not game.is_over:
        card = game.decider is Chance.CARD
        state = described(read_position(format_position(game.seen_by(None))))
        check_shape(PositionState, state)
        assert described(game.position) == state  # no hidden card shows
        seen.add(state["stage"])
        assert state["legal"] == [format_move(move) for move in game.position.legal_moves()]
        assert told_moves(state) == set(state["legal"])
        assert (state["stage"] == "card") == card == (state["legal"] == [])
        event = game.turn_card(draws) if card else game.move(_some_move(game, draws))
        game = game.after(event)
    state = described(game.position)
    assert (state["stage"], state["options"], state["legal"]) == ("over", [], [])
    assert state["result"] is not None
    assert state["result"]["scores"] == state["scores"]
    assert {"action", "card"} <= seen


def _some_move(game: Game[Any], draws: random.Random) -> Move:
    moves: list[Move] = game.position.legal_moves()
    return draws.choice(moves)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "This text is not a position string."),
        ("pass", "This text is not a position string."),
        (ring_from_seed("a"), "This text is not a position string."),
        ("9/9/9/9/9/9/9/9/9 5.0 5.0 1 - r", "This text is not a position string."),
        (format_position(START).replace(" r", " z"), "Board: 'z' is not one of"),
        (format_position(START).replace("5.0", "5.99", 1), ""),
    ],
)
def test_a_text_that_is_no_position(text: str, said: str) -> None:
    with pytest.raises(NoGameError) as refused:
        read_position(text)
    assert str(refused.value).startswith(said)
    assert str(refused.value).endswith(".")


def test_nothing_is_to_be_decided_in_a_game_that_was_ended() -> None:
    game = begin(START)
    resigned = described_game(table_of(game.after(game.resign(Seat.FIRST))))
    assert (resigned["stage"], resigned["options"], resigned["legal"]) == ("over", [], [])
    assert resigned["result"] == {"winner": 2, "scores": (-157, -157), "reason": "resignation"}
    aborted = described_game(table_of(game.after(game.abort())))
    assert (aborted["stage"], aborted["result"]) == ("over", None)


def test_patches_have_all_that_is_drawn() -> None:
    patches = plain(all_patches())
    check_shape(dict[str, PatchShape], patches)
    assert "".join(patches) == "".join(PATCHES) == "".join(NAMES)
    assert len(set(NAMES.values())) == len(NAMES)
    wide = patches["X"]
    assert (wide["buttons"], wide["time"], wide["income"], wide["squares"]) == (5, 5, 2, 5)
    assert wide["name"] == "wide T"
    assert wide["orientations"]["0"] == [(0, 1), (1, 1), (2, 0), (2, 1), (2, 2)]
    assert wide["turns"]["0"] == {"right": 1, "left": 3, "flip": 0}


@pytest.mark.parametrize("letter", list(PATCHES))
def test_turns_and_flips_lead_to_the_shape_that_is_seen(letter: str) -> None:
    patch = PATCHES[letter]
    shapes = {code: orient(patch.drawing, code) for code in patch.orientations}
    for code, turns in plain(all_patches())[letter]["turns"].items():
        shape = shapes[int(code)]
        right = tuple("".join(column) for column in zip(*shape[::-1], strict=True))
        assert shapes[turns["right"]] == right
        assert plain(all_patches())[letter]["turns"][str(turns["right"])]["left"] == int(code)
        assert shapes[turns["flip"]] == tuple(row[::-1] for row in shape)


def test_equal_shapes_are_told_apart_by_the_first_word_of_their_names() -> None:
    for letter, patch in PATCHES.items():
        for other in PATCHES.values():
            same = any(orient(other.drawing, code) == patch.drawing for code in range(8))
            if same and other is not patch:
                assert NAMES[letter].split()[1:] == NAMES[other.letter].split()[1:]
