"""Games as texts: what a browser pastes, position by position, and the same of a table."""

from collections.abc import Sequence
from itertools import pairwise

from quiltbee.automa import Solo, SoloMove, solo_outcome
from quiltbee.notation import (
    NotationError,
    Record,
    SoloRecord,
    as_seen,
    format_link,
    format_move,
    format_solo_link,
    format_solo_move,
    is_solo_link,
    parse_game,
    parse_link,
    parse_position,
    parse_solo,
    parse_solo_link,
    record_game,
    record_solo_game,
)
from quiltbee.rules import Move, Position
from quiltbee.server.errors import NoGameError
from quiltbee.server.game import Result, result_of
from quiltbee.server.games import AnyGame
from quiltbee.server.records import link_of, tags_of
from quiltbee.server.shapes import Frame, Replay
from quiltbee.server.solo_game import SoloGame
from quiltbee.server.solo_state import describe_solo_position, mover_of
from quiltbee.server.state import describe_position

POSITION_FIELDS, SOLO_POSITION_FIELDS = 8, 11


def read_text(text: str) -> Record | SoloRecord:
    """Read a record, a link or its part after `#`, or a position string; else NoGameError."""
    stripped = text.removeprefix("\ufeff").strip()
    fields = stripped.split()
    try:
        if stripped.startswith(("[", "%")):
            return parse_game(stripped)
        if len(fields) == POSITION_FIELDS:
            return record_game(parse_position(" ".join(fields)), ())
        if len(fields) == SOLO_POSITION_FIELDS:
            return record_solo_game(parse_solo(" ".join(fields)), (), ())
        if is_solo_link(stripped):
            return record_solo_game(*parse_solo_link(stripped))
        if "#" in stripped or "," in stripped or stripped.startswith("p="):
            return record_game(*parse_link(stripped))
    except NotationError as error:
        raise NoGameError(sentence(error)) from error
    raise NoGameError("The text is no game record, no link to a game and no position.")


def fault_in(record: Record | SoloRecord) -> str | None:
    """What was wrong in the text of a record, and where."""
    return " ".join(map(sentence, record.problems)) or None


def sentence(error: NotationError) -> str:
    """What is wrong and where, as a sentence."""
    text = str(error).rstrip(".")
    return f"{text[:1].upper()}{text[1:]}."


def replay_text(text: str) -> Replay:
    """Every position of the game in a text; NoGameError if there is none."""
    record = read_text(text)
    if isinstance(record, SoloRecord):
        played, seen = record.positions, as_seen(record)
        end = solo_outcome(played[-1])
        result = Result(end.winner, end.scores, end.by) if end else None
        frames = _solo_frames(played, record.moves, result, practice=False)
        link = format_solo_link(seen.start, seen.shuffles, seen.moves)
    else:
        positions = record.positions
        frames = _frames(positions, record.moves, result_of(positions[-1]))
        link = format_link(record.start, record.moves)
    return {
        "tags": dict(record.tags),
        "comment": fault_in(record),
        "frames": frames,
        "link": link,
    }


def replay_game(game: AnyGame) -> Replay:
    """Every position of a game at a table."""
    if isinstance(game, SoloGame):
        frames = _solo_frames(game.positions, game.moves, game.result, practice=game.practice)
    else:
        moves = [decision.move for decision in game.decisions]
        frames = _frames(game.positions, moves, game.result)
    return {"tags": tags_of(game), "comment": None, "frames": frames, "link": link_of(game)}


def _frames(
    positions: Sequence[Position], moves: Sequence[Move], result: Result | None
) -> list[Frame]:
    frames: list[Frame] = [{"move": None, "player": None, **describe_position(positions[0], None)}]
    for (before, position), move in zip(pairwise(positions), moves, strict=True):
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


def _solo_frames(
    positions: Sequence[Solo], moves: Sequence[SoloMove], result: Result | None, *, practice: bool
) -> list[Frame]:
    frames: list[Frame] = []
    for number in range(len(positions)):
        move = moves[number - 1] if number else None
        frames.append(
            {
                "move": None if move is None else format_solo_move(move),
                "player": None if move is None else mover_of(move),
                **describe_solo_position(
                    positions[: number + 1],
                    moves[:number],
                    result if number == len(moves) else None,
                    practice=practice,
                ),
            }
        )
    return frames
