"""Sets up tables, from a browser's request or from the previous game."""

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
"""The opponents without levels, and their displayed names."""

_OTHER_VARIANT: Mapping[str, str] = {
    Position.variant: "That game is against the Automa; only the Automa can continue it.",
    Solo.variant: "That is a game for two; the Automa can't continue it.",
}
"""Errors for the text of a game of the other variant than requested."""

_ACCESS: Mapping[str, Access] = {"friend": "invitation", "anyone": "public"}


def set_up(request: NewGame, person: str, *, clock: Clock, draws: Random) -> TableSetup:
    """Return the set-up of a new table; raises NoGameError if its text has no game."""
    chosen = (request.seed or "").strip()
    seed = None if request.played_on is not None else chosen or new_seed(draws)
    game = _continued(request, draws) if seed is None else _from_seed(request, seed, draws)
    yours = {"you": 1, "opponent": 2, "random": draws.randint(1, 2)}[request.first]
    if request.fair == "cut":
        yours = Seat.FIRST
    return TableSetup(
        id=new_id(draws),
        created=clock(),
        seats=_seats(request, Seat(yours), person),
        seed=seed,
        start=game.start,
        opening=game.moves,
        clock=None if request.clock is None else TimeControl.parse(request.clock),
        access=_ACCESS.get(request.opponent, "private"),
        takebacks=request.takebacks and not request.rated and request.fair != "both",
        rated=request.rated,
        chosen=bool(chosen),
        fair=request.fair,
        partner=new_id(draws) if request.fair == "both" else None,
    )


def set_up_rematch(setup: TableSetup, *, clock: Clock, draws: Random) -> TableSetup:
    """Return the set-up of the next game between the same people, on a new ring.

    In a duel they swap seats. Where the computer has replaced a player, nobody can join.
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


def _from_seed(request: NewGame, seed: str, draws: Random) -> Game[Any]:
    settings = SetUp(ring_from_seed(seed), Board(request.board))
    if request.opponent == AUTOMA:
        settings = replace(settings, deck=Deck(request.deck), level=request.level or 1)
    return begin(settings.start(draws))


def _continued(request: NewGame, draws: Random) -> Game[Any]:
    """Return the game in a text, with all unseen cards dealt again."""
    record = read_text(request.played_on or "")
    if (fault := fault_in(record)) is not None:
        raise NoGameError(fault, code="unreadable", detail=fault)
    game = begin_record(record)
    if game.is_over:
        sentence = "That game is over; there is nothing left to play."
        raise NoGameError(sentence, code="nothing-left")
    variant = Solo.variant if request.opponent == AUTOMA else Position.variant
    if game.origin.variant != variant:
        raise NoGameError(_OTHER_VARIANT[variant], code=f"only-{variant}")
    return game.redealt(draws)


def _seats(request: NewGame, yours: Seat, person: str) -> tuple[SeatHolder, SeatHolder]:
    """Return the holders of the seats; the first of the given names is that of `person`."""
    given = [*(request.names or ()), "", ""]
    is_alone = request.opponent not in (*_ACCESS, "person")
    you = SeatHolder(clean_name(given[0], "You" if is_alone else seat_name(yours)), person=person)
    if request.opponent in _ACCESS:
        opponent = OPEN
    elif request.opponent == "person":
        opponent = SeatHolder(clean_name(given[1], seat_name(yours.other)), person=person)
    elif request.opponent == "computer":
        level = request.level or DEFAULT_LEVEL
        opponent = SeatHolder(level_title(level), player=ENGINE, level=level)
    else:
        opponent = SeatHolder(PLAIN_PLAYERS[request.opponent], player=request.opponent)
    return (you, opponent) if yours is Seat.FIRST else (opponent, you)
