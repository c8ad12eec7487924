"""`python -m quiltbee`: the same as the command `quiltbee`."""

import sys

from quiltbee.cli import main

sys.exit(main())
