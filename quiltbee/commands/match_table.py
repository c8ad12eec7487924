"""What a match comes to: as text that reads well as it is and as Markdown, and as JSON."""

import dataclasses
import json
import math
from collections.abc import Callable, Sequence

from quiltbee.arena import Estimate, MatchSetting, MatchSummary, SprtRun

_NOTHING = "-"


def match_text(setting: MatchSetting, summary: MatchSummary, test: SprtRun | None) -> str:
    """A sentence, a table with a column for each player, and what else is known."""
    pairs = summary.pairs
    lines = [
        f"{summary.games} games on the {setting.board.value} board, seed {setting.seed!r}.",
        "",
        *_table(_rows(setting, summary)),
        "",
        f"Pairs that A won : split : lost: {pairs.won} : {pairs.split} : {pairs.lost}.",
    ]
    if summary.play is not None:
        share = _interval(summary.play.first_player, ".1f", 100)
        lines.append(f"Games that the first player won: {share} %.")
    if test is not None:
        lines.append(_test_sentence(test))
    return "\n".join(lines)


def match_json(setting: MatchSetting, summary: MatchSummary, test: SprtRun | None) -> str:
    """All figures as one JSON object; a bound that is infinite is null."""
    figures = {
        "players": [player.text for player in setting.players],
        "board": setting.board.value,
        "seed": setting.seed,
        **dataclasses.asdict(summary),
    }
    if test is not None:
        figures["sprt"] = {
            **dataclasses.asdict(test.sprt),
            "pairs": test.counts.pairs,
            "log_ratio": test.log_ratio,
            "verdict": test.verdict,
        }
    return json.dumps(_finite(figures), indent=2, allow_nan=False)


def elo_words(elo: Estimate) -> str:
    """A difference in Elo and its interval."""
    return _interval(elo, "+.0f")


def _rows(setting: MatchSetting, summary: MatchSummary) -> list[tuple[str, ...]]:
    play = summary.play
    rows = [
        ("", *(f"{name}: {p.text}" for name, p in zip("AB", setting.players, strict=True))),
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
        ("mean decision, s", *(_NOTHING if s is None else f"{s:.4f}" for s in means)),
        ("longest decision, s", *(_NOTHING if s is None else f"{s:.3f}" for s in longest)),
    ]
    if any(summary.forfeits):
        rows.append(("forfeits (in the games lost)", *map(str, summary.forfeits)))
    return rows


def _of_both(
    estimate: Estimate | None, turned: Callable[[float], float], form: str, factor: float = 1
) -> tuple[str, str]:
    """The estimate for A, and the same seen from B's side."""
    if estimate is None:
        return _NOTHING, _NOTHING
    value, low, high = map(turned, (estimate.value, estimate.low, estimate.high))
    return _interval(estimate, form, factor), _interval(Estimate(value, high, low), form, factor)


def _interval(estimate: Estimate, form: str, factor: float = 1) -> str:
    bounds = (estimate.value, estimate.low, estimate.high)
    value, low, high = (format(factor * bound + 0, form) for bound in bounds)
    return (
        value
        if math.isinf(estimate.low) and math.isinf(estimate.high)
        else (f"{value} ({low} to {high})")
    )


def _test_sentence(test: SprtRun) -> str:
    sprt, (low, high) = test.sprt, test.sprt.bounds
    claims = {"elo0": sprt.elo0, "elo1": sprt.elo1}
    accepted = test.verdict and f"Elo {claims[test.verdict]:+g} is accepted"
    ratio = f"log-likelihood ratio {test.log_ratio:+.2f} ({low:+.2f} to {high:+.2f})"
    between = f"Elo {sprt.elo0:+g} against {sprt.elo1:+g}"
    return f"SPRT of {between}: {accepted or 'undecided'} after {test.counts.pairs} pairs, {ratio}."


def _table(rows: Sequence[tuple[str, ...]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        f"| {' | '.join(c.ljust(w) for c, w in zip(row, widths, strict=True))} |"
        for row in ([c.replace("|", "\\|") for c in row] for row in rows)
    ]
    lines.insert(1, f"|{'|'.join('-' * (width + 2) for width in widths)}|")
    return lines


def _finite(value: object) -> object:
    if isinstance(value, dict):
        return {key: _finite(held) for key, held in value.items()}
    if isinstance(value, (list, tuple)):
        return [_finite(held) for held in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
