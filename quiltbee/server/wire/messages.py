"""What a browser may send, validated with bounds; unknown fields are refused."""

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
"""Unique in the game; the server's own ids hold a colon, so that they never clash."""

_LAST_NUMBER = 2**31 - 1

MessageId = Annotated[str, msgspec.Meta(pattern=_ID)]
Seen = Annotated[int, msgspec.Meta(ge=0, le=_LAST_NUMBER)]


class _Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", gc=False):
    """What a browser says at a table."""


class _Asking(_Message):
    """A message answered by its `id`; `seen` is the last event its sender has."""

    id: MessageId
    seen: Seen


class MoveMessage(_Asking, tag="move"):
    """Play a move.

    `player` names the seat it is for: one's own, or the computer's in an unrated duel, whose moves
    one's page computes.
    """

    move: Annotated[str, msgspec.Meta(min_length=1, max_length=8)]
    player: Literal[1, 2] | None = None


class UndoMessage(_Asking, tag="undo"):
    """Take a decision back."""


class ResignMessage(_Asking, tag="resign"):
    """Give the game up."""


class TurnMessage(_Asking, tag="turn"):
    """Turn the Automa's next card over."""


class AcceptMessage(_Asking, tag="accept"):
    """Agree to the takeback the other player asked for."""


class DeclineMessage(_Asking, tag="decline"):
    """Decline the takeback the other player asked for."""


class AbortMessage(_Asking, tag="abort"):
    """Leave a game that has hardly begun, without a result."""


class ClaimMessage(_Asking, tag="claim"):
    """Claim the win because the other player's time is up."""


class HandoverMessage(_Asking, tag="handover"):
    """Let the computer replace the other player, who has gone."""

    level: Annotated[int, msgspec.Meta(ge=LOWEST, le=HIGHEST)]


class CutMessage(_Asking, tag="cut"):
    """Name how many points go with the second seat."""

    points: Annotated[int, msgspec.Meta(ge=-MOST_POINTS, le=MOST_POINTS)]


class ChooseMessage(_Asking, tag="choose"):
    """Take a seat, once the points that go with the second one are named."""

    seat: Literal[1, 2]


class RematchMessage(_Asking, tag="rematch"):
    """Ask for another game, or agree to it."""


class HintMessage(_Asking, tag="hint"):
    """Ask for a hint; refused: pages and programs work it out, see `POST /api/analysis`."""


class WhyMessage(_Asking, tag="why"):
    """Ask how one's last move was; refused in the same way."""


class HelloMessage(_Message, tag="hello"):
    """Ask for the whole game, and the computer player to try again if it gave up."""

    seen: Seen


Phrase = Literal["hello", "played", "thanks", "moment", "sorry"]
"""What players can say to each other; everybody reads it in their own language."""


class SayMessage(_Message, tag="say"):
    """Say one of a few phrases to whoever is at the table; nothing is stored."""

    phrase: Phrase


class PongMessage(_Message, tag="pong"):
    """Answer a ping with its number at once, so that the server knows how long messages take."""

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
"""What makes one event of a table; a rematch may open another table too."""

Request = EventRequest | RematchMessage | HintMessage | WhyMessage
"""What is asked of a table: it has an id, and is answered."""

PlayMessage = Request | HelloMessage | SayMessage | PongMessage

_DECODER: msgspec.json.Decoder[PlayMessage] = msgspec.json.Decoder(PlayMessage)
_WHAT_IS_WRONG = re.compile(r"(?P<what>.*?)(?: - at `\$\.(?P<where>.*)`)?", re.DOTALL)


def read_message(text: str | bytes) -> PlayMessage:
    """The message in a text; Refusal, with one sentence, if it isn't one."""
    try:
        return _DECODER.decode(text)
    except msgspec.DecodeError as error:
        raise Refusal("malformed", sentence_of(error)) from None
    except RecursionError:
        raise Refusal("malformed", "Not valid, the message: nested too deep.") from None


def make_request(kind: str, fields: Mapping[str, object]) -> Request:
    """A message from fields that have been checked."""
    return msgspec.convert({"type": kind, **fields}, Request)  # type: ignore[no-any-return]


def sentence_of(error: msgspec.DecodeError, thing: str = "the message") -> str:
    """One sentence on what is wrong with a value, which is called `thing`, and where."""
    found = _WHAT_IS_WRONG.fullmatch(str(error))
    assert found is not None
    what = found["what"].rstrip(".")
    if "A-Za-z0-9._~-" in what:
        what = "expected 1 to 64 letters, digits and . _ ~ -"
    if not what.startswith("JSON"):
        what = what[:1].lower() + what[1:]
    return f"Not valid, {found['where'] or thing}: {what}."


def id_in(text: str | bytes) -> str | None:
    """The id in a message that is not valid, so that the sender knows which one was refused."""
    try:
        return _ONLY_ID.decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return None


class _OnlyId(msgspec.Struct):
    id: MessageId


_ONLY_ID = msgspec.json.Decoder(_OnlyId)


Name = Annotated[str, msgspec.Meta(max_length=200)]


class Timed(Body, kw_only=True):
    """A body with a time control: `600+10`, `600~10` or `3d`. A rated game has one."""

    clock: Annotated[str, msgspec.Meta(max_length=12)] | None = None
    rated: bool = False

    def __post_init__(self) -> None:
        """Refuse a text that is no time control; ValueError."""
        if self.clock is not None:
            TimeControl.parse(self.clock)
        elif self.rated:
            raise ValueError("a rated game has a clock")


AUTOMAS_LEVELS = 5


class NewGame(Timed):
    """What a browser says to create a table.

    With `from` the ring, the board and against the Automa the deck and the level are those of the
    text, and `board`, `seed`, `deck` and the Automa's `level` don't count. Against the computer
    only the first of `names` counts. Without a `level` the computer plays at
    `players.levels.DEFAULT_LEVEL` and the Automa at 1. A `clock`, `takebacks` and `rated` are for
    two people at two places: against a friend, who is invited, or anyone, in the lobby. A game
    against the computer has a clock if it is rated. A `fair` start is for two people too; who opens
    the table cuts then, and what is played over both seats goes without takebacks.
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
        """Refuse what doesn't go together; ValueError."""
        is_remote = self.opponent in ("friend", "anyone")
        is_rated_by_level = self.rated and self.opponent == "computer"
        if self.rated and not is_remote and not is_rated_by_level:
            raise ValueError("no game against that opponent is rated")
        if self.rated and (self.seed or self.played_on):
            raise ValueError("a rated game begins with a ring that is drawn")
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
            raise ValueError("a rated game has random seats or a fair start")


class ReplayText(Body):
    """A record, a link or its part after `#`, or a position string."""

    text: str
