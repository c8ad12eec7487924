"""`quiltbee show`: a position, or a game at its end or after some of its moves, as text."""

import argparse
import sys
import textwrap
from collections.abc import Iterator

from quiltbee.commands.board import draw
from quiltbee.commands.errors import CommandError
from quiltbee.commands.sources import Game, read_game
from quiltbee.commands.terminal import Paper, paper_for, printable
from quiltbee.commands.words import counted, move_sentence, names_of
from quiltbee.notation import Record, SoloRecord


def run(arguments: argparse.Namespace) -> int:
    """Draw what is given; of a faulty record what came before the fault, with exit status 1."""
    faults: list[str] = []
    game = read_game(arguments.source, faults.append)
    at = len(game.moves) if arguments.at is None else arguments.at
    if at > len(game.moves):
        raise CommandError(f"the game has only {counted(len(game.moves), 'move')}")
    for line in _lines(game, at, paper_for(sys.stdout)):
        print(line)
    for fault in faults:
        print(f"quiltbee: {printable(fault, 400)}", file=sys.stderr)
    return 1 if faults else 0


def _lines(game: Game, at: int, paper: Paper) -> Iterator[str]:
    if isinstance(game, Record):
        said, picture = _of_two(game, at, paper)
    else:
        said, picture = _solo(game, at, paper)
    if game.moves:
        yield f"After {at} of {counted(len(game.moves), 'move')}."
        for sentence in said:
            yield from textwrap.wrap(sentence, paper.width)
        yield ""
    yield from picture


def _of_two(game: Record, at: int, paper: Paper) -> tuple[list[str], list[str]]:
    """What the last move did, and the board after it."""
    names, positions = names_of(game), game.positions
    said = []
    if at:
        said = [move_sentence(positions[at - 1], game.moves[at - 1], positions[at], names)]
    return said, draw(positions[at], names, paper)


def _solo(game: SoloRecord, at: int, paper: Paper) -> tuple[list[str], list[str]]:
    """The same of a solo game; at its end also how it would have ended at the other levels."""
    from quiltbee.commands.solo_board import draw_solo
    from quiltbee.commands.solo_words import THE_AUTOMA, other_levels, solo_move_sentences

    names, positions = (names_of(game)[0], THE_AUTOMA), game.positions
    said = []
    if at:
        said = solo_move_sentences(positions[at - 1], game.moves[at - 1], positions[at], names)
    picture = draw_solo(positions[at], names, paper)
    if at and positions[at].is_over:
        picture += other_levels(positions)
    return said, picture
