"""`quiltbee statistics DATASET`: tables and charts of the games of a data set."""

import argparse
from pathlib import Path

from quiltbee.commands import CommandError
from quiltbee.dataset import DataSetError


def run(arguments: argparse.Namespace) -> int:
    """Read the data sets, and write the tables and charts."""
    from quiltbee.dataset.statistics.reading import read
    from quiltbee.dataset.statistics.report import omitted, report, write

    try:
        paths = [Path(name) for name in arguments.datasets]
        sets = {path.resolve().name: read(path, solo=arguments.solo) for path in paths}
    except (DataSetError, ValueError) as error:
        raise CommandError(str(error)) from None
    out = Path(arguments.out)
    try:
        out.mkdir(parents=True, exist_ok=True)
        files = report(sets)
        write(files, out)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CommandError(f"can't write to {arguments.out!r}: {reason}") from None
    print("\n".join([f"{arguments.out} holds {', '.join(files)}.", *omitted(files)]))
    return 0
