"""The process that draws: shares, what is kept, and what happens when it dies."""

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from quiltbee.pictures import Picture, Scene
from quiltbee.rules import new_game, ring_from_seed
from quiltbee.server import pictures as studio
from quiltbee.server.errors import TooManyError, UnfitError
from quiltbee.server.pictures import Studio, StudioError
from tests.pictures.games import random_game

SCENES = [Scene(new_game(ring_from_seed("studio")))]
SMALL = Picture(width=64)

pytestmark = pytest.mark.slow


def drawing(work: Callable[[Studio], Coroutine[None, None, None]], **more: float) -> None:
    async def whole() -> None:
        drawer = Studio(**more)  # type: ignore[arg-type]
        try:
            await work(drawer)
        finally:
            await drawer.close()

    asyncio.run(whole())


def test_a_picture_is_drawn_once_and_kept_while_there_is_room() -> None:
    async def work(drawer: Studio) -> None:
        first, same = await asyncio.gather(
            drawer.draw("a", SCENES, SMALL, "ada"), drawer.draw("a", SCENES, SMALL, "mo")
        )
        assert first is same
        assert first.startswith(b"\x89PNG")
        assert drawer.kept("a") is first
        await drawer.draw("b", SCENES, SMALL, "ada")
        assert drawer.kept("a") is None, "there is room for one"
        assert drawer.kept("b") is not None

    drawing(work, kept_bytes=1.5 * len(studio_picture()))


def studio_picture() -> bytes:
    from quiltbee.pictures import animate

    return animate(SCENES, SMALL)


def test_nobody_fills_the_queue_alone_and_it_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "MOST_FOR_ONE", 2)
    monkeypatch.setattr(studio, "MOST_WAITING", 3)

    async def work(drawer: Studio) -> None:
        asked = [asyncio.create_task(drawer.draw(k, SCENES, SMALL, "ada")) for k in "ab"]
        await asyncio.sleep(0)
        with pytest.raises(TooManyError) as refused:
            await drawer.draw("c", SCENES, SMALL, "ada")
        assert refused.value.wait == studio.RETRY_SECONDS
        asked.append(asyncio.create_task(drawer.draw("d", SCENES, SMALL, "mo")))
        await asyncio.sleep(0)
        with pytest.raises(TooManyError):
            await drawer.draw("e", SCENES, SMALL, "ida")
        await asyncio.gather(*asked)
        assert await drawer.draw("c", SCENES, SMALL, "ada")

    drawing(work)


def test_what_cannot_be_drawn_is_said_and_a_process_that_died_is_replaced() -> None:
    async def work(drawer: Studio) -> None:
        solo = [Scene(random_game(1, "solo", 1).start)]
        with pytest.raises(UnfitError, match=r"The Automa has no quilt\."):
            await drawer.draw("none", solo, Picture(shape="quilt-2"), "ada")
        assert drawer._process is not None
        drawer._process.kill()
        await drawer._process.wait()
        assert await drawer.draw("a", SCENES, SMALL, "ada")

    drawing(work)


def test_a_picture_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "PATIENCE", 0.0)

    async def work(drawer: Studio) -> None:
        with pytest.raises(StudioError) as failed:
            await drawer.draw("a", SCENES, SMALL, "ada")
        assert failed.value.public.startswith("The server can't draw pictures just now")
        monkeypatch.undo()
        assert await drawer.draw("a", SCENES, SMALL, "ada")

    drawing(work)


def test_the_process_ends_when_there_is_nothing_to_do() -> None:
    async def work(drawer: Studio) -> None:
        await drawer.draw("a", SCENES, SMALL, "ada")
        for _ in range(3):
            await asyncio.sleep(0)
        assert drawer._leaving is not None
        assert await drawer._leaving == 0
        assert drawer._process is None
        assert await drawer.draw("b", SCENES, SMALL, "ada")

    drawing(work, idle=0.0)
