"""Both kinds of games behind one door: begun by a set-up, carried on by events."""

from collections.abc import Iterable

from quiltbee.server import game, solo_game
from quiltbee.server.game import Event, Game, Setup
from quiltbee.server.solo_game import SoloGame, SoloSetup

AnySetup = Setup | SoloSetup
AnyGame = Game | SoloGame


def begin(setup: AnySetup) -> AnyGame:
    """The game before its first event."""
    return solo_game.begin(setup) if isinstance(setup, SoloSetup) else game.begin(setup)


def after(before: AnyGame, event: Event) -> AnyGame:
    """The game one event later; what is illegal raises, since none is ever stored."""
    if isinstance(before, SoloGame):
        return solo_game.after(before, event)
    return game.after(before, event)


def fold(setup: AnySetup, events: Iterable[Event]) -> AnyGame:
    """The game that a set-up and its events come to."""
    come_to = begin(setup)
    for event in events:
        come_to = after(come_to, event)
    return come_to
