"""Batches of solo games are held to `automa` on every decision of many random games.

A batch draws the cards itself and shows only what a person may know, so the test looks for cards
that explain what it shows.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from quiltbee.automa import CARDS, PERSON, UNKNOWN, Deck, Solo, new_solo, shuffled
from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch import Batch
from quiltbee.environments.observations import NOTHING, Card
from quiltbee.rules import LETTERS, Board, Move, RulesError, new_game, ring_from_seed
from tests.environments.reference import observe
from tests.environments.test_batch import fingerprint, ring_of, unpacked
from tests.profiles import scaled

GAMES = scaled(25)
"""Of each kind: 100, by night 1,000."""

AT_ONCE = 5
TWELVE = (UNKNOWN,) * 12

KINDS = pytest.mark.parametrize(
    ("deck", "level", "board", "actions"),
    [
        (Deck.NORMAL, 1, Board.REVISED, ActionSpace.FLAT),
        (Deck.NORMAL, 5, Board.ORIGINAL, ActionSpace.FACTORED),
        (Deck.TACTICAL, 3, Board.REVISED, ActionSpace.FACTORED),
        (Deck.TACTICAL, 4, Board.ORIGINAL, ActionSpace.FLAT),
    ],
)


def knowing(solo: Solo, batch: Batch, game: int) -> Solo:
    """The position with the budget that the batch shows."""
    budget = int(batch.cards[game, Card.BUDGET])
    shown = None if budget == NOTHING else budget
    assert (shown is not None) == (solo.deck is Deck.TACTICAL and bool(solo.pile))
    assert shown is None or any(CARDS[card].budget == shown for card in solo.unseen)
    return replace(solo, shown_budget=shown)


def turned(solo: Solo, taken: set[str]) -> Iterator[Solo]:
    """What the cards can lead to, up to the person's decision, if the Automa then has `taken`."""
    if not set(solo.taken) <= taken:
        return
    if not solo.is_automas_turn:
        yield solo
        return
    for card in solo.unseen:
        if solo.shown_budget in (None, CARDS[card].budget):
            on_top = replace(solo, pile=(card, *solo.pile[1:]), shown_budget=None)
            yield from turned(on_top.turn_card()[1].shuffled_if_due(), taken)


def explained(solo: Solo, batch: Batch, game: int) -> Solo:
    """A position after the Automa's turns that the batch shows; there must be one."""
    taken = {LETTERS[n] for n in np.flatnonzero(batch.cards[game, Card.TAKEN :])}
    for after in turned(solo, taken):
        if is_shown(after, batch, game):
            return knowing(after, batch, game)
    pytest.fail("no cards lead to what the batch shows")


def is_shown(solo: Solo, batch: Batch, game: int) -> bool:
    """Whether the batch shows a position, its budget aside."""
    seen = observe(solo, PERSON)
    seen["cards"][Card.BUDGET] = batch.cards[game, Card.BUDGET]
    shown = {name: getattr(batch, name)[game] for name in seen}
    return all(np.array_equal(seen[name], shown[name]) for name in seen)


def check_end(solo: Solo, batch: Batch, game: int) -> None:
    """That cards can lead to the end that the batch tells of."""
    scores = tuple(batch.scores[game].tolist())
    has_won = batch.rewards[game, 0] > 0
    assert batch.rewards[game].tolist() in ([1, -1], [-1, 1])
    for after in turned(solo, set(LETTERS)):
        outcome = after.outcome
        if outcome and outcome.scores == scores and (outcome.winner is PERSON) == has_won:
            return
    pytest.fail(f"no cards lead to the scores {scores}")


def begun(batch: Batch, game: int, deck: Deck, level: int, board: Board) -> Solo:
    """A game that has just been set up."""
    start = new_solo(ring_of(batch, game), TWELVE, deck=deck, level=level, board=board)
    assert is_shown(start, batch, game)
    return knowing(start, batch, game)


def number_of(batch: Batch, game: int, solo: Solo, draws: random.Random) -> tuple[int, Move]:
    """A legal decision, after a look at all of them."""
    moves = solo.legal_moves()
    expected = sorted(batch.actions.action_of(solo.table, move) for move in moves)
    assert np.flatnonzero(batch.mask[game]).tolist() == expected
    assert batch.legal_count[game] == len(expected)
    move = draws.choice(moves)
    return batch.actions.action_of(solo.table, move), move


