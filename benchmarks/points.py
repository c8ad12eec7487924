"""How the engine plays for points against weak players: benchmarks.points [RINGS [LEVEL ...]]

Against players who always pass, draw any move, buy the dearest patch or are greedy: the mean score,
the mean number of empty spaces and the games lost, on RINGS rings and in both seats, with as many
positions for a decision as the level evaluates.
"""

import sys
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from benchmarks.positions.regret import Choose, buy_dearest, draw_any, pass_always
from quiltbee.arena import play_out
from quiltbee.engine import Engine
from quiltbee.engine.yardsticks.players import Greedy
from quiltbee.rules import Move, Position, Seat, new_game, ring_from_seed

RINGS: Final = 50
LEVELS: Final = (10, 9, 8, 7, 6, 5)


class Game(NamedTuple):
    """How a game ended for the engine."""

    score: int
    empty: int
    is_lost: bool


def choose_greedily() -> Choose:
    """Greedy's way to choose."""
    player = Greedy()

    def choose(position: Position, draws: Random) -> Move:
        return player.decide(position).chosen

    return choose


def play_game(engine: Engine, seat: Seat, seed: str, other: Choose) -> Game:
    """One game on the ring of a seed."""
    draws = Random(seed)
    engine.new_game()

    def choose(turn: Seat, position: Position) -> Move:
        return engine.decide(position).chosen if turn == seat else other(position, draws)

    position = play_out(new_game(ring_from_seed(seed)), choose, draws).position
    ended = position.outcome
    assert ended is not None
    empty = 81 - position.players[seat.index].quilt.filled.bit_count()
    return Game(position.scores[seat.index], empty, ended.winner != seat)


def main() -> None:
    """Print a row for each level and opponent."""
    rings = int(sys.argv[1]) if len(sys.argv) > 1 else RINGS
    levels = tuple(map(int, sys.argv[2:])) or LEVELS
    others = {
        "always passes": pass_always,
        "random": draw_any,
        "dearest": buy_dearest,
        "greedy": choose_greedily(),
    }
    engine = Engine()
    engine.new_game()
    print("level  against        games  mean score  empty spaces  lost")
    for level in levels:
        engine.set_option("Level", level)
        for name, other in others.items():
            games = [
                play_game(engine, seat, f"points {ring}", other)
                for ring in range(rings)
                for seat in Seat
            ]
            print(
                f"{level:5}  {name:13} {len(games):6}"
                f" {fmean(game.score for game in games):11.1f}"
                f" {fmean(game.empty for game in games):13.1f}"
                f" {sum(game.is_lost for game in games):5}",
                flush=True,
            )


if __name__ == "__main__":
    main()
