"""A few phrases at the table: each reads them in their own language; a click turns them off."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.layout import check_every_size
from tests.browser.two_places import together


def test_two_people_say_something_in_two_languages(visit: Visit) -> None:
    ada = visit(viewport={"width": 1280, "height": 800})
    ben = visit(
        viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True, locale="de-DE"
    )
    host, guest = together(ada, ben)
    host.get("say").click()
    check_every_size(ada)
    host.get("say-hello").click()
    expect(host.get("dialog-phrases")).to_have_count(0)
    expect(guest.line).to_have_text("Ada: Hallo!")
    check_every_size(ben)
    guest.get("say").tap()
    check_every_size(ben)
    guest.get("say-played").tap()
    expect(host.line).to_have_text("Ben: Well played!")
    expect(guest.line).to_have_text("Du: Gut gespielt!")
    expect(guest.get("hush")).to_have_count(0)  # one's own

    host.get("hush").click()
    expect(host.line).not_to_contain_text("Well played!")
    guest.get("say").tap()
    guest.get("say-thanks").tap()
    expect(guest.line).to_have_text("Du: Danke!")
    expect(host.line).not_to_contain_text("Thanks")
    host.get("say").click()
    expect(host.get("say-hello")).to_have_count(0)
    check_every_size(ada)
    host.get("phrases-switch").click()
    expect(host.line).to_have_text("Ben: Thanks!")
