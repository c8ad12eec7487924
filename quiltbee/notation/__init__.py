"""Reading and writing: moves, action numbers, positions, game records, links, outside games.

Pure Python without dependencies. Every `parse_x` has a `format_x`. Text that can't be read raises
NotationError, which says what is wrong and where. Records, links and position strings are written
for both variants; what differs in writing is in a `Codec` for each.
"""

from quiltbee.automa import AnyMove
from quiltbee.notation.actions import ACTIONS, action_of_move, move_of_action
from quiltbee.notation.codecs import (
    format_link,
    format_position,
    parse_any_position,
    parse_link,
    replay,
    result_of,
)
from quiltbee.notation.comments import Comment, format_comment, parse_comment
from quiltbee.notation.errors import NotationError
from quiltbee.notation.link_text import compensation_in, extended_link, with_points
from quiltbee.notation.moves import (
    format_move,
    format_moves,
    parse_any_move,
    parse_move,
    parse_moves,
)
from quiltbee.notation.outside import parse_collection_game, ring_of_circle
from quiltbee.notation.position_string import cell_letters, parse_imagined, parse_position
from quiltbee.notation.record import Line, Record, RecordedMove, as_seen, record_game
from quiltbee.notation.record_reader import iter_records, parse_record, parse_records
from quiltbee.notation.record_writer import format_record, format_records
from quiltbee.notation.solo.position import format_solo, parse_imagined_solo, parse_solo
from quiltbee.notation.text import Form, form_of, parse_line
from quiltbee.variants import Shuffles

__all__ = [
    "ACTIONS",
    "AnyMove",
    "Comment",
    "Form",
    "Line",
    "NotationError",
    "Record",
    "RecordedMove",
    "Shuffles",
    "action_of_move",
    "as_seen",
    "cell_letters",
    "compensation_in",
    "extended_link",
    "form_of",
    "format_comment",
    "format_link",
    "format_move",
    "format_moves",
    "format_position",
    "format_record",
    "format_records",
    "format_solo",
    "iter_records",
    "move_of_action",
    "parse_any_move",
    "parse_any_position",
    "parse_collection_game",
    "parse_comment",
    "parse_imagined",
    "parse_imagined_solo",
    "parse_line",
    "parse_link",
    "parse_move",
    "parse_moves",
    "parse_position",
    "parse_record",
    "parse_records",
    "parse_solo",
    "record_game",
    "replay",
    "result_of",
    "ring_of_circle",
    "with_points",
]
