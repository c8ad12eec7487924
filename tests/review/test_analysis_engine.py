"""The analysis engine: lines of JSON in and out, priorities, cancelling, errors by id."""

import json
import threading
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from typing import Any

import pytest

from quiltbee.automa import Deck, new_solo
from quiltbee.notation import format_move, format_position
from quiltbee.players import (
    CANDIDATES,
    MULTIPV,
    Candidate,
    Decision,
    Info,
    Limits,
    Option,
    Report,
    Stop,
    Value,
)
from quiltbee.players.simple_player import SimplePlayer
from quiltbee.protocol.client import EngineClient
from quiltbee.protocol.text import read_lines
from quiltbee.protocol.transport import ThreadTransport, in_process
from quiltbee.review.analysis_engine import (
    MOST_LINES,
    AnalysisEngine,
    QueryError,
    parse_query,
)
from quiltbee.rules import Move, Position, new_game, ring_from_seed
from tests.protocol.fake_engine import speak

START = new_game(ring_from_seed("quilt"))
TEXT = format_position(START)
PATIENCE = 30.0
ENDLESS = 10**6
"""So many nodes are thought about until a stop."""


class Judge(SimplePlayer):
    """Says at once what it thinks; `begun` gets the position of each decision."""

    name, author = "Judge", "the tests"
    options: tuple[Option, ...] = (MULTIPV, CANDIDATES)

    def __init__(self, begun: "SimpleQueue[Position]") -> None:
        super().__init__()
        self._begun = begun

    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        self._begun.put(position)
        moves = position.legal_moves()[-2:]
        for part in (1, 2) if limits.nodes == ENDLESS else (1,):
            lines = tuple(
                Info(nodes=part, multipv=rank, value=Value(0.6 - rank / 1000, 1), pv=(move,))
                for rank, move in enumerate(moves, 1)
            )
            report(lines)
        if limits.nodes == ENDLESS:
            assert stop.wait(PATIENCE)
        visited = zip(moves, (7, 2), (0.75, 0.25), strict=False)
        searched = tuple(Candidate(*each) for each in visited)
        return Decision(moves[0], lines, () if limits.searchmoves else searched)


class Talk:
    """An engine that hears lines and has answered."""

    def __init__(self, engines: int = 1) -> None:
        self.begun: SimpleQueue[Position] = SimpleQueue()
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._answers: SimpleQueue[str] = SimpleQueue()
        engine = AnalysisEngine(self._started, engines, self._answers.put)
        self._thread = threading.Thread(target=engine.run, args=(iter(self._lines.get, None),))
        self._thread.start()

    def _started(self) -> EngineClient:
        return EngineClient(in_process(Judge(self.begun)))

    def say(self, **query: Any) -> None:
        self._lines.put(json.dumps(query))

    def line(self, text: str) -> None:
        self._lines.put(text)

    def hear(self) -> Any:
        return json.loads(self._answers.get(timeout=PATIENCE))

    def end(self) -> None:
        self._lines.put(None)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


@pytest.fixture
def talk() -> Iterator[Talk]:
    opened = Talk()
    yield opened
    opened.end()


def test_positions_of_a_game_are_answered_by_id_and_turn(talk: Talk) -> None:
    talk.say(id="a", position=TEXT, moves=["pass", "pass"], turns=[0, 2], lines=1, nodes=1)
    first, second = talk.hear(), talk.hear()
    assert (first["id"], first["turn"], first["final"]) == ("a", 0, True)
    assert [line["move"] for line in first["lines"]] == [format_move(START.legal_moves()[-2])]
    assert first["lines"][0]["chance"] == pytest.approx(0.599)
    assert (second["turn"], second["nodes"]) == (2, 1)


def test_what_the_search_considered_comes_where_it_is_asked_for(talk: Talk) -> None:
    first, second = map(format_move, START.legal_moves()[-2:])
    talk.say(id="a", position=TEXT, nodes=1, candidates=True)
    assert talk.hear()["candidates"] == [
        {"move": first, "visits": 7, "prior": 0.75},
        {"move": second, "visits": 2, "prior": 0.25},
    ]
    talk.say(id="b", position=TEXT, nodes=1)
    assert "candidates" not in talk.hear()


