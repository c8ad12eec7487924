"""The page's fold of messages comes to the same tables and replays as the games themselves.

Node follows tables as different people see them, with events of every kind, and compares each with
the whole table as Python describes it.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from quiltbee.automa import Deck, new_solo
from quiltbee.games import Game, TimeControl, begin
from quiltbee.rules import Board, Move, Pass, Seat, new_game, ring_from_seed
from quiltbee.server.store import (
    AnyEvent,
    HandedOver,
    Joined,
    RematchAsked,
    RematchOpened,
    SeatHolder,
    StoredEvent,
    StoredGame,
    TableSetup,
    TakebackAsked,
    TakebackDeclined,
)
from quiltbee.server.wire.game import GameMessage, Replay, Status, event_message
from tests.notation.games import masked, whole_game
from tests.profiles import scaled
from tests.server.store.support import against_the_automa, two_at_one_screen
from tests.web import expected_tables as expected
from tests.web.expected_tables import Around, Json
from tests.web.node import compared, needs_node

ANN, BOB = SeatHolder("Ann", person="ann", rating=1612), SeatHolder("Bob", person="bob")
CLEO = SeatHolder("Cleo", person="cleo", is_bot=True, rating=1500)
NOBODY = SeatHolder("", is_open=True)
STRONG = SeatHolder("Computer", player="computer", level=4)
CLOCK = TimeControl.parse("600+10")


def computer(draws: Random) -> TableSetup:
    seats = [ANN, draws.choice([STRONG, SeatHolder("Greedy", player="greedy")])]
    draws.shuffle(seats)
    return two_at_one_screen(start=some_start(draws), seats=tuple(seats))


def screen(draws: Random) -> TableSetup:
    return two_at_one_screen(start=some_start(draws), chosen=True)


def played_on(draws: Random) -> TableSetup:
    """From a record, or from a position some of whose patches are unknown."""
    start, moves = whole_game(draws.randrange(40))
    count = draws.randrange(len(moves))
    if draws.random() < 0.5:
        opening = tuple(moves[:count])
        return two_at_one_screen(start=start, opening=opening, seed=None)
    position = masked(begin(start, moves[:count]).position, "CHXag")
    return two_at_one_screen(start=position, seed=None)


def remote(draws: Random) -> TableSetup:
    rated = draws.random() < 0.3
    return two_at_one_screen(
        start=some_start(draws),
        seats=draws.choice([(ANN, BOB), (ANN, NOBODY), (BOB, ANN)]),
        clock=draws.choice([None, CLOCK, TimeControl.parse("3d")]),
        access=draws.choice(["private", "invitation", "public"]),
        takebacks=not rated and draws.random() < 0.8,
        rated=rated,
        tournament="cup" if rated and draws.random() < 0.8 else None,
    )


def solo(draws: Random) -> TableSetup:
    deck = draws.choice(list(Deck))
    cards = draws.sample(deck.cards, 12)
    ring, board = ring_from_seed(str(draws.random())), draws.choice(list(Board))
    start = new_solo(ring, cards, deck=deck, level=draws.randrange(1, 6), board=board)
    if draws.random() < 0.6:
        return against_the_automa(start=start)
    game = begin(start)
    for _ in range(draws.randrange(40)):
        if isinstance(game.decider, Seat):
            game = game.after(game.move(some_move(game, draws)))
        elif not game.is_over:
            game = game.after(game.turn_card(draws))
    if draws.random() < 0.5:
        return against_the_automa(start=game.position, seed=None)
    return against_the_automa(start=game.start, opening=game.moves, seed=None)


def some_start(draws: Random) -> Any:
    return new_game(ring_from_seed(str(draws.random())), draws.choice(list(Board)))


def game_message(stored: StoredGame, seats: tuple[Seat, ...], around: Around) -> Json:
    status = Status(
        thinking=around.thinking,
        present=tuple(around.present),
        spectators=around.spectators,
    )
    return plain(GameMessage.of(stored, seats, status))


def plain(message: object) -> Json:
    """A message as it arrives."""
    told: Json = json.loads(msgspec.json.encode(message))
    return told


class Follower:
    """What somebody with certain seats is told of a table, and what they are to see each time."""

    def __init__(self, seats: tuple[Seat, ...], stored: StoredGame, around: Around) -> None:
        self.seats = seats
        self.game = game_message(stored, seats, around)
        self.heard: Json = {"acknowledges": None, "now": self.game["now"]}
        table = expected.table(stored, seats, around)
        self.steps: list[Json] = [{"message": None, "table": {**table, **self.heard}}]

    def told(self, message: Json, stored: StoredGame, around: Around, all_see: Json) -> None:
        self.heard = {
            "acknowledges": message.get("acknowledges", self.heard["acknowledges"]),
            "now": message.get("now", self.heard["now"] if message["type"] == "note" else None),
        }
        table = expected.seen_from(self.seats, stored, around, all_see)
        self.steps.append({"message": message, "table": {**table, **self.heard}})

    def leaves(self, seat: Seat) -> bool:
        """Whether a seat that the computer takes was this follower's."""
        had, self.seats = self.seats, tuple(other for other in self.seats if other is not seat)
        return had != self.seats

    def line(self, stored: StoredGame, around: Around) -> Json:
        last = game_message(stored, self.seats, around)
        return {
            "kind": "table",
            "game": self.game,
            "steps": self.steps,
            "last": {**last, **self.heard},
        }


