/**
 * Tables are not to be translated by the browser: it replaces every text by elements of its own,
 * and turn, buttons, time and market would stand still from then on. Where it translates the page
 * all the same, a line says so.
 */
import { later } from './later.ts';

/** Keep what has a board as it is, and leave other pages to the browser. */
export function keepTables(root: HTMLElement) {
  root.translate = root.querySelector('.quilt-box, .quilt') === null;
  root.classList.toggle('notranslate', !root.translate);
}

/** Say so once the browser has begun to translate; `spoken` is the language of the page. */
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
