"""Opening a table, with a clock and draws that are given."""

from random import Random
from typing import Any

import pytest
from msgspec import convert

from quiltbee.automa import UNKNOWN, Solo
from quiltbee.players import ENGINE
from quiltbee.rules import Seat, Shuffle, ring_from_seed
from quiltbee.server.errors import NoGameError
from quiltbee.server.store import AUTOMA, SeatHolder, TableSetup
from quiltbee.server.tables.creation import set_up
from quiltbee.server.wire.messages import NewGame
from tests.server.store.support import ANN, RING


def wished(wish: dict[str, Any], draws: int = 1) -> TableSetup:
    return set_up(convert(wish, NewGame), ANN, clock=lambda: 5, draws=Random(draws))


def shuffle_of(setup: TableSetup) -> Shuffle:
    assert isinstance(setup.start, Solo)
    return setup.start.shuffle


def test_everything_but_the_wish_comes_from_the_clock_and_the_draws() -> None:
    setup = wished({"opponent": "automa"})
    assert setup == wished({"opponent": "automa"})
    assert setup.created == 5
    other = wished({"opponent": "automa"}, draws=2)
    assert setup.id != other.id
    assert setup.seed != other.seed
    assert shuffle_of(setup) != shuffle_of(other)


@pytest.mark.parametrize("first", ["you", "opponent"])
def test_against_a_computer_one_seat_is_anns(first: str) -> None:
    setup = wished({"opponent": "computer", "first": first, "level": 7})
    ann, computer = setup.seats if first == "you" else reversed(setup.seats)
    assert ann == SeatHolder("You", person=ANN)
    assert computer == SeatHolder("Quiltbee level 7", player=ENGINE, level=7)
    assert setup.person_seats == ((Seat.FIRST,) if first == "you" else (Seat.SECOND,))


def test_at_one_screen_both_seats_are_anns() -> None:
    setup = wished({"opponent": "person", "names": ["Ann", "Bob"], "first": "opponent"})
    assert setup.seats == (SeatHolder("Bob", person=ANN), SeatHolder("Ann", person=ANN))
    assert setup.seats_of(ANN) == tuple(Seat)


def test_the_automa_sits_second_and_its_level_is_of_the_game() -> None:
    setup = wished({"opponent": "automa", "level": 4, "deck": "tactical", "seed": " quilt "})
    assert setup.seats[1] == SeatHolder("Automa", player=AUTOMA)
    assert setup.level is None
    assert setup.seed == "quilt"
    assert isinstance(setup.start, Solo)
    assert setup.start.level.level == 4
    assert setup.start.table.ring == ring_from_seed("quilt")


def test_cards_that_a_text_leaves_out_are_dealt() -> None:
    text = wished({"opponent": "automa", "seed": "quilt"}).begin().link()
    assert "?" in text
    setup = wished({"opponent": "automa", "from": text})
    assert setup.seed is None
    assert UNKNOWN not in shuffle_of(setup)
    assert setup.begin().practice


@pytest.mark.parametrize("opponent", ["automa", "person"])
def test_a_text_of_the_other_variant_is_no_game_to_play_on(opponent: str) -> None:
    other = "person" if opponent == "automa" else "automa"
    text = wished({"opponent": other}).begin().link()
    with pytest.raises(NoGameError):
        wished({"opponent": opponent, "from": text})


def test_a_ring_alone_is_no_game() -> None:
    with pytest.raises(NoGameError, match="not a game record, a link to a game or a position"):
        wished({"opponent": "person", "from": RING})
