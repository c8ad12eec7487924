"""Matches: many games between players, and what they show, with confidence intervals."""

from quiltbee.arena.duel import DuelMatch
from quiltbee.arena.errors import ArenaError, MatchStoppedError, PlayerError, RecordsError
from quiltbee.arena.estimates import Estimate, mean_of, share_of
from quiltbee.arena.game import Forfeit, MatchGame, MatchMove, Round, Row
from quiltbee.arena.match import Match
from quiltbee.arena.pair_scores import (
    PairCounts,
    PairTally,
    elo_of_pairs,
    elo_of_share,
    share_of_elo,
    share_of_pairs,
)
from quiltbee.arena.play import Choose, play_match, play_on, play_out
from quiltbee.arena.player import MatchPlayer, parse_player
from quiltbee.arena.records import MatchRecords
from quiltbee.arena.solo import SoloMatch
from quiltbee.arena.sprt import Sprt, SprtRun
from quiltbee.arena.summary import (
    DuelSummary,
    Play,
    RowSummary,
    Times,
    summarize_duel,
    summarize_row,
)

__all__ = [
    "ArenaError",
    "Choose",
    "DuelMatch",
    "DuelSummary",
    "Estimate",
    "Forfeit",
    "Match",
    "MatchGame",
    "MatchMove",
    "MatchPlayer",
    "MatchRecords",
    "MatchStoppedError",
    "PairCounts",
    "PairTally",
    "Play",
    "PlayerError",
    "RecordsError",
    "Round",
    "Row",
    "RowSummary",
    "SoloMatch",
    "Sprt",
    "SprtRun",
    "Times",
    "elo_of_pairs",
    "elo_of_share",
    "mean_of",
    "parse_player",
    "play_match",
    "play_on",
    "play_out",
    "share_of",
    "share_of_elo",
    "share_of_pairs",
    "summarize_duel",
    "summarize_row",
]