def test_moves_are_allowed_or_avoided_where_they_are_legal(talk: Talk) -> None:
    *others, last = map(format_move, START.legal_moves())
    talk.say(id="a", position=TEXT, nodes=1, allow=[last, "+a1"], candidates=True)
    answer = talk.hear()
    assert [line["move"] for line in answer["lines"]] == [last]
    assert answer["candidates"] == []  # nothing was searched
    talk.say(id="b", position=TEXT, nodes=1, avoid=others)
    answer = talk.hear()
    assert [line["move"] for line in answer["lines"]] == [last]
    assert "candidates" not in answer
    talk.say(id="c", position=TEXT, nodes=1, moves=["pass"], turns=[0, 1], avoid=[last, *others])
    answers = [talk.hear(), talk.hear()]
    assert answers[0]["error"] == "after 0 moves none of the moves that are allowed is legal"
    assert answers[1]["turn"] == 1
    for wrong in ({"allow": "pass"}, {"avoid": ["Z9z9"]}, {"candidates": 1}):
        with pytest.raises(QueryError):
            parse_query(json.dumps({"id": "w", "position": TEXT, "nodes": 1, **wrong}))
    with pytest.raises(QueryError, match="not both"):
        parse_query(
            json.dumps(
                {"id": "w", "position": TEXT, "nodes": 1, "allow": ["pass"], "avoid": [last]}
            )
        )


def test_partial_answers_come_when_they_are_wanted_and_a_cancel_ends_them(talk: Talk) -> None:
    talk.say(id="a", position=TEXT, lines=2, nodes=ENDLESS, every=0.1)
    talk.begun.get(timeout=PATIENCE)
    talk.say(id="c", action="cancel", of="a")
    told = [talk.hear(), talk.hear()]
    assert {"id": "c", "action": "cancel", "cancelled": 1} in told
    (answer,) = (each for each in told if each["id"] == "a")
    assert answer["final"]
    assert len(answer["lines"]) == 2


def test_what_is_urgent_comes_first_and_what_is_cancelled_never(talk: Talk) -> None:
    talk.say(id="long", position=TEXT, nodes=ENDLESS)
    talk.begun.get(timeout=PATIENCE)
    talk.say(id="later", position=TEXT, nodes=1)
    talk.say(id="never", position=TEXT, nodes=1)
    talk.say(id="urgent", position=TEXT, nodes=1, priority=7)
    talk.say(id="c1", action="cancel", of="never")
    assert talk.hear() == {"id": "c1", "action": "cancel", "cancelled": 1}
    talk.say(id="c2", action="cancel", of="long")
    told = [talk.hear()["id"] for _ in range(4)]
    assert [each for each in told if each != "c2"] == ["long", "urgent", "later"]


def test_several_are_thought_about_at_once() -> None:
    talk = Talk(engines=2)
    for name in ("a", "b"):
        talk.say(id=name, position=TEXT, nodes=ENDLESS)
    for _ in range(2):
        talk.begun.get(timeout=PATIENCE)
    talk.say(id="c", action="cancel_all")
    assert {talk.hear()["id"] for _ in range(3)} == {"a", "b", "c"}
    talk.end()


def test_an_id_that_is_under_way_is_refused(talk: Talk) -> None:
    talk.say(id="a", position=TEXT, nodes=ENDLESS)
    talk.begun.get(timeout=PATIENCE)
    talk.say(id="a", position=TEXT, nodes=1)
    assert talk.hear() == {"id": "a", "error": "a query of this id is not answered yet"}
    talk.say(id="c", action="cancel_all")
    talk.hear(), talk.hear()


def test_all_that_was_asked_is_answered_after_the_end_of_the_input() -> None:
    talk = Talk()
    for number in range(5):
        talk.say(id=f"{number}", position=TEXT, nodes=1)
    talk.end()
    assert [talk.hear()["id"] for _ in range(5)] == list("01234")


