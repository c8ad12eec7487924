"""A solo game being played in the terminal: the program deals the Automa's cards.

A takeback of a decision after which a card was turned over makes the game practice, as its record
says by `[Practice "1"]`, and what was not turned before that decision is dealt anew. So are, when a
game is resumed, the cards that its record does not tell; as the tactical deck shows the budget of
the next one, the record of a running game keeps it in `[NextBudget "3"]`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from random import Random
from types import MappingProxyType

from quiltbee.arena import deal_anew, shuffled
from quiltbee.automa import (
    CARDS,
    UNKNOWN,
    AutomaMove,
    AutomaTurn,
    Deck,
    Solo,
    SoloMove,
    automa_turn,
    deal,
    play_automa,
    play_solo,
    reshuffle,
    unseen,
    view,
)
from quiltbee.commands.errors import CommandError
from quiltbee.commands.sitting import Sitting
from quiltbee.notation import Line, RecordedMove, SoloRecord, as_seen, format_solo_link
from quiltbee.notation.tags import PRACTICE
from quiltbee.rules import Move, Position, why_illegal

NEXT_BUDGET = "NextBudget"


@dataclass
class SoloSitting(Sitting[SoloRecord]):
    """A solo game; what is not known of its cards is drawn from `draws`."""

    draws: Random
    positions: list[Solo] = field(init=False)

    def __post_init__(self) -> None:
        self.positions = self.record.positions
        budget = _next_budget(self.record.tags, self.position)
        tags = {name: text for name, text in self.record.tags.items() if name != NEXT_BUDGET}
        used = self.record.shuffles[: self._shuffles_until(len(self.positions) - 1)]
        self.record = replace(self.record, tags=MappingProxyType(tags), shuffles=used)
        if UNKNOWN in self.position.pile + self.position.aside:
            self.positions[-1] = replace(self.position, shown_budget=budget)
            self._deal_anew()

    @property
    def position(self) -> Solo:
        """The position now, all cards known."""
        return self.positions[-1]

    @property
    def table(self) -> Position:
        """The table now."""
        return self.position.table

    @property
    def is_practice(self) -> bool:
        """Whether something was taken back after a card had been turned over."""
        return PRACTICE in self.record.tags

    def why_illegal(self, move: Move) -> str | None:
        """As the rules say; on the Automa's turn nothing can be decided."""
        if self.position.is_automas_turn:
            return "it is the Automa's turn, and Enter turns its card over"
        return why_illegal(self.table, move)

    def play(self, move: Move) -> None:
        """Play a move of the person; raises IllegalMoveError."""
        self._append(play_solo(self.position, move), move)

    def turn_card(self) -> AutomaTurn:
        """Turn the next card over and do as it says; of an emptied pile a new one is shuffled."""
        turn = automa_turn(self.position)
        after = play_automa(self.position)
        if after.is_shuffle_due:
            cards = shuffled(after.deck, self.draws)
            after = reshuffle(after, cards)
            self.record = replace(self.record, shuffles=(*self.record.shuffles, cards))
        self._append(after, AutomaMove(turn.taken))
        return turn

    def undo(self) -> Sequence[SoloMove]:
        """Take back to the person's last decision; past a turned card it makes practice."""
        for back in range(len(self.positions) - 2, -1, -1):
            if not self.positions[back].is_automas_turn:
                taken = self.record.moves[back:]
                used = self._shuffles_until(back)
                del self.positions[back + 1 :]
                self._set_moves(self.record.line.moves[:back])
                self.record = replace(self.record, shuffles=self.record.shuffles[:used])
                if any(isinstance(move, AutomaMove) for move in taken):
                    tags = {**self.record.tags, PRACTICE: "1"}
                    self.record = replace(self.record, tags=MappingProxyType(tags))
                    self._deal_anew()
                return taken
        return ()

    @property
    def known(self) -> Solo:
        """What lies open."""
        return view(self.position)

    def link(self) -> str:
        """The whole game, of its cards only those turned over until it is finished."""
        seen = as_seen(self.record)
        return format_solo_link(seen.start, seen.shuffles, seen.moves)

    def final_record(self) -> SoloRecord:
        """The record as it is now, of a game not finished without what is hidden."""
        record = as_seen(super().final_record())
        budget = self.position.public_budget
        if self.is_over or budget is None:
            return record
        tags = {**record.tags, NEXT_BUDGET: str(budget)}
        return replace(record, tags=MappingProxyType(tags))

    def _append(self, position: Solo, move: SoloMove) -> None:
        self.positions.append(position)
        self._set_moves((*self.record.line.moves, RecordedMove(move)))

    def _set_moves(self, moves: tuple[RecordedMove[SoloMove], ...]) -> None:
        self.record = replace(self.record, line=Line(moves, self.record.line.comment))

    def _shuffles_until(self, last: int) -> int:
        """How many shuffles after the start's own there were until a position."""
        steps = pairwise([self.record.start, *self.positions[: last + 1]])
        return sum(len(after.pile) > len(before.pile) for before, after in steps)

    def _deal_anew(self) -> None:
        """Deal what was not turned over anew, and have the record say so from the start on."""
        dealt = deal_anew(self.position, self.draws)
        start, shuffles = self.record.start, self.record.shuffles
        if shuffles:
            self.record = replace(self.record, shuffles=(*shuffles[:-1], dealt.shuffle))
        else:
            turned = dealt.discards[len(start.discards) :]
            start = deal(replace(start, shown_budget=None), turned + dealt.pile + dealt.aside)
            self.record = replace(self.record, start=start)
        self.positions = self.record.positions


def _next_budget(tags: Mapping[str, str], solo: Solo) -> int | None:
    """The public budget of a card not known: of the position itself, else of the record's tag."""
    text = tags.get(NEXT_BUDGET)
    if solo.public_budget is not None or text is None:
        return solo.public_budget
    budgets = sorted({CARDS[number].budget for number in unseen(solo)})
    if solo.deck is not Deck.TACTICAL or text not in map(str, budgets):
        raise CommandError(f"tag {NEXT_BUDGET}: no card that is left has the budget {text!r}")
    return int(text)
