import { pathRedirects } from '../../shared/redirects';

/** Returns the path of an internal URL, without query and fragment. */
export const pathIn = (href: string): string => href.replace(/[?#].*$/, '');

/** Replaces an alias in a link's URL with the current path: '/rooms' -> '/rooms-suites'. */
export function targetOf(href: string): string {
  const path = pathIn(href);
  return (pathRedirects.get(path) ?? path) + href.slice(path.length);
}
