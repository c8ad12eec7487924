"""Messages to and from bots and their owners."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quiltbee.rules import Seat
from quiltbee.server.body import Body, SeatNumber, cleaned_name
from quiltbee.server.bots.rows import Scope, TokenState
from quiltbee.server.store import StoredGame
from quiltbee.server.wire.messages import MessageId, Name, Seen, Timed

BotName = Annotated[str, Meta(max_length=200)]


class NewBot(Body):
    """A request to create a bot."""

    name: BotName
    scope: Scope = "play"

    def __post_init__(self) -> None:
        """Clean the name; ValueError if nothing is left of it."""
        self.name = cleaned_name(self.name, "a bot")


class NewToken(Body):
    """A request for another token of a bot."""

    scope: Scope = "play"


class NewChallenge(Timed):
    """A challenge to a bot, given by name or id."""

    bot: Annotated[str, Meta(min_length=1, max_length=200)]
    board: Literal["revised", "original"] = "revised"
    first: Literal["you", "opponent", "random"] = "random"
    takebacks: bool = True
    name: Name | None = None

    def __post_init__(self) -> None:
        """Refuse what doesn't go together; ValueError."""
        super().__post_init__()
        if self.rated and self.first != "random":
            raise ValueError("a rated game has random seats")


class BotAction(Body):
    """An action of a bot in a game; `seen` is the last event that it knows."""

    id: MessageId
    seen: Seen


class BotMove(BotAction):
    """A move of a bot."""

    move: Annotated[str, Meta(min_length=1, max_length=8)]


class OwnBot(Struct):
    """A bot as its owner sees it; `online` if it listens for challenges."""

    id: str
    name: str
    created: int
    online: bool
    tokens: list[TokenState]


class OwnBots(Struct):
    """The bots of a person."""

    bots: list[OwnBot]


class CreatedBot(Struct):
    """A new bot; the token is never shown again."""

    id: str
    name: str
    token: str


class CreatedToken(Struct):
    """A new token, which is never shown again."""

    token: str


class BotMe(Struct, omit_defaults=True):
    """A bot, and the scope of the token that it used; `online` is there if it listens already."""

    id: str
    name: str
    scope: Scope
    online: bool = False


class BotSeat(Struct):
    """The opponent of a bot."""

    name: str
    bot: bool
    rating: int | None


class ChallengeEvent(Struct, tag_field="type", tag="challenge"):
    """A challenge to a bot, which would take `seat`."""

    game: str
    seat: SeatNumber
    opponent: BotSeat
    variant: str
    board: str
    clock: str | None
    takebacks: bool
    rated: bool
    seed_chosen: bool


class GameEvent(Struct):
    """A game of a bot started or finished."""

    type: Literal["game_start", "game_finish"]
    game: str
    seat: SeatNumber | None
    opponent: BotSeat | None


class ChallengeGone(Struct, tag_field="type", tag="challenge_cancelled"):
    """A challenge was withdrawn or declined."""

    game: str


class Done(Struct):
    """An action is stored, as event `number` or earlier."""

    number: int


BotEvent = ChallengeEvent | GameEvent | ChallengeGone


def describe_challenge(stored: StoredGame, seat: Seat) -> ChallengeEvent:
    """A challenge, to the bot that would take this seat."""
    setup = stored.setup
    return ChallengeEvent(
        game=setup.id,
        seat=int(seat),
        opponent=_describe_seat(stored, seat.other),
        variant=setup.start.variant,
        board=setup.start.table.board.value,
        clock=None if setup.clock is None else str(setup.clock),
        takebacks=setup.takebacks,
        rated=setup.rated,
        seed_chosen=setup.chosen,
    )


def describe_game(
    kind: Literal["game_start", "game_finish"], stored: StoredGame, bot: str
) -> GameEvent:
    """A game of a bot that begins or is over."""
    seat = next(iter(stored.setup.seats_of(bot)), None)
    opponent = None if seat is None else _describe_seat(stored, seat.other)
    return GameEvent(kind, stored.setup.id, None if seat is None else int(seat), opponent)


def _describe_seat(stored: StoredGame, seat: Seat) -> BotSeat:
    holder = stored.setup.holder(seat)
    return BotSeat(holder.name, holder.is_bot, holder.rating)
