"""What the terminal shows of a solo game: the marker, and what the Automa does at it."""

from dataclasses import replace

from quiltbee.automa import Solo, new_solo
from quiltbee.rules import AutomaMove, Player, Seat, ring_from_seed
from quiltbee.terminal.board import draw
from quiltbee.terminal.canvas import Canvas
from quiltbee.terminal.sentences import move_sentences

NAMES = ("Player 1", "the Automa")


def automas_turn(space: int, special_tile: Seat | None = None) -> Solo:
    """The Automa of level I, whose marker is on 52, about to move from a space."""
    solo = new_solo(ring_from_seed("1"), tuple(range(1, 13)))
    person, automa = solo.table.players
    players = (replace(person, time=51), Player(automa.quilt, 0, space))
    table = replace(
        solo.table, players=players, turn=Seat.SECOND, ring="", special_tile=special_tile
    )
    return replace(solo, table=table)


def drawn(solo: Solo) -> str:
    return "\n".join(draw(solo, NAMES, Canvas()))


def test_the_marker_lies_on_the_board_until_the_person_has_the_special_tile() -> None:
    out = drawn(automas_turn(40))
    assert "level I (Intern), marker on 52." in out
    assert "M marker of the Automa" in out
    assert f"\n   {'':52}M\n" in out
    out = drawn(automas_turn(40, special_tile=Seat.FIRST))
    assert "level I (Intern), its marker is off the board." in out
    assert "M marker of the Automa" not in out
    assert f"\n   {'':52}M\n" not in out


def told(solo: Solo) -> list[str]:
    move, after = solo.turn_card()[0], solo.turn_card()[1]
    assert after.table.players[1].time >= 52
    assert isinstance(move, AutomaMove)
    return move_sentences(solo, move, after, NAMES)


def test_the_marker_gives_the_special_tile_only_while_it_lies_there() -> None:
    said = "It reaches its marker on 52 and gets the special tile."
    assert said in told(automas_turn(50))
    assert not any("marker" in sentence for sentence in told(automas_turn(50, Seat.FIRST)))
