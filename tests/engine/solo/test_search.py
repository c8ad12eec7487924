"""The solo search: chance as it is, decisions that no unseen card can change."""

import threading
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import islice
from random import Random

import numpy as np
import pytest

from quiltbee.automa import (
    CARDS,
    Deck,
    Solo,
    deal,
    new_solo,
    play_automa,
    play_solo,
    redeal,
    reshuffle,
    shuffled,
    solo_moves,
    solo_outcome,
    unseen,
)
from quiltbee.engine import Engine
from quiltbee.engine.evaluation.features import ENTRY_FACTS
from quiltbee.engine.evaluation.network import quantised
from quiltbee.engine.parameters import Parameters
from quiltbee.engine.search.tree import EDGE_COUNT, MINIMAX, Search
from quiltbee.engine.solo.features import MOST_SOLO_FEATURES, SOLO_FEATURES, active_solo_features
from quiltbee.engine.solo.search import (
    begin_solo_search,
    list_outcomes,
    new_solo_thread,
    new_solo_tree,
    probability,
    run_solo_rounds,
)
from quiltbee.engine.weights import SHIPPED_SOLO, load_weights
from quiltbee.kernel.solo.state import BUDGET, NOT_SHOWN, solo_state_of
from quiltbee.kernel.state import ring_of
from quiltbee.players import FORECAST, LEVEL, MULTIPV, PASS_LINE, Info, Limits
from quiltbee.players.against_automa import decide, weigh_card
from quiltbee.rules import LAST_SPACE, PASS, Board, Outcome, ring_from_seed


def decisions(seed: str, draws: Random, **options: object) -> Iterator[Solo]:
    """The person's decisions of a random game."""
    deck = options.get("deck", Deck.NORMAL)
    solo = new_solo(ring_from_seed(seed), shuffled(deck, draws), **options)  # type: ignore[arg-type]
    while not solo.is_over:
        if solo.is_shuffle_due:
            solo = reshuffle(solo, shuffled(solo.deck, draws))
        elif solo.is_automas_turn:
            solo = play_automa(solo)
        else:
            yield solo
            solo = play_solo(solo, draws.choice(solo_moves(solo)))


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine()


def choice(engine: Engine, solo: Solo, nodes: int = 400) -> tuple[object, list[Info]]:
    infos = list[Info]()
    move = decide(engine, solo, Limits(nodes=nodes), threading.Event(), infos.append)
    return move, infos


@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("board", Board)
def test_a_whole_game_is_played_legally_and_with_an_opinion(
    engine: Engine, deck: Deck, board: Board
) -> None:
    draws = Random(f"{deck} {board}")
    solo = new_solo(ring_from_seed("whole"), shuffled(deck, draws), deck=deck, board=board, level=3)
    while not solo.is_over:
        if solo.is_shuffle_due:
            solo = reshuffle(solo, shuffled(deck, draws))
        elif solo.is_automas_turn:
            solo = play_automa(solo)
        else:
            move, infos = choice(engine, solo)
            assert move in solo_moves(solo)
            assert infos[-1].pv[0] == move
            assert infos[-1].winrate is not None
            solo = play_solo(solo, move)
    assert solo_outcome(solo) is not None


@pytest.mark.parametrize("deck", Deck)
def test_unseen_cards_change_no_decision(engine: Engine, deck: Deck) -> None:
    draws = Random(f"unseen {deck}")
    for solo in islice(decisions("unseen", draws, deck=deck, level=4), 2, 20, 4):
        known = choice(engine, solo)
        for _ in range(3):
            move, infos = choice(engine, redeal(solo, draws))
            assert move == known[0]
            assert [info.winrate for info in infos] == [info.winrate for info in known[1]]


@pytest.mark.parametrize("deck", Deck)
def test_outcomes_are_those_cards_and_budgets_with_their_chances(deck: Deck) -> None:
    actions = np.zeros(12, np.int64)
    for solo in decisions("outcomes", Random(3), deck=deck):
        after = play_solo(solo, PASS) if PASS in solo_moves(solo) else solo
        if not after.is_automas_turn:
            continue
        state = solo_state_of(after)
        found = [int(action) for action in actions[: list_outcomes(state, actions)]]
        cards = [solo.deck.cards.index(card) for card in unseen(after)]
        if after.public_budget is not None:
            cards = [c for c in cards if CARDS[deck.cards[c]].budget == after.public_budget]
        assert found == cards
        assert sum(probability(state, card) for card in found) == pytest.approx(1)
        if deck is Deck.TACTICAL:
            state[BUDGET] = NOT_SHOWN
            budgets = [int(action) for action in actions[: list_outcomes(state, actions)]]
            of = [CARDS[card].budget for card in unseen(after)]
            assert budgets == sorted(set(of))
            for budget in budgets:
                assert probability(state, budget) == pytest.approx(of.count(budget) / len(of))


