"""Every card, in positions where each of its filters decides, worked out by hand.

The patches that matter (squares, price, time, printed buttons):

    A 2 2 1 0   H 6 0 3 1   O 5 3 4 1   V 8 5 3 1    c 5 10 4 3
    B 3 1 3 0   I 4 6 5 2   P 6 7 4 2   W 5 10 3 2   d 5 1 2 0
    C 3 3 1 0   J 6 4 2 0   Q 6 3 6 2   X 5 5 5 2    e 5 2 3 1
    D 3 2 2 0   K 4 2 2 0   R 6 2 1 0   Y 6 10 5 3   f 4 7 6 3
    E 4 3 2 1   L 6 1 5 1   S 4 4 6 2   Z 6 1 2 0    g 6 8 6 3
    F 5 2 2 0   M 4 3 3 1   T 5 5 4 2   a 4 4 2 1
    G 7 1 4 1   N 5 7 1 1   U 7 2 3 0   b 6 7 2 2
"""

from typing import NamedTuple

import pytest

from quiltbee.automa import CARDS, Filter

from .build import ring_from, solo_at

NO_OVERTAKE = Filter.NO_OVERTAKE


class Case(NamedTuple):
    """The next three patches, both tokens, and what each filter leaves; the last one is taken."""

    three: str
    automa: int
    person: int
    left: str  # one word for each filter that is needed, `!` after one that was skipped


