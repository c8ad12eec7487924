"""A game against the Automa as the fold over its events; the order of its cards is in here.

Pure values, no input or output, and no chance: the events bring every order of the cards. What of
this a browser may be told is up to `solo_state` and `solo_replay`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal, NamedTuple

from quiltbee.automa import (
    PERSON,
    AutomaMove,
    Solo,
    SoloMove,
    automa_move,
    play_automa,
    play_solo,
    reshuffle,
    solo_outcome,
    solo_scores,
)
from quiltbee.notation import parse_move, replay_solo
from quiltbee.rules import Position
from quiltbee.server.game import Event, Result

Shuffle = tuple[int, ...]
"""All twelve cards in their order: put aside, turned over, still to come."""


@dataclass(frozen=True, slots=True)
class SoloSetup:
    """What is settled when a solo game is created; the person always sits as player 1.

    `opening` holds the decisions and the Automa's turns that were made before this table, and
    `shuffles` those after the start's own that they needed. `seed` is None for a game that is
    played on from a text.
    """

    id: str
    owner: str
    created: int
    names: tuple[str, str]
    seed: str | None
    start: Solo
    opening: tuple[SoloMove, ...] = ()
    shuffles: tuple[Shuffle, ...] = ()

    opponent: Literal["automa"] = "automa"


class SoloResult(NamedTuple):
    """What the statistics keep of a finished game; a resignation has no margin."""

    deck: str
    level: int
    won: bool
    margin: int | None
    practice: bool


@dataclass(frozen=True, slots=True)
class SoloGame:
    """A solo game after `number` events; `positions` is one longer than `moves`.

    `shuffles` are those after the start's own, and every position holds the order of its cards.
    In a game of `practice` something was known that a person should not know.
    """

    setup: SoloSetup
    number: int
    messages: frozenset[str]
    moves: tuple[SoloMove, ...]
    positions: tuple[Solo, ...]
    shuffles: tuple[Shuffle, ...]
    practice: bool
    resigned: bool = False

    @property
    def position(self) -> Solo:
        """Where the game stands."""
        return self.positions[-1]

    @property
    def table(self) -> Position:
        """What lies open: the position without the cards."""
        return self.position.table

    @property
    def start(self) -> Solo:
        """The start, as the record has it: with the order of the first shuffle."""
        return self.setup.start if self.setup.start.is_shuffle_due else self.positions[0]

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be decided, by the end of the game or by resignation."""
        return self.resigned or self.position.is_over

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it runs."""
        if self.resigned:
            return Result(3 - PERSON, solo_scores(self.position), "resignation")
        end = solo_outcome(self.position)
        return Result(end.winner, end.scores, end.by) if end else None

    @property
    def solo_result(self) -> SoloResult | None:
        """What the statistics keep of it, None while it runs."""
        result = self.result
        if result is None:
            return None
        return SoloResult(
            deck=self.position.deck.value,
            level=self.position.level.level,
            won=result.winner == PERSON,
            margin=None if self.resigned else result.scores[0] - result.scores[1],
            practice=self.practice,
        )

    def takeback(self) -> int | None:
        """How many decisions an undo would keep; None where there is nothing to take back.

        A resignation is taken back alone, else it goes back to the person's last decision.
        """
        if self.resigned:
            return len(self.moves)
        for index in range(len(self.moves) - 1, len(self.setup.opening) - 1, -1):
            if not isinstance(self.moves[index], AutomaMove):
                return index
        return None

    def has_card_after(self, keep: int) -> bool:
        """Whether a card was turned over after the first `keep` decisions."""
        return any(isinstance(move, AutomaMove) for move in self.moves[keep:])


def begin(setup: SoloSetup) -> SoloGame:
    """The game before its first event; one that is played on from a text is practice."""
    positions = replay_solo(setup.start, setup.shuffles, setup.opening)
    return SoloGame(
        setup=setup,
        number=0,
        messages=frozenset(),
        moves=setup.opening,
        positions=tuple(positions),
        shuffles=setup.shuffles,
        practice=setup.seed is None,
    )


def after(game: SoloGame, event: Event) -> SoloGame:
    """The game one event later; what is illegal raises, since none is ever stored."""
    if event.number != game.number + 1:
        raise ValueError(f"event {event.number} can't follow event {game.number}")
    match event.kind:
        case "move":
            assert event.move is not None
            move = parse_move(event.move)
            later = _extended(game, move, play_solo(game.position, move))
        case "card":
            later = _turned_over(game, event.cards)
        case "takeback":
            assert event.keep is not None
            later = _taken_back(game, event.keep, event.cards)
        case "resign":
            later = replace(game, resigned=True)
    return replace(later, number=event.number, messages=game.messages | {event.message})


def with_cards(game: SoloGame, cards: Shuffle) -> SoloGame:
    """The game as if its last shuffle had had this order; the cards turned over stay the same."""
    since = len(game.positions) - 1
    while since and len(game.positions[since - 1].pile) >= len(game.positions[since].pile):
        since -= 1
    shuffled = (ordered(position, cards) for position in game.positions[since:])
    return replace(
        game,
        positions=(*game.positions[:since], *shuffled),
        shuffles=(*game.shuffles[:-1], cards) if game.shuffles else (),
    )


def ordered(position: Solo, cards: Shuffle) -> Solo:
    """The position with its cards in the order of a shuffle."""
    aside, gone = len(position.aside), len(position.aside) + len(position.discards)
    return replace(
        position,
        aside=cards[:aside],
        discards=cards[aside:gone],
        pile=cards[gone:],
        shown_budget=None,
    )


def count_shuffles(start: Solo, positions: Sequence[Solo]) -> int:
    """How often the pile was shuffled anew from the start on."""
    return sum(len(one.pile) < len(next_.pile) for one, next_ in pairwise((start, *positions)))


def _extended(game: SoloGame, move: SoloMove, position: Solo) -> SoloGame:
    return replace(game, moves=(*game.moves, move), positions=(*game.positions, position))


def _turned_over(game: SoloGame, cards: Shuffle | None) -> SoloGame:
    """The game after the Automa's turn, with a new pile where it used up the old one."""
    position = play_automa(game.position)
    move = automa_move(game.position)
    if not position.is_shuffle_due:
        return _extended(game, move, position)
    later = _extended(game, move, reshuffle(position, cards or ()))
    return replace(later, shuffles=(*game.shuffles, later.position.shuffle))


def _taken_back(game: SoloGame, keep: int, cards: Shuffle | None) -> SoloGame:
    """The game after its first `keep` decisions; with cards that were dealt anew it is practice."""
    positions = game.positions[: keep + 1]
    kept = replace(
        game,
        moves=game.moves[:keep],
        positions=positions,
        shuffles=game.shuffles[: count_shuffles(game.setup.start, positions)],
        resigned=False,
    )
    return kept if cards is None else replace(with_cards(kept, cards), practice=True)
