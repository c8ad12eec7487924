"""The page as a person finds it: what can be seen and pressed, by role or test id."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from quiltbee.notation import format_move, parse_position, parse_record
from quiltbee.rules import Position
from tests.server.following import Follower

Json = dict[str, Any]


def number_in(text: str | None) -> int:
    """A number as the page writes it, with a true minus sign."""
    assert text is not None
    return int(text.replace("−", "-"))


class GamePage:
    """One table on the screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.main = page.locator("main.table")
        self.turn = self.get("turn")
        self.notice = self.get("notice")
        self.strip = self.get("strip")
        self.result = self.get("result")
        self.lost = self.get("connection")
        self.deck = page.locator(".deck")
        self.quilt = page.locator("[data-quilt=active]")
        self.ghost = page.locator(".ghost")

    def get(self, test_id: str) -> Locator:
        return self.page.get_by_test_id(test_id)

    def cell(self, name: str) -> Locator:
        """A cell of the quilt that can be played on."""
        return self.quilt.get_by_test_id(f"cell-{name}")

    def offer(self, letter: str) -> Locator:
        """A patch in the market."""
        return self.page.locator(f"[data-patch={letter}]")

    def letters(self) -> list[str]:
        """The patches in the market, in choosing order."""
        offers = self.page.locator("[data-patch]").all()
        return [offer.get_attribute("data-patch") or "" for offer in offers]

    @property
    def id(self) -> str:
        found = re.search(r"/game/([\w-]+)$", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    @property
    def number(self) -> int:
        """The number of the last event that the page has seen."""
        return int(self.main.get_attribute("data-number") or "-1")

    def state(self) -> Json:
        """The whole state of this table, as this browser may see it."""
        answer = self.page.request.get(f"/api/games/{self.id}")
        assert answer.ok, answer.text()
        return Follower().take(answer.json())

    def type_line(self, line: str) -> None:
        """Type a line into the command line, which is opened for it."""
        if not self.get("command").count():
            self.get("settings").click()
            self.get("open-command").click()
        self.get("command").fill(line)
        self.get("command").press("Enter")

    def position(self) -> Position:
        """Where the game stands; the page shows that very event."""
        state = self.state()
        expect(self.main).to_have_attribute("data-number", str(state["number"]))
        return parse_position(state["position"])

    def wait_for_decision(self, after: int) -> None:
        """Wait until the page is past an event, and a decision can be made or all is over."""
        past = f"main.table:not([data-number='{after}'])"
        self.page.locator(
            f"{past}[data-stage=over], {past}:has([data-quilt=active])"
        ).first.wait_for(state="attached")

    @property
    def is_over(self) -> bool:
        return self.main.get_attribute("data-stage") == "over"

    def moves(self) -> list[str]:
        """The tokens of the move list."""
        return self.get("move-list").locator("code").all_inner_texts()

    def totals(self) -> tuple[int, int]:
        """The final scores as the page shows them."""
        first, second = (number_in(self.get(f"total-{player}").text_content()) for player in (1, 2))
        return first, second

    def download(self) -> str:
        """The record, by the page's button."""
        with self.page.expect_download() as started:
            self.get("download-record").click()
        return started.value.path().read_text("utf-8")

    def check_record(self, text: str) -> None:
        """The record replays to the moves, the scores and the winner on the page."""
        record = parse_record(text)
        assert not record.problems
        assert [format_move(move) for move in record.moves] == self.moves()
        last = record.positions[-1]
        assert last.is_over
        assert last.scores == self.totals()
        assert f"player {2 if record.result == '0-1' else 1} won" == self.winner()

    def winner(self) -> str:
        """Who won, by the names on the page."""
        title = self.turn.inner_text()
        names = [
            self.get(f"player-{player}").get_by_role("heading").inner_text() for player in (1, 2)
        ]
        (number,) = [
            player
            for player, name in enumerate(names, 1)
            if title == ("You win" if name == "You" else f"{name} wins")
        ]
        return f"player {number} won"


def begin_game(page: Page, opponent: str = "computer", **wish: object) -> GamePage:
    """Open a table as the first page's form does, but without that page."""
    whole: Json = {"opponent": opponent, "seed": "quilt", "board": "revised"}
    if opponent == "person":
        whole["names"] = ["Anna", "Ben"]
    elif opponent == "computer":
        whole |= {"level": 3, "first": "you"}
    whole |= wish
    answer = page.request.post("/api/games", data=whole)
    assert answer.ok, answer.text()
    page.goto(answer.json()["url"])
    game = GamePage(page)
    game.wait_for_decision(-1)
    return game


def play_on(page: Page, text: str, opponent: str = "person") -> GamePage:
    """Play on where a text ends, as the viewer's form does, but without that page."""
    wish: Json = {"seed": None, "from": text}
    if opponent == "person":
        wish["names"] = ["Player 1", "Player 2"]
    elif opponent != "automa":
        opponent, wish["level"] = "computer", int(opponent)
    return begin_game(page, opponent, **wish)


class HomePage:
    """The first page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def get(self, test_id: str) -> Locator:
        return self.page.get_by_test_id(test_id)

    def open(self) -> "HomePage":
        self.page.goto("/")
        expect(self.get("hero")).to_be_visible()
        return self

    def choose(self, way: str = "computer") -> "HomePage":
        """Choose a way to play, and wait for what it asks."""
        self.get(f"opponent-{way}").check()
        expect(self.get("start-game")).to_be_enabled()
        return self

    def menu(self, test_id: str) -> Locator:
        """Something in the menu, which is opened for it."""
        found = self.get(test_id)
        if not found.is_visible():
            self.get("menu").click()
        return found

    def wear(self, edition: str) -> None:
        """Choose an edition in the settings."""
        self.get("settings").click()
        self.get(f"edition-{edition}").check()
        self.page.keyboard.press("Escape")

    def start(
        self,
        seed: str = "quilt",
        opponent: str = "computer",
        first: str = "you",
        board: str = "revised",
    ) -> GamePage:
        """Fill in the form and start; the names of two people stay those offered."""
        self.choose(opponent).open_options()
        for name, value in (("first", first), ("board", board)):
            self.get(f"{name}-{value}").check()
        self.get("seed").fill(seed)
        self.get("start-game").click()
        game = GamePage(self.page)
        game.wait_for_decision(-1)
        return game

    def open_options(self) -> None:
        """Show what few people change."""
        if not self.get("seed").is_visible():
            self.get("more-options").click()

    def view(self, text: str) -> GamePage:
        """Paste a text and look at the game in it."""
        self.menu("open-text").fill(text)
        self.get("open-game").click()
        game = GamePage(self.page)
        expect(game.main).to_contain_class("viewer")
        return game

    def play_on(self, text: str, opponent: str = "person") -> GamePage:
        """Paste a text and play on where it ends."""
        game = self.view(text)
        self.get("on-opponent").select_option(opponent)
        self.get("play-on").click()
        game.wait_for_decision(-1)
        return game
