"""Solo games in the terminal, played by what a person would type."""

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from quiltbee.automa import UNKNOWN, Deck, Solo, new_solo, outcomes_by_level, shuffled
from quiltbee.games import Game, begin, begin_record
from quiltbee.notation import (
    Record,
    format_move,
    format_position,
    format_record,
    parse_link,
    parse_record,
)
from quiltbee.rules import AnyMove, AutomaMove, Chance, ring_from_seed
from tests.cli.conftest import RING_OF_SEED_1, START, Run

AUTOMA = ("play", "--automa", "--seed", "1")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def flat(text: str) -> str:
    """What was said, wherever its lines were folded."""
    return " ".join(text.split())


def record_in(path: Path) -> Record[Solo]:
    record = parse_record(path.read_text(encoding="utf-8"))
    assert record.problems == ()
    return record


@cache
def game_of_seed(deck: Deck, level: int) -> Game[Solo]:
    """The game of seed 1, whose person chooses at random."""
    draws, choices = Random("1/cards"), Random(1)
    game = begin(new_solo(ring_from_seed("1"), shuffled(deck, draws), deck=deck, level=level))
    while not game.is_over:
        if game.decider is Chance.CARD:
            game = game.after(game.turn_card(draws))
        else:
            game = game.after(game.move(choices.choice(game.position.legal_moves())))
    return game


def line_of(move: AnyMove) -> str:
    """What is typed for a decision; Enter for a card."""
    return "" if isinstance(move, AutomaMove) else format_move(move)


@pytest.mark.parametrize(
    ("deck", "level", "given"), [(Deck.NORMAL, 3, "III"), (Deck.TACTICAL, 5, "5")]
)
def test_a_whole_game_is_played_told_and_recorded(
    quiltbee: Run, tmp_path: Path, deck: Deck, level: int, given: str
) -> None:
    played = game_of_seed(deck, level)
    record = tmp_path / "solo.pgr"
    done = quiltbee(
        *(*AUTOMA, "--deck", deck.value, "--level", given, "--record", str(record)),
        stdin=typed(*map(line_of, played.moves)),
    )
    assert (done.status, done.err) == (0, "")
    game = record_in(record)
    assert tuple(game.moves) == played.moves
    assert begin_record(game).positions == played.positions
    assert len(game.start.later) == done.out.count("are shuffled into a new one.") > 0
    assert game.tags["Termination"] == "normal"
    assert not {"Practice", "NextBudget"} & set(game.tags)
    cards = [card for solo in game.positions for card in solo.discards[-1:]]
    told = list(map(int, re.findall(r"The Automa turns over card (\d+):", done.out)))
    assert set(told) <= set(deck.cards)
    assert len(told) == sum(isinstance(move, AutomaMove) for move in played.moves)
    assert told[0] == cards[0]


@pytest.mark.parametrize("deck", Deck)
def test_the_result_has_both_breakdowns_and_the_other_levels(quiltbee: Run, deck: Deck) -> None:
    game = game_of_seed(deck, 4)
    lines = typed(*map(line_of, game.moves))
    done = quiltbee(*AUTOMA, "--deck", deck.value, "--level", "4", stdin=lines)
    ended = game.position.outcome
    assert ended is not None
    person, automa = ended.scores
    out = flat(done.out)
    assert re.search(rf"Player 1 \(you\): \d+ buttons .*= {person}\.", out)
    assert re.search(rf"The Automa: .* for the buttons printed on its patches = {automa}\.", out)
    at_each = outcomes_by_level(game.positions)
    for number, numeral in ((1, "I Intern"), (2, "II"), (3, "III Fellow"), (5, "V Legend")):
        mine, other = at_each[number].scores
        won = "won" if at_each[number].winner == 1 else "lost"
        assert re.search(rf"\b{numeral}\b[ \w]* {mine} : {other} +{won}", done.out)
    assert "IV Master  " not in done.out
    assert "The game as a link: #s=" in done.out


def test_the_end_of_the_link_is_the_end_of_the_game(quiltbee: Run) -> None:
    game = game_of_seed(Deck.TACTICAL, 1)
    done = quiltbee(*AUTOMA, "--deck", "tactical", stdin=typed(*map(line_of, game.moves)))
    (link,) = re.findall(r"#s=\S+", done.out)
    start, moves = parse_link(link)
    assert tuple(moves) == game.moves
    assert begin(start, moves).positions == game.positions


def test_a_turn_is_told_as_at_a_table(quiltbee: Run) -> None:
    out = flat(quiltbee(*AUTOMA, "--deck", "tactical", stdin=typed("L3a1", "")).out)
    assert "The next card has the budget 1." in out
    assert (
        "The Automa turns over card 13: budget 1, income 5; no overtaking, most printed buttons,"
        " furthest from the neutral token. Of N, c and e it can afford none. It passes and moves"
        " from space 0 to 6. It receives 5 buttons at the income mark of space 5." in out
    )


