import { type PageName, pageNames, pages } from './pages';

/** What an address fills into a page's path: 'the-enci-king' for ':slug'. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** The path of each page as a pattern; without its last slash it matches too. */
const patterns = pageNames
  .filter((name) => name !== 'not-found')
  .map((name) => {
    const path = pages[name].path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[\\w-]+)');
    return { name, pattern: new RegExp(`^${path}/?$`) };
  });

/**
 * The page at a path and its parameters; the not-found page where no other matches. Server and browser ask it with the
 * path as it was sent, so that a page hydrates as what was answered. Strict: another case, a percent-encoded letter or
 * a doubled slash is another address. Which slugs are rooms it does not know. docs/behavior.md#addresses
 */
export function matchPage(path: string): { name: PageName; params: PageParams } {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, params: match.groups ?? {} };
  }
  return { name: 'not-found', params: {} };
}

/** The canonical path of a page: '/room/the-enci-king/'. The not-found page has the same for every address. */
export const pathOfPage = (name: PageName, params: PageParams): string =>
  name === 'not-found' ? '/404' : pages[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