@pytest.mark.parametrize(
    ("query", "error"),
    [
        ("{", "the line is not JSON"),
        ('"\udc80"', "the line is not JSON"),
        ("[]", "a query is a JSON object"),
        ({"id": 1}, "Expected `str`, got `int` - at `$.id`"),
        ({"id": "a"}, "give seconds or nodes, or both"),
        ({"id": "a", "action": "sing"}, "Invalid enum value 'sing'"),
        ({"id": "a", "action": "cancel"}, "cancel takes the id of a query in of"),
        ({"id": "a", "action": "cancel_all", "of": "b"}, "cancel_all takes none"),
        ({"nodes": 1}, "give a position or a link, as text"),
        ({"nodes": 1, "position": "x"}, "this text is not a position string"),
        ({"nodes": 1, "position": TEXT, "link": "#"}, "give a position or a link, as text"),
        ({"nodes": 1, "position": TEXT, "moves": "pass"}, "got `str` - at `$.moves`"),
        ({"nodes": 1, "position": TEXT, "moves": ["fly"]}, "'fly'"),
        ({"nodes": 1, "position": TEXT, "moves": [1]}, "got `int` - at `$.moves[0]`"),
        ({"nodes": 1, "position": TEXT, "moves": ["+a1"]}, "move 1"),
        ({"nodes": 1, "position": TEXT, "turns": ["1"]}, "got `str` - at `$.turns[0]`"),
        ({"nodes": 1, "position": TEXT, "turns": []}, "length >= 1 - at `$.turns`"),
        ({"nodes": 0, "position": TEXT}, "Expected `int` >= 1 - at `$.nodes`"),
        ({"nodes": True, "position": TEXT}, "got `bool` - at `$.nodes`"),
        ({"seconds": "1", "position": TEXT}, "got `str` - at `$.seconds`"),
        ({"nodes": 1, "position": TEXT, "lines": MOST_LINES + 1}, "<= 100 - at `$.lines`"),
        ({"nodes": 1, "position": TEXT, "colour": "red"}, "unknown field `colour`"),
    ],
)
def test_what_is_no_query(query: Any, error: str) -> None:
    line = query if isinstance(query, str) else json.dumps({"id": "a", **query})
    with pytest.raises(QueryError) as refused:
        parse_query(line)
    assert error in str(refused.value)
    assert refused.value.id in ("a", None)


def test_an_error_names_the_query(talk: Talk) -> None:
    talk.line("no json")
    talk.line("")
    talk.say(id="x", position=TEXT)
    assert talk.hear() == {"id": None, "error": "the line is not JSON"}
    assert talk.hear() == {"id": "x", "error": "give seconds or nodes, or both"}


def test_all_turns_of_a_finished_game_are_answered_but_the_last(talk: Talk) -> None:
    position, moves = START, list[Move]()
    while not position.is_over:
        moves.append(position.legal_moves()[-1 if len(moves) < 3 else 0])
        position = position.play(moves[-1])
    last = len(moves)
    tokens = [format_move(move) for move in moves]
    talk.say(id="a", position=TEXT, moves=tokens, turns=list(range(last + 1)), nodes=1)
    told = {answer["turn"]: answer for answer in (talk.hear() for _ in range(last + 1))}
    assert told[last] == {"id": "a", "turn": last, "error": f"after {last} moves the game is over"}
    assert all(told[turn]["final"] for turn in range(last))


def test_a_turn_that_is_not_there_has_an_error_of_its_own(talk: Talk) -> None:
    talk.say(id="a", position=TEXT, moves=["pass"], turns=[5, 1, -1, 0], nodes=1)
    told = {answer["turn"]: answer for answer in (talk.hear() for _ in range(4))}
    for turn in (5, -1):
        error = "turns are whole numbers from 0 to 1"
        assert told[turn] == {"id": "a", "turn": turn, "error": error}
    assert told[0]["final"] is told[1]["final"] is True


def test_a_turn_before_a_card_has_an_error_of_its_own(talk: Talk) -> None:
    solo = format_position(new_solo(START.ring, Deck.NORMAL.cards, deck=Deck.NORMAL, level=2))
    talk.say(id="a", position=solo, moves=["pass"], turns=[1, 0], nodes=1)
    error = "after 1 moves a card is to be turned over"
    assert talk.hear() == {"id": "a", "turn": 1, "error": error}
    assert talk.hear() == {"id": "a", "turn": 0, "error": "the engine has no opinion"}


class Refusing:
    """Starts engines that refuse one word of the protocol, the first time; remembers them."""

    def __init__(self, word: str) -> None:
        self.started: list[ThreadTransport] = []
        self._word: str | None = word

    def __call__(self) -> EngineClient:
        def lines(read: Callable[[], bytes], write: Callable[[bytes], None]) -> Iterator[str]:
            for line in map(str, read_lines(read)):
                if line.split()[0] == self._word:
                    self._word = None
                    write(b"error not today: something\n")
                else:
                    yield line

        def engine(read: Callable[[], bytes], write: Callable[[bytes], None]) -> None:
            speak("behaves", lines(read, write), lambda text: write(text.encode()))

        self.started.append(ThreadTransport(engine))
        return EngineClient(self.started[-1])


@pytest.mark.parametrize("word", ["go", "position"])
def test_an_engine_that_refuses_a_question_answers_the_next_and_is_ended(word: str) -> None:
    start, answers = Refusing(word), list[Any]()
    engine = AnalysisEngine(start, 1, lambda line: answers.append(json.loads(line)))
    engine.run(json.dumps({"id": name, "position": TEXT, "nodes": 1}) for name in "ab")
    assert "refused: not today" in answers[0]["error"]
    assert answers[1]["final"]
    assert len(start.started) == 1
    start.started[0].wait(PATIENCE)