def test_the_normal_deck_shows_no_budget(quiltbee: Run) -> None:
    out = quiltbee(*AUTOMA, stdin=typed("L3a1", "")).out
    assert "Cards: 9 in the pile, 2 put aside unseen, turned over:" in out
    assert "The next card has the budget" not in out


def test_without_a_seed_the_cards_cannot_be_foreseen(quiltbee: Run) -> None:
    out = quiltbee("play", "--automa", stdin="").out
    assert re.match(r"The ring is drawn from the seed '[a-z]{8}'\.\n", out)
    assert quiltbee(*AUTOMA, stdin="").out.startswith("The ring and the cards are drawn")


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["foo"], "a move is pass"),
        (["b0a1"], "b0a1 is not possible: needs 2 more buttons."),
        (["turn"], "It is your turn: no card is turned over now."),
        (["undo"], "There is nothing to take back."),
        (["pass", "L3a1"], "L3a1 is not possible: it is the Automa's turn, and Enter turns its"),
        (["pass", "moves"], "It is the Automa's turn: Enter turns its card over."),
        (["pass", "L"], "It is the Automa's turn: Enter turns its card over."),
        (["pass", "hint"], "It is the Automa's turn: Enter turns its card over."),
        (["pass pass"], "pass was not played: the turn has passed on."),
    ],
)
def test_what_cannot_be_done_is_explained(quiltbee: Run, lines: list[str], answer: str) -> None:
    out = flat(quiltbee(*AUTOMA, stdin=typed(*lines)).out)
    assert answer in out
    assert "turns over card" not in out


def test_help_tells_of_the_card(quiltbee: Run) -> None:
    assert "undo is free" in quiltbee(*AUTOMA, stdin=typed("help")).out
    assert "undo is free" not in quiltbee("play", "--seed", "1", stdin=typed("help")).out


@pytest.mark.slow
def test_a_hint_is_a_legal_move_and_knows_no_card(quiltbee: Run) -> None:
    hints = set()
    for deck in ("normal", "tactical"):
        out = flat(quiltbee(*AUTOMA, "--deck", deck, stdin=typed("hint")).out)
        hints.add(re.search(r"The computer would play (\w+)\. Pays 1", out))
        assert "then the Automa." in out
    moves = {match[1] for match in hints if match}
    assert len(moves) == 1
    out = quiltbee(*AUTOMA, stdin=typed(moves.pop())).out
    assert "takes L" in out


def test_a_hint_against_the_computer(quiltbee: Run) -> None:
    out = flat(quiltbee("play", "--seed", "1", stdin=typed("hint")).out)
    assert re.search(r"The computer would play \w+\. Pays 1", out)


def test_undo_is_free_until_the_card_is_turned(quiltbee: Run, tmp_path: Path) -> None:
    record = tmp_path / "solo.pgr"
    done = quiltbee(*AUTOMA, "--record", str(record), stdin=typed("pass", "undo", "L3a1", ""))
    assert "1 decision taken back.\n" in done.out
    assert "practice" not in done.out
    game = record_in(record)
    assert "Practice" not in game.tags
    first = Random("1/cards")
    assert game.positions[-1].discards == shuffled(Deck.NORMAL, first)[2:3]


def test_practice_is_said_and_kept_in_the_record(quiltbee: Run, tmp_path: Path) -> None:
    record = tmp_path / "solo.pgr"
    lines = typed("pass", "", "undo")
    out = flat(quiltbee(*AUTOMA, "--record", str(record), stdin=lines).out)
    said = "The game is practice from now on, and the unseen cards are dealt again."
    assert f"decisions taken back. {said}" in out
    assert record_in(record).tags["Practice"] == "1"
    passes = typed(*["", "pass", "a1", "b1", "c1", "d1", "e1"] * 100)
    done = quiltbee("play", "--resume", str(record), stdin=passes)
    assert done.status == 0
    assert "It was practice" in done.out
    game = record_in(record)
    assert (game.tags["Practice"], game.positions[-1].is_over) == ("1", True)


def test_a_running_record_hides_what_is_hidden(quiltbee: Run, tmp_path: Path) -> None:
    record = tmp_path / "solo.pgr"
    words = (*AUTOMA, "--deck", "tactical", "--record", str(record))
    out = quiltbee(*words, stdin=typed("L3a1", "", "link")).out
    game = record_in(record)
    assert game.positions[-1].discards == (13,)
    assert set(game.positions[-1].pile + game.positions[-1].aside) == {UNKNOWN}
    assert game.tags["Termination"] == "unfinished"
    (shown,) = set(re.findall(r"The next card has the budget (\d)", out)) - {"1"}
    assert game.tags["NextBudget"] == shown
    (link, again) = re.findall(r"#s=[^\s']+", out) * 2
    assert link == again
    start, moves = parse_link(link)
    assert (start.pile[1:], start.later) == ((UNKNOWN,) * 9, ())
    assert moves == game.moves


