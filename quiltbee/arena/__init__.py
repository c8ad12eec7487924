"""Matches: a player of the computer's over many games, and what they say with which certainty."""

from quiltbee.arena.dealing import deal_anew, shuffled
from quiltbee.arena.estimates import Estimate, mean_of, share_of
from quiltbee.arena.solo_match import (
    SoloGame,
    SoloSetting,
    SoloSummary,
    play_solo_games,
    summary_of,
)
from quiltbee.arena.solo_player import SoloPlayer

__all__ = [
    "Estimate",
    "SoloGame",
    "SoloPlayer",
    "SoloSetting",
    "SoloSummary",
    "deal_anew",
    "mean_of",
    "play_solo_games",
    "share_of",
    "shuffled",
    "summary_of",
]
