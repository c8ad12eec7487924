/** Wider spacing of text, as some people have their browser set it: slots of one size then grow. */

/** Watch which spacing is wanted, and tell the style sheets: `data-roomy`. */
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

/** @param {CSSStyleDeclaration} style */
function isWider({ letterSpacing, wordSpacing, lineHeight, fontSize }) {
  const isApart = [letterSpacing, wordSpacing].some((each) => parseFloat(each) > 0);
  return isApart || parseFloat(lineHeight) > 1.1 * parseFloat(fontSize);
}
