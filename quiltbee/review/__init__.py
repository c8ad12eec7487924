"""Analysis of games: what each decision was worth, where points went, and what speaks for a move.

with EngineClient(engine_command("engine")) as engine:
    review = judged(GameJudge(record), Analyst(engine).ask)
print(format_record(annotated(review, Threshold())))
"""

from quiltbee.review.accuracy import accuracy_of
from quiltbee.review.analyst import Analyst
from quiltbee.review.annotation import annotated
from quiltbee.review.causes import Explanation, explained
from quiltbee.review.comparing import Choice
from quiltbee.review.describing import describe
from quiltbee.review.document import (
    Changes,
    Review,
    applied,
    changes_between,
    is_finished,
    read_review,
    to_line,
)
from quiltbee.review.effort import STANDARD, Effort
from quiltbee.review.errors import ReviewError
from quiltbee.review.evaluation import Evaluation, best_with_points
from quiltbee.review.facts import Fact
from quiltbee.review.figures import Figures, figures_of
from quiltbee.review.game_review import Decision, GameReview
from quiltbee.review.judge import GameJudge, judged
from quiltbee.review.judging import LINES, Advice, advice_on, comparison_of
from quiltbee.review.marks import Threshold
from quiltbee.review.questions import Asking, Question, answered
from quiltbee.review.reasons import (
    Comparison,
    Loss,
    Reason,
    compared,
    facts_of,
    loss_between,
    reasons_for,
)
from quiltbee.review.scheduling import Task

__all__ = [
    "LINES",
    "STANDARD",
    "Advice",
    "Analyst",
    "Asking",
    "Changes",
    "Choice",
    "Comparison",
    "Decision",
    "Effort",
    "Evaluation",
    "Explanation",
    "Fact",
    "Figures",
    "GameJudge",
    "GameReview",
    "Loss",
    "Question",
    "Reason",
    "Review",
    "ReviewError",
    "Task",
    "Threshold",
    "accuracy_of",
    "advice_on",
    "annotated",
    "answered",
    "applied",
    "best_with_points",
    "changes_between",
    "compared",
    "comparison_of",
    "describe",
    "explained",
    "facts_of",
    "figures_of",
    "is_finished",
    "judged",
    "loss_between",
    "read_review",
    "reasons_for",
    "to_line",
]
