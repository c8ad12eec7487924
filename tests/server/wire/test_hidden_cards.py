"""Nothing of the cards to come leaves the server, by whatever way."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from quiltbee.automa import UNKNOWN, Deck, SetUp, Solo
from quiltbee.games import CardTurned, Event, Game, TakenBack, begin
from quiltbee.notation import format_record, parse_link, parse_record, parse_solo
from quiltbee.rules import AutomaMove, Chance, Seat, ring_from_seed
from quiltbee.server.store import StoredEvent, StoredGame
from quiltbee.server.tables.audience import Message
from quiltbee.server.wire.game import GameMessage, Replay, event_message, record_of
from quiltbee.server.wire.position import GamePosition
from tests.profiles import scaled
from tests.server.shapes import plain
from tests.server.store.support import against_the_automa

seeds = st.integers(0, 2**32)


def next_event(game: Game[Solo], draws: random.Random, takebacks: float) -> Event:
    """Anything that may happen next."""
    keep = game.kept_by_takeback(Solo.seats)
    if keep is not None and (game.is_over or draws.random() < takebacks):
        return game.take_back(keep, draws)
    if draws.random() < takebacks / 10:
        return game.resign(Seat.FIRST)
    if game.decider is Chance.CARD:
        return game.turn_card(draws)
    return game.move(draws.choice(game.position.legal_moves()))


def random_course(
    draws: random.Random, takebacks: float = 0.1
) -> Iterator[tuple[StoredGame, Event, StoredGame]]:
    """Everything that happens in a random game, until it is over for the second time."""
    settled = SetUp(
        ring_from_seed(str(draws.random())),
        deck=draws.choice(list(Deck)),
        level=draws.randrange(1, 6),
    )
    stored, ends = StoredGame.fold(against_the_automa(start=settled.start(draws))), 0
    while ends < 2:
        event = next_event(stored.game, draws, takebacks)
        number = stored.number + 1
        later = stored.after(StoredEvent(number, f"m{number}", 0, event))
        yield stored, event, later
        stored = later
        ends += stored.game.position.is_over


def outlets(before: StoredGame, event: Event, stored: StoredGame) -> Iterator[object]:
    """All that ever leaves the server of a game that is not over."""
    game = stored.game
    number = stored.number
    yield GameMessage.of(stored, Solo.seats)
    yield event_message(StoredEvent(number, f"m{number}", 0, event), before, stored, 0)
    yield GamePosition.of_game(stored)
    yield Replay.of_table(stored)
    yield format_record(record_of(stored))
    if isinstance(game.decider, Seat):
        yield game.seen_by(game.decider)


def with_other_cards(stored: StoredGame, draws: random.Random) -> StoredGame:
    return replace(stored, game=stored.game.redealt(draws))


@settings(max_examples=scaled(8))
@given(seed=seeds)
def test_whatever_cards_may_come_the_browser_is_told_the_same(seed: int) -> None:
    """Were a single number to be told or to follow from what is told, another deal would show."""
    draws = random.Random(seed)
    for before, event, stored in random_course(draws):
        if stored.game.position.is_over or draws.random() < 0.8:
            continue
        other = with_other_cards(stored, draws)
        hidden = bool(stored.game.position.pile)
        assert (other.game.position != stored.game.position) <= hidden
        assert list(outlets(before, event, other)) == list(outlets(before, event, stored))


@settings(max_examples=scaled(8))
@given(seed=seeds)
def test_a_game_that_runs_tells_only_of_cards_turned_over(seed: int) -> None:
    draws = random.Random(seed)
    for _, _, stored in random_course(draws, takebacks=0.02):
        game = stored.game
        if game.position.is_over or draws.random() < 0.5:
            continue
        record = parse_record(format_record(record_of(stored)))
        assert record.problems == ()
        start, moves = parse_link(Replay.of_table(stored).link)
        assert moves == record.moves == list(game.moves)
        for told in ([each.shuffle, *each.later] for each in (record.start, start)):
            known = Counter(card for shuffle in told for card in shuffle if card != UNKNOWN)
            assert known.total() == 12 * len(game.start.later) + len(game.position.discards)
            assert not Counter(turned(game)) - known
        position = parse_solo(GamePosition.of_game(stored).position)
        assert position == game.position.seen_by(None)
        assert set(position.pile + position.aside) <= {UNKNOWN}


def turned(game: Game[Any]) -> list[int]:
    """The cards that were turned over."""
    return [
        before.pile[0]
        for before, move in zip(game.positions, game.moves, strict=False)
        if isinstance(move, AutomaMove)
    ]


@settings(max_examples=scaled(8))
@given(seed=seeds)
def test_a_finished_game_is_told_whole(seed: int) -> None:
    *_, (_, _, stored) = random_course(random.Random(seed))
    assert stored.game.position.is_over
    assert "?" not in format_record(record_of(stored)).replace('"?"', "")
    start, moves = parse_link(Replay.of_table(stored).link)
    assert begin(start, moves).positions == stored.game.positions


def test_a_card_and_a_takeback_are_told_without_the_order_of_the_cards() -> None:
    """Both events may hold a new shuffle, of which only the number of cards is told."""
    seen = set()
    for before, event, stored in random_course(random.Random(5), takebacks=0.2):
        if not isinstance(event, CardTurned | TakenBack) or event.shuffle is None:
            continue
        seen.add(type(event))
        happened = StoredEvent(stored.number, "m", 0, event)
        told = plain(event_message(happened, before, stored, 0))
        own = {"move", "turn"} if isinstance(event, CardTurned) else {"keep"}
        lasting = {"type", "number", "kind", "at", "acknowledges", "cards"}
        assert set(told) - {"levels", "practice"} == lasting | own
        assert set(told["cards"]) == {"pile", "aside", "discards", "budget", "shuffles"}
        if not stored.game.position.is_over:
            turned = 12 * len(stored.game.start.later) + len(stored.game.position.discards)
            known = [card for shuffle in told["cards"]["shuffles"] for card in shuffle if card]
            assert len(known) == turned
        assert told["cards"]["discards"] == stored.game.position.discards
        assert (told["cards"]["pile"], told["cards"]["aside"]) == (
            len(stored.game.position.pile),
            len(stored.game.position.aside),
        )
    assert seen == {CardTurned, TakenBack}


@settings(max_examples=scaled(8))
@given(seed=seeds)
def test_every_byte_that_is_sent_is_the_same_whatever_cards_may_come(seed: int) -> None:
    """Of a whole game: what is framed for everybody, the deal of the unseen cards apart."""
    draws = random.Random(seed)
    for before, event, stored in random_course(draws, takebacks=0.05):
        if stored.game.position.is_over or draws.random() < 0.8:
            continue
        other = with_other_cards(stored, draws)
        happened = StoredEvent(stored.number, "m", 0, event)
        sent = [Message(event_message(happened, before, one, 0)).payload for one in (stored, other)]
        assert sent[0] == sent[1]
        whole = [Message(GameMessage.of(one, Solo.seats)).payload for one in (stored, other)]
        assert whole[0] == whole[1]
