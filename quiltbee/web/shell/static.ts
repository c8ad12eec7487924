/** Links on a static host, which lead to the page's one file. */
import { pageAddress, site } from '../core/site.ts';

/** Rewrite links to pages, now and after each drawing. */
export function leadLinks(root: HTMLElement) {
  const lead = () => {
    for (const link of root.querySelectorAll('a[href^="/"]')) {
      const path = link.getAttribute('href') as string;
      if (!path.startsWith(`${site.base}?`) && path !== site.base)
        link.setAttribute('href', pageAddress(path));
    }
  };
  lead();
  new MutationObserver(lead).observe(root, {
    ...{ subtree: true, childList: true },
    ...{ attributes: true, attributeFilter: ['href'] },
  });
}
