"""Analysis of whole games, what each decision was worth; and reasons, what speaks for a move.

with EngineClient(engine_command("engine")) as engine:
    review = review_game(record, Analyst(engine, Limits(movetime_ms=500)).evaluate)
print(format_record(annotated(review, Threshold())))
"""

from quiltbee.review.analyst import Analyst
from quiltbee.review.annotation import Threshold, annotated
from quiltbee.review.errors import ReviewError
from quiltbee.review.evaluation import Evaluation, evaluation_of
from quiltbee.review.facts import Fact
from quiltbee.review.figures import Figures, figures_of
from quiltbee.review.game_review import Decision, GameReview, review_game
from quiltbee.review.judging import Asking, answered, loss_of
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
    "Analyst",
    "Asking",
    "Comparison",
    "Decision",
    "Evaluation",
    "Fact",
    "Figures",
    "GameReview",
    "Loss",
    "Reason",
    "ReviewError",
    "Threshold",
    "annotated",
    "answered",
    "compared",
    "evaluation_of",
    "facts_of",
    "figures_of",
    "loss_between",
    "loss_of",
    "reasons_for",
    "review_game",
]
