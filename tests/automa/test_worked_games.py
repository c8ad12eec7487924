"""Whole solo games worked out by hand from the rules, replayed line by line."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from quiltbee.automa import AUTOMA, PERSON, Deck, Solo, new_solo, outcomes_by_level
from quiltbee.notation import parse_move
from quiltbee.rules import Board

FOLDER = Path(__file__).parent.parent / "data" / "solo_games"


def lines_of(name: str) -> Iterator[list[str]]:
    """The lines of a game's file, split into words, without comments and empty lines."""
    for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line.split(" ")


def person_line(before: Solo, token: str) -> tuple[Solo, str]:
    """The position after a move of the person, and the line that describes the move."""
    after = before.play(parse_move(token))
    person, automa = after.table.players
    on_top = person.time == automa.time and after.table.turn == PERSON and not after.is_over
    line = f"person {token} | {person.time} {person.buttons}" + " ; on top" * on_top
    return after, line


def automa_line(before: Solo) -> tuple[Solo, str]:
    """The position after the Automa's turn, and the line that describes the turn."""
    turn, after = before.automa_turn(), before.turn_card()[1]
    person, automa = after.table.players
    events = [f"loses {mark}" for mark in turn.special_patches]
    if person.time == automa.time and after.table.turn == AUTOMA:
        events.append("on top")
    if turn.takes_special_tile:
        events.append("tile")
    if len(after.pile) > len(before.pile):
        events.append("shuffle")
    left = " ".join(step.left + "!" * step.skipped for step in turn.steps)
    fields = [
        f"card {turn.card.number}",
        turn.affordable or "-",
        left or "-",
        turn.taken or "-",
        f"{turn.stop} {automa.buttons}",
    ]
    assert turn.stop == automa.time
    return after, " | ".join(fields) + (" ; " + ", ".join(events) if events else "")


@pytest.mark.parametrize("name", ["normal", "tactical"])
def test_worked_game(name: str) -> None:
    head: dict[str, list[str]] = {}
    shuffles: list[tuple[int, ...]] = []
    story: list[str] = []
    for word, *words in lines_of(name):
        if word == "shuffle":
            shuffles.append(tuple(map(int, words)))
        elif word in ("person", "card"):
            story.append(" ".join([word, *words]))
        else:
            head[word] = words
    positions = [
        new_solo(
            head["ring"][0],
            shuffles[0],
            deck=Deck(head["deck"][0]),
            level=int(head["level"][0]),
            board=Board(head["board"][0]),
            later=shuffles[1:],
        )
    ]
    for expected in story:
        solo = positions[-1]
        if expected.startswith("person"):
            after, line = person_line(solo, expected.split(" ")[1])
        else:
            after, line = automa_line(solo)
        assert line == expected
        positions.append(after)
    end = positions[-1]
    assert end.later == ()  # every shuffle in the file was needed
    outcome = end.outcome
    assert outcome is not None
    assert end.scores == outcome.scores == tuple(map(int, head["scores"]))
    assert outcome.winner == int(head["winner"][0])
    others = outcomes_by_level(positions).values()
    assert [other.scores[1] for other in others] == list(map(int, head["levels"]))
    assert [other.winner for other in others] == list(map(int, head["winners"]))
