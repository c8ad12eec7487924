"""What the strong player says of moves, as sentences: a hint, and why it rejects a move.

It knows what the person sees, never the order of unseen cards. Both raise ComputerError if it
fails.
"""

import asyncio
from collections.abc import Collection, Iterator
from typing import Any

from quiltbee.games import Game
from quiltbee.notation import format_move
from quiltbee.review import LINES, Fact, Loss, Reason, advice_on, comparison_of
from quiltbee.rules import AutomaMove, Move, PlacePatch, PlaceSpecialPatch, Seat
from quiltbee.terminal.computer import StrongPlayer
from quiltbee.terminal.sentences import Names, consequence_sentence
from quiltbee.terminal.words import t

THINKING_MS = 300
"""How long the strong player thinks about each position, in milliseconds."""

NOTABLE = 50
"""A chance that is better by less than so much, per mille, is not spoken of."""


def hint(game: Game[Any], strong: StrongPlayer, names: Names) -> Iterator[str]:
    """What the computer would do for the side to move, and why."""
    table = game.table
    position = game.seen_by(table.turn)
    decision = strong.decide(position, None, THINKING_MS, LINES)
    move = decision.chosen
    said = t("terminal-would-play", move=format_move(move))
    if not isinstance(move, PlaceSpecialPatch):
        letter = move.letter if isinstance(move, PlacePatch) else None
        said += f" {consequence_sentence(table, letter, names)}"
    yield said
    advice = asyncio.run(advice_on(strong, position, move, decision.lines, game.compensation))
    if advice.rival is not None and advice.lead is not None:
        yield t("hint-lead", count=round(advice.lead.points), rival=format_move(advice.rival))
    for reason in advice.reasons:
        yield f"- {reason_sentence(reason, 'otherwise')}"


def why_not_mine(game: Game[Any], seats: Collection[Seat], strong: StrongPlayer) -> Iterator[str]:
    """What the computer would have done instead of these seats' last move, and why."""
    index = game.last_decision_of(seats)
    if index is None:
        yield t("no-move-to-compare")
        return
    before, mine = game.positions[index], game.moves[index]
    assert not isinstance(mine, AutomaMove)  # a person decided
    table = before.table
    decision = strong.decide(before.seen_by(table.turn), None, THINKING_MS)
    better = decision.chosen
    if better == mine:
        yield t("why-same")
        return
    line = decision.lines[0]
    found = asyncio.run(comparison_of(strong, before, mine, better, line, game.compensation))
    yield _verdict(better, found.loss)
    for reason in found.reasons:
        yield f"- {reason_sentence(reason)}"


def _verdict(better: Move, loss: Loss | None) -> str:
    """What the computer would have done, and how much better it is, if that is known."""
    move = format_move(better)
    what = t("terminal-would-have-played", move=move)
    if loss is None:
        return t("why-unknown", what=what)
    count = round(loss.points)
    if count > 0:
        return t("why-loss", what=what, count=count)
    if loss.chance < NOTABLE:
        return t("why-good", what=move)
    return t("why-loss-chance", what=what, percent=round(loss.chance / 10))


def reason_sentence(reason: Reason, against: str = "mine") -> str:
    """A reason for the better of two moves, as a sentence; patches with their letters.

    The messages `against-CODE` say what speaks against the other one.
    """
    fact = reason.fact
    kind = against if reason.of == "mine" else "reason"
    return t(f"{kind}-{fact.code}", **_spoken(fact))


def _spoken(fact: Fact) -> dict[str, int | str]:
    values = fact.values
    if "patch" in values:
        letter = str(values["patch"])
        values["patch"] = f"{t(f'patch-{letter}')} ({letter})"
    return values
