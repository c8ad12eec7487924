"""Positions: values without history, and always possible ones."""

import copy
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from quiltbee.rules import (
    PATCHES,
    PlacePatch,
    Player,
    Position,
    Quilt,
    Stage,
    check_position,
    new_game,
    perft,
    place_patch,
)

from .strategies import Game, Step, crowded_positions, games, positions, steps


@given(games())
def test_every_position_of_a_game_is_possible(game: Game) -> None:
    for position in game.positions:
        check_position(position)


@given(positions(), st.data())
def test_position_is_possible_with_any_of_its_patches_unknown(
    position: Position, data: st.DataObject
) -> None:
    def hide(player: Player) -> Player:
        kept = tuple(move for move in player.quilt.patches if data.draw(st.booleans()))
        specials = 0 if data.draw(st.booleans()) else player.quilt.special_patches
        return replace(player, quilt=replace(player.quilt, patches=kept, special_patches=specials))

    first, second = position.players
    check_position(replace(position, players=(hide(first), hide(second))))


@given(steps())
def test_play_leaves_the_old_position_as_it_was(step: Step) -> None:
    kept = copy.deepcopy(step.before)
    value = hash(step.before)
    step.before.play(step.move)
    assert step.before == kept
    assert hash(step.before) == hash(kept) == value


@given(games())
def test_same_moves_lead_to_the_same_position(game: Game) -> None:
    position = new_game(game.ring, game.board)
    for move, expected in zip(game.moves, game.positions[1:], strict=True):
        position = position.play(move)
        assert position == expected
        assert hash(position) == hash(expected)


def rebuilt(position: Position) -> Position:
    """An equal position, built anew and sharing nothing with the old one."""

    def quilt_of(quilt: Quilt) -> Quilt:
        made = Quilt(quilt.special_patches, special_patches=quilt.special_patches)
        for placed in reversed(quilt.patches):
            move = place_patch(placed.letter, placed.orientation, placed.row, placed.column)
            made = made.with_patch(move, PATCHES[placed.letter].income)
        return made

    first, second = (
        Player(quilt_of(player.quilt), player.buttons, player.time) for player in position.players
    )
    return Position(
        position.board,
        "".join(list(position.ring)),
        (first, second),
        position.turn,
        Stage(position.stage.value),
        position.special_tile,
    )


@given(positions())
def test_position_has_no_history(position: Position) -> None:
    again = rebuilt(position)
    assert again == position
    assert hash(again) == hash(position)
    assert again.legal_moves() == position.legal_moves()
    for move in position.legal_moves()[:40]:
        assert again.play(move) == position.play(move)


@given(positions() | crowded_positions(), st.sampled_from([1, 2]))
def test_perft_is_the_sum_over_the_decisions(position: Position, depth: int) -> None:
    below = [perft(position.play(move), depth - 1) for move in position.legal_moves()]
    assert perft(position, depth) == sum(below)


@given(positions(Stage.ACTION) | crowded_positions())
def test_consequence_agrees_with_play_for_every_choice(position: Position) -> None:
    for move in position.legal_moves():
        letter = move.letter if isinstance(move, PlacePatch) else None
        expected = position.consequence(letter)
        after = position.play(move)
        moved = after.players[position.turn - 1]
        assert (moved.buttons, moved.time) == (expected.buttons, expected.time)
        gained = expected.earned + expected.income - expected.paid
        assert moved.buttons == position.mover.buttons + gained
        assert expected.income == moved.quilt.income * len(expected.income_marks)
        assert (after.stage is Stage.SPECIAL_PATCH) == expected.special_patch
        assert after.is_over == expected.over
        following = after.play(after.legal_moves()[0]) if expected.special_patch else after
        assert following.turn == expected.next
