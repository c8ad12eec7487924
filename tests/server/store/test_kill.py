"""`kill -9` at any moment: every event that the store said it has is there afterwards."""

import asyncio
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from quiltbee.server.features import open_store
from quiltbee.server.store import StoredGame
from quiltbee.server.store.store import Store
from tests.server.store.support import ANNS_SESSION, append, back_and_forth, two_at_one_screen

KILLS = 3
GAMES = 8

pytestmark = pytest.mark.slow


async def play(store: Store, game: str) -> None:
    """Play a game on and on, and say each event once it is stored."""
    stored = await store.games.load(game)
    while True:
        event = back_and_forth(stored.number + 1)
        stored = await append(store.games, stored, event)
        print(game, event.number, flush=True)


async def play_all(folder: str, address: str | None = None) -> None:
    """What the process does that is killed."""
    store = open_store(Path(folder), address)
    await asyncio.gather(*(play(store, game) for game in names()))


def names() -> list[str]:
    """The ids of the games."""
    return [f"game{index}" for index in range(GAMES)]


def create_all(store: Store) -> None:
    """Store the games before their first events."""

    async def create() -> None:
        for index, game in enumerate(names()):
            await store.games.create(two_at_one_screen(game), ANNS_SESSION if index == 0 else None)

    asyncio.run(create())
    store.close()


def play_until_killed(place: list[str], events: int, said: dict[str, int]) -> None:
    """Run the process, kill it after so many events, and note the last that it said."""
    command = [sys.executable, "-m", "tests.server.store.test_kill", *place]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout, 1):
            if not line.endswith("\n"):
                break  # killed in the middle of saying it
            game, number = line.split()
            said[game] = int(number)
            if count == events:
                process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_no_event_that_was_stored_is_lost(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    chance = random.Random(20261122)
    said = dict.fromkeys(names(), 0)
    place = [str(tmp_path)]
    if kind == "postgres":
        place.append(request.getfixturevalue("database"))
    create_all(open_store(tmp_path, *place[1:]))
    for _ in range(KILLS):
        play_until_killed(place, chance.randrange(1, 400), said)
        store = open_store(tmp_path, *place[1:])
        load = store.games.load
        stored: dict[str, StoredGame] = {game: asyncio.run(load(game)) for game in names()}
        store.close()
        assert all(stored[game].number >= said[game] for game in names())
    assert all(said.values())


if __name__ == "__main__":
    asyncio.run(play_all(*sys.argv[1:]))
