"""Reviews of games as rows.

    reviews   what has been found out about a game: the engine's answers so far, as lines of the
              protocol, and the whole document once it is finished

`made_of` names the game's moves and the judge: a review made of anything else is out of date. A
review is removed with its game, and when a takeback lets the game go on.
"""

from typing import NamedTuple

from sqlalchemy import Column, Connection, ForeignKey, Table, Text, delete, insert, select

from quiltbee.server.store.features import Feature
from quiltbee.server.store.schema import Milliseconds, metadata

reviews = Table(
    "reviews",
    metadata,
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("made_of", Text, nullable=False),
    Column("answers", Text, nullable=False),
    Column("document", Text),
    Column("changed", Milliseconds, nullable=False),
)


class KeptReview(NamedTuple):
    """What is kept of a review: either answers or the finished document."""

    answers: str = ""
    document: str | None = None


class ReviewStore(Feature):
    """The reviews of a database; failures raise StoreError."""

    def on_resumed(self, connection: Connection, game: str) -> None:
        """Its moves will change."""
        connection.execute(delete(reviews).where(reviews.c.game == game))

    async def kept(self, game: str, made_of: str) -> KeptReview:
        """What is kept of the review of a game."""
        query = select(reviews.c.answers, reviews.c.document).where(
            reviews.c.game == game, reviews.c.made_of == made_of
        )

        def question(connection: Connection) -> KeptReview:
            row = connection.execute(query).first()
            return KeptReview() if row is None else KeptReview(*row)

        return await self._database.read(question)

    async def keep(self, game: str, made_of: str, kept: KeptReview, at: int) -> None:
        """Replace what is kept of the review of a game."""
        row = {"game": game, "made_of": made_of, "changed": at, **kept._asdict()}

        def work(connection: Connection) -> None:
            connection.execute(delete(reviews).where(reviews.c.game == game))
            connection.execute(insert(reviews), row)

        await self._database.write(work)
