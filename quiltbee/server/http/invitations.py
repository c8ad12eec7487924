"""The game that an invitation is for."""

from quiltbee.rules import Seat
from quiltbee.server.errors import UnknownCodeError, UsedError
from quiltbee.server.http.services import Services
from quiltbee.server.ids import hash_of_code
from quiltbee.server.store import StoredGame


async def invited_to(code: str, address: str, services: Services) -> tuple[StoredGame, Seat]:
    """The game behind an invitation code, and its open seat; guessing is rate-limited."""
    with services.limiter.invitation(address):
        invitation = await services.store.seating.invitation(hash_of_code(code))
        if invitation is None:
            raise UnknownCodeError("There is no such invitation; ask for a new one.")
    async with services.tables.open(invitation.game) as table:
        stored = await table.game()
    seat = stored.setup.open_seat
    if seat is None:
        raise UsedError("This invitation has been used; you can still watch the game.")
    if stored.game.is_over or invitation.expires < services.clock():
        raise UsedError("This invitation has expired; ask for a new one.")
    return stored, seat
