import { pages, roomPaths, unknownPath } from './content';

/** A page of each layout: what all pages share is asked once per layout. */
export const layouts: readonly string[] = [
  pages.home.path,
  pages.rooms.path,
  ...roomPaths.slice(-1),
  pages.gallery.path,
  pages.offers.path,
  pages.neighborhood.path,
  pages.groups.path,
  pages.contact.path,
  pages.careers.path,
  pages['opt-out'].path,
  pages.terms.path,
  pages.book.path,
  unknownPath,
];

/** The problems that a check finds on a page; empty if there are none. */
export type Check<Page> = [what: string, find: (page: Page, path: string) => Promise<readonly unknown[]>];
