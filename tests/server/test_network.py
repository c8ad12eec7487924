"""What is given away of a server to others in its network."""

import socket

import pytest

from quiltbee.server import network
from quiltbee.server.network import invitation_to, network_address, own_names, qr_text
from quiltbee.server.run import listen


def test_a_server_on_loopback_is_given_away_to_nobody() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert network_address(*listening.getsockname()[:2]) is None
    assert network_address("localhost", 80) is None


def test_on_all_addresses_it_is_the_one_towards_others(monkeypatch: pytest.MonkeyPatch) -> None:
    for own, shown in (("192.168.1.5", "192.168.1.5"), ("fe80::1", "[fe80::1]")):
        monkeypatch.setattr(network, "_towards_others", lambda own=own: own)
        assert network_address("0.0.0.0", 7431) == f"http://{shown}:7431/"
    monkeypatch.setattr(network, "_towards_others", lambda: None)
    assert network_address("::", 7431) is None


def test_the_machine_has_a_name_in_its_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Club.example.org")
    assert own_names() == {"club.example.org", "club.local"}
    told = invitation_to("http://192.168.1.5:7431/")
    assert told == (
        "Others in your network open http://192.168.1.5:7431/ (or http://club.local:7431/)"
    )


def test_a_qr_code_is_a_square_with_its_quiet_zone() -> None:
    lines = qr_text("http://192.168.1.5:7431/").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert len(lines) == (len(lines[0]) + 1) // 2
    assert set(lines[0]) == {"█"}
