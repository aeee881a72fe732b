import { type PageName, pageNames, pages } from './pages';

/** The path parameters: 'the-enci-king' for ':slug'. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** A pattern for each page's path, with an optional last slash. */
const patterns = pageNames
  .filter((name) => name !== 'not-found')
  .map((name) => {
    const path = pages[name].path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[\\w-]+)');
    return { name, pattern: new RegExp(`^${path}/?$`) };
  });

/**
 * The page at a path and its parameters; the not-found page if none matches. Server and browser both pass the path as
 * sent, so that the page that was rendered hydrates. Strict: another case, a percent-encoded letter or a doubled slash do
 * not match. Does not check whether the hotel has the page, or a slug is a room. docs/behavior.md#addresses
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
