"""The page as static files in a subfolder of a host that knows nothing else."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from quiltbee.cli import main
from quiltbee.notation import format_link
from tests.browser.axe import violations
from tests.browser.conftest import NO_SERVER, Complaints, Visit
from tests.browser.guide import FirstGame
from tests.browser.hands import Words
from tests.browser.page import GamePage, HomePage
from tests.browser.server import Server
from tests.browser.test_offline import kept_with_engine
from tests.notation.games import whole_game
from tests.server.process import wait_for


class Host(Server):
    """`python -m http.server`, with the site in a subfolder."""

    def start(self) -> None:
        self.url = f"http://127.0.0.1:{self.port}/"
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--directory", str(self.data)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        wait_for(self.answers)

    def answers(self) -> bool:
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", self.port)) == 0


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host")
    assert main(["site", str(folder / "games" / "quilts")]) == 0
    return folder


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    own = Host(folder)
    own.start()
    yield own
    own.kill()


@pytest.fixture
def page(host: Host, visit: Visit, complaints: Complaints) -> Page:
    page = visit(host, viewport={"width": 1280, "height": 800}, service_workers="allow")
    page.goto(f"{host.url}games/quilts/")
    return page


def begin_solo(game: GamePage, home: str) -> None:
    """Begin against the Automa, ask for a hint, and leave."""
    game.get("opponent-automa").check()
    game.get("start-game").click()
    game.wait_for_decision(-1)
    assert game.page.url == f"{home}?page=/offline&opponent=automa"
    game.get("hint").click()
    expect(game.get("hint-words")).to_contain_text("Hint:")
    game.get("home").click()


@pytest.mark.slow(20)
def test_all_that_needs_nobody_else_works_and_then_without_the_host(
    page: Page, host: Host, complaints: Complaints
) -> None:
    home = f"{host.url}games/quilts/"
    expect(page.get_by_test_id("hero")).to_be_visible()
    for missing in ("away", "opponent-friend", "seed", "to-me", "todays-game", "my-games"):
        expect(page.get_by_test_id(missing)).to_have_count(0)
    assert violations(page) == []
    kept_with_engine(page)
    complaints.allow(NO_SERVER)
    host.kill()
    page.reload()
    HomePage(page).choose().get("strength-1").check()
    page.get_by_test_id("start-game").click()
    game = GamePage(page)
    game.wait_for_decision(-1)
    assert page.url == f"{home}?page=/offline"
    game.type_line("pass")
    game.wait_for_decision(0)
    moves = game.moves()
    game.get("hint").click()
    expect(game.get("hint-words")).to_contain_text("Hint:")
    game.get("forget-hint").click()
    game.get("why").click()
    expect(game.get("why-words")).to_be_visible()
    page.reload()
    game.wait_for_decision(-1)
    assert game.moves() == moves
    game.get("home").click()
    expect(page).to_have_url(home)
    expect(page.get_by_test_id("go-on-here")).to_have_attribute(
        "href", "/games/quilts/?page=/offline"
    )
    begin_solo(game, home)
    HomePage(page).menu("first-game").click()
    guide = FirstGame(page)
    guide.wait_for_step(1)
    guide.go_on(3)
    guide.decide(Words(), "e")
    page.goto(home)
    page.get_by_test_id("card-puzzles").click()
    expect(page.get_by_test_id("puzzle")).to_be_visible()
    page.goto(f"{home}{format_link(*whole_game(4))}")
    expect(game.result).to_be_visible()
    game.get("review").click()
    expect(page.locator(".lost-points").first).to_be_visible()
    expect(page.get_by_test_id("graph")).to_be_visible()
    game.get("analyse").click()
    page.get_by_test_id("line-count").select_option("5")
    page.keyboard.press("Home")
    lines = page.get_by_test_id("engine-lines").locator("li:not(.what-if)")
    expect(lines).to_have_count(5)


def test_the_site_speaks_the_language_of_the_browser_and_wears_the_editions(
    host: Host, visit: Visit
) -> None:
    page = visit(host, locale="de-DE")
    page.goto(f"{host.url}games/quilts/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_test_id("first-game")).to_have_text("Erste Partie spielen")
    HomePage(page).wear("valentine")
    expect(page.locator("html")).to_have_attribute("data-edition", "valentine")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-edition", "valentine")
    expect(page.locator("link[href='/games/quilts/editions/valentine.css']")).to_have_count(1)


def test_a_folder_with_something_in_it_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", str(folder / "games")]) == 1
    assert "is not empty" in capsys.readouterr().err
