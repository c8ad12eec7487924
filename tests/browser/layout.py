"""What is wrong with the layout of a page: cut, broken or covered words, and parts that overlap."""

from playwright.sync_api import Page

from tests.browser.axe import violations

SIZES = (
    (320, 640),
    (360, 740),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 800),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
"""Three phones, one of them on its side too, tablets and desktops."""

TARGETS = (
    "button, .button, a[href], input, select, textarea, summary, "
    "[data-quilt]:not([data-quilt=shown]) [role=gridcell]"
)
"""What a pointer can press: a quilt that is only shown takes no clicks."""

IS_SEEN = """
(element) => {
  const box = element.getBoundingClientRect();
  const inside = box.left >= -0.5 && box.top >= -0.5
    && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5 && box.width > 0;
  const points = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.8]];
  const covered = points.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    return !top || !(element.contains(top) || top.contains(element));
  });
  return inside && !covered && scrollY === 0;
}
"""
"""Whether an element lies wholly in the window, under nothing else, without scrolling."""

TOO_SMALL = """
([selector, least]) => [...document.querySelectorAll(selector)]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < least || box.height < least))
  .map(([each, box]) => `${each.outerHTML.slice(0, 100)}: ${box.width} x ${box.height}`)
"""

OVERFLOWING = """
() => [...document.querySelectorAll('body *')]
  .filter((each) => each.checkVisibility())
  .filter((each) => !each.closest('.visually-hidden, .circle, .scroll, svg'))
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 0.5)
  .map((each) => `${each.outerHTML.slice(0, 100)}: ${each.getBoundingClientRect().right}`)
"""

