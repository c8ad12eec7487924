"""The fold over the events of a solo game, and that nothing of the cards to come gets out of it."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiltbee.arena.dealing import deal_anew, shuffled
from quiltbee.automa import (
    CARDS,
    UNKNOWN,
    AutomaMove,
    Deck,
    Solo,
    new_solo,
    solo_moves,
    unseen,
    view,
)
from quiltbee.notation import (
    SoloRecord,
    format_move,
    format_record,
    parse_game,
    parse_solo,
    parse_solo_link,
    replay_solo,
)
from quiltbee.rules import ring_from_seed
from quiltbee.server import requests
from quiltbee.server.game import Event
from quiltbee.server.games import fold
from quiltbee.server.hints import hint_answer
from quiltbee.server.messages import PLAY_MESSAGE, HelloMessage, HintMessage
from quiltbee.server.records import link_of, record_of
from quiltbee.server.replay import replay_game
from quiltbee.server.requests import event_for, place_for_hint
from quiltbee.server.solo_game import SoloGame, SoloSetup, after, begin, with_cards
from quiltbee.server.solo_state import describe_solo
from quiltbee.server.store import Store
from tests.profiles import scaled
from tests.server.solo import a_solo_setup
from tests.server.support import OWNER, RING, Json, a_setup

REVISED_START = a_solo_setup().start


def random_setup(draws: random.Random) -> SoloSetup:
    deck = draws.choice(list(Deck))
    ring = ring_from_seed(str(draws.random()))
    start = new_solo(ring, shuffled(deck, draws), deck=deck, level=draws.randrange(1, 6))
    return a_solo_setup(start=start)


def ask(game: SoloGame, kind: str, move: str = "pass") -> Event:
    """The event of a message, with cards from the source of the tests."""
    message: Json = {"type": kind, "id": f"m{game.number}", "seen": game.number}
    if kind == "move":
        message["move"] = move
    asking = PLAY_MESSAGE.validate_python(message)
    assert not isinstance(asking, HelloMessage | HintMessage)
    return event_for(game, asking)


def step(game: SoloGame, draws: random.Random, takebacks: float) -> Event:
    """Anything that may happen next."""
    if game.takeback() is not None and draws.random() < takebacks:
        return ask(game, "undo")
    if game.is_over:
        return ask(game, "undo")
    if draws.random() < takebacks / 10:
        return ask(game, "resign")
    if game.position.is_automas_turn:
        return ask(game, "turn")
    return ask(game, "move", format_move(draws.choice(solo_moves(game.position))))


def random_course(draws: random.Random, takebacks: float = 0.1) -> Iterator[tuple[Event, SoloGame]]:
    """Everything that happens in a random game, until it is over for the second time."""
    game, ends = begin(random_setup(draws)), 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(requests, "DRAWS", draws)
        while ends < 2:
            event = step(game, draws, takebacks)
            game = after(game, event)
            ends += game.position.is_over
            yield event, game


def turned(game: SoloGame) -> list[int]:
    """The cards that were turned over."""
    return [
        before.pile[0]
        for before, move in zip(game.positions, game.moves, strict=False)
        if isinstance(move, AutomaMove)
    ]


seeds = st.integers(0, 2**32)


@settings(max_examples=scaled(8))
@given(seed=seeds)
def test_a_game_is_the_fold_over_its_events_and_its_record_replays(seed: int) -> None:
    course = list(random_course(random.Random(seed)))
    game = course[-1][1]
    assert fold(game.setup, [event for event, _ in course]) == game
    for _, at in course:
        assert tuple(replay_solo(at.start, at.shuffles, at.moves)) == at.positions
        for position in at.positions:
            known = (*position.pile, *position.aside, *position.discards)
            assert sorted(known) == list(position.deck.cards)


def outlets(game: SoloGame) -> Iterator[object]:
    """All that ever leaves the server of a game that is not over."""
    yield describe_solo(game)
    yield replay_game(game)
    yield format_record(record_of(game))
    yield link_of(game)
    if not (game.is_over or game.position.is_automas_turn):
        place = place_for_hint(game)
        assert isinstance(place, Solo)
        yield place
        yield hint_answer("h", place, solo_moves(place)[-1])


@settings(max_examples=scaled(8))
@given(seed=seeds)
def test_whatever_cards_may_come_the_browser_is_told_the_same(seed: int) -> None:
    """Were a single number to be told or to follow from what is told, another deal would show."""
    draws = random.Random(seed)
    for _, game in random_course(draws):
        if game.position.is_over or draws.random() < 0.8:
            continue
        other = with_cards(game, deal_anew(game.position, draws).shuffle)
        assert list(outlets(other)) == list(outlets(game))


@settings(max_examples=scaled(8))
@given(seed=seeds)
def test_a_game_that_runs_tells_only_of_cards_turned_over(seed: int) -> None:
    draws = random.Random(seed)
    for _, game in random_course(draws, takebacks=0.02):
        if game.position.is_over or draws.random() < 0.5:
            continue
        record = parse_game(format_record(record_of(game)))
        assert isinstance(record, SoloRecord)
        assert record.problems == ()
        start, shuffles, moves = parse_solo_link(link_of(game))
        assert moves == record.moves == list(game.moves)
        for told in ([record.start.shuffle, *record.shuffles], [start.shuffle, *shuffles]):
            known = Counter(card for shuffle in told for card in shuffle if card != UNKNOWN)
            before = 12 * len(game.shuffles)
            assert known.total() == before + len(game.position.discards)
            assert not Counter(turned(game)) - known
        position = parse_solo(describe_solo(game)["position"])
        assert position == view(game.position)
        assert set(position.pile + position.aside) <= {UNKNOWN}


@settings(max_examples=scaled(8))
@given(seed=seeds)
def test_a_finished_game_is_told_whole(seed: int) -> None:
    *_, (_, game) = random_course(random.Random(seed))
    assert game.position.is_over
    assert "?" not in format_record(record_of(game)).replace('"?"', "")
    start, shuffles, moves = parse_solo_link(link_of(game))
    assert replay_solo(start, shuffles, moves) == list(game.positions)


def played(setup: SoloSetup, *kinds: str) -> SoloGame:
    game = begin(setup)
    for kind in kinds:
        game = after(game, ask(game, kind))
    return game


def test_a_takeback_past_a_card_deals_all_that_was_unseen_anew() -> None:
    """Pile and cards put aside together; the budget that was public stays."""
    game = played(a_solo_setup(), "move", "turn")
    nexts: set[int] = set()
    asides: set[int] = set()
    for _ in range(200):
        again = after(game, ask(game, "undo"))
        assert again.practice
        assert again.position.discards == ()
        assert sorted(again.position.shuffle) == list(Deck.TACTICAL.cards)
        assert again.position.public_budget == REVISED_START.public_budget
        nexts.add(again.position.pile[0])
        asides.update(again.position.aside)
    budget = REVISED_START.public_budget
    assert nexts == {card for card in Deck.TACTICAL.cards if CARDS[card].budget == budget}
    assert asides == set(Deck.TACTICAL.cards)


def test_with_the_normal_deck_any_unseen_card_may_be_next() -> None:
    start = new_solo(RING, Deck.NORMAL.cards)
    game = played(a_solo_setup(start=start), "move", "turn")
    while game.position.is_automas_turn:
        game = after(game, ask(game, "turn"))
    game = after(game, ask(game, "move"))
    game = after(game, ask(game, "turn"))
    kept = game.takeback()
    assert kept is not None
    left = unseen(game.positions[kept])
    nexts = {after(game, ask(game, "undo")).position.pile[0] for _ in range(300)}
    assert nexts == set(left)


def test_a_takeback_without_a_card_keeps_the_pile() -> None:
    game = played(a_solo_setup(), "move")
    again = after(game, ask(game, "undo"))
    assert again.position == game.positions[0]
    assert not again.practice


def test_after_a_new_deal_the_old_order_is_nowhere() -> None:
    """Also not in the positions before, to which one may go back without a card between."""
    draws = random.Random(7)
    for _, game in random_course(draws, takebacks=0.3):
        current = game.position.shuffle
        for position in reversed(game.positions):
            if len(position.pile) < len(game.position.pile):
                break
            assert position.shuffle == current


def test_events_come_in_order_and_without_gaps() -> None:
    with pytest.raises(ValueError, match="event 2 can't follow event 0"):
        after(begin(a_solo_setup()), Event(2, "m", 0, "card"))


def test_a_card_in_a_game_of_two_is_damage() -> None:
    with pytest.raises(ValueError, match="event 1 turns a card over in a game of two"):
        fold(a_setup(), [Event(1, "m", 0, "card")])


def test_a_shuffle_that_is_missing_is_damage() -> None:
    course = random_course(random.Random(1), takebacks=0)
    event, game = next((event, game) for event, game in course if event.cards)
    before = replace(game, positions=game.positions[:-1], number=game.number - 1)
    with pytest.raises(ValueError, match=r"a shuffle of the \w+ deck has each card"):
        after(before, replace(event, cards=None))


def test_what_is_stored_comes_back_the_same(store: Store) -> None:
    draws = random.Random(3)
    course = list(random_course(draws))
    game = course[-1][1]

    async def write() -> object:
        await store.create(game.setup, new_session=True)
        for event, at in course:
            await store.append("game", event, at.is_over, at.solo_result)
        assert await store.open_games(OWNER, 0) == 0
        return await store.load("game")

    assert asyncio.run(write()) == game
    assert any(event.cards for event, _ in course)
