"""Print the ten slowest tests of some JUnit files: `slowest.py FILE ...`."""

import sys
from xml.etree import ElementTree

SHOWN = 10


def main() -> None:
    """Read every file and print seconds and names, the slowest first."""
    tests = [
        (float(case.get("time", 0)), f"{case.get('classname')}::{case.get('name')}")
        for file in sys.argv[1:]
        for case in ElementTree.parse(file).iter("testcase")
    ]
    for seconds, name in sorted(tests, reverse=True)[:SHOWN]:
        print(f"{seconds:7.1f} s  {name}")


if __name__ == "__main__":
    main()
