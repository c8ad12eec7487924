"""`random`: draws uniformly from all legal moves, the lowest yardstick."""

from quiltbee.engine.decision import request as r
from quiltbee.engine.yardsticks.answers import NO_OPINION, Answers, begin_answers, write_line
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import list_legal
from quiltbee.kernel.random_games import draw


@compiled
def begin(answers: Answers) -> None:
    """Begin the requested decision."""
    begin_answers(answers, r.BY_DRAW)


@compiled
def step(answers: Answers, work: int, now: int, stop: int) -> int:
    """Draw a different move for each requested line."""
    a = answers
    count = list_legal(a.state, a.ring, a.actions)
    for row in range(min(count, a.request[r.LINES])):
        other = row + draw(a.random_state, count - row)
        a.actions[row], a.actions[other] = a.actions[other], a.actions[row]
        a.lines.actions[row, 0] = a.actions[row]
        write_line(a, row, 0, count, NO_OPINION, NO_OPINION)
    return r.DONE


@compiled
def report(answers: Answers) -> int:
    """Return 0: there are no lines before the end."""
    return 0
