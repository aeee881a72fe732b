import { aliasRedirects } from '../../shared/pages';

/** The path of an address inside the site, without query and fragment. */
export const pathIn = (href: string): string => href.replace(/[?#].*$/, '');

/** The address of a link without an alias: '/rooms' -> '/rooms-suites'. */
export function targetOf(href: string): string {
  const path = pathIn(href);
  return (aliasRedirects.get(path) ?? path) + href.slice(path.length);
}
