"""Records of solo games: they read back as written, and show only the cards that were seen."""

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltbee.automa import UNKNOWN, Deck, Solo, outcomes_by_level
from quiltbee.notation import (
    Comment,
    NotationError,
    Record,
    as_seen,
    format_move,
    format_record,
    format_records,
    iter_records,
    parse_any_move,
    parse_record,
    parse_records,
    record_game,
    replay,
    result_of,
)
from quiltbee.notation.record import COLUMNS
from quiltbee.rules import PASS, AutomaMove, RulesError, new_game

from ..test_record_round_trip import PIECES, check_any_text, check_changed
from .games import (
    CARDS,
    HEAD,
    MISSING_TAGS,
    NORMAL,
    NOTHING_KNOWN,
    RING,
    TACTICAL,
    WORKED,
    SoloGame,
    solo_games,
    solo_records,
    whole_game,
    worked_game,
)

# --- Whole games ----------------------------------------------------------------------------------

WORKED_NORMAL = """\
[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Player1 "?"]
[Player2 "Automa"]
[Ring "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA"]
[Result "0-1"]
[Board "revised"]
[Opponent "Automa"]
[Deck "normal"]
[Level "III"]
[Cards "6 11 1 7 12 3 9 2 8 4 10 5 / 8 12 5 1 10 6 3 11 2 9 7 4"]
[Score "-44-25"]

1: B0a1 A: pass 1: pass A: E 1: F0d1 A: H 1: pass A: K 1: pass A: N A: pass
1: O0f1 A: Q 1: pass A: R A: T 1: U0a4 V0d4 +c1 A: X 1: pass A: Z 1: a0h1 +b4
A: pass 1: pass A: d 1: pass A: pass 1: g0g5 +b6 A: D A: J A: L 1: pass A: P
1: Y1a8 A: e 1: A0i8 0-1
"""


def test_a_worked_game_is_written_as_expected() -> None:
    game = worked_game("normal")
    record = record_game(game.start, game.moves)
    assert format_record(record) == WORKED_NORMAL


@pytest.mark.parametrize("name", WORKED)
def test_a_finished_game_replays_from_its_record_alone(name: str) -> None:
    game = worked_game(name)
    text = format_record(record_game(game.start, game.moves))
    record = parse_record(text)
    assert isinstance(record.start, Solo)
    assert (record.start, tuple(record.moves)) == (game.start, game.moves)
    assert record.problems == ()
    end = record.positions[-1]
    assert record.result == result_of(end) == "0-1"
    assert f'[Score "{"{}-{}".format(*end.scores)}"]' in text
    assert outcomes_by_level(record.positions) == outcomes_by_level(game.positions)


@given(solo_records())
def test_every_record_is_read_as_it_was_written(record: Record[Any]) -> None:
    written = format_record(record)
    assert parse_record(written) == record
    _, _, movetext = written.partition("\n\n")
    assert all(len(line) <= COLUMNS for line in movetext.splitlines() if "{" not in movetext)


@given(solo_games())
def test_spaces_and_marks_of_the_person_are_optional(game: SoloGame) -> None:
    record = record_game(game.start, game.moves)
    tags, _, movetext = format_record(record).partition("\n\n")
    for changed in (
        movetext.replace("1: ", "").replace("A: ", ""),
        movetext.replace(" ", "").replace("\n", ""),
        movetext.replace("pass", "."),
        movetext.replace(" ", "\n%escaped } ) text\n"),
    ):
        found = parse_record(f"{tags}\n{changed}")
        assert (tuple(found.moves), found.problems) == (game.moves, ())


def test_the_automas_patch_a_before_the_mark_of_the_person() -> None:
    """`A1:` is a card of the Automa in a variation, but no move has been made since `A:`."""
    for game in map(whole_game, range(1_000)):
        text = format_record(record_game(game.start, game.moves))
        if "A: A 1:" in text:
            break
    for changed in ("A: A1:", "A:A1:", "A: {one left} A1:"):
        found = parse_record(text.replace("A: A 1:", changed))
        assert (tuple(found.moves), found.problems) == (game.moves, ())


@given(solo_games())
def test_record_of_a_running_game_shows_only_turned_cards(game: SoloGame) -> None:
    whole = record_game(game.start, game.moves)
    seen = as_seen(whole)
    last = whole.positions[-1]
    if last.is_over:
        assert seen is whole
        return
    assert seen.moves == whole.moves
    assert seen.positions[-1].seen_by(None) == replace(last.seen_by(None), shown_budget=None)
    known = [card for shuffle in (seen.start.shuffle, *seen.start.later) for card in shuffle]
    reshuffled = sum(len(a.pile) < len(b.pile) for a, b in pairwise(whole.positions))
    assert len(seen.start.later) == reshuffled
    assert len(known) - known.count(UNKNOWN) == 12 * reshuffled + len(last.discards)
    text = format_record(seen)
    assert parse_record(text) == replace(seen, tags=MISSING_TAGS)
    dealt = [replace(last, pile=last.pile[::-1]), replace(last, aside=last.aside[::-1])]
    for other in dealt:  # what is not seen changes nothing
        rewritten = rewritten_with(whole, other.shuffle, reshuffled)
        assert format_record(as_seen(rewritten)) == text


