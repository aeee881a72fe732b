import { matchRoutes } from 'react-router-dom';
import { type PageName, pageNames, pages } from './pages';

/** What an address fills into a page's path: 'the-enci-king' for ':slug'. */
export type PageParams = Readonly<Record<string, string | undefined>>;

const routes = pageNames.map((name) => ({ id: name, path: pages[name].path, caseSensitive: true }));

/** The page at a path and what the path says of it; the not-found page where no other matches. */
export function matchPage(pathname: string): { name: PageName; params: PageParams } {
  const match = matchRoutes(routes, pathname)?.[0];
  return { name: (match?.route.id ?? 'not-found') as PageName, params: match?.params ?? {} };
}

/** The canonical path of a page: '/room/the-enci-king/'. The not-found page has the same for every address. */
export const pathOfPage = (name: PageName, params: PageParams): string =>
  name === 'not-found'
    ? '/404'
    : pages[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
