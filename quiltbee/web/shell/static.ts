/** A page on a static host: its links lead to its one file. */
import { pageAddress, site } from '../core/site.ts';

/** Let links that name pages as on a server lead there, now and whenever something is drawn. */
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
