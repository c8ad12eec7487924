"""A position of a solo game: the person's game as in the rules, and the Automa's cards and token.

The *table* of a solo position is an ordinary `rules.Position`. The person is its player 1. Player 2
is the Automa, which has a token and buttons but no quilt board. So the person's legal moves come
from `rules`, and the Automa's turns from `turn`.

Chance enters only as the order of the cards. A *shuffle* is an order of all twelve. A game begins
with one and gets another each time the pile runs out; `Solo.later` holds the known ones.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar, Literal, Self, final

from quiltbee.automa.cards import CARDS, LEVELS, Card, Deck, Level
from quiltbee.automa.turn import AUTOMA, PERSON, AutomaTurn, turn_by
from quiltbee.rules import (
    LAST_SPACE,
    PATCHES,
    AnyMove,
    AutomaMove,
    Board,
    Chance,
    Decider,
    IllegalMoveError,
    Move,
    Outcome,
    Player,
    Position,
    RulesError,
    Seat,
    Shuffle,
    Stage,
    State,
    new_game,
    next_turn,
    take_from_ring,
)
from quiltbee.rules.position import SPECIAL_TILE_POINTS, outcome_of

if TYPE_CHECKING:
    from random import Random

PUT_ASIDE = 2
"""The number of cards put aside unseen at set-up."""

UNKNOWN = 0
"""Stands in for the number of an unknown card."""


@dataclass(frozen=True, slots=True)
class AutomaScore:
    """The parts of the Automa's score, in points; nothing is subtracted."""

    special_tile: int
    buttons_held: int
    patches_with_buttons: int
    buttons_on_patches: int

    @property
    def total(self) -> int:
        """The sum of the parts."""
        return (
            self.special_tile
            + self.buttons_held
            + self.patches_with_buttons
            + self.buttons_on_patches
        )


