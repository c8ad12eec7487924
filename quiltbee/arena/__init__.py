"""Matches: a player of the computer's over many games, and what they say with which certainty."""

from quiltbee.arena.dealing import deal_anew, shuffled
from quiltbee.arena.errors import ArenaError, MatchStoppedError, PlayerError, RecordsError
from quiltbee.arena.estimates import Estimate, mean_of, share_of
from quiltbee.arena.match_game import (
    Decision,
    Forfeit,
    MatchGame,
    MatchSetting,
    Round,
)
from quiltbee.arena.match_play import play_match
from quiltbee.arena.match_player import MatchPlayer, parse_player
from quiltbee.arena.match_records import MatchRecords
from quiltbee.arena.match_summary import MatchSummary, Play, Times, summary_of_match
from quiltbee.arena.pair_scores import (
    PairCounts,
    PairTally,
    elo_of_pairs,
    elo_of_share,
    share_of_elo,
    share_of_pairs,
)
from quiltbee.arena.solo_match import (
    SoloGame,
    SoloSetting,
    SoloSummary,
    play_solo_games,
    summary_of,
)
from quiltbee.arena.solo_player import SoloPlayer
from quiltbee.arena.sprt import Sprt, SprtRun

__all__ = [
    "ArenaError",
    "Decision",
    "Estimate",
    "Forfeit",
    "MatchGame",
    "MatchPlayer",
    "MatchRecords",
    "MatchSetting",
    "MatchStoppedError",
    "MatchSummary",
    "PairCounts",
    "PairTally",
    "Play",
    "PlayerError",
    "RecordsError",
    "Round",
    "SoloGame",
    "SoloPlayer",
    "SoloSetting",
    "SoloSummary",
    "Sprt",
    "SprtRun",
    "Times",
    "deal_anew",
    "elo_of_pairs",
    "elo_of_share",
    "mean_of",
    "parse_player",
    "play_match",
    "play_solo_games",
    "share_of",
    "share_of_elo",
    "share_of_pairs",
    "shuffled",
    "summary_of",
    "summary_of_match",
]
