import { pathRedirects } from '../../shared/redirects';

/** The path of an internal URL, without query and fragment. */
export const pathIn = (href: string): string => href.replace(/[?#].*$/, '');

/** A link's URL with its alias resolved: '/rooms' -> '/rooms-suites'. */
export function targetOf(href: string): string {
  const path = pathIn(href);
  return (pathRedirects.get(path) ?? path) + href.slice(path.length);
}
