"""What a server tells of a table: to its owner, to anybody else, as a record and as a replay."""

from tests.corpus.browser import Server, state_of
from tests.corpus.stored import Json
from tests.server.following import Follower, frames_of


def told_of(server: Server, game: Json, tokens: dict[str, str]) -> Json:
    """All of it; only the record as far as it went where the computer is to move."""
    name = game["id"]
    with server.client(tokens[game["browser"]]) as owner, server.client() as anybody:
        record = anybody.get(f"/api/games/{name}/record.pgr").raise_for_status().text
        if game["name"] == "computer_to_move":
            return {"record": record}
        replay = anybody.get(f"/api/games/{name}/replay").raise_for_status().json()
        return {
            "record": record,
            "owner": state_of(owner, name),
            "spectator": state_of(anybody, name),
            "replay": as_of_old(replay),
        }


def as_of_old(answer: Json) -> Json:
    """An answer as version 0.1.0 gave it: the state of a table, a frame for each position."""
    if answer.get("type") == "game":
        return Follower().take(answer)
    if "start" not in answer or "moves" not in answer:
        return answer
    kept = {key: answer[key] for key in ("tags", "comment", "link", "record")}
    return {**kept, "frames": frames_of(answer)}
