"""Reasons: every statement is true by the plain rules, and the most important ones are made."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from quiltbee.automa import Deck, Solo, new_solo
from quiltbee.languages import LANGUAGES, catalogue
from quiltbee.notation import format_move, format_position, parse_move, parse_position
from quiltbee.review import (
    Comparison,
    Evaluation,
    Fact,
    Loss,
    compared,
    facts,
    facts_of,
    loss_between,
    reasons_for,
)
from quiltbee.review.facts import MovesAgain, NothingElse, PaysBack, ProvenLoss, ProvenWin
from quiltbee.rules import LAST_SPACE, PASS, Board, Position, Seat, new_game, ring_from_seed
from tests.fidelity import plain
from tests.fidelity.players import packer, saver, uniform
from tests.fidelity.solver.stored import read_stored
from tests.profiles import scaled
from tests.review.truth import CLAIMS, CLAIMS_OF_TWO, is_true

POSITIONS = scaled(100)
"""How many positions are looked at; 1,000 in the nightly run, two moves in each."""


def decisions(number: int) -> Iterator[tuple[plain.State, str, str]]:
    """Positions of games of all kinds of play, with the move made and any other one."""
    seed = 0
    while True:
        rng = random.Random(f"reasons {seed}")
        board, player = rng.choice("ro"), (packer, packer, saver, uniform)[seed % 4]
        state = plain.start(ring_from_seed(f"reasons {seed}"), board)
        while not plain.is_over(state):
            tokens = plain.legal_tokens(state)
            token = player(state, tokens, rng)
            if rng.random() < 0.25:
                yield state, token, rng.choice(tokens)
                number -= 1
                if number == 0:
                    return
            state = plain.play(state, token)
        seed += 1


@pytest.mark.slow
def test_no_statement_is_false() -> None:
    met = Counter[str]()
    for state, token, other in decisions(POSITIONS):
        table = parse_position(plain.position_string(state))
        for each in (token, other):
            for fact in facts_of(table, parse_move(each)):
                case = f"{plain.position_string(state)} {each}: {fact}"
                assert is_true(fact.code, fact.values, state, each), case
                met[fact.code] += 1
        check_comparison(state, table, token, other)
    assert met.keys() >= CLAIMS.keys() - {"denies-7x7"}, met


def check_comparison(state: plain.State, table: Position, mine: str, better: str) -> None:
    """What is said of a move is true of it, and not of the other."""
    found = compared(table, parse_move(mine), parse_move(better))
    assert len(found.reasons) <= 2
    for reason in found.reasons:
        its, others = (better, mine) if reason.of == "better" else (mine, better)
        assert is_true(reason.fact.code, reason.fact.values, state, its)
        assert reason.fact not in facts_of(table, parse_move(others))


RING = ring_from_seed("quilt")
LATE = (
    "JJJ*HeZZ1/KJJJHeeZ1/KKVHHHeZ1/KVVVHReZZ/PVVVRR3/PPVCCRR2/PP2CRG2/P3GGGGG/6G2 "
    "QQOOOOD2/*QQOFFD2/QQSSFFD2/LLSUFU3/LBSUUU*2/LBBUdUd2/LLIIddd2/2II5/9 "
    "6.35 {buttons}.38 WNEMacXATYbfg 1 - r"
)
"""Player 2 lacks one space of a 7x7 square, which the plain zigzag would cover."""


def test_a_patch_that_completes_the_others_square_is_denied() -> None:
    text, patch = LATE.format(buttons=10), parse_move("E0h5")
    table = parse_position(text)
    (denied,) = [fact for fact in facts_of(table, patch) if fact.code == "denies-7x7"]
    assert denied in reasons_for(table, patch)
    assert is_true("denies-7x7", denied.values, plain.state_of(text), "E0h5")
    poor = parse_position(LATE.format(buttons=2))
    for told in (facts_of(table, patch, alone=True), facts_of(poor, patch)):
        assert "denies-7x7" not in {fact.code for fact in told}


def test_a_statement_that_is_false_is_found() -> None:
    state = plain.start(RING, "r")
    assert not is_true("moves-again", {"behind": 0}, state, "pass")
    assert not is_true("earns", {"buttons": 2}, state, "pass")


# What is chosen


@pytest.mark.slow
def test_two_facts_at_most_and_no_drawback_among_them() -> None:
    for seed in range(3):
        draws, table = random.Random(seed), new_game(ring_from_seed(str(seed)))
        while not table.is_over:
            move = draws.choice(table.legal_moves())
            chosen = reasons_for(table, move)
            assert len(chosen) <= 2
            assert not any(fact.is_drawback for fact in chosen)
            table = table.play(move)


def test_the_turn_kept_comes_before_the_price() -> None:
    table = new_game(RING).play(PASS).play(parse_move("L0a1"))
    first, second = reasons_for(table, parse_move("a0a1"))
    assert isinstance(first, MovesAgain)
    assert isinstance(second, PaysBack)
    assert NothingElse().values == {}


def test_what_is_proven_comes_first() -> None:
    table = new_game(RING)
    pass_ = table.legal_moves()[0]
    won = reasons_for(table, pass_, Evaluation(1, 6, "win"))
    lost = reasons_for(table, pass_, Evaluation(0, -4, "loss"))
    assert (won[0], lost[0]) == (ProvenWin(6), ProvenLoss(4))
    assert reasons_for(table, pass_, Evaluation(0.9, 6)) == reasons_for(table, pass_)


def test_the_same_is_said_alone_but_of_the_other_side() -> None:
    cards = Deck.NORMAL.cards
    solo: Solo = new_solo(ring_from_seed("alone"), cards, board=Board.ORIGINAL)
    draws = random.Random("alone")
    while not solo.is_over:
        if solo.has_unknown_cards:
            solo = solo.deal(cards)
        elif solo.is_automas_turn:
            solo = solo.play(solo.turn_card()[0])
        else:
            move = draws.choice(solo.legal_moves())
            state = plain.state_of(format_position(solo.table))
            for fact in facts_of(solo.table, move, alone=True):
                assert fact.code not in ("ends-game", "denies-7x7")
                assert is_true(fact.code, fact.values, state, format_move(move)), fact
            solo = solo.play(move)


# Two moves


def test_the_loss_is_that_of_the_player_and_never_less_than_nothing() -> None:
    better, mine = Evaluation(0.6, 2.5), Evaluation(0.48, -0.6)
    assert loss_between(better, mine, Seat.FIRST) == Loss(3.1, 120)
    assert loss_between(mine, better, Seat.SECOND) == Loss(3.1, 120)
    assert loss_between(better, mine, Seat.SECOND) == Loss(0, 0)


@pytest.mark.slow
@pytest.mark.slow
def test_what_both_moves_have_alike_tells_nothing() -> None:
    """The better move has more of it; and with nothing left to place holes are not spoken of."""
    told = Counter[str]()
    for state, token, other in decisions(POSITIONS):
        table = parse_position(plain.position_string(state))
        mine, better = parse_move(other), parse_move(token)
        of_mine, of_better = (
            {type(fact): fact for fact in facts_of(table, move)} for move in (mine, better)
        )
        for reason in compared(table, mine, better).reasons:
            both = of_better.get(type(reason.fact)), of_mine.get(type(reason.fact))
            if isinstance(reason.fact, facts.Payday | facts.Earns | facts.MakesHoles) and all(both):
                sizes = [int(next(iter(fact.values.values()))) for fact in both if fact]
                assert sizes[0] > sizes[1] if reason.of == "better" else sizes[0] < sizes[1]
            else:
                assert not isinstance(reason.fact, MovesAgain | facts.OnePiece) or not all(both)
            told[reason.fact.code] += 1
        for move, known in ((mine, of_mine), (better, of_better)):
            if table.play(move).players[table.turn.index].time == LAST_SPACE:
                assert not known.keys() & {facts.MakesHoles, facts.AvoidsHoles, facts.FillsHole}
    assert len(told) >= 8


def test_nothing_tells_a_move_from_itself() -> None:
    table = new_game(RING)
    for move in table.legal_moves()[::50]:
        assert compared(table, move, move) == Comparison((), None)


# Words

FACTS = [
    kind
    for kind in vars(facts).values()
    if isinstance(kind, type) and issubclass(kind, Fact) and kind is not Fact
]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_its_sentence(language: str) -> None:
    say = catalogue(language)
    for kind in FACTS:
        for number in (0, 1, 3):
            values = {"patch": "E", "cells": "a1 a2"}
            fact = kind(**{name: values.get(name, number) for name in kind.__annotations__})
            if not fact.is_drawback:
                assert say(f"reason-{fact.code}", **fact.values)
            if fact.is_drawback or fact.code in ("pays-back", "costs"):
                assert say(f"mine-{fact.code}", **fact.values)


def test_every_fact_of_the_rules_is_checked() -> None:
    codes = {kind.code for kind in FACTS}
    assert codes == CLAIMS.keys() | CLAIMS_OF_TWO.keys() | {"proven-win", "proven-loss"}
    assert read_stored(), "what is proven is checked by tests/engine and tests/fidelity"
