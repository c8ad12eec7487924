"""The tables say what `rules` and the numbering of actions say."""

from quiltbee.kernel import tables
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.state import HIGH, LOW
from quiltbee.kernel.tables import (
    ACTIONS,
    ANCHOR_COLUMNS,
    COLUMN_OF,
    FIRST_ACTION,
    FIRST_ORIENTATION,
    FIRST_PLACEMENT,
    FIRST_SPECIAL,
    LOW_BITS,
    MASK_HIGH,
    MASK_LOW,
    MOST_LEGAL,
    ORIENTATIONS,
    PASS,
    PATCH_OF,
    ROW_OF,
)
from quiltbee.notation import ACTIONS as NOTATION_ACTIONS
from quiltbee.notation import move_of_action
from quiltbee.rules import LETTERS, PATCHES, PLACEMENTS_OF, PlacePatch, PlaceSpecialPatch
from quiltbee.rules import PASS as PASS_MOVE


def test_there_are_7_431_decisions_and_144_orientations() -> None:
    assert ACTIONS == NOTATION_ACTIONS == 7431
    assert ORIENTATIONS == 144


def test_every_action_covers_what_its_move_covers() -> None:
    for action in range(ACTIONS):
        move = move_of_action(action)
        mask = int(MASK_LOW[action]) | int(MASK_HIGH[action]) << LOW_BITS
        match move:
            case PlacePatch():
                assert action >= FIRST_PLACEMENT
                assert LETTERS[PATCH_OF[action]] == move.letter
                assert mask == move.mask
            case PlaceSpecialPatch():
                assert FIRST_SPECIAL <= action < FIRST_PLACEMENT
                assert PATCH_OF[action] == -1
                assert mask == move.mask
            case _:
                assert (move, action, mask) == (PASS_MOVE, PASS, 0)


def test_orientations_number_their_actions_by_row_and_column() -> None:
    for patch, letter in enumerate(LETTERS):
        orientations = range(FIRST_ORIENTATION[patch], FIRST_ORIENTATION[patch + 1])
        codes = PATCHES[letter].orientations
        assert len(orientations) == len(codes)
        for orientation, code in zip(orientations, codes, strict=True):
            placements = [move for move in PLACEMENTS_OF[letter] if move.orientation == code]
            for move in placements:
                action = FIRST_ACTION[orientation] + (
                    move.row * ANCHOR_COLUMNS[orientation] + move.column
                )
                assert move_of_action(int(action)) == move


def test_no_position_has_more_legal_actions_than_there_is_room_for() -> None:
    most = sorted(len(placements) for placements in PLACEMENTS_OF.values())[-3:]
    assert 1 + sum(most) == 1345
    assert MOST_LEGAL >= 1345


def test_spaces_and_words() -> None:
    assert [(int(r), int(c)) for r, c in zip(ROW_OF, COLUMN_OF, strict=True)] == [
        divmod(space, 9) for space in range(81)
    ]
    assert tables.low_word(1 << 62) == 1 << 62
    assert tables.high_word(1 << 63) == 1
    assert (LOW, HIGH) == (0, 1)


def test_nothing_can_be_written_into_a_table() -> None:
    arrays = [value for name, value in vars(tables).items() if name.isupper() and is_words(value)]
    assert len(arrays) > 15
    assert not any(array.flags.writeable for array in arrays)


def is_words(value: object) -> bool:
    return hasattr(value, "flags") and not isinstance(value, type(Int64Array))
