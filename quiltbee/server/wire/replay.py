"""Whole games to replay: from a pasted text, or from a table."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from quiltbee.games import Game, begin
from quiltbee.notation import (
    NotationError,
    Record,
    form_of,
    format_move,
    format_record,
    parse_line,
    parse_record,
)
from quiltbee.rules import Seat
from quiltbee.server.errors import NoGameError
from quiltbee.server.store import StoredGame, TableSetup
from quiltbee.server.wire.game import describe_ending, format_start
from quiltbee.server.wire.position import FIELDS, describe_result, describe_whole_automa, sentence
from quiltbee.server.wire.shapes import Replay


def read_text(text: str) -> Record[Any]:
    """The game in a text: a record, a link or its part after `#`, or a position string.

    Raises NoGameError, with a sentence for a person. A piece of a position and a ring alone are
    no games here.
    """
    stripped = text.removeprefix("\ufeff").strip()
    fields = stripped.split()
    form = form_of(stripped)
    try:
        if form == "pgr":
            return parse_record(stripped)
        if form == "position" and len(fields) in FIELDS:
            return parse_line(" ".join(fields), form)
        if "#" in stripped or "," in stripped or stripped.startswith(("p=", "s=")):
            return parse_line(stripped, "link")
    except NotationError as error:
        said = sentence(error)
        raise NoGameError(said, code="unreadable", detail=said) from error
    said = "This text is not a game record, a link to a game or a position."
    raise NoGameError(said, code="no-game")


def fault_in(record: Record[Any]) -> str | None:
    """What is wrong in the text of a record, and where."""
    return " ".join(map(sentence, record.problems)) or None


def replay_text(text: str) -> Replay:
    """The game in a text; NoGameError if there is none."""
    record = read_text(text)
    game = begin(record.start, record.moves)
    return _replay(game, game.record(dict(record.tags)), dict(record.tags), fault_in(record))


def replay_game(stored: StoredGame) -> Replay:
    """The game at a table."""
    record = record_of(stored)
    return _replay(stored.game, record, dict(record.tags))


def _replay(
    game: Game[Any], record: Record[Any], tags: dict[str, str], comment: str | None = None
) -> Replay:
    has_cards = game.origin.has_cards
    return {
        "tags": tags,
        "comment": comment,
        "start": format_start(game),
        "moves": list(map(format_move, game.moves)),
        "automa": describe_whole_automa(game) if has_cards else None,
        "ended": describe_ending(game),
        "result": None if game.ended is None else describe_result(game.result),
        "link": game.link(),
        "record": format_record(record),
    }


def record_of(stored: StoredGame, tags: Mapping[str, str] | None = None) -> Record[Any]:
    """The game record of a table, without cards not yet turned over; `tags` take precedence."""
    setup = stored.setup
    opened = datetime.fromtimestamp(setup.created / 1000, UTC)
    first, second = setup.seats
    return stored.game.record(
        {
            "Event": "Rated" if setup.rated else "Casual",
            "Site": "?",
            "Date": opened.strftime("%Y.%m.%d"),
            "Player1": first.name,
            "Player2": second.name,
            **(_terms_of(setup) if setup.rated else {}),
            **(tags or {}),
        }
    )


def _terms_of(setup: TableSetup) -> dict[str, str]:
    """The clock and the ratings of a rated game, as tags."""
    ratings = {f"Rating{seat}": setup.holder(seat).rating for seat in Seat}
    return {
        "TimeControl": "-" if setup.clock is None else str(setup.clock),
        **{name: str(rating) for name, rating in ratings.items() if rating is not None},
    }