@final
@dataclass(frozen=True, slots=True)
class Solo(State):
    """A position of a solo game; the constructor checks nothing, `new_solo` does.

    `pile` holds the numbers of the cards still to be turned over, the next one first, and
    `discards` those turned over since the last shuffle. `aside` holds the two put aside unseen; it
    is empty from the first reshuffle on. `taken` are the letters of the Automa's patches, in the
    order it took them. `later` are the known shuffles to come, as in a record.

    Cards in `pile` and `aside` may be UNKNOWN, for a position as the person sees it. If the next
    card is, `shown_budget` is its budget as the tactical deck shows it. A pile that runs out while
    it is still needed is shuffled at once: into the next of `later`, else into unknown cards.
    """

    table: Position = field()  # else the base class's property would be its default
    deck: Deck
    level: Level
    pile: tuple[int, ...]
    discards: tuple[int, ...] = ()
    taken: str = ""
    aside: tuple[int, ...] = ()
    shown_budget: int | None = None
    later: tuple[Shuffle, ...] = ()

    variant: ClassVar[Literal["solo"]] = "solo"
    seats: ClassVar = (PERSON,)
    has_cards: ClassVar = True

    # Parts

    @property
    def shuffle(self) -> Shuffle:
        """The last shuffle: all twelve cards in order, those put aside first, then the pile's."""
        return self.aside + self.discards + self.pile

    @property
    def unseen(self) -> tuple[int, ...]:
        """The numbers of the cards not turned over since the last shuffle, in rising order.

        They include the cards put aside.
        """
        return tuple(number for number in self.deck.cards if number not in self.discards)

    @property
    def public_budget(self) -> int | None:
        """The budget of the next card, which only the tactical deck shows; None if not shown."""
        if self.deck is not Deck.TACTICAL or not self.pile:
            return None
        return self.shown_budget if self.pile[0] == UNKNOWN else CARDS[self.pile[0]].budget

    @property
    def next_cards(self) -> tuple[int, ...]:
        """The cards that may come next, by the person's knowledge; all are equally likely."""
        budget = self.public_budget
        return tuple(card for card in self.unseen if budget in (None, CARDS[card].budget))

    @property
    def has_unknown_cards(self) -> bool:
        """True if a card of the pile or put aside is unknown, so that play may come to a stop."""
        return UNKNOWN in self.pile + self.aside

    @property
    def is_marker_on_board(self) -> bool:
        """True while the level's marker is on the time board.

        It leaves when the Automa's token reaches it, or when the person takes the special tile.
        """
        has_tile = self.table.special_tile is PERSON
        return not has_tile and self.table.players[AUTOMA.index].time < self.level.marker

    @property
    def is_set_up(self) -> bool:
        """True if a game starts from this position, known cards or not."""
        table = self.table
        try:
            start = new_solo(
                table.ring,
                self.shuffle,
                deck=self.deck,
                level=self.level.level,
                board=table.board,
                later=self.later,
            )
        except RulesError:
            return False
        return self == start

    def set_up_again(self, ring: str, draws: "Random") -> "Solo":
        """Set up a new game with the same deck, level and board; its first shuffle is drawn."""
        return new_solo(
            ring,
            shuffled(self.deck, draws),
            deck=self.deck,
            level=self.level.level,
            board=self.table.board,
        )

    # Turn and score

    @property
    def is_automas_turn(self) -> bool:
        """True if the Automa moves next, by turning over a card; False while a shuffle is due."""
        return not self.is_over and self.table.turn == AUTOMA and not self.is_shuffle_due

    @property
    def decider(self) -> Decider | None:
        """The person, the next card, or None once the game is over."""
        if self.is_over:
            return None
        return Chance.CARD if self.is_automas_turn else PERSON

    @property
    def automa_score(self) -> AutomaScore:
        """The parts of the Automa's score if the game ended now."""
        level, patches = self.level, [PATCHES[letter] for letter in self.taken]
        return AutomaScore(
            special_tile=SPECIAL_TILE_POINTS if self.table.special_tile == AUTOMA else 0,
            buttons_held=level.per_button_held * self.table.players[AUTOMA.index].buttons,
            patches_with_buttons=level.per_patch_with_buttons * sum(p.income > 0 for p in patches),
            buttons_on_patches=level.per_button_on_patches * sum(p.income for p in patches),
        )

    @property
    def scores(self) -> tuple[int, int]:
        """Both scores if the game ended now: the person's as in a duel, the Automa's by level."""
        return self.table.scores[PERSON.index], self.automa_score.total

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of a finished game, or None while it is running."""
        return outcome_of(self.scores, self.table.turn) if self.is_over else None

    def seen_by(self, seat: Seat | None) -> "Solo":
        """Return the position with the cards to come UNKNOWN, the same for every seat.

        A public budget of the next card is kept as `shown_budget`.
        """
        return replace(
            self,
            pile=(UNKNOWN,) * len(self.pile),
            aside=(UNKNOWN,) * len(self.aside),
            shown_budget=self.public_budget,
            later=(),
        )

    # Play

    def legal_moves(self) -> list[Move]:
        """List the person's legal moves; none on the Automa's turn, and at the end."""
        if self.table.turn != PERSON or self.is_shuffle_due:
            return []
        return self.table.legal_moves()

    def why_illegal(self, move: AnyMove) -> str | None:
        """Return why a move of the person or a turn of the Automa is illegal; None if legal."""
        if not isinstance(move, AutomaMove):
            if self.is_shuffle_due:
                return "the cards must be shuffled first"
            if self.is_automas_turn:
                return "it is the Automa's turn"
            return self.table.why_illegal(move)
        try:
            self._turn_of(move)
        except IllegalMoveError as error:
            return str(error)
        return None

    def play(self, move: AnyMove) -> "Solo":
        """Return the position after a move of the person or a turn of the Automa.

        Raises IllegalMoveError, with the reason; also for a turn of the Automa that does not follow
        from its card, or whose card is unknown.
        """
        if isinstance(move, AutomaMove):
            return self._after(self._turn_of(move), self.later)
        reason = self.why_illegal(move)
        if reason is not None:
            raise IllegalMoveError(reason)
        return self.play_unchecked(move)

    def play_unchecked(self, move: AnyMove) -> "Solo":
        """Return the position after a legal move; the result for any other is undefined."""
        if isinstance(move, AutomaMove):
            return self._after(self.automa_turn(), self.later)
        return replace(self, table=self.table.play_unchecked(move))

    def automa_turn(self) -> AutomaTurn:
        """Return the Automa's turn, step by step.

        Raises RulesError if it is not the Automa's turn, or its next card is unknown.
        """
        return turn_by(self._next_card(), self.table, self.level.marker)

    def turn_card(self, shuffle: Shuffle | None = None) -> tuple[AutomaMove, "Solo"]:
        """Return the Automa's turn by the next card, and the position after it.

        `shuffle` becomes the next pile, in place of the first of `later`. Raises RulesError as
        `automa_turn` does, and if `shuffle` is not the whole deck.
        """
        turn = self.automa_turn()
        later = self.later if shuffle is None else (_checked(shuffle, self.deck),)
        return AutomaMove(turn.taken), self._after(turn, later)

    def _next_card(self) -> Card:
        if not self.is_automas_turn:
            raise RulesError("it is not the Automa's turn")
        if self.pile[0] == UNKNOWN:
            raise RulesError("the next card is not known")
        return CARDS[self.pile[0]]

    def _turn_of(self, move: AutomaMove) -> AutomaTurn:
        """Return the Automa's turn; raises IllegalMoveError unless it is this move."""
        try:
            turn = self.automa_turn()
        except RulesError as error:
            raise IllegalMoveError(str(error)) from None
        if turn.taken != move.letter:
            follows = "lets it advance" if turn.taken is None else f"takes {turn.taken}"
            raise IllegalMoveError(f"card {turn.card.number} {follows}")
        return turn

    def _after(self, turn: AutomaTurn, later: tuple[Shuffle, ...]) -> "Solo":
        table = self.table
        person, automa = table.players[PERSON.index], table.players[AUTOMA.index]
        over = turn.stop == person.time == LAST_SPACE
        after = Solo(
            Position(
                board=table.board,
                ring=table.ring if turn.taken is None else take_from_ring(table.ring, turn.taken),
                players=(person, Player(automa.quilt, automa.buttons + turn.income, turn.stop)),
                turn=next_turn(AUTOMA, turn.stop, person.time),
                stage=Stage.OVER if over else Stage.ACTION,
                special_tile=AUTOMA if turn.takes_special_tile else table.special_tile,
            ),
            self.deck,
            self.level,
            self.pile[1:],
            (*self.discards, turn.card.number),
            self.taken + (turn.taken or ""),
            self.aside,
            later=later,
        )
        return after.shuffled_if_due()

    # Cards

    @property
    def is_shuffle_due(self) -> bool:
        """True if the pile is empty and still needed, as only a position string can have it."""
        return not self.pile and self.table.players[AUTOMA.index].time < LAST_SPACE

    def shuffled_if_due(self) -> "Solo":
        """Return the position with a new pile, the next of `later`, if a shuffle is due."""
        if not self.is_shuffle_due:
            return self
        pile = self.later[0] if self.later else (UNKNOWN,) * len(self.deck.cards)
        return replace(
            self, pile=pile, discards=(), aside=(), shown_budget=None, later=self.later[1:]
        )

    def draw_shuffle(self, draws: "Random") -> Shuffle | None:
        """Draw the shuffle that the next card makes necessary; None unless it empties the pile.

        Raises RulesError as `automa_turn` does.
        """
        self._next_card()
        is_last = len(self.pile) == 1 and self.automa_turn().stop < LAST_SPACE
        return shuffled(self.deck, draws) if is_last else None

    def with_later(self, shuffles: Iterable[Sequence[int]]) -> "Solo":
        """Return the position with these shuffles to come; raises RulesError for an invalid one."""
        return replace(self, later=tuple(_checked(each, self.deck) for each in shuffles))

    def without_later(self) -> "Solo":
        """Return the position without its known shuffles to come."""
        return replace(self, later=()) if self.later else self

    def with_card(self, card: int) -> "Solo":
        """Return the position as the person sees it, but with this card as the next one.

        Raises RulesError if it is not the Automa's turn, or the card can't come next.
        """
        if not self.is_automas_turn or card not in self.next_cards:
            raise RulesError(f"card {card} can't be the next one")
        seen = self.seen_by(PERSON)
        return replace(seen, pile=(card, *seen.pile[1:]), shown_budget=None)

    def deal(self, cards: Sequence[int]) -> "Solo":
        """Return the position with its unseen cards in this order: the pile, then those aside.

        What the person sees becomes a position that can be played on. Raises RulesError unless
        `cards` are the unseen cards, once each, and the first has the public budget, if any.
        """
        if sorted(cards) != sorted(self.unseen):
            unseen = " ".join(map(str, self.unseen))
            raise RulesError(f"the unseen cards are {unseen}, once each")
        size = len(self.pile)
        pile, aside = tuple(cards[:size]), tuple(cards[size:])
        dealt = replace(self, pile=pile, aside=aside, shown_budget=None)
        if self.public_budget not in (None, dealt.public_budget):
            raise RulesError(f"the first card must have the budget {self.public_budget}")
        return dealt

    def redealt(self, draws: "Random") -> "Solo":
        """Return the position with its unseen cards in a random order, all equally likely.

        The pile and the cards put aside are shuffled together. If the budget of the next card is
        public, the new next card has that budget too.
        """
        cards = list(self.unseen)
        draws.shuffle(cards)
        if self.public_budget is not None:
            # Draw the top card separately: moving up the first that fits would favor some orders.
            first = draws.choice(self.next_cards)
            cards.remove(first)
            cards.insert(0, first)
        return self.deal(cards)

    def deal_unseen(self, draws: "Random") -> Shuffle:
        """Return a new order of the cards that moves only unseen ones."""
        return self.redealt(draws).shuffle

    def dealt(self, draws: "Random") -> "Solo":
        """Return the position with unknown cards dealt, so that it can be played to the end."""
        solo = self.shuffled_if_due()
        return solo.redealt(draws) if solo.has_unknown_cards else solo

    def in_order(self, shuffle: Shuffle) -> "Solo":
        """Return the position as if `shuffle` had been its last, with as many cards turned over.

        Only the cards change, so those already turned over should be the same ones.
        """
        aside, turned = len(self.aside), len(self.aside) + len(self.discards)
        return replace(
            self,
            aside=shuffle[:aside],
            discards=shuffle[aside:turned],
            pile=shuffle[turned:],
            shown_budget=None,
        )

    # Cards over several positions

    @classmethod
    def reorder(cls, positions: Sequence[Self], shuffle: Shuffle) -> tuple[Self, ...]:
        """Return the positions of a game as if its last shuffle had been this one."""
        since = len(positions) - 1
        while since and len(positions[since - 1].pile) >= len(positions[since].pile):
            since -= 1
        return (*positions[:since], *(solo.in_order(shuffle) for solo in positions[since:]))

    def with_shuffles_of(self, positions: Sequence[Self]) -> "Solo":
        """Return this start of a game with the later shuffles that the game has had."""
        steps: Iterable[tuple[Solo, Solo]] = pairwise((self, *positions))
        later = [now.shuffle for before, now in steps if len(now.pile) > len(before.pile)]
        return replace(self, later=tuple(later))

    def seen_over(self, positions: Sequence[Self]) -> "Solo":
        """Return this start of a running game with only the cards turned over so far."""
        start, last, to_come = self.with_shuffles_of(positions), positions[-1], positions[-1].pile
        if start.later:
            current = last.discards + (UNKNOWN,) * len(to_come)
            return replace(start, later=(*start.later[:-1], current))
        turned = start.pile[: len(start.pile) - len(to_come)]
        pile, aside = turned + (UNKNOWN,) * len(to_come), (UNKNOWN,) * len(start.aside)
        return replace(start, pile=pile, aside=aside)


