"""`quiltbee picture`: a position or a game as SVG, PNG or an animated WebP."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from quiltbee.commands import WRONG_USAGE, CommandError
from quiltbee.commands.sources import Faults, check_at, read_game
from quiltbee.pictures import (
    FORMATS,
    Format,
    Look,
    Picture,
    PictureError,
    Scene,
    animate,
    at_end,
    scenes_of,
)

TO_STANDARD_OUTPUT = "-"


def run(arguments: argparse.Namespace) -> int:
    """Draw a game or a position; a faulty record up to the fault, with exit status 1."""
    faults = Faults()
    kind = _format(arguments.format, arguments.output)
    try:
        look = Look(arguments.edition, arguments.scheme)
        picture = Picture(look, arguments.shape, kind, arguments.size)
        scenes = scenes_of(read_game(arguments.source, faults, arguments.game))
        drawn = animate(_chosen(scenes, arguments.at, kind), picture)
    except PictureError as error:
        raise CommandError(str(error)) from None
    _write(drawn, arguments.output, kind)
    return faults.status


def _format(form: Format | None, output: str) -> Format:
    if form is not None:
        return form
    suffix = Path(output).suffix.removeprefix(".").lower()
    for known in FORMATS:
        if suffix == known:
            return known
    raise CommandError(f"name the format with --format: {', '.join(FORMATS)}", WRONG_USAGE)


def _chosen(scenes: Sequence[Scene], at: int | None, kind: Format) -> Sequence[Scene]:
    if at is None:
        return scenes if kind == "webp" else [at_end(scenes)]
    check_at(at, len(scenes) - 1)
    return scenes[: at + 1]


def _write(drawn: bytes, output: str, kind: Format) -> None:
    if output != TO_STANDARD_OUTPUT:
        try:
            Path(output).write_bytes(drawn)
        except OSError as error:
            raise CommandError(f"can't write {output}: {error.strerror}") from None
        return
    if sys.stdout is None:
        raise CommandError("standard output is closed")
    if kind != "svg" and sys.stdout.isatty():
        raise CommandError("a terminal shows no pixels; name a file with -o", WRONG_USAGE)
    sys.stdout.flush()
    sys.stdout.buffer.write(drawn)
