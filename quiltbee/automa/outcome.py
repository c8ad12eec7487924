"""Scores of a solo game: the person's as usual, the Automa's by its level."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from quiltbee.automa.cards import LEVELS, Level
from quiltbee.automa.solo import AUTOMA, PERSON, Solo
from quiltbee.rules import PATCHES, Outcome, score
from quiltbee.rules.outcome import SPECIAL_TILE_POINTS, outcome_of


@dataclass(frozen=True, slots=True)
class AutomaScore:
    """The parts of the Automa's score, in points; nothing is subtracted."""

    special_tile: int
    buttons_held: int
    patches_with_buttons: int
    buttons_on_patches: int

    @property
    def total(self) -> int:
        """The score: the sum of the parts."""
        return (
            self.special_tile
            + self.buttons_held
            + self.patches_with_buttons
            + self.buttons_on_patches
        )


def automa_score(solo: Solo) -> AutomaScore:
    """What the Automa would score if the game ended now."""
    level, patches = solo.level, [PATCHES[letter] for letter in solo.taken]
    return AutomaScore(
        special_tile=SPECIAL_TILE_POINTS if solo.table.special_tile == AUTOMA else 0,
        buttons_held=level.per_button_held * solo.table.players[AUTOMA.index].buttons,
        patches_with_buttons=level.per_patch_with_buttons * sum(p.income > 0 for p in patches),
        buttons_on_patches=level.per_button_on_patches * sum(p.income for p in patches),
    )


def solo_scores(solo: Solo) -> tuple[int, int]:
    """Both scores if the game ended now, the person's first."""
    return score(solo.table, PERSON), automa_score(solo).total


def solo_outcome(solo: Solo) -> Outcome | None:
    """The outcome of a finished game, or None while it is running.

    The higher score wins; on equal scores, whoever reached space 53 first.
    """
    if not solo.is_over:
        return None
    return outcome_of(solo_scores(solo), solo.table.turn)


def at_level(positions: Sequence[Solo], level: Level) -> Solo:
    """The last position of a game, as the same moves would have left it at another level.

    A level changes neither the person's legal moves nor what a card chooses. It decides what the
    Automa's buttons and patches score and where its marker lies, and so perhaps who gets the
    special tile. To find that out, pass all `positions` of the game: the start, then one after
    each move. A side that has the tile in the first of them keeps it.
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
    """How a finished game would have ended at each level, by level number; empty while it runs.

    `positions` are as for `at_level`.
    """
    outcomes = {
        number: solo_outcome(at_level(positions, level)) for number, level in LEVELS.items()
    }
    return {number: ended for number, ended in outcomes.items() if ended is not None}
