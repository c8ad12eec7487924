"""The process that draws: shares, what is kept, and what happens when it dies."""

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from quiltbee.pictures import Picture, Scene, scenes_of
from quiltbee.rules import new_game, ring_from_seed
from quiltbee.server import pictures as studio
from quiltbee.server.errors import TooManyError, UnfitError
from quiltbee.server.pictures import Studio, StudioError
from quiltbee.server.shares import Share
from tests.pictures.games import random_game

SCENES = [Scene(new_game(ring_from_seed("studio")))]
SMALL = Picture(width=64)
ADA, MO, IDA = (Share(name, f"10.0.0.{at}") for at, name in enumerate(("ada", "mo", "ida")))

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
            drawer.draw("a", SCENES, SMALL, ADA), drawer.draw("a", SCENES, SMALL, MO)
        )
        assert first is same
        assert first.startswith(b"\x89PNG")
        assert drawer.kept("a") is first
        await drawer.draw("b", SCENES, SMALL, ADA)
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
        asked = [asyncio.create_task(drawer.draw(k, SCENES, SMALL, ADA)) for k in "ab"]
        await asyncio.sleep(0)
        with pytest.raises(TooManyError) as refused:
            await drawer.draw("c", SCENES, SMALL, ADA)
        assert refused.value.wait == studio.RETRY_SECONDS
        asked.append(asyncio.create_task(drawer.draw("d", SCENES, SMALL, MO)))
        await asyncio.sleep(0)
        with pytest.raises(TooManyError):
            await drawer.draw("e", SCENES, SMALL, IDA)
        await asyncio.gather(*asked)
        assert await drawer.draw("c", SCENES, SMALL, ADA)

    drawing(work)


def film(seed: int) -> list[Scene]:
    """An animation that takes seconds."""
    return scenes_of(random_game(seed))


def test_an_animation_keeps_no_still_waiting_and_an_address_has_a_share() -> None:
    moving = Picture(format="webp", width=1200)

    async def work(drawer: Studio) -> None:
        guests = [Share(f"guest {at}", "10.0.0.9") for at in range(20)]
        films, refused = [], 0
        for at, guest in enumerate(guests):
            films.append(asyncio.create_task(drawer.draw(f"film {at}", film(at), moving, guest)))
        await asyncio.sleep(0)
        refused = sum(one.done() and isinstance(one.exception(), TooManyError) for one in films)
        assert refused == 20 - studio.MOST_FOR_ADDRESS
        began = asyncio.get_running_loop().time()
        assert await drawer.draw("still", SCENES, SMALL, ADA)
        assert asyncio.get_running_loop().time() - began < 5
        assert not any(one.done() and not one.exception() for one in films[:1])
        honest = asyncio.create_task(drawer.draw("mine", film(99)[:2], moving, MO))
        await asyncio.sleep(0.01)
        assert drawer.animations.turns.waiting[0].share == MO, "before eleven of one address"
        for one in [*films, honest]:
            one.cancel()
        await asyncio.gather(*films, honest, return_exceptions=True)

    drawing(work)


def test_what_nobody_waits_for_is_drawn_no_more() -> None:
    async def work(drawer: Studio) -> None:
        moving = Picture(format="webp", width=1200)
        first, second = (
            asyncio.create_task(drawer.draw("film", film(1), moving, who)) for who in (ADA, MO)
        )
        while drawer.animations.process is None:  # noqa: ASYNC110 - nothing says so
            await asyncio.sleep(0.01)
        process = drawer.animations.process
        first.cancel()
        await asyncio.sleep(0.05)
        assert process.returncode is None, "somebody else waits for it"
        second.cancel()
        assert await process.wait() < 0
        await asyncio.sleep(0.01)
        assert drawer.animations.turns.served == []

    drawing(work)


def test_closing_waits_until_what_was_drawn_for_nobody_has_ended() -> None:
    async def work(drawer: Studio) -> None:
        asked = asyncio.create_task(drawer.draw("film", film(1), Picture(format="webp"), ADA))
        while drawer.animations.process is None:  # noqa: ASYNC110 - nothing says so
            await asyncio.sleep(0.01)
        process = drawer.animations.process
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        await drawer.close()
        assert process.returncode is not None

    drawing(work)


def test_what_cannot_be_drawn_is_said_and_a_process_that_died_is_replaced() -> None:
    async def work(drawer: Studio) -> None:
        solo = [Scene(random_game(1, "solo", 1).start)]
        with pytest.raises(UnfitError, match=r"The Automa has no quilt\."):
            await drawer.draw("none", solo, Picture(shape="quilt-2"), ADA)
        assert drawer.stills.process is not None
        drawer.stills.process.kill()
        await drawer.stills.process.wait()
        assert await drawer.draw("a", SCENES, SMALL, ADA)

    drawing(work)


def test_a_picture_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "PATIENCE", 0.0)

    async def work(drawer: Studio) -> None:
        with pytest.raises(StudioError) as failed:
            await drawer.draw("a", SCENES, SMALL, ADA)
        assert failed.value.public.startswith("The server can't draw pictures just now")
        monkeypatch.undo()
        assert await drawer.draw("a", SCENES, SMALL, ADA)

    drawing(work)


def test_the_process_ends_when_there_is_nothing_to_do() -> None:
    async def work(drawer: Studio) -> None:
        await drawer.draw("a", SCENES, SMALL, ADA)
        for _ in range(3):
            await asyncio.sleep(0)
        assert drawer.stills.leaving is not None
        assert await drawer.stills.leaving == 0
        assert drawer.stills.process is None
        assert await drawer.draw("b", SCENES, SMALL, ADA)

    drawing(work, idle=0.0)
