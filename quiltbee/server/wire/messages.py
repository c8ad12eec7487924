"""What a browser may send, validated with bounds; a field that is not known is refused."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic_core import PydanticCustomError

from quiltbee.games import TimeControl
from quiltbee.players.levels import HIGHEST, LOWEST
from quiltbee.server.ids import LONGEST_SEED
from quiltbee.server.store import Opponent

MessageId = Annotated[str, Field(pattern=r"^[A-Za-z0-9._~-]{1,64}$")]
"""Unique in the game; the server's own ids hold a colon, so that they never clash."""

Seen = Annotated[int, Field(ge=0, le=2**31 - 1)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class MoveMessage(_Strict):
    """Play a move."""

    type: Literal["move"]
    id: MessageId
    seen: Seen
    move: Annotated[str, Field(min_length=1, max_length=8)]


class UndoMessage(_Strict):
    """Take a decision back."""

    type: Literal["undo"]
    id: MessageId
    seen: Seen


class ResignMessage(_Strict):
    """Give the game up."""

    type: Literal["resign"]
    id: MessageId
    seen: Seen


class TurnMessage(_Strict):
    """Turn the Automa's next card over."""

    type: Literal["turn"]
    id: MessageId
    seen: Seen


class AcceptMessage(_Strict):
    """Go back, as the other player has asked."""

    type: Literal["accept"]
    id: MessageId
    seen: Seen


class DeclineMessage(_Strict):
    """Don't go back, though the other player has asked."""

    type: Literal["decline"]
    id: MessageId
    seen: Seen


class AbortMessage(_Strict):
    """Leave a game that has hardly begun, without a result."""

    type: Literal["abort"]
    id: MessageId
    seen: Seen


class ClaimMessage(_Strict):
    """Claim the win because the other player's time is up."""

    type: Literal["claim"]
    id: MessageId
    seen: Seen


class HandoverMessage(_Strict):
    """Let the computer play on for the other player, who has gone."""

    type: Literal["handover"]
    id: MessageId
    seen: Seen
    level: Annotated[int, Field(ge=LOWEST, le=HIGHEST)]


class RematchMessage(_Strict):
    """Ask for another game, or agree to it."""

    type: Literal["rematch"]
    id: MessageId
    seen: Seen


class HintMessage(_Strict):
    """Ask what a computer player would do here; nothing is stored of it."""

    type: Literal["hint"]
    id: MessageId
    seen: Seen


class WhyMessage(_Strict):
    """Ask what a computer player would have done instead of one's last move; nothing is stored."""

    type: Literal["why"]
    id: MessageId
    seen: Seen


class HelloMessage(_Strict):
    """Ask for the current state, and the computer player to try again if it gave up."""

    type: Literal["hello"]
    seen: Seen


class PongMessage(_Strict):
    """Answer a ping with its number at once, so that the server knows how long messages take."""

    type: Literal["pong"]
    n: Seen


PlayMessage = (
    MoveMessage
    | UndoMessage
    | ResignMessage
    | TurnMessage
    | AcceptMessage
    | DeclineMessage
    | AbortMessage
    | ClaimMessage
    | HandoverMessage
    | RematchMessage
    | HintMessage
    | WhyMessage
    | HelloMessage
    | PongMessage
)
PLAY_MESSAGE: TypeAdapter[PlayMessage] = TypeAdapter(
    Annotated[PlayMessage, Field(discriminator="type")]
)

Name = Annotated[str, Field(max_length=200)]


def _read_clock(text: str) -> str:
    try:
        return str(TimeControl.parse(text))
    except ValueError as error:
        raise PydanticCustomError("clock", "{said}", {"said": str(error)}) from None


ClockText = Annotated[str, Field(max_length=12), AfterValidator(_read_clock)]
"""A time control: `600+10`, `600~10` or `3d`."""

AUTOMAS_LEVELS = 5

_RATED = ("computer", "friend", "anyone")
"""The opponents against whom ratings are won or lost."""


class NewGame(_Strict):
    """What a browser says to create a table.

    With `from` the ring, the board and against the Automa the deck and the level are those of the
    text, and `board`, `seed`, `deck` and the Automa's `level` don't count. Against the computer
    only the first of `names` counts. Without a `level` the computer plays at
    `players.levels.DEFAULT_ON_PAGE` and the Automa at 1. A `clock`, `takebacks` and `rated` are for
    two people at two places: against a friend, who is invited, or anyone, in the lobby.
    """

    opponent: Opponent
    board: Literal["revised", "original"] = "revised"
    first: Literal["you", "opponent", "random"] = "you"
    seed: Annotated[str, Field(max_length=LONGEST_SEED)] | None = None
    names: Annotated[list[Name], Field(min_length=1, max_length=2)] | None = None
    deck: Literal["normal", "tactical"] = "normal"
    level: Annotated[int, Field(ge=LOWEST, le=HIGHEST)] | None = None
    clock: ClockText | None = None
    takebacks: bool = True
    rated: bool = False
    played_on: Annotated[str | None, Field(alias="from")] = None

    @field_validator("first")
    @classmethod
    def _person_begins(cls, first: str, info: ValidationInfo) -> str:
        if info.data.get("opponent") == "automa" and first != "you":
            raise PydanticCustomError("first", "against the Automa you always begin")
        return first

    @field_validator("level")
    @classmethod
    def _level_there_is(cls, level: int | None, info: ValidationInfo) -> int | None:
        if info.data.get("opponent") == "automa" and level is not None and level > AUTOMAS_LEVELS:
            raise PydanticCustomError("level", "the Automa has the levels 1 to 5")
        return level

    @model_validator(mode="after")
    def _for_two_places(self) -> Self:
        if self.opponent not in ("friend", "anyone") and self.clock is not None:
            raise PydanticCustomError("clock", "only a game with a friend or anyone has a clock")
        if self.rated and (self.seed or self.played_on):
            raise PydanticCustomError("rated", "a rated game begins with a ring that is drawn")
        if self.rated and self.opponent not in _RATED:
            raise PydanticCustomError("rated", "no game against that opponent is rated")
        return self


class Match(_Strict):
    """What a browser says to play with whoever comes first."""

    name: Name | None = None
    board: Literal["revised", "original"] = "revised"
    clock: ClockText | None = None
    rated: bool = False


class SitDown(_Strict):
    """What a browser says to take a seat."""

    name: Name | None = None


class ReplayText(_Strict):
    """A record, a link or its part after `#`, or a position string."""

    text: str


def first_problem(errors: Sequence[Mapping[str, Any]]) -> str:
    """One sentence on the first thing that validation found wrong."""
    problem = errors[0]
    path = [str(part) for part in problem["loc"] if part not in ("body", "path")]
    what = str(problem["msg"]).rstrip(".")
    return f"Not valid, {'.'.join(path) or 'the message'}: {what[:1].lower()}{what[1:]}."


def id_in(text: str) -> str | None:
    """The id in a message that is not valid, so that the sender knows which one was refused."""
    try:
        return _OnlyId.model_validate_json(text).id
    except ValidationError:
        return None


class _OnlyId(BaseModel):
    id: MessageId
