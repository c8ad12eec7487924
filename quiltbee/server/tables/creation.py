"""Sets up tables: from a browser's request, or from the previous game."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from quiltbee.automa import Deck, SetUp, Solo
from quiltbee.games import Game, TimeControl, begin, begin_record
from quiltbee.players import ENGINE
from quiltbee.players.levels import DEFAULT_LEVEL, level_title
from quiltbee.rules import Board, Position, Seat, ring_from_seed
from quiltbee.server.body import clean_name
from quiltbee.server.clock import Clock
from quiltbee.server.errors import NoGameError
from quiltbee.server.ids import new_id, new_seed
from quiltbee.server.store import AUTOMA, OPEN, Access, SeatHolder, TableSetup, seat_name, swapped
from quiltbee.server.wire.messages import NewGame
from quiltbee.server.wire.texts import fault_in, read_text

PLAIN_PLAYERS = {"greedy": "Greedy", "random": "Random", AUTOMA: "Automa"}
"""The opponents without levels, and the names that are shown."""

_OTHER_VARIANT: Mapping[str, str] = {
    Position.variant: "That game is against the Automa; only the Automa can continue it.",
    Solo.variant: "That is a game for two; the Automa can't continue it.",
}
"""What is said to a text that is not a game of the variant asked for."""


_ACCESS: Mapping[str, Access] = {"friend": "invitation", "anyone": "public"}


def set_up(wish: NewGame, person: str, *, clock: Clock, draws: Random) -> TableSetup:
    """The set-up of a new table; NoGameError if its text holds no game."""
    seed = None if wish.played_on is not None else (wish.seed or "").strip() or new_seed(draws)
    game = _played_on(wish, draws) if seed is None else _from_seed(wish, seed, draws)
    yours = {"you": 1, "opponent": 2, "random": draws.randint(1, 2)}[wish.first]
    if wish.fair == "cut":
        yours = Seat.FIRST
    return TableSetup(
        id=new_id(draws),
        created=clock(),
        seats=_seats(wish, Seat(yours), person),
        seed=seed,
        start=game.start,
        opening=game.moves,
        clock=None if wish.clock is None else TimeControl.parse(wish.clock),
        access=_ACCESS.get(wish.opponent, "private"),
        takebacks=wish.takebacks and not wish.rated and wish.fair != "both",
        rated=wish.rated,
        chosen=bool(wish.seed and wish.seed.strip()),
        fair=wish.fair,
        partner=new_id(draws) if wish.fair == "both" else None,
    )


def set_up_rematch(setup: TableSetup, *, clock: Clock, draws: Random) -> TableSetup:
    """The set-up of the next game between the same people, on a new ring.

    In a duel they swap seats. Where the computer has replaced somebody, nobody can join.
    """
    seed = new_seed(draws)
    return replace(
        setup,
        id=new_id(draws),
        created=clock(),
        seats=setup.seats if len(setup.start.seats) == 1 else swapped(setup.seats),
        seed=seed,
        start=setup.start.set_up_again(ring_from_seed(seed), draws),
        opening=(),
        chosen=False,
        access=setup.access if setup.is_remote else "private",
        tournament=None,
        day=None,
        compensation=None,
        partner=new_id(draws) if setup.fair == "both" else None,
        held=0,
    )


def _from_seed(wish: NewGame, seed: str, draws: Random) -> Game[Any]:
    settled = SetUp(ring_from_seed(seed), Board(wish.board))
    if wish.opponent == AUTOMA:
        settled = replace(settled, deck=Deck(wish.deck), level=wish.level or 1)
    return begin(settled.start(draws))


def _played_on(wish: NewGame, draws: Random) -> Game[Any]:
    """The game in a text, with all unseen cards dealt again."""
    record = read_text(wish.played_on or "")
    if (fault := fault_in(record)) is not None:
        raise NoGameError(fault, code="unreadable", detail=fault)
    game = begin_record(record)
    if game.is_over:
        sentence = "That game is over; there is nothing left to play."
        raise NoGameError(sentence, code="nothing-left")
    wanted = Solo.variant if wish.opponent == AUTOMA else Position.variant
    if game.origin.variant != wanted:
        raise NoGameError(_OTHER_VARIANT[wanted], code=f"only-{wanted}")
    return game.redealt(draws)


def _seats(wish: NewGame, yours: Seat, person: str) -> tuple[SeatHolder, SeatHolder]:
    """The seats; the first of the given names belongs to `you`."""
    given = [*(wish.names or ()), "", ""]
    if wish.opponent in _ACCESS:
        you = SeatHolder(clean_name(given[0], seat_name(yours)), person=person)
        opponent = OPEN
    elif wish.opponent == "person":
        you = SeatHolder(clean_name(given[0], seat_name(yours)), person=person)
        opponent = SeatHolder(clean_name(given[1], seat_name(yours.other)), person=person)
    else:
        you = SeatHolder(clean_name(given[0], "You"), person=person)
        opponent = _computer(wish)
    return (you, opponent) if yours is Seat.FIRST else (opponent, you)


def _computer(wish: NewGame) -> SeatHolder:
    if wish.opponent == "computer":
        level = wish.level or DEFAULT_LEVEL
        return SeatHolder(level_title(level), player=ENGINE, level=level)
    return SeatHolder(PLAIN_PLAYERS[wish.opponent], player=wish.opponent)