WORDS = """
() => {
  const root = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1)
    ?? document.body;
  const slack = 1.5;
  const styles = new Map();
  const style = (each) => {
    if (!styles.has(each)) styles.set(each, getComputedStyle(each));
    return styles.get(each);
  };
  const isClipped = (each) => each !== null
    && (style(each).clipPath === 'inset(50%)' || isClipped(each.parentElement));
  const isSeen = (each) => !isClipped(each)
    && each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const hides = (value) => value === 'hidden' || value === 'clip';
  const scrolls = (value) => value === 'auto' || value === 'scroll';

  // Of a line of text, what is inked: its box is higher, and may be higher than its line.
  const inked = ({ left, right, top, height }) =>
    ({ left, right, top: top + 0.25 * height, bottom: top + 0.85 * height });
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  });
  const isFlat = ({ left, right, top, bottom }) => right - left <= slack || bottom - top <= slack;
  const isOut = (inner, outer, across) => (across
    ? inner.left < outer.left - slack || inner.right > outer.right + slack
    : inner.top < outer.top - slack || inner.bottom > outer.bottom + slack);

  // From an element up through those around it that may cut it.
  function* around(element) {
    let skips = false;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { position, display } = style(each);
      if (!skips || position !== 'static') {
        skips = false;
        if (display !== 'inline' && display !== 'contents') yield each;
      }
      if (position === 'fixed') return;
      skips ||= position === 'absolute';
    }
  }
  const isFramed = (each) => each.matches('button, .button, td, th, dialog')
    || parseFloat(style(each).borderLeftWidth) > 0;

  // What is left to be seen of a box, and whether words in it are cut or stick out.
  function seen(box, element) {
    let left = box;
    let fault = '';
    let floats = false;
    for (const each of around(element)) {
      const { overflowX, overflowY } = style(each);
      const outer = each.getBoundingClientRect();
      for (const across of [true, false]) {
        const value = across ? overflowX : overflowY;
        const shortens = style(each).textOverflow === 'ellipsis'
          && each.title === each.textContent.trim();
        if (hides(value) && !shortens && isOut(left, outer, across)) {
          fault ||= `cut by ${name(each)}`;
        }
        if (value === 'visible' && !floats && isFramed(each) && isOut(left, outer, across)) {
          fault ||= `sticks out of ${name(each)}`;
        }
        if (value === 'visible') continue;
        left = across
          ? meet(left, { left: outer.left, right: outer.right, top: -1e6, bottom: 1e6 })
          : meet(left, { left: -1e6, right: 1e6, top: outer.top, bottom: outer.bottom });
      }
      floats ||= style(each).position === 'absolute';
    }
    return { left, fault };
  }
  const name = (each) => `${each.localName}.${each.getAttribute('class') ?? ''}`;

  const found = [];
  const parts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const own = text.parentElement;
    if (!text.data.trim() || !isSeen(own)) continue;
    if (own.closest('svg, option, script, style, textarea, noscript')) continue;
    const said = `${name(own)} “${text.data.trim().slice(0, 60)}”`;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    for (const line of lines) {
      const { left, fault } = seen(inked(line), own);
      if (fault) found.push(`${said} ${fault}`);
      if (!isFlat(left)) parts.push({ element: own, box: left, said });
    }
    if (new Set(lines.map(({ top }) => Math.round(top))).size > 1 && !own.closest('code')) {
      for (const { index, 0: word } of text.data.matchAll(/[\\p{L}\\p{M}]+/gu)) {
        if (word.length > 20) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(`${said} breaks “${word}”`);
      }
    }
  }
  for (const element of root.querySelectorAll('button, .button, input, select, textarea')) {
    const box = element.getBoundingClientRect();
    if (!isSeen(element) || box.width <= 1 || element.closest('svg')) continue;
    const { left } = seen(box, element);
    const said = `${name(element)} ${element.dataset.testid ?? element.dataset.coming ?? ''}`;
    if (!isFlat(left)) parts.push({ element, box: left, said });
    if (element.scrollWidth > element.clientWidth + 1 && element.matches('select')) {
      found.push(`${name(element)} cuts “${element.value}”`);
    }
  }
  // Whether something is seen of an element at a point, and not only pressed there.
  const paints = (each, x, y) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const { opacity, backgroundColor, backgroundImage } = style(each);
    return left <= x && x <= right && top <= y && y <= bottom && opacity > 0
      && (!backgroundColor.endsWith(', 0)') || backgroundImage !== 'none'
        || each.ownerSVGElement);
  };
  // What is fixed to the window lies over all else, which scrolls.
  const layer = (each) => each && (style(each).position === 'fixed' ? each
    : layer(each.parentElement));
  const isOneOf = (a, b) => a === b || a.contains(b) || b.contains(a);
  parts.forEach((a, index) => {
    for (const b of parts.slice(index + 1)) {
      if (layer(a.element) !== layer(b.element)) continue;
      if (!isOneOf(a.element, b.element) && !isFlat(meet(a.box, b.box))) {
        const { left, top, right, bottom } = meet(a.box, b.box);
        found.push(`${a.said} and ${b.said} overlap by ${right - left} x ${bottom - top}`);
      }
    }
  });
  for (const { element, box, said } of parts) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const top = document.elementFromPoint(x, y);
    if (!top || layer(top) !== layer(element) || style(element).pointerEvents === 'none') continue;
    if (!isOneOf(element, top) && paints(top, x, y)) {
      found.push(`${said} is covered by ${name(top)}`);
    }
  }
  return [...new Set(found)];
}
"""
"""Words that are cut, broken or stick out, and words and controls that lie on one another.

What ends in an ellipsis may be cut where a title says all of it: names of people.
"""


def too_small(page: Page, selector: str, least: int) -> list[str]:
    """What can be hit but is smaller than so many pixels."""
    found: list[str] = page.evaluate(TOO_SMALL, [selector, least])
    return found


def faults(page: Page) -> list[str]:
    """What sticks out, what is too small for WCAG 2.2 (2.5.8), what is cut, broken or covered."""
    sideways = page.evaluate("() => document.scrollingElement.scrollWidth - window.innerWidth")
    wide = [f"the page is {sideways} px too wide"] if sideways > 0 else []
    outside: list[str] = page.evaluate(OVERFLOWING)
    words: list[str] = page.evaluate(WORDS)
    return wide + outside + too_small(page, TARGETS, 24) + words


def check_every_size(page: Page) -> None:
    """Look at the page that stands there, and leave it in the size that it had."""
    before = page.viewport_size
    assert before is not None
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found = faults(page)
        assert found == [], (width, height, found)
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == [], scheme
    page.set_viewport_size(before)
