"""How long a judge searches the positions of a game, and which of them longer."""

from dataclasses import dataclass, field

from quiltbee.players import Limits


@dataclass(frozen=True, slots=True)
class Effort:
    """The limits of each stage; a stage without any is left out.

    `quick` is for a first figure of each position, and `refined` for all of them again, the
    costliest decisions first. `deep` is for the decisions that lost `doubtful` times the threshold
    or more: for both the best move and the one made. `reasons` is for each question about why a
    move was worse, some 15 per doubtful decision; None asks none. `forecast` is the number of games
    from which the end is forecast.
    """

    quick: Limits = field(default_factory=lambda: Limits(nodes=10_000))
    refined: Limits | None = field(default_factory=lambda: Limits(nodes=50_000))
    deep: Limits | None = field(default_factory=lambda: Limits(nodes=400_000))
    reasons: Limits | None = field(default_factory=lambda: Limits(nodes=10_000))
    doubtful: float = 0.5
    forecast: int = 30


STANDARD = Effort()
"""A game of 45 decisions: 1.5 s of one core for the first figures, about 40 s for the whole."""
