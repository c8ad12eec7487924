"""Analysis of whole games: what each decision was worth, and what it lost.

with EngineClient(engine_command("engine")) as engine:
    review = review_game(record, Analyst(engine, Limits(movetime_ms=500)).evaluate)
print(format_record(annotated(review, Threshold())))
"""

from quiltbee.review.analyst import Analyst
from quiltbee.review.annotation import Threshold, annotated
from quiltbee.review.errors import ReviewError
from quiltbee.review.evaluation import Evaluation
from quiltbee.review.figures import Figures, figures_of
from quiltbee.review.game_review import Decision, GameReview, review_game

__all__ = [
    "Analyst",
    "Decision",
    "Evaluation",
    "Figures",
    "GameReview",
    "ReviewError",
    "Threshold",
    "annotated",
    "figures_of",
    "review_game",
]
