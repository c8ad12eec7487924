"""axe-core, the checker of accessibility, run inside a page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
RUN = """
async () => {
  const rules = {
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
  };
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target}: ${failureSummary}`));
}
"""
"""All rules that axe has on by itself, and those for the size of targets and labels in names."""


def violations(page: Page) -> list[str]:
    """What axe finds on the page as it is now."""
    if not AXE.exists():
        raise FileNotFoundError("axe-core is not installed: run scripts/test, or npm install")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN)
    return found
