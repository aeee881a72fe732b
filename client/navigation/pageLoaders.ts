import type { PageLoaders } from './pageModule';

/** Loaders for the pages' scripts, by page name in shared/pages.ts. */
export const pageLoaders: PageLoaders = {
  home: () => import('../pages/Home/Home'),
  rooms: () => import('../pages/Rooms/Rooms'),
  room: () => import('../pages/Room/Room'),
  offers: () => import('../pages/Offers/Offers'),
  offer: () => import('../pages/Offer/Offer'),
  gallery: () => import('../pages/Gallery/Gallery'),
  groups: () => import('../pages/Groups/Groups'),
  neighborhood: () => import('../pages/Neighborhood/Neighborhood'),
  about: () => import('../pages/About/About'),
  contact: () => import('../pages/Contact/Contact'),
  faq: () => import('../pages/Faq/Faq'),
  accessibility: () => import('../pages/Accessibility/Accessibility'),
  privacy: () => import('../pages/Privacy/Privacy'),
  terms: () => import('../pages/Terms/Terms'),
  'do-not-sell': () => import('../pages/DoNotSell/DoNotSell'),
  'opt-out': () => import('../pages/OptOut/OptOut'),
  careers: () => import('../pages/Careers/Careers'),
  unsubscribe: () => import('../pages/Unsubscribe/Unsubscribe'),
  book: () => import('../pages/Book/Book'),
  'style-guide': () => import('../pages/StyleGuide/StyleGuide'),
  'test-nav': () => import('../pages/TestNav/TestNav'),
  'custom-page': () => import('../pages/CustomPage/CustomPage'),
  'not-found': () => import('../pages/NotFound/NotFound'),
};
