"""Solo tables over HTTP and WebSocket: whole games, what may be taken back, what is refused."""

import httpx
import pytest

from quiltbee.automa import CARDS, LEVELS, Deck
from quiltbee.notation import parse_solo
from tests.server.against_automa import Player
from tests.server.store.support import RING
from tests.server.support import Json, Live, a_seat, create, receive, send, state_of, the_error


def automa_tokens(state: Json) -> list[str]:
    return [move["move"] for move in state["moves"] if move["player"] == 2]


@pytest.fixture
def game(browser: httpx.Client) -> str:
    return create(browser, opponent="automa", deck="tactical", level=4, names=["Ann"])


def test_a_new_solo_table(server: Live, browser: httpx.Client, game: str) -> None:
    state = state_of(browser, game)
    assert (state["opponent"], state["mode"], state["stage"]) == ("automa", "solo", "action")
    assert (state["ring0"], state["seed"], state["turn"]) == (RING, "quilt", 1)
    assert state["seats"] == [
        a_seat("Ann", yours=True),
        a_seat("Automa", "automa", yours=False),
    ]
    budget = state["automa"].pop("budget")
    assert budget in {CARDS[number].budget for number in Deck.TACTICAL.cards}
    assert state["automa"] == {
        "deck": "tactical",
        "level": 4,
        "numeral": "IV",
        "name": "Master",
        "marker": 38,
        "marker_on_board": True,
        "pile": 10,
        "aside": 2,
        "discards": [],
        "practice": False,
        "with_buttons": "",
        "without_buttons": "",
        "turns": [],
        "levels": [],
    }
    assert state["position"].endswith(f"tactical 4 ?{budget}.?.?.?.?.?.?.?.?.? ?.?/-")
    assert state["players"][1]["score_parts"] == {
        "special_tile": 0,
        "buttons_held": 0,
        "patches_with_buttons": 0,
        "buttons_on_patches": 0,
    }
    with server.client() as other:
        seen = state_of(other, game)
    assert [seat["yours"] for seat in seen["seats"]] == [False, False]


def test_the_normal_deck_at_the_lowest_level_is_the_default(browser: httpx.Client) -> None:
    state = browser.get(f"/api/games/{create(browser, opponent='automa')}").json()
    assert (state["automa"]["deck"], state["automa"]["level"]) == ("normal", 1)
    assert state["automa"]["budget"] is None
    assert state["seats"][0]["name"] == "You"


@pytest.mark.parametrize("deck", list(Deck), ids=lambda deck: deck.value)
@pytest.mark.parametrize("board", ["revised", "original"])
def test_a_whole_game(server: Live, browser: httpx.Client, deck: Deck, board: str) -> None:
    """Played by what the page is told; the cards go round more than once."""
    game = create(browser, opponent="automa", deck=deck.value, level=5, board=board)
    with server.play(browser, game) as connection:
        player = Player(connection)
        shown, reshuffled, taken = [], 0, ""
        while (state := player.state)["stage"] != "over":
            before = state["automa"]
            after = player.step()["automa"]
            if state["stage"] != "card":
                assert after["turns"] == []
                continue
            turn = after["turns"][-1]
            card = turn["card"]["number"]
            shown.append(card)
            taken += turn["taken"] or ""
            assert card in deck.cards
            assert card not in before["discards"]
            assert before["budget"] in (None, turn["card"]["budget"])
            assert turn["number"] == len(player.state["moves"])
            assert player.state["moves"][-1]["move"] == f"A:{turn['taken'] or 'pass'}"
            assert set(turn["affordable"]) <= set(turn["choices"])
            if before["pile"] == 1 and after["pile"] == 12:
                reshuffled += 1
                assert after["discards"] == []
                assert after["aside"] == 0
            else:
                assert after["discards"] == [*before["discards"], card]
    assert reshuffled
    assert len(shown) == len(automa_tokens(state))
    automa = state["automa"]
    assert sorted(automa["with_buttons"] + automa["without_buttons"]) == sorted(taken)
    assert sum(state["players"][1]["score_parts"].values()) == state["result"]["scores"][1]
    assert [level["level"] for level in automa["levels"]] == sorted(LEVELS)
    assert [level["name"] for level in automa["levels"]][-1] == "Legend"
    ended = automa["levels"][4]
    assert (ended["scores"], ended["winner"]) == (
        state["result"]["scores"],
        state["result"]["winner"],
    )


