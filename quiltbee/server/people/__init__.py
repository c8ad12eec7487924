"""People: a browser has a session, a session belongs to a person, a person has a name."""

from quiltbee.server.people.names import LONGEST_NAME, clean_name
from quiltbee.server.people.people import People, Visitor
from quiltbee.server.people.sessions import give_token, take_token_back

__all__ = [
    "LONGEST_NAME",
    "People",
    "Visitor",
    "clean_name",
    "give_token",
    "take_token_back",
]
