"""`evaluate`: its games against those of a match, its figures against the arena's, faults."""

import json
from typing import Any

import numpy as np
import pytest

from quiltbee.arena import (
    DuelMatch,
    PairCounts,
    elo_of_pairs,
    parse_player,
    play_match,
    share_of_pairs,
    summarize_duel,
)
from quiltbee.engine.yardsticks.players import Greedy
from quiltbee.environments.batch import Decisions, IllegalActionError
from quiltbee.environments.evaluate import evaluate
from quiltbee.rules import Board

PAIRS = 6


def last(decisions: Decisions) -> Any:
    """The legal action with the highest number."""
    return decisions.mask.shape[1] - 1 - decisions.mask[:, ::-1].argmax(axis=1)


def first(decisions: Decisions) -> Any:
    return decisions.mask.argmax(axis=1)


@pytest.mark.slow
def test_a_policy_against_itself_splits_every_pair() -> None:
    (result,) = evaluate(last, last, pairs=PAIRS).results
    assert result.against == "last"
    assert result.pairs == PairCounts(split=PAIRS)
    assert (result.margins[::2] == -result.margins[1::2]).all()


@pytest.mark.nightly
def test_the_games_are_those_of_a_match() -> None:
    """Of players who draw nothing, on the same rings."""
    players = "greedy:Level=10", "level5"
    pair = tuple(map(parse_player, players))
    match = DuelMatch((pair[0], pair[1]), "same", Board.ORIGINAL)
    games = sorted(play_match(match, 3), key=lambda game: game.round)
    summary = summarize_duel(games)
    (result,) = evaluate(players[0], players[1], pairs=3, seed="same", board="original").results
    assert result.margins.tolist() == [game.score(0) - game.score(1) for game in games]
    assert (result.pairs, result.share, result.elo) == (summary.pairs, summary.share, summary.elo)
    assert summary.play is not None
    assert result.margin == summary.play.margin


@pytest.mark.slow
def test_opponents_are_named_and_met_on_the_same_rings() -> None:
    found = evaluate(last, {"at random": "random", "greedy | 1": Greedy()}, pairs=PAIRS, seed="x")
    assert [result.against for result in found.results] == ["at random", "greedy | 1"]
    (alone,) = evaluate(last, "random", pairs=PAIRS, seed="x", threads=2).results
    assert (alone.margins == found["at random"].margins).all()
    with pytest.raises(KeyError):
        found["somebody"]
    head, rule, row, other = str(found).splitlines()
    assert head.startswith("| against ")
    assert set(rule) == {"|", "-"}
    assert row.startswith("| at random")
    assert "greedy \\| 1" in other
    assert len({len(line) for line in (head, rule, row, other)}) == 1


def test_the_figures_are_a_line_of_json() -> None:
    found = evaluate(first, {"level 5": "level5"}, pairs=PAIRS)
    line = found.json()
    assert "\n" not in line
    told = json.loads(line)
    (result,) = told["results"]
    pairs = PairCounts(**result["pairs"])
    assert pairs == PairCounts(lost=PAIRS)  # whoever passes loses
    assert result["share"]["high"] == share_of_pairs(pairs).high
    assert result["elo"] == {"value": None, "low": None, "high": elo_of_pairs(pairs).high}
    assert (told["seed"], told["board"]) == ("evaluate", "revised")


def test_a_policy_is_asked_about_the_games_that_are_not_over() -> None:
    asked = []

    def counting(decisions: Decisions) -> Any:
        asked.append(len(decisions))
        assert len(np.unique(decisions.games)) == len(decisions)
        return first(decisions)

    evaluate(counting, "random", pairs=PAIRS)
    assert asked[0] == 2 * PAIRS
    assert asked == sorted(asked, reverse=True)
    assert asked[-1] < 2 * PAIRS


def test_what_cannot_be_evaluated_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one pair"):
        evaluate(last, pairs=0)
    with pytest.raises(ValueError, match="at least one opponent"):
        evaluate(last, {})
    with pytest.raises(ValueError, match="there is no player 'nobody'"):
        evaluate(last, "nobody")
    with pytest.raises(IllegalActionError, match="is not legal"):
        evaluate(lambda decisions: np.full(len(decisions), 7000), "random", pairs=1)
