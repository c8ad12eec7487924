"""The file of positions solved before: one a line, columns with a tab between.

Lines that begin with `#` are remarks, the first other line names the columns:

    position  the position string
    nodes     how many positions the whole tree has
    winner    1 or 2, who wins when both play best
    margin    player 1's score less player 2's, then
    shortest  the fewest decisions of any line from here to the end of the game
    game      which game it is from: a hash of the start and the moves
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).parents[2] / "data" / "solved_positions.tsv"
COLUMNS = ("position", "nodes", "winner", "margin", "shortest", "game")
REMARKS = """\
# Late positions of games that the engine played against itself, each with its exact value, found by
# visiting every line of play to the end of the game: python -m tests.fidelity.solver RECORDS
"""


@dataclass(frozen=True)
class Stored:
    """A line of the file."""

    position: str
    nodes: int
    winner: int
    margin: int
    shortest: int
    game: str

    def __str__(self) -> str:
        return "\t".join(str(getattr(self, column)) for column in COLUMNS)


def read_stored(path: Path = FILE) -> list[Stored]:
    """Every position of the file, in its order; none where there is no file."""
    return list(_lines_of(path)) if path.exists() else []


def _lines_of(path: Path) -> Iterator[Stored]:
    with path.open(encoding="ascii") as file:
        lines = (line.rstrip("\n") for line in file if not line.startswith("#"))
        names = next(lines, "")
        if names != "\t".join(COLUMNS):
            raise ValueError(f"{path}: the columns are not {', '.join(COLUMNS)}")
        for line in lines:
            fields = line.split("\t")
            if len(fields) != len(COLUMNS):
                raise ValueError(f"{path}: a line without {len(COLUMNS)} columns: {line}")
            nodes, winner, margin, shortest = map(int, fields[1:5])
            yield Stored(fields[0], nodes, winner, margin, shortest, fields[5])


def append(found: list[Stored], path: Path = FILE) -> None:
    """Add lines to the file, which is begun at need."""
    begin = not path.exists()
    with path.open("a", encoding="ascii") as file:
        if begin:
            print(REMARKS + "\t".join(COLUMNS), file=file)
        for stored in found:
            print(stored, file=file)
