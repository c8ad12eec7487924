"""Fixtures for the terminal's own tests."""

from pathlib import Path

import pytest

from tests.terminal.scripted import Scripted


@pytest.fixture
def scripted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scripted:
    return Scripted(tmp_path, monkeypatch)
