import type { Content } from './content/compile';
import { pick } from './content/pick';
import { type FieldErrors, fieldErrorsOf } from './forms/fieldErrors';
import { newsletter } from './forms/newsletter';
import type { HotelLinks } from './hotelLinks';
import { createLabels } from './labels';
import type { Picture, VectorDrawing } from './picture';

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

/** Facts that no shared component shows: they stand in texts, in links, or in the data of pages, or concern the server alone. */
const serverOnly = [
  'amenityFee',
  'booking',
  'builtYear',
  'checkIn',
  'checkOut',
  'kicker',
  'languages',
  'mostGuests',
  'rates',
  'ratesNote',
  'reviews',
  'roomCount',
  'weather',
] as const satisfies readonly (keyof Content['hotel'])[];

type ServerOnly = (typeof serverOnly)[number];

/** The texts of controls that any page may have. */
const pageUi = [
  'controls',
  'dates',
  'header',
  'numbers',
  'rooms',
] as const satisfies readonly (keyof Content['ui'])[];

/** The hotel's pages elsewhere that any page links to. */
const pageLinks = [
  'booking',
  'mobileBooking',
  'map',
  'weather',
] as const satisfies readonly (keyof HotelLinks)[];

/**
 * What every page of one hotel needs in the browser, as JSON: its facts, and the texts of what all pages share. It is
 * in the document; components read it with useSiteData().
 */
export interface SiteData {
  settings: Settings;
  hotel: Omit<Content['hotel'], ServerOnly | 'cardPicture' | 'phone'> & {
    phone: Pick<Content['hotel']['phone'], 'display' | 'href'>;
    /** Of the card of pages without a picture of their own. */
    cardPicture: Pick<Picture, 'alt'>;
  };
  links: Pick<HotelLinks, (typeof pageLinks)[number]>;
  navigation: Content['navigation'];
  crashPage: Content['crashPage'];
  banner: Content['banner'];
  /** Whether the hotel's painted bands are drawn. */
  hasBands: boolean;
  wordmark: VectorDrawing;
  /** What the footer says while the browser sends an opt-out signal. */
  privacySignal: Pick<Content['cookies']['signalHonored'], 'signal' | 'title'>;
  formTexts: Content['formTexts'];
  formErrors: Omit<Content['formErrors'], 'required' | 'invalid'>;
  /** At the fields of the newsletter's form; other forms have theirs in their page's data. */
  newsletterErrors: FieldErrors;
  stayForm: Omit<Content['stayForm'], 'direct' | 'errors'>;
  ui: Pick<Content['ui'], (typeof pageUi)[number]>;
}

/** In the browser only rollaway beds are counted in words. */
const mostRollaways = ({ rooms }: Content): number => Math.max(0, ...rooms.map(({ rollaways }) => rollaways));

const upTo = (most: number, { small }: Content['ui']['numbers']): Content['ui']['numbers'] => ({
  small: small.slice(0, most + 1),
  tens: [],
});

interface SiteSource {
  content: Content;
  links: HotelLinks;
  wordmark: VectorDrawing;
  settings: Settings;
}

/** The part of the content that all pages share. */
export function createSiteData({ content, links, wordmark, settings }: SiteSource): SiteData {
  const hotel = Object.fromEntries(
    Object.entries(content.hotel).filter(([name]) => !(serverOnly as readonly string[]).includes(name)),
  ) as Omit<Content['hotel'], ServerOnly>;
  const { direct: _direct, errors: _errors, ...stayForm } = content.stayForm;
  return {
    settings,
    hotel: {
      ...hotel,
      phone: pick(hotel.phone, ['display', 'href']),
      cardPicture: pick(content.hotel.cardPicture, ['alt']),
    },
    links: pick(links, pageLinks),
    navigation: content.navigation,
    crashPage: content.crashPage,
    banner: content.banner,
    hasBands: content.brand.bands,
    wordmark,
    privacySignal: pick(content.cookies.signalHonored, ['signal', 'title']),
    formTexts: content.formTexts,
    formErrors: pick(content.formErrors, ['incomplete', 'failure', 'unreachable', 'unsent']),
    newsletterErrors: fieldErrorsOf(newsletter, content.formErrors),
    stayForm,
    ui: { ...pick(content.ui, pageUi), numbers: upTo(mostRollaways(content), content.ui.numbers) },
  };
}

/** The functions that write amounts, dates, rooms and distances in the words and units of this hotel. */
export const labelsOf = ({ hotel, ui }: Pick<SiteData, 'hotel' | 'ui'>) =>
  createLabels({ locale: hotel.locale, money: hotel.money, ui });
