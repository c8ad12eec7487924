"""Creating a table: from what a browser asks for to the set-up of a game."""

import secrets
from dataclasses import replace

from quiltbee.arena.dealing import deal_anew, shuffled
from quiltbee.automa import Deck, new_solo
from quiltbee.notation import Record, SoloRecord, record_game, record_solo_game
from quiltbee.players.levels import DEFAULT_ON_PAGE, level_title
from quiltbee.rules import Board, new_game, ring_from_seed
from quiltbee.server.errors import NoGameError
from quiltbee.server.game import Setup
from quiltbee.server.games import AnySetup
from quiltbee.server.messages import NewGame
from quiltbee.server.names import clean_name, new_game_id, new_seed
from quiltbee.server.replay import fault_in, read_text
from quiltbee.server.requests import DRAWS
from quiltbee.server.solo_game import SoloSetup, count_shuffles, ordered
from quiltbee.server.store import now

PLAIN_NAMES = {"greedy": "Greedy", "random": "Random", "automa": "Automa"}


def set_up(wish: NewGame, owner: str) -> AnySetup:
    """The set-up of a new game; NoGameError if the text to play on from holds none."""
    record = None if wish.played_on is None else _playable(wish.played_on)
    if wish.opponent == "automa":
        return _set_up_solo(wish, owner, record)
    yours = {"you": 1, "opponent": 2, "random": 1 + secrets.randbelow(2)}[wish.first]
    seed: str | None = None
    if isinstance(record, SoloRecord):
        raise NoGameError("That is a game against the Automa, which only the Automa can play on.")
    if record is None:
        seed = _seed(wish)
        record = record_game(new_game(ring_from_seed(seed), Board(wish.board)), ())
    return Setup(
        id=new_game_id(),
        owner=owner,
        created=now(),
        opponent=wish.opponent,
        computer_seat=0 if wish.opponent == "person" else 3 - yours,
        names=_names(wish, yours),
        seed=seed,
        start=record.start,
        opening=tuple(record.moves),
        level=_computers_level(wish),
    )


def _computers_level(wish: NewGame) -> int | None:
    return wish.level or DEFAULT_ON_PAGE if wish.opponent == "computer" else None


def _set_up_solo(wish: NewGame, owner: str, record: Record | SoloRecord | None) -> SoloSetup:
    """The set-up of a solo game, every card of which has its place from now on."""
    seed: str | None = None
    if isinstance(record, Record):
        raise NoGameError("That is a game of two, which the Automa can't play on.")
    if record is None:
        seed = _seed(wish)
        deck = Deck(wish.deck)
        start = new_solo(
            ring_from_seed(seed),
            shuffled(deck, DRAWS),
            deck=deck,
            level=wish.level or 1,
            board=Board(wish.board),
        )
        record = record_solo_game(start, (), ())
    else:
        record = _dealt(record)
    return SoloSetup(
        id=new_game_id(),
        owner=owner,
        created=now(),
        names=_names(wish, 1),
        seed=seed,
        start=record.start,
        opening=tuple(record.moves),
        shuffles=record.shuffles,
    )


def _playable(text: str) -> Record | SoloRecord:
    """The game in a text; NoGameError if there is none, or nothing left to play."""
    record = read_text(text)
    if (fault := fault_in(record)) is not None:
        raise NoGameError(fault)
    if record.positions[-1].is_over:
        raise NoGameError("That game is over; there is nothing left to play.")
    return record


def _dealt(record: SoloRecord) -> SoloRecord:
    """The game with all cards that were not turned over dealt anew, whatever was said of them."""
    positions = record.positions
    cards = deal_anew(positions[-1], DRAWS).shuffle
    shuffles = count_shuffles(record.start, positions)
    if not shuffles:
        return replace(record, start=ordered(record.start, cards), shuffles=())
    return replace(record, shuffles=(*record.shuffles[: shuffles - 1], cards))


def _seed(wish: NewGame) -> str:
    return (wish.seed or "").strip() or new_seed()


def _names(wish: NewGame, yours: int) -> tuple[str, str]:
    """The names by seat; the first of those given sits where `you` do."""
    given = [*(wish.names or ()), "", ""]
    if wish.opponent == "person":
        first = clean_name(given[0], f"Player {yours}")
        second = clean_name(given[1], f"Player {3 - yours}")
    else:
        first = clean_name(given[0], "You")
        level = _computers_level(wish)
        second = level_title(level) if level else PLAIN_NAMES[wish.opponent]
    return (first, second) if yours == 1 else (second, first)
