"""The Chromium at hand, started by Playwright."""

import os
import shutil

from playwright.sync_api import Browser, Playwright

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


def chromium_path() -> str:
    """The program that `QUILTBEE_CHROMIUM` names, else the first at hand."""
    for name in (os.environ.get("QUILTBEE_CHROMIUM", ""), *NAMES):
        path = shutil.which(name)
        if path is not None:
            return path
    raise FileNotFoundError(
        "no Chromium is at hand: install one, name it in QUILTBEE_CHROMIUM, or leave out the "
        "browser tests with -m 'not browser'"
    )


def launch(playwright: Playwright) -> Browser:
    """Start it without a window."""
    return playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
