/**
 * A guard against translation by the browser, which replaces every text by elements of its own:
 * turn, buttons, time and market would stop updating. Tables are excluded, and a line explains it.
 */
import { later } from './later.ts';

/** Exclude pages with a board from translation. */
export function keepTables(root: HTMLElement) {
  root.translate = root.querySelector('.quilt-box, .quilt') === null;
  root.classList.toggle('notranslate', !root.translate);
}

/** Show the explanation once the browser begins to translate; `spoken` is the page's language. */
export function watchTranslation(root: HTMLElement, spoken: () => string) {
  const page = document.documentElement;
  let wasTold = false;
  new MutationObserver(async () => {
    const isTold = /\btranslated-(ltr|rtl)\b/.test(page.className) && !root.translate;
    if (!isTold && !wasTold) return;
    wasTold = isTold;
    const { tellTranslation } = await later('translated');
    tellTranslation(isTold, page.lang, spoken());
  }).observe(page, { attributes: true, attributeFilter: ['class', 'lang'] });
}
