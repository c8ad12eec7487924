"""The record and the link of a table, with no card that was not turned over."""

from dataclasses import replace
from datetime import UTC, datetime

from quiltbee.notation import (
    Line,
    Record,
    RecordedMove,
    SoloRecord,
    as_seen,
    format_link,
    format_solo_link,
    record_game,
)
from quiltbee.notation.tags import PRACTICE
from quiltbee.server.game import Game
from quiltbee.server.games import AnyGame
from quiltbee.server.solo_game import SoloGame


def record_of(game: AnyGame) -> Record | SoloRecord:
    """The game record of a table."""
    record: Record | SoloRecord
    if isinstance(game, SoloGame):
        record = _as_seen(game)
    else:
        moves = (decision.move for decision in game.decisions)
        record = record_game(game.setup.start, moves, tags_of(game))
    if (result := game.result) is not None:
        record = replace(record, result="1-0" if result.winner == 1 else "0-1")
    return record


def link_of(game: AnyGame) -> str:
    """The link to a game."""
    if isinstance(game, Game):
        return format_link(game.setup.start, [decision.move for decision in game.decisions])
    seen = _as_seen(game)
    return format_solo_link(seen.start, seen.shuffles, seen.moves)


def tags_of(game: AnyGame) -> dict[str, str]:
    """The tags of the record of a table, but for those that the game itself says."""
    setup = game.setup
    tags = {
        "Event": "Casual",
        "Site": "?",
        "Date": datetime.fromtimestamp(setup.created / 1000, UTC).strftime("%Y.%m.%d"),
        "Player1": setup.names[0],
        "Player2": setup.names[1],
    }
    if game.resigned:
        tags["Termination"] = "resignation"
    elif not game.is_over:
        tags["Termination"] = "unfinished"
    else:
        tags["Termination"] = "normal"
    if isinstance(game, SoloGame) and game.practice:
        tags[PRACTICE] = "1"
    return tags


def _as_seen(game: SoloGame) -> SoloRecord:
    """The record without its result, which the game knows without replaying it once more."""
    line = Line(tuple(map(RecordedMove, game.moves)))
    return as_seen(SoloRecord(game.start, line, game.shuffles, tags_of(game)))
