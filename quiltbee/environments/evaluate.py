"""`evaluate`: the strength of a policy against levels, engines and other policies, by pairs.

print(evaluate(agent, {"level 3": "level3", "last hour": older}, pairs=200))
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

import numpy as np
import numpy.typing as npt

from quiltbee.arena import Estimate, PairCounts, elo_of_pairs, mean_of, share_of_pairs
from quiltbee.arena.figures import finite, format_table
from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.batch import Batch, Policy
from quiltbee.environments.batch.opponents import PlayerPolicy, decide
from quiltbee.players import Thinker
from quiltbee.rules import Board, ring_from_seed

_HEAD = ("against", "won : split : lost", "points, %", "Elo", "mean margin")


@dataclass(frozen=True, slots=True)
class Result:
    """The result of the games against one opponent, from the policy's side.

    `pairs` are won, split or lost; the `share` of their points, `elo` and the mean `margin` of a
    game have 95 % intervals. `margins` has one for each game, in each pair first that of the game
    that the policy started.
    """

    against: str
    pairs: PairCounts
    share: Estimate
    elo: Estimate
    margin: Estimate
    margins: npt.NDArray[np.int64]

    def figures(self) -> dict[str, Any]:
        """Return the figures by name, without individual games; an infinite bound is None."""
        games = asdict(self)
        del games["margins"]
        figures: Any = finite(games)
        return dict(figures)


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The results against all opponents, on the same rings; `str` is a table in Markdown."""

    seed: str
    board: str
    results: tuple[Result, ...]

    def __getitem__(self, against: str) -> Result:
        """Return the result against an opponent; raises KeyError for an unknown name."""
        for result in self.results:
            if result.against == against:
                return result
        raise KeyError(against)

    def __str__(self) -> str:
        rows = [
            (
                result.against,
                str(result.pairs),
                result.share.text(".1f", 100),
                result.elo.text("+.0f"),
                result.margin.text("+.1f"),
            )
            for result in self.results
        ]
        return "\n".join(format_table([_HEAD, *rows]))

    def json(self) -> str:
        """Return all figures as one line of JSON."""
        results = [result.figures() for result in self.results]
        document = {"seed": self.seed, "board": self.board, "results": results}
        return json.dumps(document, allow_nan=False)


def evaluate(
    policy: Policy | Thinker | str,
    against: Any = "level3",
    *,
    pairs: int = 100,
    seed: str = "evaluate",
    board: Board | str = Board.REVISED,
    actions: ActionSpace | str = ActionSpace.FLAT,
    threads: int = 1,
) -> Evaluation:
    """Play `pairs` pairs of games against each opponent, all games against one in parallel.

    A policy takes `Decisions`, the observations and legal actions of games, and returns an action
    for each; it may also be a `Thinker` or the name of a player as in matches. `against` is an
    opponent of any of these kinds, or a mapping of names to opponents. Pair n is played on the ring
    of the seed `SEED/n`, once from each seat, as in `quiltbee match`.

    The same seed gives the same games if the policy draws nothing itself. Raises ValueError for
    less than one pair, for an invalid opponent and for invalid actions. Exceptions of the policy
    propagate.
    """
    if pairs < 1:
        raise ValueError(f"there is at least one pair to play, not {pairs}")
    agent = policy if not isinstance(policy, str) and callable(policy) else PlayerPolicy(policy, 0)
    board = Board(board)
    rings = [ring_from_seed(f"{seed}/{pair}") for pair in range(1, pairs + 1) for _ in range(2)]
    drawn = int.from_bytes(sha256(seed.encode()).digest()[:7], "big")
    results = []
    for name, opponent in _named(against).items():
        batch = Batch(
            2 * pairs,
            seed=drawn,
            board=board,
            ring=rings,
            actions=actions,
            opponents=opponent,
            masks=False,
            threads=threads,
        )
        with batch:
            results.append(_result(name, *_play(agent, batch)))
    return Evaluation(seed, board.value, tuple(results))


def _named(against: Any) -> dict[str, Any]:
    if isinstance(against, Mapping):
        if not against:
            raise ValueError("there is at least one opponent")
        return {str(name): opponent for name, opponent in against.items()}
    if isinstance(against, str):
        return {against: against}
    return {getattr(against, "name", getattr(against, "__name__", type(against).__name__)): against}


def _play(policy: Policy, batch: Batch) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.int64]]:
    """Play every game once; return which games the policy won, and its margins."""
    seats, games = batch.seats.copy(), np.arange(batch.games)
    is_over = np.zeros(batch.games, dtype=np.bool_)
    won, margins = is_over.copy(), np.zeros(batch.games, dtype=np.int64)
    while not is_over.all():
        running = np.flatnonzero(~is_over)
        actions = batch.sample().copy()  # for finished games, which continue
        actions[running] = decide(policy, "the policy", batch.decisions(running))
        batch.step(actions)
        ended = batch.dones & ~is_over
        won[ended] = batch.winners[ended] == seats[ended]
        own, other = batch.scores[games, seats], batch.scores[games, 1 - seats]
        margins[ended] = (own - other)[ended]
        is_over |= ended
        batch.rest(np.flatnonzero(ended))
    return won, margins


def _result(against: str, won: npt.NDArray[np.bool_], margins: npt.NDArray[np.int64]) -> Result:
    points = won.reshape(-1, 2).sum(axis=1)
    lost, split, both = (int((points == games).sum()) for games in range(3))
    counts = PairCounts(lost, split, both)
    margin = mean_of(margins.reshape(-1, 2).mean(axis=1).tolist())
    return Result(against, counts, share_of_pairs(counts), elo_of_pairs(counts), margin, margins)
