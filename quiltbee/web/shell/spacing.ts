/** Larger or wider text by the user's browser settings: slots of a fixed size then grow. */

/** The largest text that fits the slots, in px, before it grows with a large screen. */
const LARGEST = 18;

/** Watch the text size, and set `data-roomy` for the style sheets. */
export function watchSpacing() {
  const probe = document.createElement('span');
  probe.className = 'probe';
  probe.ariaHidden = 'true';
  probe.textContent = 'a b';
  document.body.append(probe);
  const look = () =>
    document.documentElement.toggleAttribute('data-roomy', isWider(getComputedStyle(probe)));
  new ResizeObserver(look).observe(probe);
}

function isWider(style: CSSStyleDeclaration) {
  const { letterSpacing, wordSpacing, lineHeight } = style;
  const size = parseFloat(style.fontSize);
  const isApart = [letterSpacing, wordSpacing].some((each) => parseFloat(each) > 0);
  return (
    isApart || size - parseFloat(style.textIndent) > LARGEST || parseFloat(lineHeight) > 1.1 * size
  );
}