def new_solo(
    ring: str,
    shuffle: Sequence[int],
    *,
    deck: Deck = Deck.NORMAL,
    level: int = 1,
    board: Board = Board.REVISED,
    later: Iterable[Sequence[int]] = (),
) -> Solo:
    """Return the position after set-up, the person to move.

    `shuffle` is the whole deck in shuffled order, with UNKNOWN for an unknown card; its first two
    cards are put aside unseen. `later` are the known shuffles to come. Raises RulesError for an
    invalid shuffle or level, and PositionError for a bad ring, as `rules.new_game` does.
    """
    if level not in LEVELS:
        raise RulesError(f"the Automa's levels are 1 to {len(LEVELS)}, not {level}")
    cards = _checked(shuffle, deck)
    start = new_game(ring, board)
    table = replace(start, players=(start.players[0], Player(buttons=0)))
    solo = Solo(table, deck, LEVELS[level], cards[PUT_ASIDE:], aside=cards[:PUT_ASIDE])
    return solo.with_later(later)


@dataclass(frozen=True, slots=True)
class SetUp:
    """The options of a new game: of a duel without a `deck`, else of a solo game.

    `ring` is all 33 letters with A last. Only a solo game has a `level` (1-5).
    """

    ring: str
    board: Board = Board.REVISED
    deck: Deck | None = None
    level: int = 1

    def start(self, draws: "Random") -> Position | Solo:
        """Return the position after set-up; the first shuffle of a solo game is drawn.

        Raises PositionError for a bad ring and RulesError for an unknown level.
        """
        if self.deck is None:
            return new_game(self.ring, self.board)
        cards = shuffled(self.deck, draws)
        return new_solo(self.ring, cards, deck=self.deck, level=self.level, board=self.board)


