"""Challenges: tables with a seat reserved for a bot until it accepts or declines."""

from dataclasses import replace
from random import Random

from quiltbee.server.bots.bots import Bots
from quiltbee.server.bots.messages import NewChallenge
from quiltbee.server.clock import Clock
from quiltbee.server.errors import TakenError, UnknownBotError
from quiltbee.server.store import SeatHolder, TableSetup
from quiltbee.server.tables.creation import set_up
from quiltbee.server.wire.messages import NewGame


async def challenge(
    wish: NewChallenge, you: SeatHolder, bots: Bots, clock: Clock, draws: Random
) -> TableSetup:
    """Set up a table with a seat reserved for a bot; if `you` has no name, it gets the seat's.

    UnknownBotError if there is no such bot, TakenError if a bot challenges itself.
    """
    bot = await bots.find(wish.bot)
    if bot is None:
        raise UnknownBotError("There is no such bot.")
    if bot.id == you.person:
        raise TakenError("A bot can't play against itself.")
    new_game = NewGame(
        opponent="friend",
        board=wish.board,
        first=wish.first,
        clock=wish.clock,
        takebacks=wish.takebacks,
        rated=wish.rated,
    )
    assert you.person is not None
    setup = set_up(new_game, you.person, clock=clock, draws=draws)
    seat = setup.open_seat
    assert seat is not None
    kept = replace(setup.holder(seat), name=bot.name, invited=bot.id, is_bot=True)
    named = you if you.name else replace(you, name=setup.holder(seat.other).name)
    return setup.with_holder(seat.other, named).with_holder(seat, kept)
