import type { BreadcrumbList, WithContext } from 'schema-dts';
import { rooms } from '../../../generated/content/rooms';
import type { PageAddress } from '../../../shared/addresses';
import { pages } from '../../../shared/pages';
import { roomPath } from '../../../shared/room';
import { site } from '../../../shared/site';

/** From the home page down to a page: a room lies below Rooms & Suites, every other page right below home. */
export function breadcrumbData(siteUrl: string, { name, path }: PageAddress): WithContext<BreadcrumbList> {
  const room = rooms.find(({ slug }) => roomPath(slug) === path);
  const steps = [
    { name: site.brand, path: pages.home.path },
    ...(room
      ? [
          { name: pages.rooms.label, path: pages.rooms.path },
          { name: room.name, path },
        ]
      : [{ name: pages[name].label, path }]),
  ];
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