def followed(setup: TableSetup, draws: Random, length: int) -> tuple[StoredGame, list[Json]]:
    """A table on which anything may happen, and what its followers are told."""
    stored = StoredGame.fold(setup)
    people = tuple(seat for seat in Seat if setup.holder(seat).person is not None)
    around = Around(expected.is_computers(stored), people, draws.randrange(3))
    perspectives = [(), *((seat,) for seat in people), people]
    followers = [Follower(seats, stored, around) for seats in dict.fromkeys(perspectives)]
    at = 1_000
    for _ in range(length):
        if stored.game.is_over and draws.random() < 0.2:
            break
        if draws.random() < 0.1:
            message, around = some_note(draws, around)
            event = None
        else:
            at += draws.randrange(30_000)
            event = some_event(stored, draws)
            before, kept = stored, StoredEvent(stored.number + 1, f"m{at}", at, event)
            stored = stored.after(kept)
            if not isinstance(event, TAKING_NO_TURN):
                around = around._replace(thinking=expected.is_computers(stored))
            message = plain(event_message(kept, before, stored, at))
        all_see = expected.for_all(stored, around)
        for follower in followers:
            has_changed = isinstance(event, HandedOver) and follower.leaves(event.seat)
            anew = game_message(stored, follower.seats, around) if has_changed else None
            follower.told(anew or message, stored, around, all_see)
    return stored, [follower.line(stored, around) for follower in followers]


TAKING_NO_TURN = Joined, TakebackAsked, TakebackDeclined, RematchAsked, RematchOpened


def some_note(draws: Random, around: Around) -> tuple[Json, Around]:
    part: Json = draws.choice(
        [
            {"thinking": draws.random() < 0.5},
            {"thinking": draws.random() < 0.5, "now": draws.randrange(9_000)},
            {"spectators": draws.randrange(9)},
            {"present": tuple(seat for seat in Seat if draws.random() < 0.5), "spectators": 1},
        ]
    )
    fields = {key: value for key, value in part.items() if key != "now"}
    return {"type": "note", **part}, around._replace(**fields)


def some_event(stored: StoredGame, draws: Random) -> AnyEvent:
    """Anything that may happen next, most often a move."""
    if draws.random() < 0.15 or stored.game.is_over:
        rare = list(rare_events(stored, draws))
        if rare:
            return draws.choice(rare)()
    game = stored.game
    if game.is_over:
        return RematchAsked(draws.choice(list(Seat)))
    if not isinstance(game.decider, Seat):
        return game.turn_card(draws)
    return game.move(some_move(game, draws))


def some_move(game: Game[Any], draws: Random) -> Move:
    moves: list[Move] = game.position.legal_moves()
    placements = [move for move in moves if not isinstance(move, Pass)]
    if placements and draws.random() < 0.7:
        return min(placements, key=lambda placement: placement.mask)
    return draws.choice(moves)


def rare_events(stored: StoredGame, draws: Random) -> Iterator[Callable[[], AnyEvent]]:
    """What else may happen at a table as it stands."""
    setup, game = stored.setup, stored.game
    seat = draws.choice([Seat.FIRST] if game.is_alone else list(Seat))
    keep = game.kept_by_takeback((seat,))
    if keep is not None and (not setup.is_remote or not game.is_over):
        yield from 3 * [lambda: game.take_back(keep, draws)]
    if not game.is_over:
        yield lambda: game.resign(seat)
        if game.can_abort:
            yield game.abort
        if stored.clock is not None:
            yield lambda: game.flag(seat)
    if not setup.is_remote:
        return
    if setup.open_seat is not None:
        yield from 9 * [
            lambda: Joined(setup.open_seat, SeatHolder("Cleo", person="c", is_bot=True))
        ]
    elif game.is_over:
        yield lambda: RematchAsked(seat)
        yield lambda: RematchOpened("next")
    elif stored.offer is None:
        yield from 3 * [lambda: TakebackAsked(seat)]
        yield lambda: HandedOver(seat, STRONG)
    else:
        yield from 3 * [lambda: TakebackDeclined(seat)]


def compare(setup_of: Callable[[Random], TableSetup], tables: int, length: int) -> Json:
    """How much was compared, by kind."""
    lines, ended = [], Counter[str]()
    for seed in range(tables):
        draws = Random(seed)
        stored, told = followed(setup_of(draws), draws, length)
        replay, frames = plain(Replay.of_table(stored)), expected.frames(stored.game)
        game = game_message(stored, (), Around())
        lines += [*told, {"kind": "replay", "replay": replay, "frames": frames, "game": game}]
        ended += likeness(stored.game)
    counted = compared(lines)
    assert counted["replays"] == tables
    assert counted["tables"] == len(lines) - tables
    return {**counted, **ended}


def likeness(game: Game[Any]) -> Counter[str]:
    """What a game was like that must not be missing."""
    reshuffled = len(game.start.later) if game.origin.has_cards else 0
    return Counter(played_out=game.table.is_over, practice=game.practice, reshuffled=reshuffled)


@pytest.mark.slow
@needs_node
@pytest.mark.parametrize("setup_of", [computer, screen, played_on])
def test_tables_at_one_place(setup_of: Callable[[Random], TableSetup]) -> None:
    counted = compare(setup_of, scaled(10), 70)
    assert counted.keys() >= {"move", "takeback", "resign", "note", "choices"}


@pytest.mark.slow
@needs_node
def test_tables_between_two_places() -> None:
    counted = compare(remote, scaled(30), 60)
    assert counted.keys() >= {
        *{"move", "takeback", "resign", "flag", "abort", "join", "handover", "ask", "decline"},
        *{"rematch", "rematch_opened", "game", "note", "choices"},
    }


@pytest.mark.slow
@needs_node
def test_tables_of_solo_games() -> None:
    tables = scaled(30)
    counted = compare(solo, tables, 90)
    assert counted.keys() >= {"move", "card", "takeback", "resign", "note", "choices", "frames"}
    assert min(counted[what] for what in ("practice", "reshuffled", "played_out")) >= tables / 4
