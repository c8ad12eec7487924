"""`quiltbee match PLAYER automa`: a player of the computer's over many games alone."""

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TextIO

from quiltbee.arena import (
    Estimate,
    SoloGame,
    SoloPlayer,
    SoloSetting,
    SoloSummary,
    play_solo_games,
    summary_of,
)
from quiltbee.automa import LEVELS, Deck
from quiltbee.commands.errors import WRONG_USAGE, CommandError
from quiltbee.commands.new import draw_seed
from quiltbee.commands.sources import is_file
from quiltbee.notation import format_record, record_solo_game
from quiltbee.players import SIMPLE_PLAYERS
from quiltbee.rules import Board

_GAMES = 100

_SILENT_SECONDS = 2.0

_HEAD = ("deck", "level", "games", "won, %", "mean margin", "scores", "empty spaces", "tile, %")
_WIDTHS = (8, 5, 5, 15, 22, 13, 12, 8)


def run(arguments: argparse.Namespace) -> int:
    """Play the games of each deck and level, and print a row for each as soon as it is known."""
    if arguments.player not in SIMPLE_PLAYERS:
        what = f"against the Automa play {', '.join(SIMPLE_PLAYERS)}, not {arguments.player!r}"
        raise CommandError(what, WRONG_USAGE)
    player = SoloPlayer(SIMPLE_PLAYERS[arguments.player]())
    seed = draw_seed() if arguments.seed is None else arguments.seed
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise CommandError("the seed is not text") from None
    settings = _settings(arguments)
    with _records_file(arguments.records) as file:
        if arguments.seed is None:
            print(f"Everything is drawn from the seed {seed!r}.\n")
        _print_row(_HEAD)
        print("|" + "|".join("-" * (width + 2) for width in map(len, _padded(_HEAD))) + "|")
        for setting, games in _played(player, settings, arguments.games or _GAMES, seed, file):
            _print_row(_cells(setting, summary_of(games)))
    return 0


def _settings(arguments: argparse.Namespace) -> list[SoloSetting]:
    decks = list(Deck) if arguments.deck is None else [Deck(arguments.deck)]
    levels = list(LEVELS) if arguments.level is None else [arguments.level]
    board = Board(arguments.board or Board.REVISED.value)
    return [SoloSetting(deck, level, board) for deck in decks for level in levels]


def _records_file(name: str | None) -> "nullcontext[None] | TextIO":
    """The new file for the records, opened before anything is played; none without a name."""
    if name is None:
        return nullcontext()
    if is_file(name):
        raise CommandError(f"{name} is there already: name another file")
    try:
        return Path(name).open("x", encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "that is no name of a file"
        raise CommandError(f"can't write {name!r}: {reason}") from None


def _played(
    player: SoloPlayer,
    settings: Sequence[SoloSetting],
    games: int,
    seed: str,
    file: TextIO | None,
) -> Iterator[tuple[SoloSetting, list[SoloGame]]]:
    """The games of each setting, with one progress bar over all on a terminal."""
    from tqdm import tqdm

    total = games * len(settings)
    quiet = not sys.stderr.isatty()
    with tqdm(total=total, delay=_SILENT_SECONDS, unit="game", leave=False, disable=quiet) as bar:
        for setting in settings:
            played = []
            for number, game in enumerate(play_solo_games(player, setting, games, seed), 1):
                played.append(game)
                if file is not None:
                    _write(file, game, player.name, number)
                bar.update()
            bar.clear()
            yield setting, played


def _write(file: TextIO, game: SoloGame, name: str, number: int) -> None:
    tags = {"Event": "Match", "Player1": name, "Round": str(number), "Termination": "normal"}
    record = record_solo_game(game.start, game.shuffles, game.moves, tags)
    if file.tell():
        file.write("\n")
    file.write(format_record(record))
    file.flush()


def _cells(setting: SoloSetting, summary: SoloSummary) -> tuple[str, ...]:
    tiles = f"{100 * summary.tile_of_person:.0f} : {100 * summary.tile_of_automa:.0f}"
    return (
        setting.deck.value,
        LEVELS[setting.level].numeral,
        str(summary.games),
        _with_interval(summary.won, 100, "{:.0f}"),
        _with_interval(summary.margin, 1, "{:+.1f}"),
        f"{summary.person:.1f} : {summary.automa:.1f}",
        f"{summary.empty_spaces:.1f}",
        tiles,
    )


def _with_interval(estimate: Estimate, factor: float, form: str) -> str:
    value, low, high = (
        form.format(factor * bound) for bound in (estimate.value, estimate.low, estimate.high)
    )
    return value if math.isinf(estimate.low) else f"{value} ({low} to {high})"


def _padded(cells: Sequence[str]) -> list[str]:
    return [cell.ljust(width) for cell, width in zip(cells, _WIDTHS, strict=True)]


def _print_row(cells: Sequence[str]) -> None:
    """One row of a table that reads well as it is, and as Markdown."""
    print(f"| {' | '.join(_padded(cells))} |", flush=True)
