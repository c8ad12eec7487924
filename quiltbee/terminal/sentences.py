"""Sentences about a game: turns, moves and results, and the names of players and patches."""

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from quiltbee.automa import AUTOMA, AutomaTurn, Filter, Solo
from quiltbee.notation import format_move
from quiltbee.rules import (
    LAST_SPACE,
    PATCHES,
    AnyMove,
    AutomaMove,
    Chance,
    Consequence,
    Move,
    Pass,
    PlacePatch,
    PlaceSpecialPatch,
    Position,
    Seat,
    Stage,
    special_patches_crossed,
)
from quiltbee.rules.grid import bits, cell_name
from quiltbee.rules.position import POINTS_PER_EMPTY_SPACE
from quiltbee.terminal.canvas import join_words, printable, t

_LEVEL = re.compile(r"Quiltbee level (\d+)")

Names = Sequence[str]
"""Both players' names, the first seat's first."""


def names_of(
    position: Position | Solo,
    tags: Mapping[str, str] = MappingProxyType({}),
    you: Seat | None = None,
) -> tuple[str, str]:
    """Return the players' names by a record's tags; a solo game's second player is the Automa.

    `you` is the seat of the one person reading, or None.
    """
    first, second = (_name_of(tags, seat, you) for seat in Seat)
    return first, t("terminal-automa") if position.has_cards else second


def _name_of(tags: Mapping[str, str], seat: Seat, you: Seat | None) -> str:
    known = tags.get(f"Player{seat}", "?")
    if seat == you:
        return t("terminal-player-called", seat=str(seat), name=t("terminal-you"))
    if known == "?":
        return t("terminal-player", seat=str(seat))
    level = _LEVEL.fullmatch(known)
    name = t("terminal-level", level=level[1]) if level else known.removeprefix("Quiltbee ")
    return t("terminal-player-called", seat=str(seat), name=printable(name, 30))


def turn_sentence(position: Position | Solo, names: Names) -> str:
    """Describe the turn and its reason, or the end of the game."""
    table = position.table
    mover, mine, other = names[table.turn.index], table.mover.time, table.opponent.time
    if position.is_over:
        return result_sentence(position, names)
    if position.decider is Chance.CARD:
        if mine < other:
            return t("terminal-automa-behind", mine=str(mine), other=str(other))
        return t("terminal-automa-on-top", space=str(mine))
    if table.stage is Stage.SPECIAL_PATCH:
        mark = special_patches_crossed(table.board, other, mine)[0]
        return t("terminal-must-place", name=mover, space=str(mark))
    if mine < other:
        return t("terminal-behind", name=mover, mine=str(mine), other=str(other))
    if table.players[0].time == 0:
        return t("terminal-start-player", name=mover)
    return t("terminal-on-top", name=mover, space=str(mine))


def result_sentence(position: Position | Solo, names: Names) -> str:
    """Describe the result: by the scores, or by the rule for a tie."""
    ended = position.outcome
    assert ended is not None
    winner, loser = ended.winner, ended.winner.other
    mine, other = ended.scores[winner.index], ended.scores[loser.index]
    won = {"name": names[winner.index], "mine": str(mine)}
    if ended.by == "score":
        return t("terminal-wins", other=str(other), **won)
    return t("terminal-wins-first", last=str(LAST_SPACE), **won)


def score_sentences(position: Position | Solo, names: Names) -> list[str]:
    """Describe the parts of both scores."""
    sentences = [_score_sentence(position.table, seat, names) for seat in position.seats]
    if isinstance(position, Solo):
        total = str(position.automa_score.total)
        sentences.append(t("terminal-automa-score", parts=_automa_parts(position), score=total))
    return sentences


def _score_sentence(position: Position, seat: Seat, names: Names) -> str:
    owned = position.players[seat.index]
    parts = t("buttons", count=owned.buttons)
    if position.special_tile == seat:
        parts += f" + {t('terminal-score-tile')}"
    empty = owned.quilt.empty_spaces
    if empty:
        lost = str(empty * -POINTS_PER_EMPTY_SPACE)
        parts += f" - {t('terminal-score-empty', count=empty, points=lost)}"
    total = str(position.scores[seat.index])
    return t("terminal-score", name=names[seat.index], parts=parts, score=total)


def _automa_parts(solo: Solo) -> str:
    level, patches = solo.level, [PATCHES[letter] for letter in solo.taken]
    parts = [t("terminal-score-tile")] if solo.automa_score.special_tile else []
    if level.per_button_held:
        parts.append(t("buttons", count=solo.table.players[AUTOMA.index].buttons))
    if level.per_patch_with_buttons:
        number = sum(patch.income > 0 for patch in patches)
        points = str(solo.automa_score.patches_with_buttons)
        parts.append(t("terminal-with-printed", count=number, points=points))
    if level.per_button_on_patches:
        parts.append(t("terminal-printed", points=str(solo.automa_score.buttons_on_patches)))
    return " + ".join(parts) or t("terminal-counts-nothing")


def move_sentences(
    before: Position | Solo, move: AnyMove, after: Position | Solo, names: Names
) -> list[str]:
    """Describe a player's move or the Automa's turn, step by step."""
    if isinstance(move, AutomaMove):
        assert isinstance(before, Solo)
        assert isinstance(after, Solo)
        return list(_automa_turn_sentences(before, before.automa_turn(), after))
    return [_move_sentence(before.table, move, after.table, names)]


