"""Games as texts: what a browser pastes, position by position, and the record of a table."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import NamedTuple

from quiltbee.notation import (
    NotationError,
    format_link,
    format_move,
    format_record,
    parse_link,
    parse_position,
    parse_record,
    record_game,
)
from quiltbee.notation import replay as positions_of
from quiltbee.rules import Move, Position
from quiltbee.server.errors import NoGameError
from quiltbee.server.game import Game, Result, result_of
from quiltbee.server.shapes import Frame, Replay
from quiltbee.server.state import describe_position


class Text(NamedTuple):
    """A game read from a text; `fault` says what was wrong in it, and where."""

    start: Position
    moves: Sequence[Move]
    tags: Mapping[str, str]
    fault: str | None


def read_text(text: str) -> Text:
    """Read a record, a link or its part after `#`, or a position string; else NoGameError."""
    stripped = text.removeprefix("\ufeff").strip()
    try:
        if stripped.startswith(("[", "%")):
            record = parse_record(stripped)
            fault = " ".join(map(sentence, record.problems)) or None
            return Text(record.start, record.moves, record.tags, fault)
        if len(stripped.split()) == 8:
            return Text(parse_position(" ".join(stripped.split())), (), {}, None)
        if "#" in stripped or "," in stripped or stripped.startswith("p="):
            return Text(*parse_link(stripped), {}, None)
    except NotationError as error:
        raise NoGameError(sentence(error)) from error
    raise NoGameError("The text is no game record, no link to a game and no position.")


def sentence(error: NotationError) -> str:
    """What is wrong and where, as a sentence."""
    text = str(error).rstrip(".")
    return f"{text[:1].upper()}{text[1:]}."


def replay_text(text: str) -> Replay:
    """Every position of the game in a text; NoGameError if there is none."""
    read = read_text(text)
    positions = positions_of(read.start, read.moves)
    return {
        "tags": dict(read.tags),
        "comment": read.fault,
        "frames": _frames(positions, read.moves, result_of(positions[-1])),
        "link": format_link(read.start, read.moves),
    }


def replay_game(game: Game) -> Replay:
    """Every position of a game at a table."""
    moves = [decision.move for decision in game.decisions]
    return {
        "tags": _tags(game),
        "comment": None,
        "frames": _frames(game.positions, moves, game.result),
        "link": format_link(game.setup.start, moves),
    }


def record_of(game: Game) -> str:
    """The game record of a table."""
    record = record_game(
        game.setup.start, (decision.move for decision in game.decisions), _tags(game)
    )
    if (result := game.result) is not None:
        record = replace(record, result="1-0" if result.winner == 1 else "0-1")
    return format_record(record)


def _frames(
    positions: Sequence[Position], moves: Sequence[Move], result: Result | None
) -> list[Frame]:
    frames: list[Frame] = [{"move": None, "player": None, **describe_position(positions[0], None)}]
    for before, move, position in zip(positions, moves, positions[1:], strict=False):
        frames.append(
            {
                "move": format_move(move),
                "player": before.turn,
                **describe_position(position, None),
            }
        )
    last = describe_position(positions[-1], result)
    frames[-1] = {**frames[-1], **last}
    return frames


def _tags(game: Game) -> dict[str, str]:
    setup = game.setup
    tags = {
        "Event": "Casual",
        "Site": "?",
        "Date": datetime.fromtimestamp(setup.created / 1000, UTC).strftime("%Y.%m.%d"),
        "Player1": setup.names[0],
        "Player2": setup.names[1],
    }
    if game.resigned is not None:
        tags["Termination"] = "resignation"
    elif not game.is_over:
        tags["Termination"] = "unfinished"
    else:
        tags["Termination"] = "normal"
    return tags