def rewritten_with(record: Record[Any], shuffle: tuple[int, ...], number: int) -> Record[Any]:
    """The record with shuffle `number` replaced; number 0 is the one that the start holds."""
    if number:
        later = record.start.later
        later = (*later[: number - 1], shuffle, *later[number:])
        return replace(record, start=record.start.with_later(later))
    aside, gone = len(record.start.aside), len(record.start.aside) + len(record.start.discards)
    start = replace(record.start, aside=shuffle[:aside], pile=shuffle[gone:])
    return replace(record, start=start)


def test_record_as_seen_has_no_variations() -> None:
    record = parse_record(f"{HEAD}{CARDS}\npass (B0a1 A: pass) A: B {{so}} *")
    assert isinstance(record.start, Solo)
    assert record.line.moves[0].variations
    seen = as_seen(record)
    assert [recorded.variations for recorded in seen.line.moves] == [(), ()]
    assert seen.line.moves[1].comment == Comment("so")


def test_start_with_an_empty_pile_is_shuffled_first() -> None:
    game = whole_game(3)
    due = next(solo for solo in game.positions if not solo.discards and not solo.aside)
    before = replace(due, pile=(), discards=game.start.shuffle)
    before = before.with_later([NORMAL if due.deck is Deck.NORMAL else TACTICAL])
    record = record_game(before)
    assert record.positions == [before.shuffled_if_due()]
    assert parse_record(format_record(record)) == replace(record, tags=MISSING_TAGS)
    assert as_seen(record).start.later == (NOTHING_KNOWN,)


def test_cards_after_the_last_shuffle_given_are_unknown() -> None:
    game = worked_game("normal")
    number = next(n for n, solo in enumerate(game.positions) if not solo.aside)
    start = game.start.without_later()
    positions = replay(start, game.moves[: number + 1])
    assert positions[-2].pile == NOTHING_KNOWN
    with pytest.raises(NotationError) as caught:
        replay(start, game.moves[: number + 2])
    assert str(caught.value) == (
        f"move {number + 2}, the Automa: A:Z is illegal, the next card is not known"
    )


def test_a_shuffle_that_is_not_the_deck_is_refused() -> None:
    game = worked_game("normal")
    with pytest.raises(RulesError, match=r"^a shuffle of the normal deck has each "):
        game.start.with_later([TACTICAL])


def test_score_and_result_follow_from_the_moves() -> None:
    text = WORKED_NORMAL.replace("-44-25", "0-25").replace("0-1\n", "1-0\n")
    record = parse_record(text)
    assert [str(problem) for problem in record.problems] == [
        "result: 1-0 after the moves, but 0-1 in the tags",
        "tag Score: 0-25, but the moves end in -44-25",
        "result: 1-0, but the moves end in 0-1",
    ]
    assert record.result == "0-1"
    with pytest.raises(NotationError, match=r"^result: '1-0', but the moves end in 0-1$"):
        format_record(replace(record, result="1-0"))


# --- Several records ------------------------------------------------------------------------------


def test_records_of_both_variants_in_one_text() -> None:
    game = worked_game("tactical")
    solo = record_game(game.start, game.moves, {"Event": "alone"})
    pair = record_game(new_game(RING), [PASS, PASS], {"Event": "two"})
    text = format_records([pair, solo, pair])
    first, second, third = parse_records(text)
    assert isinstance(second.start, Solo)
    assert (first.tags["Event"], second.tags["Event"], third) == ("two", "alone", first)
    assert [record.moves for record in iter_records(text)] == [pair.moves, solo.moves, pair.moves]


def test_duel_is_not_written_with_the_tags_of_a_solo_game() -> None:
    pair = record_game(new_game(RING), [PASS], {"Opponent": "Automa"})
    with pytest.raises(NotationError, match=r"^tag Opponent: only a solo game has the Automa as "):
        format_record(pair)


def test_tokens_of_both_sides() -> None:
    for text in ("A:X", "A:pass", "X0a7", "pass", "+d9"):
        assert format_move(parse_any_move(text)) == text
    assert parse_any_move("A:.") == AutomaMove(None)
    for text in ("A:", "A:h", "A:XY", "A: X", "A:X0a7", "A:X\n"):
        with pytest.raises(NotationError, match=r": a turn of the Automa is A:X or A:pass$"):
            parse_any_move(text)
    with pytest.raises(NotationError, match=r": a move is pass, a patch like X0a7 or a special "):
        parse_any_move("e4")


# --- Any text -------------------------------------------------------------------------------------

SOLO_PIECES = (*PIECES, "A:", "X", "A: E ", '[Deck "normal"]', '[Cards "1 2"]', "?", "2:")


@given(st.lists(st.sampled_from(SOLO_PIECES) | st.text(max_size=5)).map("".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    check_any_text(f"{HEAD}{CARDS}{text}")
    check_any_text(f'[Opponent "Automa"]{text}')


@given(solo_records(), st.integers(0, 2**32), st.integers(1, 5))
def test_a_changed_record_is_read_or_refused(record: Record[Any], seed: int, changes: int) -> None:
    check_changed(record, random.Random(seed), changes, SOLO_PIECES)
