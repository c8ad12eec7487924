"""Messages to and from bots and their owners."""

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from quiltbee.rules import Seat
from quiltbee.server.body import Body, cleaned_name
from quiltbee.server.bots.rows import Bot, BotToken, Scope
from quiltbee.server.store import StoredGame
from quiltbee.server.wire.messages import MessageId, Name, Seen, Timed
from quiltbee.server.wire.shapes import SeatNumber

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
    rated: bool = False
    name: Name | None = None


class BotAction(Body):
    """An action of a bot in a game; `seen` is the last event that it knows."""

    id: MessageId
    seen: Seen


class BotMove(BotAction):
    """A move of a bot."""

    move: Annotated[str, Meta(min_length=1, max_length=8)]


class TokenState(TypedDict):
    """A token of a bot, as its owner sees it."""

    id: str
    scope: Scope
    created: int


class OwnBot(TypedDict):
    """A bot as its owner sees it; `online` if it listens for challenges."""

    id: str
    name: str
    created: int
    online: bool
    tokens: list[TokenState]


class OwnBots(TypedDict):
    """The bots of a person."""

    bots: list[OwnBot]


class CreatedBot(TypedDict):
    """A new bot; the token is never shown again."""

    id: str
    name: str
    token: str


class CreatedToken(TypedDict):
    """A new token, which is never shown again."""

    token: str


class BotMe(TypedDict):
    """A bot, and the scope of the token that it used."""

    id: str
    name: str
    scope: Scope


class BotSeat(TypedDict):
    """The opponent of a bot."""

    name: str
    bot: bool
    rating: int | None


class ChallengeEvent(TypedDict):
    """A challenge to a bot, which would take `seat`."""

    type: Literal["challenge"]
    game: str
    seat: SeatNumber
    opponent: BotSeat
    variant: str
    board: str
    clock: str | None
    takebacks: bool
    rated: bool
    seed_chosen: bool


class GameEvent(TypedDict):
    """A game of a bot started or finished."""

    type: Literal["game_start", "game_finish"]
    game: str
    seat: SeatNumber | None
    opponent: BotSeat | None


class ChallengeGone(TypedDict):
    """A challenge was withdrawn or declined."""

    type: Literal["challenge_cancelled"]
    game: str


class Done(TypedDict):
    """An action is stored, as event `number` or earlier."""

    number: int


BotEvent = ChallengeEvent | GameEvent | ChallengeGone


def describe_own(bot: Bot, tokens: list[BotToken], online: bool) -> OwnBot:
    """A bot for its owner."""
    return {
        "id": bot.id,
        "name": bot.name,
        "created": bot.created,
        "online": online,
        "tokens": [
            {"id": token.id, "scope": token.scope, "created": token.created} for token in tokens
        ],
    }


def describe_challenge(stored: StoredGame, seat: Seat) -> ChallengeEvent:
    """A challenge, to the bot that would take this seat."""
    setup = stored.setup
    return {
        "type": "challenge",
        "game": setup.id,
        "seat": seat,
        "opponent": _describe_seat(stored, seat.other),
        "variant": setup.start.variant,
        "board": setup.start.table.board.value,
        "clock": None if setup.clock is None else str(setup.clock),
        "takebacks": setup.takebacks,
        "rated": setup.rated,
        "seed_chosen": setup.chosen,
    }


def describe_game(
    kind: Literal["game_start", "game_finish"], stored: StoredGame, bot: str
) -> GameEvent:
    """A game of a bot that begins or is over."""
    seat = next(iter(stored.setup.seats_of(bot)), None)
    return {
        "type": kind,
        "game": stored.setup.id,
        "seat": seat,
        "opponent": None if seat is None else _describe_seat(stored, seat.other),
    }


def _describe_seat(stored: StoredGame, seat: Seat) -> BotSeat:
    holder = stored.setup.holder(seat)
    return {"name": holder.name, "bot": holder.is_bot, "rating": holder.rating}
