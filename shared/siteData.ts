import type { Content } from './content/content';
import { type FieldErrors, fieldErrorsOf } from './forms/fieldErrors';
import { newsletter } from './forms/newsletter';
import type { HotelLinks } from './hotelLinks';
import { createLabels } from './labels';
import { pick } from './pick';
import type { Picture, VectorDrawing } from './picture';

/** The operator's settings that affect pages. */
export interface Settings {
  /** The public origin, for canonical links and social tags. */
  siteUrl: string;
  /** Whether the group and opt-out forms are sent to the server (DELIVER_LOCAL_FORMS). */
  deliverLocalForms: boolean;
  /** Whether the reservation engine asks for children's ages (BOOKING_ENGINE). */
  asksAges: boolean;
  /** Whether the engine provides nights and rates (RATES_SOURCE). */
  hasNights: boolean;
  /** Whether some rates are known not to be cancelable. If so, guests can choose to see only cancelable rates. */
  hasFinalRates: boolean;
}

/** Fields of content.hotel that site data omits. Browsers get them in text, links or page data, if at all. */
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

/** The text of controls that may be on any page. */
const pageUi = [
  'controls',
  'dates',
  'header',
  'numbers',
  'rooms',
] as const satisfies readonly (keyof Content['ui'])[];

/** Links to other sites that may be on any page. */
const pageLinks = [
  'booking',
  'mobileBooking',
  'map',
  'weather',
] as const satisfies readonly (keyof HotelLinks)[];

/**
 * The JSON data that every page of a hotel needs in the browser: facts about the hotel, and the text of shared
 * components. The data is embedded in the document. Components read the data with useSiteData().
 */
export interface SiteData {
  settings: Settings;
  hotel: Omit<Content['hotel'], ServerOnly | 'cardPicture' | 'phone'> & {
    phone: Pick<Content['hotel']['phone'], 'display' | 'href'>;
    /** The picture for social cards of pages that don't specify a picture. */
    cardPicture: Pick<Picture, 'name' | 'alt'>;
  };
  links: Pick<HotelLinks, (typeof pageLinks)[number]>;
  navigation: Content['navigation'];
  crashPage: Content['crashPage'];
  banner: Content['banner'];
  /** Whether pages are decorated with the painted bands. */
  hasBands: boolean;
  wordmark: VectorDrawing;
  /** The footer's text while the browser sends an opt-out signal. */
  privacySignal: Pick<Content['cookies']['signalHonored'], 'signal' | 'title'>;
  formTexts: Content['formTexts'];
  formErrors: Omit<Content['formErrors'], 'required' | 'invalid'>;
  /** The newsletter form's field errors. The field errors of every other form are in the data of the form's page. */
  newsletterErrors: FieldErrors;
  stayForm: Omit<Content['stayForm'], 'direct' | 'errors'>;
  ui: Pick<Content['ui'], (typeof pageUi)[number]>;
}

/** Returns the maximum number of rollaway beds in a room, the largest number that browsers write in words. */
const maxRollaways = ({ rooms }: Content): number => Math.max(0, ...rooms.map(({ rollaways }) => rollaways));

const truncateNumbers = (max: number, { small }: Content['ui']['numbers']): Content['ui']['numbers'] => ({
  small: small.slice(0, max + 1),
  tens: [],
});

interface SiteSource {
  content: Content;
  links: HotelLinks;
  wordmark: VectorDrawing;
  settings: Settings;
}

/** Creates the data that all pages share. */
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
      cardPicture: pick(content.hotel.cardPicture, ['name', 'alt']),
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
    ui: { ...pick(content.ui, pageUi), numbers: truncateNumbers(maxRollaways(content), content.ui.numbers) },
  };
}

/** Creates functions that format amounts, dates, rooms and distances in the hotel's language and units. */
export const labelsOf = ({ hotel, ui }: Pick<SiteData, 'hotel' | 'ui'>) =>
  createLabels({ locale: hotel.locale, money: hotel.money, ui });
