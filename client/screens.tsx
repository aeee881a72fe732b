import { type ComponentType, use } from 'react';
import { type PageId, pageAt, pages, roomSlugAt } from '../shared/routes';
import { loadPageStyles, type StyledPage } from './pageStyles';

/** A page that is fetched when it is needed: one chunk each, and one more for the texts of each room. */
export interface Screen {
  /** Canonical; none for the not-found page. */
  path: string | undefined;
  /** Fetches the page's code once; a rejected fetch is tried again by the next call. */
  load(): Promise<void>;
  /** The page itself, once it has been loaded. */
  loaded(): ComponentType | undefined;
}

function screen(
  path: string | undefined,
  id: StyledPage,
  fetchPage: () => Promise<{ default: ComponentType }>,
): Screen {
  let page: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  return {
    path,
    loaded: () => page,
    load() {
      loading ??= Promise.all([fetchPage(), loadPageStyles(id)]).then(
        ([module]) => {
          page = module.default;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

/** Shows a screen; suspends where it has not been loaded. */
export function ScreenView({ screen }: { screen: Screen }) {
  const Page = screen.loaded();
  if (!Page) use(screen.load());
  return Page && <Page />;
}

const pageScreens: Record<PageId, Screen> = {
  home: screen(pages.home.path, 'home', () => import('./pages/Home/Home')),
  rooms: screen(pages.rooms.path, 'rooms', () => import('./pages/Rooms/Rooms')),
  gallery: screen(pages.gallery.path, 'gallery', () => import('./pages/Gallery/Gallery')),
  groups: screen(pages.groups.path, 'groups', () => import('./pages/Groups/Groups')),
  neighborhood: screen(
    pages.neighborhood.path,
    'neighborhood',
    () => import('./pages/Neighborhood/Neighborhood'),
  ),
  about: screen(pages.about.path, 'about', () => import('./pages/About/About')),
  contact: screen(pages.contact.path, 'contact', () => import('./pages/Contact/Contact')),
  privacy: screen(pages.privacy.path, 'privacy', () => import('./pages/Privacy/Privacy')),
  terms: screen(pages.terms.path, 'terms', () => import('./pages/Terms/Terms')),
  doNotSell: screen(pages.doNotSell.path, 'doNotSell', () => import('./pages/DoNotSell/DoNotSell')),
  optOut: screen(pages.optOut.path, 'optOut', () => import('./pages/OptOut/OptOut')),
  careers: screen(pages.careers.path, 'careers', () => import('./pages/Careers/Careers')),
  styleGuide: screen(pages.styleGuide.path, 'styleGuide', () => import('./pages/StyleGuide/StyleGuide')),
  testNav: screen(pages.testNav.path, 'testNav', () => import('./pages/TestNav/TestNav')),
};

const notFound = screen(undefined, 'notFound', () => import('./pages/NotFound/NotFound'));

const roomScreens = new Map<string, Screen>();

/** A room's page, or the not-found page: only what is fetched here knows which rooms there are. */
function roomScreen(slug: string): Screen {
  const known = roomScreens.get(slug);
  if (known) return known;
  const created = screen(`/room/${slug}/`, 'roomDetail', async () => {
    const { findRoomDetail } = await import('./pages/RoomDetail/RoomDetail');
    const page = await findRoomDetail(slug);
    if (page) return { default: page };
    created.path = undefined;
    await loadPageStyles('notFound');
    return import('./pages/NotFound/NotFound');
  });
  roomScreens.set(slug, created);
  return created;
}

/** The screen of any path, with or without its slash; the not-found page for an unknown one. SPEC 2, Route table. */
export function screenFor(path: string): Screen {
  const page = pageAt(path);
  if (page) return pageScreens[page];
  const slug = roomSlugAt(path);
  return slug ? roomScreen(slug) : notFound;
}
