"""The messages and bodies that browsers send, validated strictly."""

import re
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from quiltbee.games import TimeControl
from quiltbee.players.levels import HIGHEST, LOWEST
from quiltbee.server.body import Body
from quiltbee.server.errors import Refusal
from quiltbee.server.ids import LONGEST_SEED
from quiltbee.server.starts import MOST_POINTS
from quiltbee.server.store import Fair, Opponent

_ID = "^[A-Za-z0-9._~-]{1,64}$(?!\n)"
"""Ids are unique in a game; the server's own have a colon, so that they never clash."""

_LAST_NUMBER = 2**31 - 1

MessageId = Annotated[str, msgspec.Meta(pattern=_ID)]
Seen = Annotated[int, msgspec.Meta(ge=0, le=_LAST_NUMBER)]


class _Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", gc=False):
    """A message to a table."""


class _Asking(_Message):
    """A message that is answered by its `id`; `seen` is the last event of its sender."""

    id: MessageId
    seen: Seen


class MoveMessage(_Asking, tag="move"):
    """Play a move.

    `player` is its seat: the sender's, or in an unrated duel the computer's, if the sender's page
    computes its moves.
    """

    move: Annotated[str, msgspec.Meta(min_length=1, max_length=8)]
    player: Literal[1, 2] | None = None


class UndoMessage(_Asking, tag="undo"):
    """Take a decision back."""


class ResignMessage(_Asking, tag="resign"):
    """Resign the game."""


class TurnMessage(_Asking, tag="turn"):
    """Turn the Automa's next card over."""


class AcceptMessage(_Asking, tag="accept"):
    """Accept the opponent's takeback."""


class DeclineMessage(_Asking, tag="decline"):
    """Decline the opponent's takeback or rematch."""


class AbortMessage(_Asking, tag="abort"):
    """Abort a game that has hardly begun."""


class ClaimMessage(_Asking, tag="claim"):
    """Claim the win on time."""


class HandoverMessage(_Asking, tag="handover"):
    """Let the computer replace the absent opponent."""

    level: Annotated[int, msgspec.Meta(ge=LOWEST, le=HIGHEST)]


class CutMessage(_Asking, tag="cut"):
    """Set the points that go with the second seat."""

    points: Annotated[int, msgspec.Meta(ge=-MOST_POINTS, le=MOST_POINTS)]


class ChooseMessage(_Asking, tag="choose"):
    """Choose a seat, once the points that go with the second one are set."""

    seat: Literal[1, 2]


class RematchMessage(_Asking, tag="rematch"):
    """Ask for a rematch, or accept one."""


class HintMessage(_Asking, tag="hint"):
    """Ask for a hint; refused: pages and programs compute it, see `POST /api/analysis`."""


class WhyMessage(_Asking, tag="why"):
    """Ask about the sender's last move; refused in the same way."""


class HelloMessage(_Message, tag="hello"):
    """Ask for the whole game, and wake the computer player if it gave up."""

    seen: Seen


Phrase = Literal["hello", "played", "thanks", "moment", "sorry"]
"""The phrases of players, shown to everybody in their own language."""


class SayMessage(_Message, tag="say"):
    """Send a phrase to everybody at the table; it is not stored."""

    phrase: Phrase


class PongMessage(_Message, tag="pong"):
    """Answer a ping with its number, so that the server can measure the lag."""

    n: Annotated[int, msgspec.Meta(ge=0, le=_LAST_NUMBER)]


EventRequest = (
    MoveMessage
    | UndoMessage
    | ResignMessage
    | TurnMessage
    | AcceptMessage
    | DeclineMessage
    | AbortMessage
    | ClaimMessage
    | HandoverMessage
    | CutMessage
    | ChooseMessage
)
"""Messages that cause a single event; a rematch may open another table too."""

Request = EventRequest | RematchMessage | HintMessage | WhyMessage
"""Messages with an id, which are answered."""

PlayMessage = Request | HelloMessage | SayMessage | PongMessage

_DECODER: msgspec.json.Decoder[PlayMessage] = msgspec.json.Decoder(PlayMessage)
_WHAT_IS_WRONG = re.compile(r"(?P<what>.*?)(?: - at `\$\.(?P<where>.*)`)?", re.DOTALL)


