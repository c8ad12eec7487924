"""The page's review without a server has the figures and marks of the server's own."""

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from quiltbee.automa import Deck, new_solo
from quiltbee.engine.player import Engine
from quiltbee.games import Resigned, begin
from quiltbee.notation import format_record
from quiltbee.players import Limits
from quiltbee.review import Effort, EngineJudge, Reviewer, describe
from quiltbee.rules import Seat, ring_from_seed
from tests.notation.games import whole_game
from tests.web.node import answers_of, needs_node

QUICK, REFINED, DEEP, FORECAST = 200, 600, 1500, 5
EFFORT = Effort(
    Limits(nodes=QUICK),
    Limits(nodes=REFINED),
    Limits(nodes=DEEP),
    reasons=None,
    forecast=FORECAST,
)
ON_PAGE = {
    "quick": QUICK,
    "refined": REFINED,
    "deep": DEEP,
    "doubtful": EFFORT.doubtful,
    "forecast": FORECAST,
}


def games() -> list[Any]:
    """Duels, one with points for the second seat and one that was resigned, and solo games."""
    played = [begin(start, moves) for start, moves in map(whole_game, (0, 6))]
    start, moves = whole_game(7)
    compensated = begin(start, moves, compensation=7)
    resigned = begin(start, moves[:12]).after(Resigned(Seat.SECOND))
    return [*played, compensated, resigned, *map(solo_game, Deck)]


def solo_game(deck: Deck) -> Any:
    draws = Random(deck.value)
    cards = draws.sample(sorted(deck.cards), len(deck.cards))
    game: Any = begin(new_solo(ring_from_seed("judge"), cards, deck=deck, level=3))
    while not game.is_over:
        if isinstance(game.decider, Seat):
            game = game.after(game.move(draws.choice(game.position.legal_moves())))
        else:
            game = game.after(game.turn_card(draws))
    return game


def reviewed(record: Any) -> dict[str, Any]:
    reviewer = Reviewer(record, EFFORT)
    asyncio.run(reviewer.run(EngineJudge(Engine(size="small"))))  # type: ignore[arg-type]
    document: dict[str, Any] = msgspec.to_builtins(describe(reviewer))
    return document


def without_reasons(document: dict[str, Any]) -> dict[str, Any]:
    """What the page can say too; chances and margins are compared as they are written."""
    decisions = [{**each, "reasons": [], "account": None} for each in document["decisions"]]
    sides = [{**each, "account": {}} for each in document["sides"]]
    told = {"decisions": decisions, "sides": sides, "finest": [None, None], "hasReasons": False}
    return {**document, **told}


@pytest.mark.slow(10)
@needs_node
def test_both_judges_agree() -> None:
    records = [game.record() for game in games()]
    lines = [{"record": format_record(record), "effort": ON_PAGE} for record in records]
    on_page = answers_of("judged.ts", lines)
    marks: Counter[str | None] = Counter()
    for record, document in zip(records, on_page, strict=True):
        expected = without_reasons(reviewed(record))
        assert document == json.loads(json.dumps(expected))
        marks.update(each["mark"] for each in document["decisions"])
    assert min(marks[mark] for mark in ("inaccuracy", "mistake", "blunder")) > 0
