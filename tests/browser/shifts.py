"""Layout shifts: whatever moves on a page that nobody moved."""

from playwright.sync_api import Page

WATCH = """
(() => {
  const found = [];
  let typeface = [Infinity, Infinity];
  const { add } = FontFaceSet.prototype;
  FontFaceSet.prototype.add = function (face) {
    typeface = [performance.now(), Infinity];
    requestAnimationFrame(() => requestAnimationFrame(() => (typeface[1] = performance.now())));
    return add.call(this, face);
  };
  const box = ({ x, y, width, height }) => `${x},${y},${width},${height}`;
  const keep = (entries) => {
    for (const { value, sources, startTime, hadRecentInput } of entries) {
      if (value < 0.004 && startTime >= typeface[0] && startTime <= typeface[1]) continue;
      const what = sources.map(({ node, previousRect, currentRect }) => {
        const element = node?.nodeType === 1 ? node : node?.parentElement;
        const text = node?.textContent?.replace(/\\s+/g, ' ').slice(0, 30);
        return `${element?.className} ${text}: ${box(previousRect)} -> ${box(currentRect)}`;
      });
      found.push({ value, hadRecentInput, what: `at ${startTime}: ${what.join('; ')}` });
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const frame = () => new Promise(requestAnimationFrame);
  window.takeShifts = async () => {
    // What has changed by now is painted at the end of the first frame, and noted then.
    await frame();
    await frame();
    keep(observer.takeRecords());
    return found.splice(0);
  };
})();
"""
"""A script for `add_init_script` that keeps all shifts, also right after a click.

The typeface, which comes once after the first paint, may move words by less than 0.004.
"""


def take(page: Page) -> list[str]:
    """Return the shifts since the last call, the one under way included, and forget them."""
    return [f"{shift['value']:.4f} {shift['what']}" for shift in page.evaluate("takeShifts()")]


def take_without_input(page: Page) -> float:
    """Return the sum of the shifts since the last call that did not follow an input."""
    shifts = page.evaluate("takeShifts()")
    return sum(float(shift["value"]) for shift in shifts if not shift["hadRecentInput"])
