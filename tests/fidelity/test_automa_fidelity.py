"""Whole solo games on `quiltbee.automa` and on the plain Automa, compared at every decision.

Compared are whose turn it is, the person's legal moves, the position string, the marker, both
piles of cards and what may be known of the next, the patches taken, both scores and the winner;
of each turn of the Automa its card, what it could afford, what each filter left, the patch, the
way of its token and its income. At the end the other levels are compared with the same game
played over at them. Each group of games must also have met the situations it is there for.
"""

import random

import pytest

from quiltbee import automa
from quiltbee.automa import LEVELS, Deck, Solo
from quiltbee.notation import format_move, format_position
from quiltbee.rules import Board
from tests.profiles import NIGHTLY, current, scaled

from . import plain, plain_automa
from .players import Player, packer, saver, uniform

pytestmark = pytest.mark.fidelity

BOARDS = {"r": Board.REVISED, "o": Board.ORIGINAL}

# 27 games on each deck, level and board: 540 in all, in the nightly run 5,400.
PLAY: list[tuple[Player, int]] = [(uniform, 15), (packer, 6), (saver, 6)]

# More than any game can use: the first holds 10 cards in play, the others 12, and each card
# moves the Automa at least one of 53 spaces.
SHUFFLES = 5

EARLY_TILE = "the tile of the person before the marker is reached"
MEETS = {
    EARLY_TILE,
    "a budget for 0 patches",
    "a budget for 1 patches",
    "a budget for 2 patches",
    "a budget for 3 patches",
    "a filter skipped",
    "a patch cut short by the last space",
    "a reshuffle",
    "a special patch out of the game",
    "a turn that the Automa keeps",
    "the Automa first on 53",
    "the person first on 53",
    "the tile by passing the marker",
    "the tile by reaching the marker exactly",
}


def difference(plainly: plain_automa.Solo, tokens: list[str], solo: Solo, named: list[str]) -> str:
    """What the Automa's room says otherwise than the plain implementation; empty if nothing."""
    state = plainly.state.copy()
    state.buttons[plain_automa.AUTOMA] = plainly.buttons
    over = plain.is_over(state)
    outcome = solo.outcome
    winner = plain_automa.winner(plainly) if over else None
    public = solo.deck is Deck.TACTICAL and plainly.pile
    budget = plain_automa.CARDS[plainly.pile[0]].budget if public else None
    compared = [
        ("legal moves", sorted(named), sorted(tokens)),
        ("Automa's turn", solo.is_automas_turn, plain_automa.is_automas_turn(plainly)),
        ("position string", format_position(solo.table), plain.position_string(state)),
        ("over", solo.is_over, over),
        ("marker", solo.is_marker_on_board, plain_automa.is_marker_on_board(plainly)),
        ("taken", solo.taken, plainly.taken),
        ("pile", list(solo.pile), plainly.pile),
        ("discards", list(solo.aside + solo.discards), plainly.discards),
        ("public budget", solo.public_budget, budget),
        ("scores", solo.scores, plain_automa.scores(plainly)),
        ("winner", outcome.winner if outcome else None, winner),
    ]
    return "; ".join(f"{what} {a!r}, expected {b!r}" for what, a, b in compared if a != b)


def difference_of_turns(turn: plain_automa.Turn, told: automa.AutomaTurn) -> str:
    """What the account of the Automa's turn says otherwise than the plain one."""
    compared = [
        ("card", told.card.number, turn.card),
        ("affordable", told.affordable, turn.affordable),
        ("left by the filters", [step.left for step in told.steps], turn.left),
        ("taken", told.taken, turn.taken),
        ("came from", told.start, turn.came_from),
        ("space", told.stop, turn.space),
        ("income", told.income, turn.income),
    ]
    return "; ".join(f"{what} {a!r}, expected {b!r}" for what, a, b in compared if a != b)


def situations(before: plain.State, turn: plain_automa.Turn, after: plain_automa.Solo) -> set[str]:
    """The noteworthy things about one turn of the Automa."""
    person, marker = before.times[1], plain_automa.LEVELS[after.level]["marker"]
    time = plain.PATCHES[turn.taken].time if turn.taken else 0
    won_tile = after.state.special_tile == 2 and before.special_tile is None
    home, filters = plain.LAST_SPACE, plain_automa.CARDS[turn.card].filters
    happened = {
        f"a budget for {len(turn.affordable)} patches": True,
        "a filter skipped": any(
            not plain_automa.sift(name, list(letters), turn.came_from, person)
            for name, letters in zip(filters, [turn.affordable, *turn.left], strict=False)
            if len(letters) > 1
        ),
        "a patch cut short by the last space": turn.came_from + time > home,
        "a reshuffle": not after.discards,
        "a special patch out of the game": before.special_patches != after.state.special_patches,
        "a turn that the Automa keeps": plain_automa.is_automas_turn(after),
        "the Automa first on 53": turn.space == home and person < home,
        "the person first on 53": turn.space == person == home,
        "the tile by reaching the marker exactly": won_tile and turn.space == marker,
        "the tile by passing the marker": won_tile and turn.space > marker,
        EARLY_TILE: turn.came_from < marker <= turn.space and before.special_tile == 1,
    }
    return {situation for situation, here in happened.items() if here}


