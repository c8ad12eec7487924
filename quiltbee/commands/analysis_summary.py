"""What `quiltbee analyse` prints at the end: how well each side played, and the worst decisions."""

from itertools import islice
from typing import TextIO

from quiltbee.notation import format_move, format_moves
from quiltbee.review import Decision, Figures, GameReview, Threshold, figures_of
from quiltbee.rules import Seat
from quiltbee.terminal.canvas import printable

_WORST = 5
"""How many of a game's worst decisions are printed."""

_LINE = 6
"""How many moves of the best line are printed."""

_HEAD = f"{'':24}{'decisions':>10}{'best':>7}{'points lost':>13}{'chance lost':>13}{'accuracy':>10}"


class Summary:
    """Collects the games and prints the figures of each, then those of each player."""

    def __init__(self, threshold: Threshold) -> None:
        self._threshold = threshold
        self._blocks: list[list[str]] = []
        self._players: dict[str, Figures] = {}

    def add(self, number: int, review: GameReview) -> None:
        """Count a game."""
        lines = [f"game {number}, {review.record.result}", _HEAD]
        for seat in review.record.start.seats:
            name = _name(review, seat)
            figures = figures_of(each for each in review.decisions if each.seat is seat)
            self._players[name] = self._players.get(name, Figures()) + figures
            lines.append(_row(name, figures))
        self._blocks.append([*lines, *self._worst(review)])

    def print_to(self, stream: TextIO) -> None:
        """Print all of it; nothing if no game was analysed."""
        blocks = self._blocks
        if len(blocks) > 1:
            rows = (_row(name, figures) for name, figures in self._players.items())
            blocks = [*blocks, [f"all {len(blocks)} games", _HEAD, *rows]]
        for block in blocks:
            print("", *block, sep="\n", file=stream)

    def _worst(self, review: GameReview) -> list[str]:
        """The marked decisions that lost most."""
        crossed = self._threshold.times_crossed
        marked = (each for each in review.decisions if crossed(each) >= 1)
        worst = islice(sorted(marked, key=crossed, reverse=True), _WORST)
        return [*_luck(review), *(_sentence(review, decision) for decision in worst)]


def _luck(review: GameReview) -> list[str]:
    """What the cards of a solo game brought the person."""
    found = [each.luck for each in review.decisions if each.luck is not None]
    if not found:
        return []
    return [f"the cards brought {sum(points for points, _ in found):+.1f} points"]


def _name(review: GameReview, seat: Seat) -> str:
    """A player's name in the record, or else the seat."""
    name = review.record.tags.get(f"Player{seat:d}", "?")
    return f"player {seat:d}" if name == "?" else name


def _row(name: str, figures: Figures) -> str:
    return (
        f"{printable(name, 23):24}{figures.decisions:>10}{figures.share_best:>7.0%}"
        f"{figures.mean_points_lost:>13.2f}{figures.mean_chance_lost:>13.1%}"
        f"{'-' if figures.accuracy is None else format(figures.accuracy, '.1f'):>10}"
    )


def _sentence(review: GameReview, decision: Decision) -> str:
    lost = f"{decision.points_lost:.1f} points and {decision.chance_lost:.0%} lost"
    best = format_moves(decision.before.line[:_LINE])
    who = printable(_name(review, decision.seat), 23)
    return f"move {decision.number}, {who}, {format_move(decision.move)}: {lost}; best {best}"
