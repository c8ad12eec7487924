"""The arguments of `quiltbee puzzles`."""

import argparse

from quiltbee.cli.options import number_option, whole_number, words_options


def puzzles(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands of `puzzles`."""
    from quiltbee.puzzles import Theme

    choices = parser.add_subparsers(metavar="ACTION", required=True)

    def action(name: str, summary: str) -> argparse.ArgumentParser:
        described = f"{summary[0].upper()}{summary[1:]}."
        chosen = choices.add_parser(name, help=summary, description=described, allow_abbrev=False)
        chosen.set_defaults(action=name)
        return chosen

    solve = action("solve", "solve puzzles in the terminal, one after another")
    solve.add_argument(
        "names", metavar="NAME", nargs="*", help="puzzles by name (default: drawn at random)"
    )
    themes = [theme.value for theme in Theme]
    solve.add_argument("--theme", choices=themes, help="only puzzles with this theme")
    number_option(
        solve, "--rating", (0, 4000), "only puzzles rated within 200 of N (800 is easy, 2000 hard)"
    )
    solve.add_argument("--seed", metavar="TEXT", help="a text that decides which are drawn")
    words_options(solve)
    make = action("make", "play games and note the puzzles in them; continues where it stopped")
    make.add_argument("file", metavar="FOUND", help="the file that puzzles are added to")
    make.add_argument("--games", type=whole_number(1, 10**6), metavar="N", required=True)
    make.add_argument(
        "--seed", default="puzzles-1", metavar="TEXT", help="the seed of the games to play"
    )
    make.add_argument(
        "--records",
        metavar="FILE",
        help="take games from these records, with their players' consent, instead of playing",
    )
    make.add_argument("--endings", action="store_true", help="only endings of duels, proven")
    number_option(make, "--workers", (1, 256), "processes to use")
    pack = action("pack", "make the file of puzzles to ship")
    pack.add_argument("out", metavar="FOLDER", help="where the file and its digest go")
    pack.add_argument("files", metavar="FOUND", nargs="+", help="files that `make` has written")
    pack.add_argument("--number", type=whole_number(1, 10**5), default=10**5, metavar="N")
    pack.add_argument("--book", metavar="FILE", help="an earlier book, whose puzzles stay")
    pack.add_argument(
        "--checked",
        metavar="FILE",
        help="leave out what fails in this file of `check --save`, or is hard and not in it",
    )
    check = action("check", "search longer for second answers, and prove the endings again")
    check.add_argument("--sample", type=whole_number(1, 10**5), default=300, metavar="N")
    check.add_argument(
        "--seed", default="check", metavar="TEXT", help="a text that decides which are drawn"
    )
    check.add_argument("--times", type=whole_number(1, 100), default=10, metavar="N")
    check.add_argument("--hardest", action="store_true", help="take the hardest instead of drawing")
    check.add_argument("--save", metavar="FILE", help="save the results, and skip puzzles in them")
    action("figures", "print tables of the shipped puzzles and of the levels' results")
