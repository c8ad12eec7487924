"""Reading and writing: moves, action numbers, positions, game records, links, outside games.

Pure Python without dependencies. Every `parse_x` has a `format_x`. Text that can't be read raises
NotationError, which says what is wrong and where.
"""

from quiltbee.notation.comments import Comment, format_comment, parse_comment
from quiltbee.notation.links import (
    compensation_in,
    extended_link,
    format_link,
    parse_link,
    with_points,
)
from quiltbee.notation.moves import (
    ACTIONS,
    NotationError,
    action_of_move,
    format_move,
    format_moves,
    move_of_action,
    parse_any_move,
    parse_move,
    parse_moves,
    replay,
    result_of,
)
from quiltbee.notation.position_string import (
    cell_letters,
    format_position,
    parse_any_position,
    parse_imagined,
    parse_position,
    parse_solo,
)
from quiltbee.notation.record import (
    Line,
    Record,
    RecordedMove,
    as_seen,
    format_record,
    format_records,
    record_game,
)
from quiltbee.notation.record_reader import iter_records, parse_record, parse_records
from quiltbee.notation.text import (
    Form,
    form_of,
    parse_collection_game,
    parse_line,
    ring_of_circle,
)

__all__ = [
    "ACTIONS",
    "Comment",
    "Form",
    "Line",
    "NotationError",
    "Record",
    "RecordedMove",
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
    "iter_records",
    "move_of_action",
    "parse_any_move",
    "parse_any_position",
    "parse_collection_game",
    "parse_comment",
    "parse_imagined",
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