def shuffled(deck: Deck, draws: "Random") -> Shuffle:
    """Return the twelve cards of a deck in a random order."""
    cards = list(deck.cards)
    draws.shuffle(cards)
    return tuple(cards)


def _checked(shuffle: Sequence[int], deck: Deck) -> Shuffle:
    known = [number for number in shuffle if number != UNKNOWN]
    size = len(deck.cards)
    if len(shuffle) != size or len(set(known)) != len(known) or not set(known) <= set(deck.cards):
        first, last = deck.cards[0], deck.cards[-1]
        shown = " ".join("?" if number == UNKNOWN else str(number) for number in shuffle)
        raise RulesError(
            f"a shuffle of the {deck.value} deck has each card from {first} to {last} once, "
            f"not {shown or 'none'}"
        )
    return tuple(shuffle)


def at_level(positions: Sequence[Solo], level: Level) -> Solo:
    """Return a game's last position as the same moves would have left it at another level.

    A level changes neither the person's legal moves nor the choices of the cards. It decides what
    the Automa's buttons and patches score and where its marker lies, and so perhaps who gets the
    special tile. To find that out, pass all `positions` of the game: the start, then one after each
    move. A side that has the tile in the first of them keeps it.
    """
    owner = positions[0].table.special_tile
    for solo in positions:
        person, automa = solo.table.players
        if owner is None and person.quilt.has_7x7:
            owner = PERSON
        if owner is None and automa.time >= level.marker:
            owner = AUTOMA
    end = positions[-1]
    return replace(end, level=level, table=replace(end.table, special_tile=owner))


def outcomes_by_level(positions: Sequence[Solo]) -> dict[int, Outcome]:
    """Return the outcome that a finished game would have at each level; empty while it runs.

    `positions` are as for `at_level`.
    """
    outcomes = {number: at_level(positions, level).outcome for number, level in LEVELS.items()}
    return {number: ended for number, ended in outcomes.items() if ended is not None}
