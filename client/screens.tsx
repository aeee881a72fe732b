import { type ComponentType, use } from 'react';
import { canonicalPath, type PageId, pages, type RoomSlug, roomSlugs } from '../shared/routes';

/** A page that is fetched when it is needed: one chunk each, and one more for the texts of each room. */
export interface Screen {
  /** Fetches the page's code once; a rejected fetch is tried again by the next call. */
  load(): Promise<void>;
  /** The page itself, once it has been loaded. */
  loaded(): ComponentType | undefined;
}

function screen(fetchPage: () => Promise<{ default: ComponentType }>): Screen {
  let page: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  return {
    loaded: () => page,
    load() {
      loading ??= fetchPage().then(
        (module) => {
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
  home: screen(() => import('./pages/Home/Home')),
  rooms: screen(() => import('./pages/Rooms/Rooms')),
  gallery: screen(() => import('./pages/Gallery/Gallery')),
  groups: screen(() => import('./pages/Groups/Groups')),
  neighborhood: screen(() => import('./pages/Neighborhood/Neighborhood')),
  about: screen(() => import('./pages/About/About')),
  contact: screen(() => import('./pages/Contact/Contact')),
  privacy: screen(() => import('./pages/Privacy/Privacy')),
  terms: screen(() => import('./pages/Terms/Terms')),
  doNotSell: screen(() => import('./pages/DoNotSell/DoNotSell')),
  optOut: screen(() => import('./pages/OptOut/OptOut')),
  careers: screen(() => import('./pages/Careers/Careers')),
  styleGuide: screen(() => import('./pages/StyleGuide/StyleGuide')),
  testNav: screen(() => import('./pages/TestNav/TestNav')),
};

const roomScreen = (slug: RoomSlug) =>
  screen(async () => {
    const { loadRoomDetail } = await import('./pages/RoomDetail/RoomDetail');
    return { default: await loadRoomDetail(slug) };
  });

const notFound = screen(() => import('./pages/NotFound/NotFound'));

/** By canonical path. */
const screens = new Map<string, Screen>([
  ...Object.entries(pages).map(([id, { path }]) => [path, pageScreens[id as PageId]] as const),
  ...roomSlugs.map((slug) => [`/room/${slug}/`, roomScreen(slug)] as const),
]);

/** The screen of any path, with or without its slash; the not-found page for an unknown one. SPEC 2, Route table. */
export const screenFor = (path: string): Screen => screens.get(canonicalPath(path) ?? '') ?? notFound;

/** Fetches every screen: the server does before it listens, so that no page waits inside its first HTML. */
export async function loadAllScreens(): Promise<void> {
  await Promise.all([...screens.values(), notFound].map((each) => each.load()));
}
