"""Games and evaluations for the tests of analysis."""

from quiltbee.notation import Record, parse_record
from quiltbee.review import Evaluation
from quiltbee.rules import Position, legal_moves

TEXT = """\
[Event "Casual"]
[Site "?"]
[Date "2026.11.21"]
[Player1 "Ann"]
[Player2 "Bob"]
[Ring "WXPdETFSHIYUKGNCMRbJBQfZLeagVDcOA"]
[Result "*"]
[Board "original"]

{The first.} 1: X0a7 $1 {[%clk 0:09:55] [%eval 0.5 +0.0] Dear.} 2: E0a1 F3a3 H0a5
(2: pass 1: H0d1) 1: pass *
"""


def record() -> Record[Position]:
    """Five moves, with a mark, a clock, an older evaluation and a variation."""
    read = parse_record(TEXT)
    assert not read.problems
    return read


def level(position: Position) -> Evaluation:
    """Nobody is ahead, and the pass is best."""
    return Evaluation(0.5, 0.0, (legal_moves(position)[0],))
