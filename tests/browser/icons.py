"""Draws the icons of the installed page, as bitmaps, from its vector pictures: `scripts/icons`."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch

WEB = Path(__file__).resolve().parents[2] / "quiltbee" / "web"

ICONS = {
    "icon-192": ("logo.svg", 192),
    "icon-512": ("logo.svg", 512),
    "maskable-512": ("icons/maskable.svg", 512),
    "apple-180": ("icons/maskable.svg", 180),
}
"""From which picture each is drawn, and how wide."""


def main() -> None:
    """Draw them all anew."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (picture, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (WEB / picture).read_text("utf-8").replace("<svg ", f'<svg width="{size}" ', 1)
            page.set_content(f'<body style="margin:0;line-height:0">{svg}')
            path = WEB / "icons" / f"{name}.png"
            page.screenshot(path=path, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