@pytest.mark.slow
@pytest.mark.fidelity
@KINDS
def test_games_are_those_of_the_automa(
    deck: Deck, level: int, board: Board, actions: ActionSpace
) -> None:
    draws = random.Random(f"{deck} {level}")
    batch = Batch(
        AT_ONCE, variant="solo", seed=7, board=board, deck=deck, level=level, actions=actions
    )
    solos = [begun(batch, game, deck, level, board) for game in range(AT_ONCE)]
    done = 0
    while done < GAMES:
        assert np.array_equal(unpacked(batch), batch.mask)
        chosen = [number_of(batch, game, solos[game], draws) for game in range(AT_ONCE)]
        batch.step([number for number, _ in chosen])
        assert batch.movers.tolist() == [0] * AT_ONCE
        for game, (_, move) in enumerate(chosen):
            solo = solos[game].play(move)
            if batch.dones[game]:
                check_end(solo, batch, game)
                solos[game] = begun(batch, game, deck, level, board)
                done += 1
            else:
                assert batch.rewards[game].tolist() == [0, 0]
                solos[game] = explained(solo, batch, game)


def passed(seed: int, games: int) -> Batch:
    """Games on one ring after the person's first pass, with the Automa's first cards."""
    batch = Batch(games, variant="solo", seed=seed, ring=ring_from_seed("quilt"), masks=False)
    batch.step(np.zeros(games, np.int64))
    return batch


def test_each_card_is_as_likely_as_any() -> None:
    """With the normal deck, of which nothing is shown before."""
    seen = passed(1, 6_000).cards[:, Card.SEEN : Card.TAKEN]
    assert seen.any(axis=0).all()
    # A card after which the Automa stays behind is followed by another, and not counted.
    counts = seen[seen.sum(axis=1) == 1].sum(axis=0)
    counts = counts[counts > 0]
    assert len(counts) > 6
    assert abs(counts - 500).max() < 6 * np.sqrt(500)


def test_a_game_depends_on_its_seed_alone_whatever_the_threads() -> None:
    options: dict[str, Any] = {"variant": "solo", "deck": "tactical", "level": 2}
    with Batch(6, seed=3, **options) as alone, Batch(6, seed=3, threads=3, **options) as threaded:
        assert fingerprint(alone, 80) == fingerprint(threaded, 80)
        assert np.array_equal(alone.cards, threaded.cards)
        assert np.array_equal(alone.planes, threaded.planes)


def test_going_back_deals_anew_without_the_generators() -> None:
    batch = Batch(50, variant="solo", seed=2, ring=ring_from_seed("back"))
    saved, found = batch.save(), []
    for draws in (True, True, False):
        batch.restore(saved, draws=draws)
        batch.step(np.zeros(50, np.int64))
        found.append(batch.cards.tolist())
    assert found[0] == found[1] != found[2]


def test_hidden_cards_of_a_position_change_nothing() -> None:
    """Whoever puts in a position with its cards learns nothing of them, nor does the batch."""
    draws = random.Random(5)
    solo = new_solo(ring_from_seed("x"), shuffled(Deck.TACTICAL, draws), deck=Deck.TACTICAL)
    rest = [card for card in solo.unseen if card != solo.pile[0]]
    other = solo.deal([solo.pile[0], *draws.sample(rest, len(rest))])
    assert other.seen_by(None) == solo.seen_by(None)
    found = []
    for position in (solo, other, solo.seen_by(None)):
        batch = Batch(20, variant="solo", seed=4)
        batch.put(position)
        found.append((batch.cards.tolist(), fingerprint(batch, 40)))
    assert found[0] == found[1] == found[2]
    assert found[0][0][0][Card.BUDGET] == solo.public_budget


def test_only_positions_in_which_the_person_decides_are_taken() -> None:
    solo = new_solo(ring_from_seed("x"), Deck.NORMAL.cards)
    batch = Batch(2, variant="solo")
    automas = solo.play(solo.legal_moves()[0])
    assert automas.is_automas_turn
    for wrong in (automas, new_game(ring_from_seed("x")), [solo]):
        with pytest.raises(ValueError, match="takes 2 positions"):
            batch.put(wrong)
    with pytest.raises(ValueError, match="takes 1 positions"):
        Batch(1).put(solo)
    batch.put([solo, solo])
    assert solo.scores == (-157, 0)
    assert batch.scalars[:, 7].tolist() == [-157, -157]


@pytest.mark.parametrize("level", [0, 6])
def test_a_level_that_is_none_is_refused(level: int) -> None:
    with pytest.raises(RulesError, match="levels are 1 to 5"):
        Batch(1, variant="solo", level=level)


def test_unknown_names_are_refused() -> None:
    with pytest.raises(ValueError, match="the variants are duel, solo, not 'trio'"):
        Batch(1, variant="trio")
    with pytest.raises(ValueError, match="gold"):
        Batch(1, variant="solo", deck="gold")
