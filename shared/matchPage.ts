import { type PageName, pageNames, pages } from './pages';

/** A page's path parameters: 'the-enci-king' for ':slug'. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** A pattern for each page's path, with an optional trailing slash. */
const patterns = pageNames
  .filter((name) => name !== 'not-found')
  .map((name) => {
    const path = pages[name].path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[\\w-]+)');
    return { name, pattern: new RegExp(`^${path}/?$`) };
  });

/**
 * Returns the name of the page at a path and the path's parameters, or the not-found page. The server and the browser
 * both pass the path exactly as requested, so that the browser hydrates the page that the server rendered. Paths in a
 * different case, with percent-encoded letters, or with double slashes don't match. Doesn't check whether the hotel has
 * the page, or whether a slug exists.
 * docs/behavior.md#addresses
 */
export function matchPage(path: string): { name: PageName; params: PageParams } {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, params: match.groups ?? {} };
  }
  return { name: 'not-found', params: {} };
}

/** Returns a page's canonical path: '/room/the-enci-king/'. The not-found page's path is '/404' for every URL. */
export const pathOfPage = (name: PageName, params: PageParams): string =>
  name === 'not-found' ? '/404' : pages[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
