import { pages } from '../routes';
import type { PageLink, PageMeta } from './page';

/** The texts of the page for every unknown address. SPEC 2, route table; SPEC 8, Unknown route. */
export interface NotFoundContent {
  meta: PageMeta;
  heading: string;
  text: string;
  /** The button. */
  home: PageLink;
  links: readonly [PageLink, PageLink];
}

export const notFound: NotFoundContent = {
  meta: {
    title: 'Page Not Found',
    description:
      'This address leads nowhere. The rooms, the gallery and the way home are one click from here.',
  },
  heading: '404 - Page Not Found',
  text: 'This page paddled out and has not come back. The rest of the hotel is right where you left it.',
  home: { label: 'RETURN HOME', to: pages.home.path },
  links: [
    { label: 'Explore Rooms', to: pages.rooms.path },
    { label: 'View Gallery', to: pages.gallery.path },
  ],
};
