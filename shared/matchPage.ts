import { type PageName, pageNames, pages } from './pages';

/** The path parameters: 'the-enci-king' for ':slug'. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** A pattern for each page's path, with an optional trailing slash. */
const patterns = pageNames
  .filter((name) => name !== 'not-found')
  .map((name) => {
    const path = pages[name].path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[\\w-]+)');
    return { name, pattern: new RegExp(`^${path}/?$`) };
  });

/**
 * The page at a path, with its parameters; the not-found page if none matches. Server and browser both pass the path as
 * sent, so the browser hydrates the page that was rendered. Strict: different case, percent-encoded letters and double
 * slashes don't match. Doesn't check whether the hotel has the page or a slug exists. docs/behavior.md#addresses
 */
export function matchPage(path: string): { name: PageName; params: PageParams } {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, params: match.groups ?? {} };
  }
  return { name: 'not-found', params: {} };
}

/** A page's canonical path: '/room/the-enci-king/'. The not-found page has the same one for every URL. */
export const pathOfPage = (name: PageName, params: PageParams): string =>
  name === 'not-found' ? '/404' : pages[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
