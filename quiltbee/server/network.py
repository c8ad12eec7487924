"""The server's address in the local network, as text and as a QR code.

Nothing is sent: a connected datagram socket knows its local address.
"""

import ipaddress
import socket
import sys

_OUTSIDE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses reserved for documentation."""


def own_names() -> frozenset[str]:
    """Return this machine's host name, and its name on the local network (mDNS)."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name.partition('.')[0]}.local"})


def is_loopback(host: str) -> bool:
    """Return whether a host is a loopback name or address."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return False


def network_address(host: str, port: int) -> str | None:
    """Return the page's address on the local network, None if only this machine can reach it."""
    if is_loopback(host):
        return None
    shown = _towards_others() if host in ("0.0.0.0", "::") else host.partition("%")[0]
    return shown and f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def invitation_to(address: str) -> str:
    """Return the line to print for others in the network; on a terminal with a QR code."""
    port = address.rstrip("/").rpartition(":")[2]
    local = next(name for name in own_names() if name.endswith(".local"))
    sentence = f"Others in your network open {address} (or http://{local}:{port}/)"
    return f"{sentence}\n{qr_text(address)}" if sys.stdout.isatty() else sentence


def qr_text(text: str) -> str:
    """Return a QR code in half blocks, light on dark, with its quiet zone."""
    import segno

    rows = [list(map(bool, row)) for row in segno.make(text, micro=False).matrix_iter(border=2)]
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    blocks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return "\n".join(
        "".join(blocks[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )


def _towards_others() -> str | None:
    """Return the address that this machine uses to reach others; None if there is no network."""
    for family, outside in _OUTSIDE.items():
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as towards:
                towards.connect((outside, 9))
                found: str = towards.getsockname()[0]
        except OSError:
            continue
        if not is_loopback(found):
            return found
    return None
