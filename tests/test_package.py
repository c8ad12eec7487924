"""What `import quiltbee` promises: a version, and nothing else loaded."""

import re
import subprocess
import sys

import quiltbee

LOADED_BY_THE_PACKAGE = """
import sys
before = set(sys.modules)
import quiltbee
print("\\n".join(sorted(set(sys.modules) - before)))
"""


def test_version_is_a_release_number() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", quiltbee.__version__)


def test_import_loads_no_room_and_no_dependency() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED_BY_THE_PACKAGE], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["quiltbee"]
