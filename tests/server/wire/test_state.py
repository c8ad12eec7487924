"""What the browser is told agrees with the rules, and has the shape that is promised."""

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from quiltbee.automa import Deck, new_solo
from quiltbee.games import Game, begin
from quiltbee.notation import format_move, parse_move, parse_position
from quiltbee.rules import (
    PATCHES,
    Board,
    Player,
    Position,
    Quilt,
    Seat,
    Stage,
    legal_moves,
    new_game,
    orient,
    play,
    ring_from_seed,
    scores,
)
from quiltbee.rules.grid import SQUARES_7X7
from quiltbee.server.store import StoredGame
from quiltbee.server.wire.patches import NAMES, describe_patches
from quiltbee.server.wire.replay import replay_game, replay_text
from quiltbee.server.wire.setting import Circumstances
from quiltbee.server.wire.shapes import PatchShape, Replay, State
from quiltbee.server.wire.state import Description
from tests.profiles import scaled
from tests.server.store.support import ANN, RING, against_the_automa, two_at_one_screen
from tests.server.support import against_greedy

START = new_game(RING)
STATE = TypeAdapter(State)
REPLAY = TypeAdapter(Replay)


def valid(adapter: TypeAdapter[Any], value: object) -> None:
    """A value has exactly the fields of its shape, and nothing is converted."""
    checked = adapter.validate_python(value, strict=True)
    assert checked == value


def table_of(game: Game[Any], **changes: Any) -> StoredGame:
    """A game on a table of two people at one screen, Ann's."""
    return StoredGame(two_at_one_screen(start=game.origin, **changes), game)


def at(position: Position) -> StoredGame:
    """A game that begins from a position."""
    return table_of(begin(position))


def describe(stored: StoredGame) -> State:
    """The state as Ann is told it, whose screen it is."""
    return Description(stored).seen_from(stored.setup.seats_of(ANN))


def random_game(seed: int, decisions: int, board: Board = Board.REVISED) -> Game[Position]:
    chance = random.Random(seed)
    game = begin(new_game(ring_from_seed(str(seed)), board))
    while not game.is_over and len(game.moves) < decisions:
        move = chance.choice(legal_moves(game.position)[: 1 + chance.randrange(300)])
        game = game.after(game.move(move))
    return game


def told_moves(state: State) -> set[str]:
    """Every move that the browser may send, as it learns it from the state."""
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
    state = describe(table_of(game))
    valid(STATE, state)
    assert parse_position(state["position"]) == position
    assert told_moves(state) == {format_move(move) for move in legal_moves(position)}
    assert tuple(player["score"] for player in state["players"]) == scores(position)
    for player in state["players"]:
        assert sum(player["score_parts"].values()) == player["score"]  # type: ignore[arg-type]
        assert player["cells"].count(".") == player["empty"]
    assert len(state["moves"]) == len(game.moves)
    replay = replay_text(state["link"])
    assert replay["frames"][-1]["position"] == state["position"]


@settings(max_examples=scaled(40))
@given(seed=st.integers(0, 10_000), decisions=st.integers(0, 45))
def test_consequences_come_true(seed: int, decisions: int) -> None:
    game = random_game(seed, decisions)
    position = game.position
    mover = position.turn
    for option in describe(table_of(game))["options"]:
        if not option["available"]:
            assert option["reason"]
            continue
        placements = option["placements"]
        move = f"{option['letter']}{placements[0]}" if placements else str(option["move"])
        later = play(position, parse_move(move))
        told = option["consequence"]
        player = later.players[mover - 1]
        assert (told["buttons"], told["time"]) == (player.buttons, player.time)
        assert told["special_patch"] == (later.stage is Stage.SPECIAL_PATCH)
        assert told["over"] == later.is_over
        assert (told["next"] is None) == told["over"]
        if not told["special_patch"] and not told["over"]:
            assert told["next"] == later.turn
        tile = 7 if later.special_tile == mover != position.special_tile else 0
        assert told["scores"][mover - 1] + tile == scores(later)[mover - 1]
        completes = {placement for placement in placements if _wins_tile(game, option, placement)}
        assert completes == set(option["completes_7x7"])


def _wins_tile(game: Game[Position], option: Any, placement: str) -> bool:
    before = game.position.special_tile
    later = play(game.position, parse_move(f"{option['letter']}{placement}"))
    return before is None and later.special_tile is not None


def almost_7x7(gap: int, stage: Stage = Stage.ACTION) -> Position:
    """A position where the mover's 7x7 square at the top left lacks the spaces of `gap`."""
    mover = Player(Quilt(SQUARES_7X7[0] & ~gap), buttons=20, time=20)
    waiting = Player(time=17 if stage is Stage.SPECIAL_PATCH else 24)
    ring = "A" + RING.removesuffix("A")
    return Position(Board.REVISED, ring, (mover, waiting), turn=Seat.FIRST, stage=stage)


def test_the_placement_that_wins_the_special_tile_is_told() -> None:
    position = almost_7x7(gap=0b11)
    domino = describe(at(position))["options"][1]
    assert domino["letter"] == "A"
    assert domino["completes_7x7"] == ["1a1"]
    assert play(position, parse_move("A1a1")).special_tile == 1


def test_the_special_patch_that_wins_the_special_tile_is_told() -> None:
    position = almost_7x7(gap=1 << 10, stage=Stage.SPECIAL_PATCH)
    state = describe(at(position))
    assert state["special_cells_7x7"] == ["b2"]
    assert "b2" in state["special_cells"]
    assert len(state["special_cells"]) == 81 - 48
    assert state["options"] == []