def _move_sentence(before: Position, move: Move, after: Position, names: Names) -> str:
    mover, token = names[before.turn.index], format_move(move)
    if isinstance(move, Pass):
        sentence = t("terminal-passes", name=mover, gain=_gain(before.consequence(None)))
    elif isinstance(move, PlacePatch):
        gain = _gain(before.consequence(move.letter))
        sentence = t("terminal-takes", name=mover, letter=move.letter, token=token, gain=gain)
    else:
        sentence = t("terminal-places-special", name=mover, token=token)
    if after.special_tile is not None and before.special_tile is None:
        sentence += t("terminal-and-tile")
    return f"{sentence}."


def consequence_sentence(position: Position, letter: str | None, names: Names) -> str:
    """Describe the effects of taking a patch, or passing (`letter` None), and the next turn."""
    expected = position.consequence(letter)
    sentence = t("terminal-brings", gain=_gain(expected), next=next_phrase(expected, names))
    return sentence[0].upper() + sentence[1:]


def _gain(expected: Consequence) -> str:
    parts = [t("terminal-pays", count=expected.paid)] if expected.paid else []
    if expected.earned:
        parts.append(t("terminal-gets-advancing", count=expected.earned))
    if expected.income:
        parts.append(t("terminal-gets-income", count=expected.income))
    if expected.special_patch:
        parts.append(t("terminal-gets-special"))
    parts.append(t("terminal-comes-to", space=str(expected.time), count=expected.buttons))
    return ", ".join(parts)


def next_phrase(expected: Consequence, names: Names) -> str:
    """Name the player who decides after a choice and its special patch."""
    if expected.over:
        return t("terminal-then-over")
    return t("terminal-then", name=names[expected.next - 1])


def patch_figures(letter: str) -> tuple[str, str]:
    """Return a patch as printed: its cost, then its time and income."""
    patch = PATCHES[letter]
    income = t("terminal-no-income")
    if patch.income:
        income = t("terminal-patch-income", income=patch.income)
    time = t("terminal-patch-time", time=patch.time)
    return t("terminal-patch-price", count=patch.buttons), f"{time}, {income}"


def unaffordable(position: Position, letter: str) -> str | None:
    """Return why the mover may not buy a patch, in the terminal's words; None if they may."""
    missing = PATCHES[letter].buttons - position.mover.buttons
    if letter in position.choices and missing > 0:
        return t("terminal-needs", count=missing)
    reason = position.why_not_buyable(letter)
    if reason is None or letter not in position.ring:
        return reason
    return t("terminal-not-offered", letter=letter, letters=", ".join(position.choices))


def why_not(position: Position, move: Move, reason: str) -> str:
    """Return why a move is illegal, in the terminal's words if there are any, else the rules'."""
    is_special = isinstance(move, PlaceSpecialPatch)
    if (position.stage is Stage.SPECIAL_PATCH) != is_special:
        return t("terminal-no-special" if is_special else "terminal-special-first")
    if isinstance(move, Pass) or position.is_over:
        return reason
    if isinstance(move, PlacePatch) and (fault := unaffordable(position, move.letter)):
        return fault
    overlap = move.mask & position.mover.quilt.filled
    return t("terminal-overlaps", cell=cell_name(next(bits(overlap)))) if overlap else reason


def special_patches_left(position: Position) -> tuple[int, ...]:
    """Return the marks where special patches still lie: those ahead of both tokens."""
    furthest = max(player.time for player in position.players)
    return special_patches_crossed(position.board, furthest, LAST_SPACE)


def _automa_turn_sentences(before: Solo, turn: AutomaTurn, after: Solo) -> Iterator[str]:
    card = turn.card
    yield t(
        "terminal-turns-over",
        number=str(card.number),
        budget=card.budget,
        income=card.income,
        filters=", ".join(map(_keeps, card.filters)),
    )
    yield _affordable(before.table.choices, turn)
    for step in turn.steps:
        by = _keeps(step.filter)
        by = by[0].upper() + by[1:]
        if step.skipped:
            yield t("terminal-step-skipped", filter=by)
        else:
            yield t("terminal-step-leaves", filter=by, letters=join_words(step.left))
    way = {"start": str(turn.start), "stop": str(turn.stop)}
    if turn.taken is None:
        yield t("terminal-it-advances", **way)
    else:
        yield t("terminal-it-takes", letter=turn.taken, **way)
    if turn.income_marks:
        spaces = join_words(list(map(str, turn.income_marks)))
        gain = t("buttons", count=turn.income)
        yield t("terminal-it-receives", marks=len(turn.income_marks), gain=gain, spaces=spaces)
    for space in turn.special_patches:
        yield t("terminal-special-out", space=str(space))
    if turn.takes_special_tile:
        yield t("terminal-reaches-marker", space=str(before.level.marker))
    if len(after.pile) > len(before.pile):
        yield t("terminal-pile-empty", count=len(after.pile))


def _affordable(choices: str, turn: AutomaTurn) -> str:
    if not choices:
        return t("terminal-no-patch")
    if not turn.affordable:
        return t("terminal-affords-none", letters=join_words(choices))
    return t("terminal-affords", letters=join_words(choices), bought=join_words(turn.affordable))


def _keeps(by: Filter) -> str:
    return t(f"terminal-keeps-{by.name}")
