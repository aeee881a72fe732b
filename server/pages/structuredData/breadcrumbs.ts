import type { BreadcrumbList, WithContext } from 'schema-dts';
import { rooms } from '../../../generated/content/rooms';
import { pageLabels } from '../../../generated/content/words/pages';
import type { PageAddress } from '../../../shared/addresses';
import { offerPath, offers } from '../../../shared/offers';
import { type CanonicalPath, pages } from '../../../shared/pages';
import { roomPath } from '../../../shared/room';
import { site } from '../../../shared/site';

interface Step {
  name: string;
  path: CanonicalPath;
}

/** The page above a room or an offer, and its own name. */
function stepsTo({ name, path }: PageAddress): Step[] {
  const room = rooms.find(({ slug }) => roomPath(slug) === path);
  if (room)
    return [
      { name: pageLabels.rooms, path: pages.rooms.path },
      { name: room.name, path },
    ];
  const offer = offers.find(({ id }) => offerPath(id) === path);
  if (offer)
    return [
      { name: pageLabels.offers, path: pages.offers.path },
      { name: offer.title, path },
    ];
  return [{ name: pageLabels[name], path }];
}

/** Breadcrumbs of a page: a room is below Rooms & Suites, an offer below Offers, every other page below home. */
export function breadcrumbData(siteUrl: string, address: PageAddress): WithContext<BreadcrumbList> {
  const steps: Step[] = [{ name: site.brand, path: pages.home.path }, ...stepsTo(address)];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: siteUrl + step.path,
    })),
  };
}
