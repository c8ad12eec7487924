"""Whole games, position by position: the one in a text that is pasted, and those of the tables."""

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
from quiltbee.server.errors import NoGameError
from quiltbee.server.store import StoredGame
from quiltbee.server.wire.position import describe_position
from quiltbee.server.wire.version_1 import Frame, Replay

FIELDS = (8, 11)
"""How many fields the position strings of a duel and of a solo game have."""


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
    """What was wrong in the text of a record, and where."""
    return " ".join(map(sentence, record.problems)) or None


def sentence(error: NotationError) -> str:
    """What is wrong and where, as a sentence."""
    text = str(error).rstrip(".")
    return f"{text[:1].upper()}{text[1:]}."


def replay_text(text: str) -> Replay:
    """Every position of the game in a text; NoGameError if there is none."""
    record = read_text(text)
    game = begin(record.start, record.moves, record.shuffles)
    return {
        "tags": dict(record.tags),
        "comment": fault_in(record),
        "frames": _frames(game),
        "link": game.link(),
        "record": format_record(game.record(dict(record.tags))),
    }


def replay_game(stored: StoredGame) -> Replay:
    """Every position of a game at a table."""
    return {
        "tags": dict(record_of(stored).tags),
        "comment": None,
        "frames": _frames(stored.game),
        "link": stored.game.link(),
        "record": format_record(record_of(stored)),
    }


def record_of(stored: StoredGame, tags: Mapping[str, str] | None = None) -> Record[Any]:
    """The game record of a table, without cards that were not turned over; `tags` win."""
    setup = stored.setup
    opened = datetime.fromtimestamp(setup.created / 1000, UTC)
    first, second = setup.seats
    return stored.game.record(
        {
            "Event": "Casual",
            "Site": "?",
            "Date": opened.strftime("%Y.%m.%d"),
            "Player1": first.name,
            "Player2": second.name,
            **(tags or {}),
        }
    )


def _frames(game: Game[Any]) -> list[Frame]:
    frames: list[Frame] = [{"move": None, "player": None, **describe_position(game, 0)}]
    table = game.variant.table
    for index, move in enumerate(game.moves):
        frames.append(
            {
                "move": format_move(move),
                "player": table(game.positions[index]).turn,
                **describe_position(game, index + 1),
            }
        )
    return frames
