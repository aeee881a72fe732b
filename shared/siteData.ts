import type { Content } from './content/compile';
import { pick } from './content/pick';
import type { VectorDrawing } from './drawing';
import { hotelLinks } from './hotelLinks';
import { createLabels } from './labels';
import type { InsideLink, PageName, PagePath } from './pages';
import { pagesByPath } from './pages';

/** What an operator's configuration changes in the pages. */
export interface Settings {
  /** The public origin, which canonical links and social tags need in full. */
  siteUrl: string;
  /** Whether the group and opt-out forms are sent to the server (DELIVER_LOCAL_FORMS). */
  deliverLocalForms: boolean;
  /** Whether the reservation engine asks for children's ages (BOOKING_ENGINE). */
  asksAges: boolean;
  /** Whether the engine knows nights and rates (RATES_SOURCE). */
  hasNights: boolean;
}

/** Facts that no component shows by itself: they stand in texts, in links, or concern the server alone. */
const serverOnly = [
  'amenityFee',
  'booking',
  'builtYear',
  'checkIn',
  'checkOut',
  'languages',
  'mostGuests',
  'rates',
  'reviews',
  'roomCount',
  'weather',
] as const satisfies readonly (keyof Content['hotel'])[];

type ServerOnly = (typeof serverOnly)[number];

/** The texts of controls that any page may have. */
const pageUi = [
  'calendar',
  'controls',
  'dates',
  'galleries',
  'header',
  'legal',
  'numbers',
  'rooms',
  'slides',
  'sun',
] as const satisfies readonly (keyof Content['ui'])[];

/**
 * What every page of one hotel needs in the browser, as JSON: its facts, and the texts of what all pages share. It stands
 * in the document; components read it with useSiteData(). Links to hidden pages are left out.
 */
export interface SiteData {
  settings: Settings;
  hotel: Omit<Content['hotel'], ServerOnly>;
  links: ReturnType<typeof hotelLinks>;
  navigation: Content['navigation'];
  crashPage: Content['crashPage'];
  banner: Content['banner'];
  /** Whether the hotel's painted bands are drawn. */
  hasBands: boolean;
  wordmark: VectorDrawing;
  cookies: Content['cookies'];
  formTexts: Content['formTexts'];
  formErrors: Content['formErrors'];
  stayForm: Content['stayForm'];
  ui: Pick<Content['ui'], (typeof pageUi)[number]>;
}

/** Links without those to pages that the hotel does not have. docs/behavior.md#what-a-hotel-does-not-have */
const shownLinks = <Link extends { to: InsideLink }>(
  links: readonly Link[],
  hiddenPages: readonly PageName[],
): Link[] =>
  links.filter(({ to }) => {
    const name = pagesByPath.get(to as PagePath);
    return name === undefined || !hiddenPages.includes(name);
  });

function shownNavigation(
  words: Content['navigation'],
  hiddenPages: readonly PageName[],
): Content['navigation'] {
  const shown = <Link extends { to: InsideLink }>(links: readonly Link[]) => shownLinks(links, hiddenPages);
  const { footer } = words;
  return {
    ...words,
    left: shown(words.left),
    right: shown(words.right),
    mobileMain: shown(words.mobileMain),
    mobileSmall: shown(words.mobileSmall),
    footer: {
      ...footer,
      hotel: { ...footer.hotel, links: shown(footer.hotel.links) },
      smallPrint: { ...footer.smallPrint, links: shown(footer.smallPrint.links) },
    },
  };
}

/** The part of the content that all pages share. */
export function createSiteData(content: Content, wordmark: VectorDrawing, settings: Settings): SiteData {
  const hotel = Object.fromEntries(
    Object.entries(content.hotel).filter(([name]) => !(serverOnly as readonly string[]).includes(name)),
  ) as SiteData['hotel'];
  return {
    settings,
    hotel,
    links: hotelLinks(content.hotel),
    navigation: shownNavigation(content.navigation, content.hiddenPages),
    crashPage: content.crashPage,
    banner: content.banner,
    hasBands: content.brand.bands,
    wordmark,
    cookies: content.cookies,
    formTexts: content.formTexts,
    formErrors: content.formErrors,
    stayForm: content.stayForm,
    ui: pick(content.ui, pageUi),
  };
}

/** The functions that write amounts, dates, rooms and distances in the words and units of this hotel. */
export const labelsOf = ({ hotel, ui }: Pick<SiteData, 'hotel' | 'ui'>) =>
  createLabels({ locale: hotel.locale, money: hotel.money, ui });
