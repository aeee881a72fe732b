import { createPages, type PageStyles, type Pages } from '../../client/pages';
import { pageLoaders } from '../../generated/pages';
import { addresses } from '../../shared/addresses';
import { matchPage } from '../../shared/matchPage';

export type { Pages };

/** Every page of the site, loaded, so that none suspends inside its first HTML. Awaited before the server listens. */
export async function loadAllPages(styles: PageStyles): Promise<Pages> {
  const pages = createPages(pageLoaders, styles);
  const everyPage = [...addresses.map(({ path }) => matchPage(path)), matchPage('/404')];
  await Promise.all(everyPage.map(({ name, params }) => pages.load(name, params)));
  return pages;
}
