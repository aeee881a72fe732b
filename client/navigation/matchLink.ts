import { matchPage, type PageParams } from '../../shared/matchPage';
import type { PageName } from '../../shared/pages';
import { aliasRedirects } from '../../shared/redirects';

/** The page that a link inside the site leads to. `target` is its address without an alias. */
export function matchLink(href: string): { name: PageName; params: PageParams; target: string } {
  const path = href.replace(/[?#].*$/, '');
  const pathname = aliasRedirects.get(path) ?? path;
  return { ...matchPage(pathname), target: pathname + href.slice(path.length) };
}