def test_no_placement_wins_a_tile_that_is_taken() -> None:
    position = replace(almost_7x7(gap=0b11), special_tile=Seat.SECOND)
    state = describe(at(position))
    assert [option["completes_7x7"] for option in state["options"]] == [[], [], [], []]


def test_a_patch_that_cannot_be_paid_keeps_its_places_and_its_reason() -> None:
    position = replace(START, ring=_dear_first())
    option = describe(at(position))["options"][1]
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
    option = describe(at(position))["options"][1]
    assert not option["available"]
    assert option["reason"] == "fits nowhere on the quilt"
    assert option["placements"] == []


def test_distances_to_the_next_marks() -> None:
    state = describe(at(START))
    player = state["players"][0]
    assert (player["to_income"], player["to_special_patch"]) == (5, 26)
    ended = replace(
        START, players=(Player(time=53), Player(time=53)), stage=Stage.OVER, turn=Seat.SECOND
    )
    state = describe(at(ended))
    assert state["players"][0]["to_income"] is None
    assert state["players"][0]["to_special_patch"] is None
    assert state["time_board"]["special_patches_left"] == []
    assert state["time_board"]["on_top"] == 1


def test_a_mark_whose_patch_is_taken_is_no_longer_a_goal() -> None:
    position = replace(START, players=(Player(time=22), Player(time=27)))
    state = describe(at(position))
    assert state["players"][0]["to_special_patch"] == 10
    assert state["time_board"]["special_patches_left"] == [32, 38, 44, 50]


def test_a_seat_is_yours_by_who_holds_it() -> None:
    computer = Description(StoredGame.fold(against_greedy()), Circumstances(thinking=True))
    spectator = computer.seen_from(())
    assert spectator["thinking"]
    assert spectator["mode"] == "computer"
    assert [seat["yours"] for seat in spectator["seats"]] == [False, False]
    assert [seat["yours"] for seat in computer.seen_from((Seat.FIRST,))["seats"]] == [True, False]
    screen = describe(at(START))
    assert screen["mode"] == "screen"
    assert [seat["yours"] for seat in screen["seats"]] == [True, True]


def test_only_who_decides_is_told_what_there_is_to_decide() -> None:
    table = Description(at(START))
    assert len(table.seen_from(tuple(Seat))["options"]) == 4
    assert table.seen_from((Seat.FIRST,))["options"] == table.seen_from(tuple(Seat))["options"]
    assert table.seen_from((Seat.SECOND,))["options"] == []
    assert table.seen_from(())["options"] == []
    special = Description(at(almost_7x7(gap=1 << 10, stage=Stage.SPECIAL_PATCH)))
    assert special.seen_from((Seat.FIRST,))["special_cells_7x7"] == ["b2"]
    spectator = special.seen_from(())
    assert (spectator["special_cells"], spectator["special_cells_7x7"]) == ([], [])


def test_the_marker_leaves_when_the_person_takes_the_special_tile() -> None:
    solo = new_solo(RING, Deck.NORMAL.cards)
    assert solo.is_marker_on_board
    automa = describe(StoredGame.fold(against_the_automa(start=solo)))["automa"]
    assert automa is not None
    assert automa["marker_on_board"]
    owned = replace(solo, table=replace(solo.table, special_tile=Seat.FIRST))
    automa = describe(StoredGame.fold(against_the_automa(start=owned)))["automa"]
    assert automa is not None
    assert not automa["marker_on_board"]


def test_a_resigned_game_offers_nothing_but_undo() -> None:
    game = begin(START)
    stored = table_of(game.after(game.resign(Seat.FIRST)))
    state = describe(stored)
    assert state["stage"] == "over"
    assert state["options"] == []
    assert state["can_undo"]
    assert state["result"] == {"winner": 2, "scores": (-157, -157), "reason": "resignation"}
    frames = replay_game(stored)["frames"]
    assert [frame["result"] for frame in frames] == [state["result"]]
    assert frames[0]["stage"] == "over"


def test_an_aborted_game_is_over_without_a_result() -> None:
    game = begin(START)
    stored = table_of(game.after(game.abort()))
    state = describe(stored)
    assert (state["stage"], state["result"], state["can_undo"]) == ("over", None, False)
    frames = replay_game(stored)["frames"]
    assert [(frame["stage"], frame["result"]) for frame in frames] == [("over", None)]


def test_a_replay_has_a_frame_for_every_position() -> None:
    game = random_game(7, 100)
    replay = replay_game(table_of(game))
    valid(REPLAY, replay)
    frames = replay["frames"]
    assert [frame["move"] for frame in frames[1:]] == list(map(format_move, game.moves))
    movers = [position.turn for position in game.positions[:-1]]
    assert [frame["player"] for frame in frames[1:]] == movers
    assert frames[0]["move"] is None
    assert frames[-1]["result"]
    assert {frame["result"] is None for frame in frames[:-1]} == {True}


def test_patches_have_all_that_is_drawn() -> None:
    patches = describe_patches()
    valid(TypeAdapter(dict[str, PatchShape]), patches)
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
    for code, turns in describe_patches()[letter]["turns"].items():
        shape = shapes[int(code)]
        right = tuple("".join(column) for column in zip(*shape[::-1], strict=True))
        assert shapes[turns["right"]] == right
        assert describe_patches()[letter]["turns"][str(turns["right"])]["left"] == int(code)
        assert shapes[turns["flip"]] == tuple(row[::-1] for row in shape)


def test_equal_shapes_are_told_apart_by_the_first_word_of_their_names() -> None:
    for letter, patch in PATCHES.items():
        for other in PATCHES.values():
            same = any(orient(other.drawing, code) == patch.drawing for code in range(8))
            if same and other is not patch:
                assert NAMES[letter].split()[1:] == NAMES[other.letter].split()[1:]
