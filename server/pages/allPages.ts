import { pageLoaders } from '../../client/navigation/pageLoaders';
import { createPageRegistry, type PageRegistry, type PageStyles } from '../../client/navigation/pageRegistry';
import { comparison } from '../../client/pages/Rooms/RoomList';
import { addresses } from '../../shared/addresses';
import { matchPage } from '../../shared/matchPage';

export type { PageRegistry };

/**
 * Loads every page module before the server listens, so that rendering does not suspend on one; with the comparison, which
 * pages without JavaScript contain.
 */
export async function loadAllPages(styles: PageStyles): Promise<PageRegistry> {
  const pages = createPageRegistry(pageLoaders, styles);
  const everyPage = [...addresses.map(({ path }) => matchPage(path)), matchPage('/404')];
  await Promise.all(everyPage.map(({ name, params }) => pages.load(name, params)));
  await comparison.fetch();
  return pages;
}