def test_undo_is_free_until_a_card_is_turned_over(
    server: Live, browser: httpx.Client, game: str
) -> None:
    with server.play(browser, game) as connection:
        player = Player(connection)
        start = player.state["position"]
        player.play_until("card")
        while player.state["can_undo"]:
            player.ask("undo")
        assert player.state["position"] == start
        assert player.state["moves"] == []
        assert not player.state["automa"]["practice"]


def test_a_takeback_after_a_card_is_practice_for_good(
    server: Live, browser: httpx.Client, game: str
) -> None:
    with server.play(browser, game) as connection:
        player = Player(connection)
        waiting = player.play_until("card")
        decided = len(waiting["moves"]) - 1
        player.ask("turn")
        state = player.ask("undo")
        assert len(state["moves"]) == decided
        assert state["automa"]["practice"]
        assert state["automa"]["discards"] == []
        assert state["automa"]["budget"] == waiting["automa"]["budget"]
        assert '[Practice "1"]' in browser.get(f"/api/games/{game}/record.pgr").text
        assert player.play_until("over")["automa"]["practice"]
        state = player.ask("undo")
        assert state["stage"] != "over"
        assert state["automa"]["levels"] == []
        assert player.play_until("over")["result"] is not None


def test_a_resignation_is_taken_back_alone(server: Live, browser: httpx.Client, game: str) -> None:
    with server.play(browser, game) as connection:
        player = Player(connection)
        waiting = player.play_until("card")
        state = player.ask("resign")
        assert state["stage"] == "over"
        assert "Practice" not in browser.get(f"/api/games/{game}/record.pgr").text
        assert state["result"]["winner"] == 2
        assert state["result"]["reason"] == "resignation"
        assert state["position"] == waiting["position"]
        assert player.refused("illegal", "turn") == "The game is over."
        state = player.ask("undo")
        assert (state["stage"], state["position"]) == ("card", waiting["position"])
        assert not state["automa"]["practice"]


def test_what_is_refused(server: Live, browser: httpx.Client, game: str) -> None:
    with server.play(browser, game) as connection:
        player = Player(connection)
        assert player.refused("illegal", "turn") == (
            "There is no card to turn over: it is your turn."
        )
        assert player.refused("illegal", "undo") == "You have no move to take back."
        assert player.refused("malformed", "move", move="A:X").startswith("Move 'A:X'")
        assert player.refused("illegal", "move", move="+a1") == (
            "+a1 is illegal: there is no special patch to place."
        )
        player.play_until("card")
        assert player.refused("not_your_seat", "move", move="pass") == (
            "It is the Automa's turn; turn its card over."
        )
        seen = player.state["number"]
        send(connection, type="turn", id="t", seen=seen - 1)
        the_error(connection, "stale", "t")
        assert receive(connection)["position"] == player.state["position"]
        with server.client() as other, server.play(other, game) as watching:
            receive(watching)
            send(watching, type="turn", id="t", seen=seen)
            the_error(watching, "not_your_seat", "t")
        player.ask("turn")


def test_a_card_is_turned_over_once(server: Live, browser: httpx.Client, game: str) -> None:
    """Two tabs that both turn it over: the later one is told what happened."""
    with server.play(browser, game) as one, server.play(browser, game) as two:
        first, second = Player(one), Player(two)
        number = first.play_until("card")["number"]
        while second.state["number"] < number:
            second.state = receive(two)
        send(one, type="turn", id="a", seen=number)
        assert receive(one)["number"] == number + 1  # The server serves either tab first.
        send(two, type="turn", id="b", seen=number)
        told = [receive(two), receive(two)]
        assert {message["type"] for message in told} == {"state", "error"}
    state = state_of(browser, game)
    assert state["number"] == number + 1


def test_no_cards_at_a_table_of_two(server: Live, browser: httpx.Client) -> None:
    with server.play(browser, create(browser)) as connection:
        receive(connection)
        send(connection, type="turn", id="t", seen=0)
        assert the_error(connection, "illegal", "t") == "There is no Automa at this table."


@pytest.mark.slow
def test_the_position_is_that_of_the_notation(
    server: Live, browser: httpx.Client, game: str
) -> None:
    with server.play(browser, game) as connection:
        player = Player(connection)
        while player.state["stage"] != "over":
            solo = parse_solo(player.step()["position"])
            assert set(solo.pile) <= {0}
            assert list(solo.discards) == player.state["automa"]["discards"]
            assert solo.public_budget == player.state["automa"]["budget"]
            assert solo.is_automas_turn == (player.state["stage"] == "card")