CASES: dict[int, list[Case]] = {
    # NO_OVERTAKE, MOST_BUTTONS, FURTHEST
    1: [
        Case("dGL", 10, 12, "d"),
        Case("GZB", 10, 14, "GZB G"),
        Case("LHB", 10, 13, "HB H"),
        Case("ZGH", 10, 14, "ZGH GH H"),
        Case("dGB", 10, 10, "dGB! G"),
        Case("LZd", 10, 11, "LZd! L"),
    ],
    2: [
        Case("RFU", 3, 4, "R"),
        Case("eKL", 3, 6, "eK e"),
        Case("FDU", 3, 6, "FDU FDU U"),
        Case("FeD", 6, 6, "FeD! e"),
        Case("DUF", 5, 6, "DUF! DUF F"),
    ],
    # NO_OVERTAKE, LARGEST, FURTHEST
    3: [
        Case("COQ", 20, 21, "C"),
        Case("MOQ", 20, 24, "MO O"),
        Case("EMC", 20, 24, "EMC EM M"),
        Case("COM", 24, 24, "COM! O"),
        Case("EMQ", 23, 24, "EMQ! Q"),
    ],
    4: [
        Case("JSQ", 30, 32, "J"),
        Case("SJa", 30, 36, "SJa J"),
        Case("aSM", 30, 36, "aSM aSM M"),
        Case("SaJ", 36, 36, "SaJ! J"),
        Case("JSa", 35, 36, "JSa! J"),
    ],
    # NO_OVERTAKE, MOST_BUTTONS, FURTHEST
    5: [
        Case("XVT", 40, 43, "V"),
        Case("VTX", 40, 44, "VT T"),
        Case("TXV", 40, 45, "TXV TX X"),
        Case("VTa", 45, 45, "VTa! T"),
        Case("XJT", 44, 45, "XJT! XT T"),
    ],
    # NO_OVERTAKE, LARGEST, FURTHEST
    6: [
        Case("IVX", 0, 3, "V"),
        Case("IVX", 0, 5, "IVX V"),
        Case("XTI", 0, 5, "XTI XT T"),
        Case("IXJ", 5, 5, "IXJ! J"),
        Case("SIT", 4, 5, "SIT! T"),
    ],
    # MOST_BUTTONS, LARGEST, FURTHEST
    7: [
        Case("fPb", 10, 12, "f"),
        Case("TPI", 10, 12, "TPI P"),
        Case("PbT", 10, 11, "PbT Pb b"),
    ],
    # LARGEST, MOST_BUTTONS, FURTHEST
    8: [
        Case("gVf", 10, 12, "V"),
        Case("gPJ", 10, 12, "gPJ g"),
        Case("PbJ", 10, 11, "PbJ Pb b"),
    ],
    # MOST_BUTTONS, NO_OVERTAKE, FURTHEST
    9: [
        Case("gVT", 10, 13, "g"),
        Case("XTI", 10, 14, "XTI T"),
        Case("ITX", 10, 15, "ITX ITX X"),
        Case("fgV", 15, 15, "fg fg! g"),
        Case("fgV", 10, 13, "fg fg! g"),
    ],
    # MOST_BUTTONS, LARGEST, FURTHEST
    10: [
        Case("bcN", 10, 12, "c"),
        Case("cYf", 10, 12, "cYf Y"),
        Case("gYc", 10, 12, "gYc gY Y"),
    ],
    11: [
        Case("bgU", 10, 12, "g"),
        Case("TbW", 10, 11, "TbW b"),
        Case("WXH", 10, 12, "WX WX X"),
    ],
    # no filters: no more than H can be afforded
    12: [],
    # NO_OVERTAKE, MOST_BUTTONS, FURTHEST
    13: [
        Case("LZG", 17, 20, "Z"),
        Case("BGL", 17, 21, "BG G"),
        Case("GLB", 17, 22, "GLB GL L"),
        Case("ZdH", 22, 22, "ZdH! H"),
        Case("HdL", 21, 22, "HdL! HL L"),
    ],
    # NO_OVERTAKE, LARGEST, FURTHEST
    14: [
        Case("GdL", 30, 32, "d"),
        Case("dHG", 30, 33, "dH H"),
        Case("HZB", 30, 33, "HZB HZ Z"),
        Case("LGH", 33, 33, "LGH! G"),
        Case("ZBd", 32, 33, "ZBd! Z"),
    ],
    # NO_OVERTAKE, MOST_BUTTONS, FURTHEST
    15: [
        Case("QEM", 44, 46, "E"),
        Case("UOQ", 44, 48, "UO O"),
        Case("MOE", 44, 50, "MOE MOE E"),
        Case("CRQ", 50, 50, "CRQ! Q"),
        Case("DQF", 49, 50, "DQF! Q"),
    ],
    # NO_OVERTAKE, LARGEST, FURTHEST
    16: [
        Case("UCO", 1, 2, "C"),
        Case("OUQ", 1, 5, "OU U"),
        Case("QZE", 1, 7, "QZE QZ Z"),
        Case("MRO", 7, 7, "MRO! R"),
        Case("EQU", 6, 7, "EQU! U"),
    ],
    # NO_OVERTAKE, MOST_BUTTONS, FURTHEST
    17: [
        Case("SaM", 8, 10, "a"),
        Case("aSJ", 8, 14, "aSJ S"),
        Case("QSa", 8, 14, "QSa QS S"),
        Case("JaS", 14, 14, "JaS! S"),
        Case("aFE", 13, 14, "aFE! aE E"),
    ],
    # NO_OVERTAKE, LARGEST, FURTHEST
    18: [
        Case("ASJ", 25, 26, "A"),
        Case("SJa", 25, 31, "SJa J"),
        Case("JaQ", 25, 31, "JaQ JQ Q"),
        Case("aOS", 31, 31, "aOS! O"),
        Case("SFK", 29, 30, "SFK! F"),
    ],
    19: [
        Case("TVI", 46, 49, "V"),
        Case("IVX", 46, 51, "IVX V"),
        Case("TXa", 46, 51, "TXa TX X"),
        Case("aVI", 51, 51, "aVI! V"),
        Case("SEX", 50, 51, "SEX! X"),
    ],
    # MOST_BUTTONS, LARGEST, FURTHEST
    20: [
        Case("VXa", 10, 12, "X"),
        Case("ITa", 10, 11, "IT T"),
        Case("XTV", 10, 13, "XT XT T"),
    ],
    # LARGEST, MOST_BUTTONS, FURTHEST
    21: [
        Case("bVg", 10, 12, "V"),
        Case("Lgb", 10, 12, "Lgb g"),
        Case("LHd", 10, 12, "LH LH H"),
    ],
    # MOST_BUTTONS, LARGEST, FURTHEST
    22: [
        Case("fPb", 10, 14, "f"),
        Case("fgV", 10, 13, "fg g"),
        Case("bPX", 10, 12, "bPX bP P"),
    ],
    # MOST_BUTTONS, NO_OVERTAKE, FURTHEST
    23: [
        Case("WYb", 10, 13, "Y"),
        Case("Ycf", 10, 14, "Ycf c"),
        Case("cYg", 10, 16, "cYg cYg g"),
        Case("fYN", 16, 16, "fY fY! Y"),
        Case("cYV", 10, 13, "cY cY! Y"),
    ],
    # LARGEST, MOST_BUTTONS, FURTHEST
    24: [
        Case("gVY", 10, 12, "V"),
        Case("YJP", 10, 12, "YJP Y"),
        Case("gYc", 10, 12, "gY gY Y"),
    ],
}

