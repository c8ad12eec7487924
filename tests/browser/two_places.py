"""A table for two places: opened over HTTP, filled by an invitation, played by several browsers."""

from playwright.sync_api import APIRequestContext, Page, WebSocketRoute, expect

from tests.browser.page import GamePage, Json

PLAY_ON = """
async (most) => {
  const address = location.href.replace(/^http/, 'ws').replace('/game/', '/api/games/');
  const socket = new WebSocket(`${address}/play?version=2`);
  const say = (message) => socket.send(JSON.stringify(message));
  const position = location.pathname.replace('/game/', '/api/games/') + '/position';
  socket.onmessage = async ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'ping') say({ type: 'pong', n: message.n });
    if (message.type === 'event') say({ type: 'hello', seen: 0 });
    if (message.type !== 'game') return;
    const { number, moves, seats } = message;
    const { stage, turn, special_cells: cells } = await (await fetch(position)).json();
    if (stage === 'over' || moves.length >= most) return socket.close();
    if (!seats[turn - 1].yours) return;
    const move = stage === 'special_patch' ? `+${cells[0]}` : 'pass';
    say({ type: 'move', id: `on-${number}`, seen: number, move });
  };
}
"""
"""A script that passes for its person until so many decisions are made, over a line of its own."""


def open_table(host: Page, **wish: object) -> Json:
    """Open a table for a friend in this browser; `id`, `url` and `invitation` of the answer."""
    whole = {"opponent": "friend", "names": ["Ada"], **wish}
    answer = host.request.post("/api/games", data=whole)
    assert answer.status == 201, answer.text()
    opened: Json = answer.json()
    return opened


def sit_down(guest: APIRequestContext, invitation: str, name: str = "Ben") -> None:
    """Take the seat of an invitation, without a page."""
    code = invitation.removeprefix("/i/")
    answer = guest.post(f"/api/invitations/{code}", data={"name": name})
    assert answer.status == 201, answer.text()


class Place(GamePage):
    """One browser at a table for two places."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.line = self.get("line-text")

    def open(self, url: str) -> "Place":
        """Go to a table and wait until it is shown."""
        self.page.goto(url)
        expect(self.main).to_be_visible()
        return self

    def pass_turn(self) -> None:
        """Pass, and wait until that is stored."""
        number = self.number
        self.get("pass").click()
        expect(self.main).not_to_have_attribute("data-number", str(number))

    def play_on(self, most: int) -> None:
        """Pass for this person from now on, until so many decisions are made."""
        self.page.evaluate(PLAY_ON, most)


def together(ada: Page, ben: Page, **wish: object) -> tuple[Place, Place]:
    """Two browsers at one table; Ada is player 1 unless the wish says otherwise."""
    opened = open_table(ada, **wish)
    sit_down(ben.request, opened["invitation"])
    return Place(ada).open(opened["url"]), Place(ben).open(opened["url"])


class Line:
    """The line of a page to its table, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self._is_cut = False
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket("**/play?*", self._connect)

    def cut(self) -> None:
        """Break it at both ends, and let no other come about."""
        self._is_cut = True
        for end in self._ends:
            end.close()
        self._ends.clear()

    def mend(self) -> None:
        """Let the page reconnect."""
        self._is_cut = False

    def _connect(self, route: WebSocketRoute) -> None:
        if self._is_cut:
            route.close()
        else:
            self._ends += [route, route.connect_to_server()]