def shuffles_of(deck: Deck, rng: random.Random) -> list[list[int]]:
    cards = plain_automa.DECKS[deck.value]
    return [rng.sample(cards, len(cards)) for _ in range(SHUFFLES)]


def compare_game(
    deck: Deck, level: int, board: str, player: Player, rng: random.Random
) -> set[str]:
    """Play one game on both to its end; what it met. A difference fails with the whole case."""
    letters = [letter for letter in plain.PATCHES if letter != "A"]
    ring = "".join(rng.sample(letters, len(letters))) + "A"
    shuffles = shuffles_of(deck, rng)
    plainly = plain_automa.start(ring, board, level, shuffles)
    first, *later = shuffles
    solo = automa.new_solo(ring, first, deck=deck, level=level, board=BOARDS[board], later=later)
    positions, met, played = [solo], set[str](), list[str]()
    try:
        while True:
            automas = plain_automa.is_automas_turn(plainly)
            tokens = [] if automas else plain.legal_tokens(plainly.state)
            named = [(format_move(move), move) for move in solo.legal_moves()]
            found = difference(plainly, tokens, solo, [name for name, _ in named])
            assert not found, found
            if automas:
                before, told = plainly.state.copy(), solo.automa_turn()
                turn = plain_automa.play_automa(plainly)
                played.append(f"A:{turn.taken or 'pass'}")
                found = difference_of_turns(turn, told)
                assert not found, found
                met |= situations(before, turn, plainly)
                _, solo = solo.turn_card()
            elif tokens:
                played.append(player(plainly.state, tokens, rng))
                plain_automa.play_person(plainly, played[-1])
                solo = solo.play(dict(named)[played[-1]])
            else:
                break
            positions.append(solo)
        ends = {
            number: plain_automa.replay(ring, board, number, shuffles, played)
            for number in plain_automa.LEVELS
        }
        assert {
            number: (ended.scores, ended.winner)
            for number, ended in automa.outcomes_by_level(positions).items()
        } == {
            number: (plain_automa.scores(end), plain_automa.winner(end))
            for number, end in ends.items()
        }
    except Exception as error:
        error.add_note(f"ring {ring}, shuffles {shuffles}, after {' '.join(played)}")
        raise
    return met


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("deck", Deck, ids=lambda deck: deck.value)
def test_whole_solo_games(deck: Deck, level: int, board: str) -> None:
    met: set[str] = set()
    for player, games in PLAY:
        for game in range(scaled(games)):
            seed = f"{player.__name__} {deck.value} {level} {board} {game}"
            met |= compare_game(deck, level, board, player, random.Random(seed))
    # Hardly anybody has a 7x7 square before the marker is reached: level V's lies too near, and on
    # the others it takes more games than these.
    is_rare = level == 5 or current() != NIGHTLY
    assert MEETS - met <= ({EARLY_TILE} if is_rare else set())


@pytest.mark.parametrize("name", ["normal", "tactical"])
def test_the_games_worked_out_by_hand_are_so_on_the_plain_automa(name: str) -> None:
    text = (plain.DATA / "solo_games" / f"{name}.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    head = {line.split(" ")[0]: line.split(" ")[1:] for line in lines}
    shuffles = [list(map(int, line.split(" ")[1:])) for line in lines if line[:7] == "shuffle"]
    board = head["board"][0][0]
    plainly = plain_automa.start(head["ring"][0], board, int(head["level"][0]), shuffles)
    for line in lines:
        told, _, _ = line.partition(" ; ")
        if line.startswith("person"):
            token, numbers = told.removeprefix("person ").split(" | ")
            plain_automa.play_person(plainly, token)
            state = plainly.state
            assert numbers == f"{state.times[1]} {state.buttons[1]}", line
        elif line.startswith("card"):
            turn = plain_automa.play_automa(plainly)
            left = told.split(" | ")[2].replace("!", "").replace("-", "").split()
            assert turn.left == left, line
            words = [f"card {turn.card}", turn.affordable or "-", told.split(" | ")[2]]
            words += [turn.taken or "-", f"{turn.space} {plainly.buttons}"]
            assert told == " | ".join(words)
    assert plain.is_over(plainly.state)
    assert list(plain_automa.scores(plainly)) == list(map(int, head["scores"]))
    assert plain_automa.winner(plainly) == int(head["winner"][0])
