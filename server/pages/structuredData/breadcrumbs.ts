import type { BreadcrumbList, WithContext } from 'schema-dts';
import { rooms } from '../../../generated/content/rooms';
import { type PagePath, pages, pagesByPath, type RoomPath } from '../../../shared/pages';
import { roomPath } from '../../../shared/room';
import { site } from '../../../shared/site';

interface Step {
  name: string;
  path: PagePath | RoomPath;
}

/** From the home page down to a page: a room lies below Rooms & Suites, every other page right below home. */
export function breadcrumbData(siteUrl: string, path: PagePath | RoomPath): WithContext<BreadcrumbList> {
  const room = rooms.find(({ slug }) => roomPath(slug) === path);
  const page = room ? 'rooms' : (pagesByPath.get(path) ?? 'home');
  const steps: Step[] = [
    { name: site.brand, path: pages.home.path },
    { name: pages[page].label, path: room ? pages.rooms.path : path },
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
