import type { BreadcrumbList } from 'schema-dts';
import { type CanonicalPath, customPath, offerPath, pages, roomPath } from '../../../shared/pages';
import type { PageAddress } from '../../content/addresses';
import type { DataSource } from './source';

interface Step {
  name: string;
  path: CanonicalPath;
}

/** The steps to a page; for a room or an offer, its parent page comes first. */
function stepsTo(
  { name, path }: PageAddress,
  { rooms, offers, customPages, ui }: DataSource['content'],
): Step[] {
  const room = rooms.find(({ slug }) => roomPath(slug) === path);
  if (room)
    return [
      { name: ui.pages.rooms, path: pages.rooms.path },
      { name: room.name, path },
    ];
  const offer = offers.find(({ id }) => offerPath(id) === path);
  if (offer)
    return [
      { name: ui.pages.offers, path: pages.offers.path },
      { name: offer.title, path },
    ];
  const customPage =
    name === 'custom-page'
      ? Object.values(customPages).find(({ slug }) => customPath(slug) === path)
      : undefined;
  return [{ name: customPage?.title ?? ui.pages[name], path }];
}

/** A page's breadcrumbs: a room is below Rooms & Suites, an offer below Offers, every other page below home. */
export function breadcrumbData({ siteUrl, content }: DataSource, address: PageAddress): BreadcrumbList {
  const steps: Step[] = [{ name: content.hotel.brand, path: pages.home.path }, ...stepsTo(address, content)];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: siteUrl + step.path,
    })),
  };
}
