import type { BreadcrumbList, WithContext } from 'schema-dts';
import { rooms } from '../../../shared/content/rooms';
import { type PagePath, pages, type RoomPath, roomPath } from '../../../shared/routes';
import { site } from '../../../shared/site';

interface Step {
  name: string;
  path: PagePath | RoomPath;
}

/** From the home page down to a page: a room lies below Rooms & Suites, every other page right below home. */
export function trailData(siteUrl: string, path: PagePath | RoomPath): WithContext<BreadcrumbList> {
  const room = rooms.find(({ slug }) => roomPath(slug) === path);
  const page = Object.values(pages).find((each) => each.path === path) ?? pages.rooms;
  const steps: Step[] = [
    { name: site.brand, path: pages.home.path },
    { name: page.label, path: page.path },
    ...(room ? [{ name: room.name, path }] : []),
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
