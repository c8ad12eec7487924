"""What a server tells of a table: to its owner, to anybody else, as a record and as a replay."""

from tests.corpus.browser import Server, state_of
from tests.corpus.stored import Json


def told_of(server: Server, game: Json, tokens: dict[str, str]) -> Json:
    """All of it; only the record as far as it went where the computer is to move."""
    name = game["id"]
    with server.client(tokens[game["browser"]]) as owner, server.client() as anybody:
        record = anybody.get(f"/api/games/{name}/record.pgr").raise_for_status().text
        if game["name"] == "computer_to_move":
            return {"record": record}
        return {
            "record": record,
            "owner": state_of(owner, name),
            "spectator": state_of(anybody, name),
            "replay": anybody.get(f"/api/games/{name}/replay").raise_for_status().json(),
        }
