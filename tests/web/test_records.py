"""The page reads and writes game records with variations exactly as `quiltbee.notation` does."""

import re
from random import Random
from typing import Any

import msgspec
import pytest

from quiltbee.automa import Deck, new_solo
from quiltbee.notation import (
    Comment,
    Line,
    NotationError,
    Record,
    RecordedMove,
    format_link,
    format_record,
    parse_record,
    record_game,
    result_of,
    with_points,
)
from quiltbee.notation.moves import Cursor
from quiltbee.notation.record import MAX_DEPTH
from quiltbee.rules import AnyMove, Board, Move, new_game, ring_from_seed
from quiltbee.server.wire.game import Replay
from tests.notation.solo.games import whole_game
from tests.profiles import scaled
from tests.web.node import compared, needs_node

WORDS = ["corner", "“a hole”", "(so)", "7×7", "2+", "1:", "pass", "🧵", "a4,", "$5", "[x]", "ä"]


class Author:
    """Writes random records, with variations of any depth."""

    def __init__(self, seed: int) -> None:
        self.draws = Random(seed)
        self.moves = 0

    def record(self, start: Any, length: int) -> Record[Any]:
        line, end = self.line(Cursor(start), length, 0, set())
        over = end.table.is_over
        tags = {"Event": 'A "test"', "Player1": "Ida \\ Jon", "Annotator": "Ä"}
        points = self.draws.choice([0, 0, 3, -12])
        if points:
            tags["Compensation"] = str(points)
        if over:
            tags["Termination"] = "normal"
        result = result_of(end, points) if over else self.draws.choice(["*", "1-0", "0-1"])
        return Record(start, line, tags, result)

    def line(
        self, cursor: Cursor[Any], length: int, depth: int, known: set[str]
    ) -> tuple[Line, Any]:
        said = self.comment() if depth == 0 or self.chance(0.2) else Comment()
        moves: list[RecordedMove] = []
        for number in range(length):
            if cursor.position.is_over:
                break
            taken = known if number == 0 else set[str]()
            move = self.move(cursor, taken)
            if move is None:
                break
            self.moves += 1
            taken.add(repr(move))
            variations = []
            # An alternative to the first move of a variation would be one of the move before too.
            while (number > 0 or depth == 0) and depth < 3 and self.chance(0.12):
                variation, _ = self.line(cursor, self.draws.randrange(1, 5), depth + 1, taken)
                if not variation.moves:
                    break
                variations.append(variation)
            marks = tuple(self.draws.choices(range(256), k=self.draws.randrange(2)))
            moves.append(RecordedMove(move, marks, self.comment(), tuple(variations)))
            cursor = cursor.play(move, "")
        return Line(tuple(moves), said), cursor.position

    def move(self, cursor: Cursor[Any], taken: set[str]) -> AnyMove | None:
        """A move that is seldom in another line from here; None where the cards leave no other."""
        if cursor.mover == "A":
            if 0 in cursor.position.pile[:1] or taken:
                return None
            turn: AnyMove = cursor.position.turn_card()[0]
            return turn
        legal: list[Move] = cursor.position.table.legal_moves()
        left = [move for move in legal if repr(move) not in taken or self.chance(0.2)]
        return self.draws.choice(left) if left else None

    def comment(self) -> Comment:
        if self.chance(0.7):
            return Comment()
        words = " ".join(self.draws.choices(WORDS, k=self.draws.randrange(1, 12)))
        evaluation = (0.5, 1.2) if self.chance(0.5) else None
        return Comment(words, evaluation=evaluation)

    def chance(self, share: float) -> bool:
        return self.draws.random() < share


def duel(seed: int) -> dict[str, Any]:
    start = new_game(ring_from_seed(str(seed)), list(Board)[seed % 2])
    author = Author(seed)
    duel = told(author, author.record(start, author.draws.choice([0, 12, 80])))
    return duel if seed % 5 else {**duel, "replay": replay_of(duel["read"])}


def solo(seed: int) -> dict[str, Any]:
    author = Author(seed)
    deck = list(Deck)[seed % 2]
    first, *later = (author.draws.sample(deck.cards, 12) for _ in range(4))
    ring, level = ring_from_seed(str(seed)), seed % 5 + 1
    start = new_solo(ring, first, deck=deck, level=level, later=later)
    return told(author, author.record(start, author.draws.choice([0, 20, 80])))


def told(author: Author, record: Record[Any]) -> dict[str, Any]:
    text = format_record(record)
    assert parse_record(text).problems == ()
    # The result may stand after the moves alone.
    given = text if author.chance(0.5) else re.sub(r'\[Result "[^"]*"\]\n', "", text)
    moves = {"moves": author.moves, "link": link_of(record)}
    return {"kind": "record", "read": given, "text": text, **moves}


def replay_of(text: str) -> dict[str, Any]:
    """What the server reads in a record."""
    whole = msgspec.to_builtins(Replay.of_text(text))
    return {name: whole[name] for name in ("start", "moves", "automa", "ended", "result", "link")}


def link_of(record: Record[Any]) -> str | None:
    """The link of the main line; None where a card is due that a reader would turn over."""
    try:
        link = format_link(record.start, record.moves)
    except NotationError:
        return None
    return with_points(link, record.compensation)


@pytest.mark.slow
@needs_node
@pytest.mark.parametrize("made", [duel, solo])
def test_records_with_variations(made: Any) -> None:
    records = [made(seed) for seed in range(scaled(500))]
    assert (
        sum("(1:" in each["text"] or "(2:" in each["text"] for each in records) > len(records) // 10
    )
    counted = compared(records)
    assert counted["records"] == len(records)
    assert counted.get("replays", 0) == sum("replay" in each for each in records)
    assert counted["links"] == sum(each["link"] is not None for each in records) > len(records) // 3


@needs_node
def test_the_automas_patch_a_before_the_mark_of_the_person() -> None:
    """`A1:` is a card of the Automa in a variation, but no move has been made since `A:`."""
    records = []
    for game in map(whole_game, range(2, 34)):
        text = format_record(record_game(game.start, game.moves))
        close = text.replace("A: A 1:", "A:A1:")
        records.append({"kind": "record", "text": text, "read": close, "moves": len(game.moves)})
    assert any(each["text"] != each["read"] for each in records)
    assert compared(records) == {"records": len(records)}


@needs_node
def test_variations_as_deep_as_they_may_be() -> None:
    start = new_game(ring_from_seed("1"))
    line = Line()
    for move in start.legal_moves()[: MAX_DEPTH + 1]:
        variations = (line,) if line.moves else ()
        line = Line((RecordedMove(move, variations=variations),))
    text = format_record(Record(start, line))
    assert text.count("(") == MAX_DEPTH
    told = {"kind": "nested", "text": text, "moves": MAX_DEPTH + 1}
    assert compared([told]) == {"nested": 1}