def read_message(text: str | bytes) -> PlayMessage:
    """Parse a message.

    Raises Refusal, with a sentence, if it is invalid.
    """
    try:
        return _DECODER.decode(text)
    except msgspec.DecodeError as error:
        raise Refusal("malformed", sentence_of(error)) from None
    except RecursionError:
        raise Refusal("malformed", "Invalid message: nested too deep.") from None


def make_request(kind: str, fields: Mapping[str, object]) -> Request:
    """Return a message from validated fields."""
    return msgspec.convert({"type": kind, **fields}, Request)  # type: ignore[no-any-return]


def sentence_of(error: msgspec.DecodeError, thing: str = "message") -> str:
    """Return a sentence with the error in a value, called `thing`, and its place."""
    found = _WHAT_IS_WRONG.fullmatch(str(error))
    assert found is not None
    what = found["what"].rstrip(".")
    if "A-Za-z0-9._~-" in what:
        what = "expected 1 to 64 letters, digits and . _ ~ -"
    if not what.startswith("JSON"):
        what = what[:1].lower() + what[1:]
    return f"Invalid {found['where'] or thing}: {what}."


def id_in(text: str | bytes) -> str | None:
    """Return the id of an invalid message, so that the sender knows which one was refused."""
    try:
        return _ONLY_ID.decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return None


class _OnlyId(msgspec.Struct):
    id: MessageId


_ONLY_ID = msgspec.json.Decoder(_OnlyId)

Name = Annotated[str, msgspec.Meta(max_length=200)]


class Timed(Body, kw_only=True):
    """A body with a time control: `600+10`, `600~10` or `3d`, required for rated games."""

    clock: Annotated[str, msgspec.Meta(max_length=12)] | None = None
    rated: bool = False

    def __post_init__(self) -> None:
        """Refuse an invalid time control; raises ValueError."""
        if self.clock is not None:
            TimeControl.parse(self.clock)
        elif self.rated:
            raise ValueError("a rated game needs a clock")


AUTOMAS_LEVELS = 5


class NewGame(Timed):
    """A request for a new table.

    With `from`, ring and board, and against the Automa deck and level, are those of the text, and
    `board`, `seed`, `deck` and the Automa's `level` are ignored. Against the computer only the
    first of `names` counts. Without a `level` the computer plays at `players.levels.DEFAULT_LEVEL`
    and the Automa at 1. `clock`, `takebacks` and `rated` are for two people at two places: against
    an invited friend, or anyone in the lobby. A game against the computer has a clock if it is
    rated. A `fair` start is for two people too; the person who opens the table cuts, and games on
    both seats have no takebacks.
    """

    opponent: Opponent
    board: Literal["revised", "original"] = "revised"
    first: Literal["you", "opponent", "random"] = "you"
    seed: Annotated[str, msgspec.Meta(max_length=LONGEST_SEED)] | None = None
    names: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=2)] | None = None
    deck: Literal["normal", "tactical"] = "normal"
    level: Annotated[int, msgspec.Meta(ge=LOWEST, le=HIGHEST)] | None = None
    takebacks: bool = True
    fair: Fair | None = None
    played_on: str | None = msgspec.field(name="from", default=None)

    def __post_init__(self) -> None:
        """Refuse incompatible settings; raises ValueError."""
        is_remote = self.opponent in ("friend", "anyone")
        is_rated_by_level = self.rated and self.opponent == "computer"
        if self.rated and not is_remote and not is_rated_by_level:
            raise ValueError("games against that opponent can't be rated")
        if self.rated and (self.seed or self.played_on):
            raise ValueError("a rated game begins with a random ring")
        super().__post_init__()
        if self.opponent == "automa" and self.first != "you":
            raise ValueError("against the Automa you always begin")
        if self.opponent == "automa" and (self.level or 1) > AUTOMAS_LEVELS:
            raise ValueError("the Automa has the levels 1 to 5")
        if self.clock is not None and not is_remote and not is_rated_by_level:
            raise ValueError("only a game with a friend or anyone, or a rated one, has a clock")
        if self.fair and (self.played_on or not is_remote):
            raise ValueError("only a new game with a friend or anyone has a fair start")
        if self.rated and self.first != "random" and not self.fair:
            raise ValueError("a rated game needs random seats or a fair start")


class ReplayText(Body):
    """A record, a link or its part after `#`, or a position string."""

    text: str
