"""What the server says of a whole game to replay."""

from typing import TypedDict

from quiltbee.server.wire.position_shapes import DeckName, LevelState, ResultState
from quiltbee.server.wire.shapes import AutomaTurnState, Cards, EndedState


class ReplayAutoma(TypedDict):
    """The Automa's side of a game that is replayed.

    `cards` lie open at the start and then after each of the `turns`.
    """

    deck: DeckName
    level: int
    practice: bool
    turns: list[AutomaTurnState]
    cards: list[Cards]
    levels: list[LevelState]


class Replay(TypedDict):
    """A whole game. `comment` says what was wrong in its text, and where.

    `result` is there only if the moves don't say it: if something else `ended` the game.
    """

    tags: dict[str, str]
    comment: str | None
    start: str
    moves: list[str]
    automa: ReplayAutoma | None
    ended: EndedState | None
    result: ResultState | None
    link: str
    record: str