# By budget: a patch that costs just that between two that cost more, the first the next dearer
# there is. No patch costs 9, and none more than 10.
BOUNDARIES = {
    0: ("BHY", "H"),
    1: ("ABY", "B"),
    2: ("CAY", "A"),
    3: ("JCY", "C"),
    4: ("TJY", "J"),
    5: ("ITY", "T"),
    6: ("NIY", "I"),
    7: ("gNY", "N"),
    8: ("WgY", "g"),
    10: ("cWY", "cWY"),
}
BUDGETS = [1, 2, 3, 4, 5, 6, 7, 8, 8, 10, 10, 0, 1, 1, 3, 3, 4, 4, 6, 6, 8, 8, 10, 10]


@pytest.mark.parametrize("number", sorted(CARDS.keys() - {12}))
def test_each_filter_of_the_card_decides_once(number: int) -> None:
    filters, deciding, skipped = CARDS[number].filters, set(), set()
    for three, automa, person, expected in CASES[number]:
        solo = solo_at(person, automa, cards=(number,), ring=ring_from(three))
        turn = solo.automa_turn()
        assert turn.affordable == three
        found = " ".join(step.left + "!" * step.skipped for step in turn.steps)
        assert found == expected
        assert tuple(step.filter for step in turn.steps) == filters[: len(turn.steps)]
        assert turn.taken == expected.split()[-1]
        after = solo.turn_card()[1]
        assert after.taken == turn.taken
        assert turn.taken not in after.table.ring
        deciding.add(turn.steps[-1].filter)
        skipped |= {(step.filter, automa == person) for step in turn.steps if step.skipped}
    assert deciding == set(filters)
    # skipped with the tokens level, and where every patch that is left would overtake
    both = {(NO_OVERTAKE, True), (NO_OVERTAKE, False)}
    assert skipped == (both if NO_OVERTAKE in filters else set())


def test_every_card_has_its_positions() -> None:
    assert CASES.keys() == CARDS.keys()


@pytest.mark.parametrize("three", ["HBZ", "BHZ", "BZH", "WHY"])
def test_card_12_takes_patch_h_the_only_one_that_costs_nothing(three: str) -> None:
    turn = solo_at(14, 10, cards=(12,), ring=ring_from(three)).automa_turn()
    assert (turn.affordable, turn.steps, turn.taken, turn.stop) == ("H", (), "H", 13)
    assert (turn.income_marks, turn.income) == ((11,), 5)


def test_card_12_without_patch_h_advances() -> None:
    solo = solo_at(14, 10, cards=(12,), ring=ring_from("BZdH"))
    turn = solo.automa_turn()
    assert (turn.affordable, turn.steps, turn.taken, turn.stop) == ("", (), None, 15)
    assert (turn.income_marks, turn.income) == ((11,), 5)
    after = solo.turn_card()[1]
    assert (after.taken, after.table.ring) == ("", solo.table.ring)


@pytest.mark.parametrize(("number", "budget"), list(enumerate(BUDGETS, 1)))
def test_budget_allows_patches_up_to_it_and_none_beyond(number: int, budget: int) -> None:
    three, affordable = BOUNDARIES[budget]
    turn = solo_at(14, 10, cards=(number,), ring=ring_from(three)).automa_turn()
    assert turn.affordable == affordable


@pytest.mark.parametrize("number", CARDS)
def test_the_only_affordable_patch_is_taken_without_a_filter(number: int) -> None:
    turn = solo_at(10, 10, cards=(number,), ring="H").automa_turn()
    assert (turn.affordable, turn.steps, turn.taken, turn.stop) == ("H", (), "H", 13)
