"""Messages to and from bots and their owners, and the events of one bot."""

import asyncio
from collections.abc import Mapping
from typing import Annotated, Literal, Self

from msgspec import Meta, Struct

from quiltbee.rules import Seat
from quiltbee.server.body import Body, SeatNumber, Shape, cleaned_name
from quiltbee.server.bots.rows import BotStore, BotTable, Pace, RatingWish, Scope, TokenState
from quiltbee.server.clock import DAY
from quiltbee.server.http.services import Services
from quiltbee.server.ratings import RatingClass
from quiltbee.server.store import StoredGame
from quiltbee.server.tables.audience import Message
from quiltbee.server.wire.messages import MessageId, Name, Seen, Timed

BotName = Annotated[str, Meta(max_length=200)]


class NewBot(Body):
    """A request to create a bot."""

    name: BotName
    scope: Scope = "play"

    def __post_init__(self) -> None:
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
        super().__post_init__()
        if self.rated and self.first != "random":
            raise ValueError("a rated game has random seats")


class BotAction(Body):
    """An action of a bot in a game; `seen` is the number of the last event that it knows."""

    id: MessageId
    seen: Seen


class BotMove(BotAction):
    """A move of a bot."""

    move: Annotated[str, Meta(min_length=1, max_length=8)]


class OnlineBot(Shape):
    """A bot that takes challenges now, of this `rating` and `pace`."""

    id: str
    name: str
    rating: RatingWish
    pace: Pace
    ratings: dict[RatingClass, int]


class OnlineBots(Struct):
    """The bots that take challenges now, by name."""

    bots: list[OnlineBot]


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
    """A bot, and the scope of the token that it used; `online` is true if it listens already."""

    id: str
    name: str
    scope: Scope
    online: bool = False


class BotSeat(Struct):
    """The opponent of a bot."""

    name: str
    bot: bool
    rating: int | None

    @classmethod
    def of(cls, stored: StoredGame, seat: Seat) -> Self:
        """Describe the holder of a seat."""
        holder = stored.setup.holder(seat)
        return cls(holder.name, holder.is_bot, holder.rating)


class ChallengeEvent(Shape, tag_field="type", tag="challenge"):
    """A challenge to a bot, which takes `seat` if it accepts."""

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

    @classmethod
    def of(cls, kind: Literal["game_start", "game_finish"], stored: StoredGame, bot: str) -> Self:
        """Describe the start or the end of a bot's game."""
        seat = next(iter(stored.setup.seats_of(bot)), None)
        if seat is None:
            return cls(kind, stored.setup.id, None, None)
        return cls(kind, stored.setup.id, int(seat), BotSeat.of(stored, seat.other))


class ChallengeGone(Struct, tag_field="type", tag="challenge_cancelled"):
    """A challenge was withdrawn or declined."""

    game: str


class Done(Struct):
    """An action is stored, as event `number` or earlier."""

    number: int


BotEvent = ChallengeEvent | GameEvent | ChallengeGone


LONGEST_GAME = 90 * DAY
"""Milliseconds after which a bot that connects no longer hears of a game it joined."""

LEEWAY = DAY
"""The largest difference between the clocks of servers, in milliseconds."""


class BotNews:
    """The events of one bot, for one stream.

    They follow from comparing its tables in the store with those already sent, so that no event is
    missed, whichever server it happened on. As a subscriber to the bot's feed, it is `woken` by any
    message.
    """

    def __init__(self, bot: str, services: Services) -> None:
        self.person = bot
        self.woken = asyncio.Event()
        self._store = services.store[BotStore]
        self._tables = services.tables
        self._clock = services.clock
        self._since = self._clock() - LONGEST_GAME
        self._sent: Mapping[str, BotTable] = {}

    def send(self, message: Message) -> None:
        """Note that there may be new events."""
        self.woken.set()

    async def read(self) -> list[BotEvent]:
        """Return the events since the last call; after a StoreError the next call returns them."""
        found = await self._store.tables_of(self.person, self._since)
        tables = {table.game: table for table in found}
        events = [
            event
            for game in {**self._sent, **tables}
            if (event := await self._event(game, tables.get(game))) is not None
        ]
        self._sent = tables
        sat_down = (table.since for table in found if not table.is_challenge)
        self._since = min([self._clock() - LEEWAY, *sat_down])
        return events

    async def _event(self, game: str, table: BotTable | None) -> BotEvent | None:
        """Return the event for a table, if it changed."""
        before = self._sent.get(game)
        if table is not None and before is not None and table.is_challenge == before.is_challenge:
            return None
        async with self._tables.open(game) as opened:
            stored = await opened.game()
        if table is None:
            is_cancelled = before is not None and before.is_challenge
            if is_cancelled and not stored.setup.seats_of(self.person):
                return ChallengeGone(game)
            return GameEvent.of("game_finish", stored, self.person)
        if not table.is_challenge:
            return GameEvent.of("game_start", stored, self.person)
        setup, seat = stored.setup, stored.setup.open_seat
        if seat is None:
            return None
        return ChallengeEvent.like(
            setup,
            game=game,
            seat=int(seat),
            opponent=BotSeat.of(stored, seat.other),
            variant=setup.start.variant,
            board=setup.start.table.board.value,
            clock=setup.clock_text,
            seed_chosen=setup.chosen,
        )
