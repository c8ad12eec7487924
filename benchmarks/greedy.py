"""How well and how fast the greedy player decides: `python -m benchmarks.greedy`.

Games against the random player in pairs: the same ring and board twice, with the seats swapped.
"""

from random import Random
from statistics import mean, median
from time import perf_counter

from quiltbee.arena import play_out
from quiltbee.players import PLAYERS
from quiltbee.rules import Board, Move, Position, Seat, new_game, ring_from_seed

PAIRS = 50


def game(start: Position, greedy_seat: int, seconds: list[float]) -> tuple[bool, int, int]:
    """Whether greedy won, its score and its margin; the time of each decision goes to `seconds`."""
    greedy, other = PLAYERS["greedy"](), PLAYERS["random"]()

    def choose(seat: Seat, position: Position) -> Move:
        player = greedy if seat == greedy_seat else other
        begun = perf_counter()
        move = player.decide(position).chosen
        if player is greedy:
            seconds.append(perf_counter() - begun)
        return move

    ended = play_out(start, choose, Random()).position.outcome
    assert ended is not None
    mine, others = ended.scores[greedy_seat - 1], ended.scores[2 - greedy_seat]
    return ended.winner == greedy_seat, mine, mine - others


def main() -> None:
    seconds: list[float] = []
    games = []
    for pair in range(PAIRS):
        start = new_game(ring_from_seed(str(pair)), list(Board)[pair % 2])
        games += [game(start, seat, seconds) for seat in (1, 2)]
    won, scores, margins = zip(*games, strict=True)
    print(f"{sum(won)} of {len(games)} games won against random")
    print(f"mean score {mean(scores):.1f}, mean margin {mean(margins):.1f}")
    seconds.sort()
    shown = median(seconds), seconds[len(seconds) * 99 // 100], seconds[-1]
    times = " / ".join(f"{1_000 * value:.1f}" for value in shown)
    print(f"a decision, median / 99 of 100 / longest of {len(seconds)}: {times} ms")


if __name__ == "__main__":
    main()
