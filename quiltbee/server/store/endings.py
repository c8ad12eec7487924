"""What follows from the end of a game, in the commit of the event that ends it.

    result     how a game against the Automa ended, for the statistics
    outcome    how any game ended, for the statistics
    ratings    what a rated game makes of the ratings of its people

All but the ratings is taken back when a takeback after the end lets the game go on; a rated game
has no takebacks.
"""

from collections.abc import Callable

from sqlalchemy import Connection, Text, bindparam, delete, insert

from quiltbee.server.store.ratings import rate
from quiltbee.server.store.rows import Values, row_of_result
from quiltbee.server.store.schema import results
from quiltbee.server.store.schema_people import outcomes
from quiltbee.server.store.values import StoredEvent, StoredGame

Consequence = Callable[[Connection, StoredGame, StoredEvent], None]
"""What follows from the event that ended a game, after which it stands as it is given."""

_THIS_GAME = bindparam("the_game", type_=Text)
_INSERT_RESULT = insert(results)
_INSERT_OUTCOME = insert(outcomes)
_DELETIONS = (
    delete(results).where(results.c.game == _THIS_GAME),
    delete(outcomes).where(outcomes.c.game == _THIS_GAME),
)


def settle(
    connection: Connection, before: StoredGame, after: StoredGame, event: StoredEvent
) -> None:
    """Write what follows if an event ended a game, and take it back if the game goes on."""
    if after.game.is_over and not before.game.is_over:
        for consequence in CONSEQUENCES:
            consequence(connection, after, event)
    elif before.game.is_over and not after.game.is_over:
        for deletion in _DELETIONS:
            connection.execute(deletion, {"the_game": after.setup.id})


def keep_result(connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
    """Write how a game against the Automa ended."""
    row = row_of_result(ended)
    if row is not None:
        connection.execute(_INSERT_RESULT, row)


def keep_outcome(connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
    """Write how a game ended, unless it was broken off."""
    row = row_of_outcome(ended, event.at)
    if row is not None:
        connection.execute(_INSERT_OUTCOME, row)


def row_of_outcome(ended: StoredGame, at: int) -> Values | None:
    """How a game ended at a time; None for one that was broken off."""
    result = ended.game.result
    if result is None:
        return None
    return {
        "game": ended.setup.id,
        "ended": at,
        "winner": int(result.winner),
        "score1": result.scores[0],
        "score2": result.scores[1],
        "reason": result.reason,
    }


CONSEQUENCES: tuple[Consequence, ...] = (keep_result, keep_outcome, rate)
"""In the order in which they are carried out."""
