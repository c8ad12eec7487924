"""The results of a match of two players: a sentence and a table, or JSON."""

import dataclasses
from collections.abc import Callable, Sequence

from quiltbee.arena import (
    DuelMatch,
    DuelSummary,
    Estimate,
    MatchGame,
    PairCounts,
    PairTally,
    Sprt,
    SprtRun,
    elo_of_pairs,
    share_of_pairs,
    summarize_duel,
)
from quiltbee.commands.match_figures import (
    NOTHING,
    format_estimate,
    format_json,
    format_row,
    format_rule,
)


class DuelReport:
    """Counts games by pairs, and prints everything at the end.

    `rings` is the number of pairs, None for as many as the test takes.
    """

    def __init__(
        self, match: DuelMatch, rings: int | None, sprt: Sprt | None, *, as_json: bool
    ) -> None:
        self.games: list[MatchGame] = []
        self.goal = None if rings is None else 2 * rings
        self._match, self._as_json = match, as_json
        self._test = None if sprt is None else SprtRun(sprt)
        self._tally = PairTally()

    def is_decided(self) -> bool:
        """Whether there is a test and it has ended."""
        return self._test is not None and self._test.verdict is not None

    def add(self, game: MatchGame) -> None:
        """Count a game, and its pair once it is complete."""
        self.games.append(game)
        points = self._tally.add(game.round.ring, game.winner == 0)
        if points is not None and self._test is not None:
            self._test.add(game.round.ring, points)

    def in_short(self) -> str:
        """Games won, Elo and the state of the test."""
        won = sum(game.winner == 0 for game in self.games)
        parts = [f"A {won} : {len(self.games) - won} B"]
        if self._tally.counts.pairs:
            parts.append(f"Elo {format_estimate(elo_of_pairs(self._tally.counts), '+.0f')}")
        if self._test is not None:
            parts.append(f"LLR {self._test.log_ratio:+.2f}")
        return ", ".join(parts)

    def end(self) -> None:
        """Print the results of the games, if there are any."""
        if self.games:
            summary = summarize_duel(self.games)
            write = duel_json if self._as_json else duel_text
            print(write(self._match, summary, self._test), flush=True)


def duel_text(match: DuelMatch, summary: DuelSummary, test: SprtRun | None) -> str:
    """A sentence, a table with a column for each player, and what else is known."""
    lines = [
        f"{summary.games} games on the {match.board.value} board, seed {match.seed!r}.",
        "",
        *_table(_rows(match, summary)),
        "",
        _pairs_sentence(summary),
    ]
    if summary.play is not None:
        share = format_estimate(summary.play.first_player, ".1f", 100)
        lines.append(f"Games that the first player won: {share} %.")
    if test is not None:
        lines.append(_test_sentence(test))
    return "\n".join(lines)


def _pairs_sentence(summary: DuelSummary) -> str:
    """How many pairs were won, by games and by the sum of both games' margins."""
    sentence = f"Pairs that A won : split : lost: {_counted(summary.pairs)}"
    if summary.play is None or not summary.play.by_margin.pairs:
        return f"{sentence}."
    by_margin = summary.play.by_margin
    share = format_estimate(share_of_pairs(by_margin), ".1f", 100)
    return f"{sentence}; by their margins added up {_counted(by_margin)}, {share} %."


def _counted(pairs: PairCounts) -> str:
    return f"{pairs.won} : {pairs.split} : {pairs.lost}"


def duel_json(match: DuelMatch, summary: DuelSummary, test: SprtRun | None) -> str:
    """All figures as one JSON object; a bound that is infinite is null."""
    figures = {
        "players": match.names,
        "board": match.board.value,
        "seed": match.seed,
        **dataclasses.asdict(summary),
    }
    if test is not None:
        figures["sprt"] = {
            **dataclasses.asdict(test.sprt),
            "pairs": test.counts.pairs,
            "log_ratio": test.log_ratio,
            "verdict": test.verdict,
        }
    return format_json(figures)


def _rows(match: DuelMatch, summary: DuelSummary) -> list[tuple[str, ...]]:
    play = summary.play
    rows = [
        ("", *(f"{side}: {name}" for side, name in zip("AB", match.names, strict=True))),
        ("games won", *map(str, summary.won)),
        ("share of points, %", *_of_both(summary.share, lambda share: 1 - share, ".1f", 100)),
        ("Elo", *_of_both(summary.elo, lambda elo: -elo, "+.0f")),
    ]
    if play is not None:
        rows += [
            ("mean score", *(f"{score:.1f}" for score in play.score)),
            ("mean margin", *_of_both(play.margin, lambda margin: -margin, "+.1f")),
            ("empty spaces", *(f"{spaces:.1f}" for spaces in play.empty_spaces)),
            ("special tile, % of games", *(f"{100 * share:.0f}" for share in play.special_tile)),
        ]
    means = (None if times is None else times.mean for times in summary.times)
    longest = (None if times is None else times.longest for times in summary.times)
    rows += [
        ("mean decision, s", *(NOTHING if s is None else f"{s:.4f}" for s in means)),
        ("longest decision, s", *(NOTHING if s is None else f"{s:.3f}" for s in longest)),
    ]
    if any(summary.forfeits):
        rows.append(("forfeits (in the games lost)", *map(str, summary.forfeits)))
    return rows


def _of_both(
    estimate: Estimate | None, turned: Callable[[float], float], form: str, factor: float = 1
) -> tuple[str, str]:
    """The estimate for A, and the same from B's side."""
    if estimate is None:
        return NOTHING, NOTHING
    value, low, high = map(turned, (estimate.value, estimate.low, estimate.high))
    as_b = Estimate(value, high, low)
    return format_estimate(estimate, form, factor), format_estimate(as_b, form, factor)


def _test_sentence(test: SprtRun) -> str:
    sprt, (low, high) = test.sprt, test.sprt.bounds
    claims = {"elo0": sprt.elo0, "elo1": sprt.elo1}
    accepted = test.verdict and f"Elo {claims[test.verdict]:+g} is accepted"
    ratio = f"log-likelihood ratio {test.log_ratio:+.2f} ({low:+.2f} to {high:+.2f})"
    between = f"Elo {sprt.elo0:+g} against {sprt.elo1:+g}"
    return f"SPRT of {between}: {accepted or 'undecided'} after {test.counts.pairs} pairs, {ratio}."


def _table(rows: Sequence[tuple[str, ...]]) -> list[str]:
    rows = [tuple(cell.replace("|", "\\|") for cell in row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    head, *others = (format_row(row, widths) for row in rows)
    return [head, format_rule(widths), *others]
