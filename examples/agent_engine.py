"""An agent of a recipe as an engine: what `python -m examples.recipe ... --save agent.pt` has kept.

    quiltbee match "cmd:python -m examples.agent_engine agent.pt" level3 --games 20

Any policy for batches becomes an engine in the same way: a player that decides game by game.
"""

import sys
from typing import Any

import numpy as np

from examples.recipe import network
from quiltbee.environments.batch import Batch, Policy
from quiltbee.notation import move_of_action
from quiltbee.players import Decision, Info
from quiltbee.players.simple_player import SimplePlayer
from quiltbee.protocol import run_engine
from quiltbee.rules import Position


class PolicyPlayer(SimplePlayer):
    """A policy behind the interface of players, and so behind the protocol of engines."""

    name = "Agent"
    author = "you"

    def __init__(self, policy: Policy) -> None:
        super().__init__()
        self._policy, self._batch = policy, Batch(1)
        policy(self._batch.decisions())  # compiles before a clock runs

    def choose(self, position: Position, *_: Any) -> Decision:
        """Let the policy decide in a batch of one game."""
        self._batch.put(position)
        actions = np.asarray(self._policy(self._batch.decisions()))
        move = move_of_action(int(actions[0]))
        return Decision(move, (Info(nodes=1, pv=(move,)),))


def policy_of(file: str) -> Policy:
    """Return the policy of the weights in a file: the best row of each short list."""
    import torch

    scorer = network()()
    scorer.load_state_dict(torch.load(file, weights_only=True))

    def policy(seen: Any) -> Any:
        moves = seen.shortlist
        with torch.no_grad():
            return moves.pick(scorer(torch.tensor(moves.features))[0].argmax(1))

    return policy


if __name__ == "__main__":
    sys.exit(run_engine(PolicyPlayer(policy_of(sys.argv[1]))))
