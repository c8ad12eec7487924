"""Stages with other people: lobby, tournaments, fair starts, phrases, ratings."""

from typing import Any

from playwright.sync_api import Page, expect

from quiltbee.server.ids import new_id
from tests.browser.people_pages import PASSPHRASE
from tests.browser.states import beside
from tests.browser.two_places import Place, open_table, sit_down, together

OTHERS = ("Maximiliane", "Ben", "Jean-Christophe")


def _say(page: Page, path: str, method: str = "post", **body: Any) -> dict[str, Any]:
    answer = page.request.fetch(path, method=method, data=body)
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


def _named(page: Page, name: str) -> Page:
    _say(page, "/api/me", "patch", name=name)
    return page


def _club(page: Page, **wish: Any) -> tuple[str, list[Page]]:
    """A tournament that this page's person organises and all have joined, and who is in it."""
    page.goto("/")
    _named(page, "Ann")
    made = _say(
        page, "/api/tournaments", name="Vereinsabend im Nähzimmer", kind="round_robin", **wish
    )
    people = [page, *(_named(beside(page), name) for name in OTHERS)]
    code = made["invitation"].partition("#join=")[2]
    for each in people:
        _say(each, f"/api/tournaments/{made['id']}/join", code=code)
    return made["id"], people


def _resign_all(tournament: str, people: list[Page]) -> None:
    """Let the games of the round end at once."""
    told = _say(people[0], f"/api/tournaments/{tournament}", "get")
    numbers = {_say(each, f"/api/tournaments/{tournament}", "get")["you"]: each for each in people}
    for pairing in told["schedule"][-1]["pairings"]:
        for game in pairing["games"]:
            if not game["over"]:
                place = Place(numbers[game["second"]]).open(game["url"])
                place.get("resign").click()
                place.get("resign-confirm").click()
                expect(place.result).to_be_visible()


def tournament_to_be_made(page: Page) -> None:
    page.goto("/tournaments")
    page.get_by_test_id("meeting-cut").check(force=True)
    page.locator("details summary").first.click()


def tournament_joined(page: Page) -> None:
    tournament, _ = _club(page, twice=False, deadline=600, public=True)
    page.goto(f"/tournaments/{tournament}")
    expect(page.get_by_test_id("start-tournament")).to_be_visible()


def tournament_running(page: Page) -> None:
    tournament, _ = _club(page, twice=False, deadline=600)
    _say(page, f"/api/tournaments/{tournament}/start")
    page.goto(f"/tournaments/{tournament}")
    expect(page.get_by_test_id("pairings")).to_be_visible()


def tournament_over(page: Page) -> None:
    tournament, people = _club(page, twice=False)
    _say(page, f"/api/tournaments/{tournament}/start")
    for _ in range(3):
        _resign_all(tournament, people)
    page.goto(f"/tournaments/{tournament}")
    expect(page.locator("main[data-state=over]")).to_be_visible()


def _played(page: Page, other: Page, **wish: object) -> Place:
    """A game of two that is over, as the one who has resigned sees it."""
    host, guest = together(page, other, **wish)
    host.pass_turn()
    guest.pass_turn()
    guest.get("resign").click()
    guest.get("resign-confirm").click()
    expect(host.result).to_be_visible()
    return guest


def lobby(page: Page) -> None:
    """People who wait, games and tournaments, and whom one has played."""
    _club(page, twice=False, public=True, clock="900+10", rated=True)
    guest = _played(page, _named(beside(page), "Ben"))
    guest.page.goto("/")
    for name in OTHERS[::2]:
        _say(_named(beside(page), name), "/api/games", opponent="anyone", clock="3d")
    playing, other = _named(beside(page), "Cleo"), _named(beside(page), "Zoe")
    game = _say(playing, "/api/games", opponent="anyone", fair="both")["id"]
    _say(other, f"/api/games/{game}/seat", name=None)
    page.goto("/")
    page.get_by_test_id("opponent-anyone").check(force=True)
    expect(page.get_by_test_id("lobby-people")).to_be_visible()
    page.get_by_test_id("lobby").scroll_into_view_if_needed()


def invited_in_person(page: Page) -> None:
    guest = _played(page, _named(beside(page), "Ben"))
    game = page.url.rpartition("/")[2]
    _say(guest.page, f"/api/games/{game}/again", clock="900+10", fair="both")
    page.goto("/tournaments")
    expect(page.get_by_test_id("invited")).to_be_visible()


def points_to_be_named(page: Page) -> None:
    opened = open_table(page, fair="cut")
    sit_down(beside(page).request, opened["invitation"])
    expect(Place(page).open(opened["url"]).get("cut")).to_be_visible()


def seat_to_be_chosen(page: Page) -> None:
    host = beside(page)
    opened = open_table(host, fair="cut")
    sit_down(page.request, opened["invitation"])
    cutting = Place(host).open(opened["url"])
    cutting.get("cut-points").fill("7")
    cutting.get("cut").click()
    expect(Place(page).open(opened["url"]).get("choose-1")).to_be_visible()


def fair_start_to_be_chosen(page: Page) -> None:
    """The first page with a clock of one's own and a fair start."""
    page.goto("/")
    get = page.get_by_test_id
    get("opponent-friend").check(force=True)
    get("more-options").click()
    get("clock-own").check(force=True)
    get("clock-main").fill("7.5")
    get("clock-extra").fill("3")
    get("fair-cut").check(force=True)
    expect(get("fair-words")).to_be_visible()