def expected(solo: Solo, value: Callable[[Outcome], int]) -> Fraction:
    """A mean once all that is left is the Automa's turns, by trying all orders of the cards."""
    if solo.is_over:
        ended = solo_outcome(solo)
        assert ended is not None
        return Fraction(value(ended))
    if solo.is_shuffle_due:
        solo = reshuffle(solo, solo.deck.cards)
    assert solo.is_automas_turn
    cards = unseen(solo)
    orders = ([card, *(other for other in cards if other != card)] for card in cards)
    means = (expected(play_automa(deal(solo, order)), value) for order in orders)
    return sum(means, Fraction(0)) / len(cards)


def chance_to_win(solo: Solo) -> Fraction:
    """The person's chance."""
    return expected(solo, lambda ended: int(ended.winner == 1))


def margin(solo: Solo) -> Fraction:
    """The person's expected margin."""
    return expected(solo, lambda ended: ended.scores[0] - ended.scores[1])


def test_what_chance_alone_decides_is_searched_to_the_exact_mean() -> None:
    """The person goes to the last space; the Automa has two or three turns left."""
    learned = load_weights(SHIPPED_SOLO, SOLO_FEATURES)
    search = Search(
        new_solo_tree(50_000, 400_000),
        np.zeros(33, np.int64),
        quantised(learned.weights),
        learned.placement_weights,
        Parameters(margin_weight=np.float32(0)),
    )
    thread, found = new_solo_thread(), 0
    for seed in range(60):
        for solo in decisions(f"end {seed}", Random(seed), level=2 + seed % 4):
            automa = solo.table.players[1]
            if solo_moves(solo) != [PASS] or automa.time not in range(LAST_SPACE - 4, LAST_SPACE):
                continue
            after = play_solo(solo, PASS)
            if after.table.players[0].time < LAST_SPACE:
                continue
            exact = chance_to_win(after)
            begin_solo_search(
                search._replace(ring=ring_of(solo.table)), thread, solo_state_of(solo), 8
            )
            assert search.tree.nodes[0, EDGE_COUNT] == 1
            run_solo_rounds(search._replace(ring=ring_of(solo.table)), thread, 100_000, 1_000_000)
            assert search.tree.values[0, MINIMAX] == pytest.approx(float(exact), abs=1e-4)
            found += 1
    assert found >= 3


def test_features_fit_their_room() -> None:
    ring, entries = np.zeros(33, np.int64), np.zeros((2, ENTRY_FACTS), np.int64)
    for seed in range(6):
        deck = list(Deck)[seed % 2]
        for solo in decisions(f"features {seed}", Random(seed), deck=deck, level=1 + seed % 5):
            ring = ring_of(solo.table)
            features = np.full(MOST_SOLO_FEATURES + 5, -1, np.int64)
            count = active_solo_features(solo_state_of(solo), ring, entries, features)
            assert count <= MOST_SOLO_FEATURES
            assert features[:count].min() >= 0
            assert features[:count].max() < SOLO_FEATURES


def test_a_level_below_the_highest_sees_no_more_than_it_may(engine: Engine) -> None:
    engine.set_option("Level", 6)
    try:
        solo = next(decisions("level", Random(1)))
        _, infos = choice(engine, solo, nodes=100_000)
        assert infos[-1].nodes < 300
    finally:
        engine.set_option("Level", LEVEL.default)


def test_before_a_card_the_game_is_worth_the_mean_over_the_cards(engine: Engine) -> None:
    met = 0
    for seed in range(40):
        for solo in decisions(f"end {seed}", Random(seed), level=2 + seed % 4):
            automa = solo.table.players[1]
            if solo_moves(solo) != [PASS] or automa.time not in range(LAST_SPACE - 4, LAST_SPACE):
                continue
            after = play_solo(solo, PASS)
            if after.table.players[0].time == LAST_SPACE:
                info = weigh_card(engine, after, Limits(nodes=20_000), threading.Event())
                assert info.margin == pytest.approx(10 * float(margin(after)), abs=1)
                met += margin(after).denominator > 1
    assert met > 2


@pytest.mark.slow
@pytest.mark.parametrize("deck", Deck)
def test_lines_tell_how_the_game_is_expected_to_end(deck: Deck) -> None:
    engine = Engine()
    for name, value in ((MULTIPV.name, 3), (FORECAST.name, 20), (PASS_LINE.name, 1)):
        engine.set_option(name, value)
    solo = next(decisions("forecast", Random(2), deck=deck))
    found: dict[int, Info] = {}

    def report(info: Info) -> None:
        found[info.multipv] = info

    decide(engine, solo, Limits(nodes=500), threading.Event(), report)
    assert 3 <= len(found) <= 4
    assert any(info.pv[0] == PASS for info in found.values())
    for info in found.values():
        assert info.scores is not None
        assert info.empty_spaces is not None
        assert info.special_tile is not None
        assert info.scores[0] - info.scores[1] == info.margin
        assert 0 < info.empty_spaces[0] < 810
        assert info.empty_spaces[1] == 0
        assert 0 <= sum(info.special_tile) <= 1000
