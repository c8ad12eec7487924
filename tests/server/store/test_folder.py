"""The data folder: one server at a time, and clear words where that can't be."""

import errno
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from quiltbee.server.errors import StartError
from quiltbee.server.store.sqlite import HOLDER_NAME, LOCK_NAME, FolderLock
from tests.server.store.support import open_to_everybody

HOLD = (
    "import sys, pathlib; from quiltbee.server.store.sqlite import FolderLock;"
    "lock = FolderLock(pathlib.Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"
)


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    held = FolderLock(tmp_path)
    for _ in range(2):
        with pytest.raises(StartError) as refusal:
            FolderLock(tmp_path)
        assert str(refusal.value) == (
            f"Another Quiltbee server (process {os.getpid()}) uses the data folder {tmp_path}; "
            "stop it, or name another folder with --data or QUILTBEE_DATA."
        )
    held.release()
    FolderLock(tmp_path).release()


@pytest.mark.slow
def test_the_holder_is_another_process_and_its_lock_ends_with_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(StartError, match=rf"server \(process {holder.pid}\) uses"):
            FolderLock(tmp_path)
        holder.send_signal(signal.SIGKILL)
        holder.wait()
        FolderLock(tmp_path).release()


def test_a_holder_that_cannot_be_named(tmp_path: Path) -> None:
    held = FolderLock(tmp_path)
    for content in (b"", b"\xff"):
        (tmp_path / HOLDER_NAME).write_bytes(content)
        with pytest.raises(StartError, match=r"server \(process unknown\) uses"):
            FolderLock(tmp_path)
    (tmp_path / HOLDER_NAME).unlink()
    with pytest.raises(StartError, match=r"server \(process unknown\) uses"):
        FolderLock(tmp_path)
    held.release()


def test_any_thread_may_give_the_folder_back(tmp_path: Path) -> None:
    held = FolderLock(tmp_path)
    thread = threading.Thread(target=held.release)
    thread.start()
    thread.join()
    FolderLock(tmp_path).release()


def test_the_lock_file_stays(tmp_path: Path) -> None:
    FolderLock(tmp_path).release()
    FolderLock(tmp_path).release()
    assert (tmp_path / LOCK_NAME).exists()


def test_the_folder_is_made_with_all_above_it(tmp_path: Path) -> None:
    FolderLock(tmp_path / "far" / "away").release()
    assert (tmp_path / "far" / "away").is_dir()


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("mine")
    with pytest.raises(StartError, match="can't be written: File exists; name another one"):
        FolderLock(tmp_path / "data")
    assert (tmp_path / "data").read_text() == "mine"


def test_a_folder_that_cannot_be_written(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    open_to_everybody(tmp_path)
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o555)
    request.getfixturevalue("unprivileged")
    with pytest.raises(StartError) as refusal:
        FolderLock(locked)
    assert str(refusal.value) == (
        f"The data folder {locked} can't be written: Permission denied; "
        "name another one with --data or QUILTBEE_DATA."
    )


def test_a_disk_that_is_full_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("quiltbee.server.store.sqlite.Path.write_text", full)
    with pytest.raises(StartError, match="can't be written: No space left on device; name"):
        FolderLock(tmp_path)
    monkeypatch.undo()
    FolderLock(tmp_path).release()
