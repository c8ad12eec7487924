"""What is text in the JSON of a body."""

import json

from hypothesis import given
from hypothesis import strategies as st

from quiltbee.server.body import is_text, is_text_in_json


@given(st.text(st.characters(exclude_categories=())) | st.text("\0\ud800\udc00\\u0 d8c"))
def test_json_of_a_text_is_text_and_of_anything_else_is_not(text: str) -> None:
    as_read = json.loads(json.dumps(text))
    assert is_text_in_json(json.dumps(text).encode()) == is_text(as_read)
