"""Analysis of games: the value of each decision, the causes of a loss, and reasons for a move.

with EngineClient(engine_command("engine")) as engine:
    review = asyncio.run(Reviewer(record).run(EngineJudge(engine)))
print(format_record(annotated(review, Threshold())))
"""

from quiltbee.review.advice import LINES, Advice, advice_on, comparison_of
from quiltbee.review.causes import Choice, Explanation, explained
from quiltbee.review.decision import (
    Decision,
    Figures,
    GameReview,
    Threshold,
    accuracy_of,
    figures_of,
    near_level,
)
from quiltbee.review.describing import annotated, describe
from quiltbee.review.document import (
    CAUSES,
    Changes,
    Review,
    ReviewError,
    applied,
    changes_between,
    is_finished,
    read_review,
    to_line,
)
from quiltbee.review.evaluation import Evaluation, Judge, Question, Steps, best_with_points
from quiltbee.review.facts import Fact
from quiltbee.review.judge import STANDARD, Effort, EngineJudge, Reviewer
from quiltbee.review.reasons import (
    Comparison,
    Loss,
    Reason,
    compared,
    facts_of,
    loss_between,
    reasons_for,
)

__all__ = [
    "CAUSES",
    "LINES",
    "STANDARD",
    "Advice",
    "Changes",
    "Choice",
    "Comparison",
    "Decision",
    "Effort",
    "EngineJudge",
    "Evaluation",
    "Explanation",
    "Fact",
    "Figures",
    "GameReview",
    "Judge",
    "Loss",
    "Question",
    "Reason",
    "Review",
    "ReviewError",
    "Reviewer",
    "Steps",
    "Threshold",
    "accuracy_of",
    "advice_on",
    "annotated",
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
    "loss_between",
    "near_level",
    "read_review",
    "reasons_for",
    "to_line",
]