def first_of_two_games(page: Page) -> None:
    host = _played(page, beside(page), fair="both")
    expect(host.get("starts-after")).to_be_visible()
    expect(Place(page).get("starts-after")).to_be_visible()


def reporting(page: Page) -> None:
    host, _ = together(page, beside(page))
    host.get("report").click()
    expect(host.get("report-confirm")).to_be_visible()


def phrase_said(page: Page) -> None:
    host, guest = together(page, beside(page))
    guest.get("say").click()
    guest.get("say-moment").click()
    expect(host.get("hush")).to_be_visible()


def phrases_to_say(page: Page) -> None:
    host, _ = together(page, beside(page))
    host.get("say").click()
    expect(host.get("say-hello")).to_be_visible()


def _rated(page: Page) -> None:
    """A rated game that this page's person has given up."""
    page.goto("/")
    people = [_named(page, "Ann"), _named(beside(page), "Ben")]
    for each in people:
        _say(each, "/api/account", login=new_id(), passphrase=PASSPHRASE)
    _played(people[1], people[0], clock="900+10", rated=True, fair="both")


def ratings(page: Page) -> None:
    _rated(page)
    page.goto("/ratings")
    page.get_by_test_id("speed-rapid").check(force=True)
    expect(page.get_by_test_id("ladder").locator("tbody tr").first).to_be_visible()


def profile(page: Page) -> None:
    ratings(page)
    page.get_by_test_id("ladder").get_by_role("link", name="Ann").first.click()
    expect(page.get_by_test_id("profile-title")).to_be_visible()


def tournament_to_be_left(page: Page) -> None:
    """What one is asked before one leaves, or takes somebody out."""
    tournament_running(page)
    for fold in page.locator("main details").all():
        fold.evaluate("fold => (fold.open = true)")
    page.get_by_test_id("withdraw").click()
    expect(page.get_by_test_id("sure")).to_be_visible()


def account(page: Page) -> None:
    """A page about oneself with all that can stand there: account, browsers, a link, a bot."""
    page.goto("/")
    _named(page, "Maximiliane")
    _say(page, "/api/account", login=f"maximiliane-{new_id()}", passphrase=PASSPHRASE)
    code = _say(page, "/api/me/link")["url"].rpartition("/")[2]
    _say(beside(page), "/api/sign-in/link", code=code, bring=False)
    page.goto("/me")
    page.get_by_test_id("make-link").click()
    expect(page.get_by_test_id("device-qr")).to_be_visible()
    page.get_by_test_id("open-bots").click()
    page.get_by_test_id("bot-name").fill(f"Robbie {new_id()[:4]}")
    page.get_by_test_id("make-bot").click()
    expect(page.get_by_test_id("bot-token")).to_be_visible()


def signing_in(page: Page) -> None:
    page.goto("/")
    _named(page, "Ann")
    page.goto("/sign-in")
    expect(page.get_by_test_id("sign-in")).to_be_visible()


def signing_in_by_a_link(page: Page) -> None:
    page.goto("/")
    page.goto(_say(_named(beside(page), "Ann"), "/api/me/link")["url"])
    expect(page.get_by_test_id("link-whom")).to_be_visible()


def looking_after_others(page: Page) -> None:
    """The page of administrators, with answers that only they get."""
    seats = [{"seat": 1, "name": "Rude Name", "person": "p1"}]
    seats.append({"seat": 2, "name": "Jean-Christophe", "person": "p2"})
    report = {
        "id": "r1",
        "created": 1_790_000_000_000,
        "reporter": "p2",
        "reason": "name",
        "reporter_name": "Jean-Christophe",
        "person": "p1",
        "person_name": "Rude Name",
        "game": "x7pq",
        "seats": seats,
        "closed": None,
        "text": "Look at this name, please.",
    }
    person = {
        "id": "p1",
        "name": "Rude Name",
        "login": "somebody-with-a-long-login",
        "reports": 1,
        "created": 1_780_000_000_000,
        "games": 42,
        "suspended": None,
    }
    kept_out = {"since": 1_790_000_000_000, "until": 1_790_900_000_000, "reason": ""}
    others = person | {"id": "p3", "name": "Ben", "login": None, "suspended": kept_out}
    page.route("**/api/admin/reports", lambda route: route.fulfill(json={"reports": [report]}))
    page.route(
        "**/api/admin/people?*", lambda route: route.fulfill(json={"people": [person, others]})
    )
    done = {"number": 1, "at": 1_790_000_000_000, "admin": "p3", "admin_name": "Olive"}
    done |= {"local": False, "action": "rename_tournament", "person": None, "person_name": None}
    done |= {"details": {"tournament": "x7pq", "name": "Club evening"}, "reason": "A rude name."}
    told = {"entries": [done, done | {"local": True}], "next": 1}
    page.route("**/api/admin/log", lambda route: route.fulfill(json=told))
    page.goto("/admin")
    page.get_by_test_id("wanted").fill("e")
    page.get_by_test_id("find").click()
    people = page.get_by_test_id("found-people").locator("summary")
    expect(people).to_have_count(2)
    for summary in people.all():
        summary.click()


STAGES = (
    account,
    signing_in,
    signing_in_by_a_link,
    looking_after_others,
    tournament_to_be_left,
    tournament_to_be_made,
    tournament_joined,
    tournament_running,
    tournament_over,
    lobby,
    invited_in_person,
    points_to_be_named,
    seat_to_be_chosen,
    fair_start_to_be_chosen,
    first_of_two_games,
    reporting,
    phrase_said,
    phrases_to_say,
    ratings,
    profile,
)
