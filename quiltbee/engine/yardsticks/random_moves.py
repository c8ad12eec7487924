"""`random`: it draws uniformly from all legal moves, the lowest yardstick."""

from quiltbee.engine.decision import request as r
from quiltbee.engine.yardsticks.answers import NO_OPINION, Answers, begin_answers, write_line
from quiltbee.engine.yardsticks.greedy import draw_some
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import list_legal


@compiled
def begin(answers: Answers) -> None:
    """Begin the decision that the request asks for."""
    begin_answers(answers, r.BY_DRAW)


@compiled
def step(answers: Answers, work: int, now: int, stop: int) -> int:
    """Draw as many different moves as lines are wanted."""
    a = answers
    count = list_legal(a.state, a.ring, a.actions)
    for row in range(draw_some(a.actions, count, a.request[r.LINES], a.random_state)):
        a.lines.actions[row, 0] = a.actions[row]
        write_line(a, row, 0, count, NO_OPINION, NO_OPINION)
    return r.DONE


@compiled
def report(answers: Answers) -> int:
    """Return 0: there is nothing to tell before the end."""
    return 0
