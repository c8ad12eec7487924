"""Asks a player in this process, and keeps all that it says."""

from quiltbee.automa import Solo
from quiltbee.players import NEVER, NO_LIMITS, Info, Limits, Stop, Thinker
from quiltbee.rules import Move, Position


def ask(
    player: Thinker, position: Position | Solo, limits: Limits = NO_LIMITS, stop: Stop = NEVER
) -> tuple[Move, list[Info]]:
    """The move, and all lines reported on the way and at the end."""
    infos: list[Info] = []
    decision = player.decide(position, limits, stop, infos.extend)
    return decision.chosen, [*infos, *decision.lines]
