"""`quiltbee puzzles solve`."""

from quiltbee.puzzles import shipped
from tests.cli.conftest import Run


def test_the_command_draws_by_theme_and_rating_or_takes_names(quiltbee: Run) -> None:
    done = quiltbee(
        "puzzles", "solve", "--theme", "tile", "--rating", "1200", "--seed", "1", stdin="\n"
    )
    assert (done.status, done.err) == (0, "")
    assert "7\u00d77" in done.out
    name = next(iter(shipped()))
    again = quiltbee("puzzles", "solve", name, "--language", "de", stdin="a\n")
    assert f"Aufgabe {name}> a" in again.out
    assert again.out.endswith("Gelöst: 0 von 1 Aufgabe.\n")
    done = quiltbee("puzzles", "solve", "nope")
    assert (done.status, done.err) == (2, "quiltbee: there is no puzzle 'nope'\n")
    assert quiltbee("puzzles", "solve", "--rating", "4000").status == 1
    assert quiltbee("puzzles", "solve", "--theme", "nope").status == 2
