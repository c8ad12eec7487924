"""Creating a table: from what a browser asks for to the set-up of a game."""

import secrets

from quiltbee.rules import Board, Move, new_game, ring_from_seed
from quiltbee.server.errors import NoGameError
from quiltbee.server.game import Setup, begin
from quiltbee.server.messages import NewGame
from quiltbee.server.names import clean_name, new_game_id, new_seed
from quiltbee.server.replay import read_text
from quiltbee.server.store import now

COMPUTER_NAMES = {"greedy": "Greedy", "random": "Random"}


def set_up(wish: NewGame, owner: str) -> Setup:
    """The set-up of a new game; NoGameError if the text to play on from holds none."""
    yours = {"you": 1, "opponent": 2, "random": 1 + secrets.randbelow(2)}[wish.first]
    seed: str | None = None
    moves: tuple[Move, ...] = ()
    if wish.played_on is not None:
        text = read_text(wish.played_on)
        if text.fault is not None:
            raise NoGameError(text.fault)
        start, moves = text.start, tuple(text.moves)
    else:
        seed = (wish.seed or "").strip() or new_seed()
        start = new_game(ring_from_seed(seed), Board(wish.board))
    setup = Setup(
        id=new_game_id(),
        owner=owner,
        created=now(),
        opponent=wish.opponent,
        computer_seat=0 if wish.opponent == "person" else 3 - yours,
        names=_names(wish, yours),
        seed=seed,
        start=start,
        opening=moves,
    )
    if begin(setup).is_over:
        raise NoGameError("That game is over; there is nothing left to play.")
    return setup


def _names(wish: NewGame, yours: int) -> tuple[str, str]:
    """The names by seat; the first of those given sits where `you` do."""
    given = [*(wish.names or ()), "", ""]
    if wish.opponent == "person":
        first = clean_name(given[0], f"Player {yours}")
        second = clean_name(given[1], f"Player {3 - yours}")
    else:
        first = clean_name(given[0], "You")
        second = COMPUTER_NAMES[wish.opponent]
    return (first, second) if yours == 1 else (second, first)
