/**
 * The location of the page: `/` on a server, any folder on a static host. There it is one file,
 * without a server, and the query names the page: `?page=/analysis&at=3`.
 */
export const site = {
  /** The folder of its files, with slashes. */
  base: '/',
  /** There is no server. */
  isStatic: false,
};

/** @param path  of a file, as on a server: `/words/en.json` */
export function fileAddress(path: string) {
  return site.base + path.slice(1);
}

/** @param path  of a page, as on a server: `/analysis?at=3#LINK` */
export function pageAddress(path: string) {
  if (!site.isStatic) return path;
  const [, page, query, hash] = /^([^?#]*)\??([^#]*)(.*)$/.exec(path) as unknown as string[];
  const search = [page === '/' ? '' : `page=${page}`, query].filter(Boolean).join('&');
  return `${site.base}${search && '?'}${search}${hash}`;
}

/** Return the page's path, as on a server, in an address. */
export function pagePath({ pathname, search }: { pathname: string; search: string }) {
  return site.isStatic ? (new URLSearchParams(search).get('page') ?? '/') : pathname;
}
