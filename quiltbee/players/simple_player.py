"""Base classes of players: options, seeded random draws, and solo games."""

import random
from dataclasses import replace

from quiltbee.automa import AUTOMA, PERSON, Solo
from quiltbee.players.interface import (
    MULTIPV,
    SEED,
    THREADS,
    Decision,
    Info,
    Option,
    OptionError,
    Report,
    no_report,
)
from quiltbee.players.limits import NEVER, NO_LIMITS, Limits, Stop
from quiltbee.players.searchmoves import decide_among
from quiltbee.rules import LAST_SPACE, Position


class ConfigurablePlayer:
    """A player without `decide`; a subclass sets `name`, `author` and perhaps `options`.

    `draws` is the only source of randomness, and the option Seed reseeds it.
    """

    options: tuple[Option, ...] = (THREADS, MULTIPV, SEED)

    def __init__(self) -> None:
        self._values = {option.name: option.default for option in self.options}
        self.draws = random.Random()

    def set_option(self, name: str, value: int) -> None:
        """Change an option; raises OptionError for an unknown name or a value out of range."""
        option = next((option for option in self.options if option.name == name), None)
        if option is None:
            names = ", ".join(option.name for option in self.options)
            raise OptionError(f"there is no option {name!r}; the options are {names}")
        if not option.minimum <= value <= option.maximum:
            bounds = f"{option.minimum} to {option.maximum}"
            raise OptionError(f"{name} is a whole number from {bounds}")
        self._values[name] = value
        if option is SEED:
            self.draws = random.Random(value or None)

    def value(self, option: Option) -> int:
        """Return the current value of an option."""
        return self._values[option.name]

    def new_game(self) -> None:
        """Forget nothing; the draws continue, so that the games of a match differ."""


class SimplePlayer(ConfigurablePlayer):
    """A player of duels; a subclass implements `choose`.

    In a solo game it sees only what lies open on the table (`as_duel`): neither the order of the
    cards nor the level. Its evaluations are then dropped, since it takes the Automa for a player
    with an empty quilt.
    """

    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        """Decide in a duel, as `Thinker.decide` does."""
        raise NotImplementedError

    def decide(
        self,
        position: Position | Solo,
        limits: Limits = NO_LIMITS,
        stop: Stop = NEVER,
        report: Report = no_report,
    ) -> Decision:
        """Choose a legal move."""
        if not isinstance(position, Solo):
            return self._choose(position, limits, stop, report)
        if position.is_automas_turn:
            return Decision(None, (Info(),))
        decision = self._choose(
            as_duel(position), limits, stop, lambda lines: report(_without_opinion(lines))
        )
        return replace(decision, lines=_without_opinion(decision.lines))

    def _choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        if limits.searchmoves:

            def judge(after: Position, share: Limits, stop: Stop, is_last: bool) -> Decision:
                return self.choose(after, share, stop, no_report)

            return decide_among(judge, position, limits, stop, report, self.value(MULTIPV))
        return self.choose(position, limits, stop, report)


def as_duel(solo: Solo) -> Position:
    """Return the table as a duel with the same legal moves for the person.

    Two changes make up for the player not knowing the Automa. The Automa has no buttons: it never
    pays, so the player need not fear what it could buy. And on the last space it is shown one space
    before it: its score is not on its quilt, so the player would think that the next move ends the
    game with a win, and stop buying. At level IV the two changes take greedy from 82 to 96 wins of
    300 against the normal deck, and from 80 to 107 against the tactical one.
    """
    table = solo.table
    automa = table.players[AUTOMA.index]
    shown = replace(automa, buttons=0, time=min(automa.time, LAST_SPACE - 1))
    return replace(table, players=(table.players[PERSON.index], shown))


def _without_opinion(lines: tuple[Info, ...]) -> tuple[Info, ...]:
    return tuple(
        Info(line.depth, line.nodes, line.time_ms, line.multipv, pv=line.pv) for line in lines
    )