def test_a_record_is_resumed_where_it_stood(quiltbee: Run, tmp_path: Path) -> None:
    played = game_of_seed(Deck.TACTICAL, 4)
    moves, positions = list(played.moves), played.positions
    half = next(n for n, solo in enumerate(positions) if len(solo.discards) == 5)
    record = tmp_path / "solo.pgr"
    words = (*AUTOMA, "--deck", "tactical", "--level", "4", "--record", str(record))
    done = quiltbee(*words, stdin=typed(*map(line_of, moves[:half])))
    assert done.out.splitlines()[-1].endswith(f"quiltbee play --resume {record}")
    budget = positions[half].public_budget
    assert record_in(record).tags["NextBudget"] == str(budget)
    done = quiltbee("play", "--resume", str(record), stdin=typed("show", "quit"))
    assert f"The next card has the budget {budget}." in done.out
    assert "level IV (Master)" in done.out
    game = record_in(record)
    assert game.positions[-1].seen_by(None).discards == positions[half].discards
    cells = [f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)]
    quiltbee("play", "--resume", str(record), stdin=typed(*["", "", "pass", *cells] * 20))
    after = record_in(record)
    assert after.moves[:half] == moves[:half]
    assert after.positions[-1].is_over
    assert "NextBudget" not in after.tags


def test_a_link_is_resumed(quiltbee: Run) -> None:
    out = quiltbee(*AUTOMA, stdin=typed("L3a1", "", "quit")).out
    assert "Play on with: quiltbee play --resume '#s=" in out
    link = out.split("--resume ")[1].strip().strip("'")
    done = quiltbee("play", "--resume", link, "--automa", stdin=typed("link"))
    assert f"\n{link}\n" in done.out


def test_known_cards_of_a_position_are_kept(quiltbee: Run) -> None:
    start = new_solo(ring_from_seed("1"), tuple(range(1, 13)))
    out = quiltbee("play", "--resume", format_position(start), stdin=typed("L3a1", "")).out
    assert "The Automa turns over card 3:" in out


def test_one_may_give_up(quiltbee: Run, tmp_path: Path) -> None:
    record = tmp_path / "solo.pgr"
    lines = typed("pass", "resign", "yes")
    done = quiltbee(*AUTOMA, "--record", str(record), stdin=lines)
    assert "Player 1 (you) resigns: the Automa wins." in done.out
    game = record_in(record)
    assert (game.result, game.tags["Termination"]) == ("0-1", "resignation")
    assert UNKNOWN in game.start.pile


def test_a_broken_budget_in_a_record_is_refused(quiltbee: Run, tmp_path: Path) -> None:
    record = tmp_path / "solo.pgr"
    words = (*AUTOMA, "--deck", "tactical", "--record", str(record))
    quiltbee(*words, stdin=typed("L3a1", ""))
    text = re.sub(r'\[NextBudget "\d"\]', '[NextBudget "99"]', record.read_text("utf-8"))
    record.write_text(text, encoding="utf-8")
    done = quiltbee("play", "--resume", str(record))
    assert (done.status, done.complaint) == (
        1,
        "tag NextBudget: no card that is left has the budget '99'",
    )
    assert record.read_text("utf-8") == text


SOLO_START = format_position(new_solo(RING_OF_SEED_1, tuple(range(1, 13))).seen_by(None))


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (("--automa", "--first", "opponent"), 2, "against the Automa you begin"),
        (("--automa", "--opponent", "greedy"), 2, "against the Automa you begin"),
        (
            ("--level", "2"),
            2,
            "--deck and --level are the Automa's: add --automa; for the computer at level 2 write "
            "--opponent level2",
        ),
        (("--deck", "normal"), 2, "--deck and --level are the Automa's: add --automa"),
        (("--automa", "--ring", "ABC"), 2, "ring: "),
        (("--resume", START, "--automa"), 2, "this is a game of two"),
        (("--resume", SOLO_START, "--level", "2"), 2, "a resumed solo game has its opponent"),
        (("--resume", SOLO_START, "--opponent", "greedy"), 2, "a resumed solo game has"),
        (("--resume", SOLO_START, "--seed", "1"), 2, "a resumed game has its ring and board"),
        (("--automa", "--seed", "\udcff"), 2, "the seed is not text"),
    ],
)
def test_play_says_why_it_does_not_begin(
    quiltbee: Run, words: tuple[str, ...], status: int, sentence: str
) -> None:
    done = quiltbee("play", *words)
    assert done.status == status
    assert done.complaint.startswith(sentence)


@pytest.mark.parametrize("level", ["0", "6", "VI", "x", ""])
def test_a_level_that_does_not_exist_is_refused(quiltbee: Run, level: str) -> None:
    done = quiltbee("play", "--automa", "--level", level)
    assert done.status == 2
    assert f"levels are 1 to 5 or I to V, not {level!r} (the computer's: --opponent)" in done.err


def test_a_finished_solo_game_is_not_resumed(quiltbee: Run, tmp_path: Path) -> None:
    record = tmp_path / "solo.pgr"
    record.write_text(format_record(game_of_seed(Deck.NORMAL, 1).record()), encoding="utf-8")
    done = quiltbee("play", "--resume", str(record))
    assert done.status == 1
    assert done.complaint.startswith("The game is over: ")
