import type { ValueName } from './parameterValues';

/** A query parameter in an engine's URL. */
export interface EngineParameter {
  name: string;
  /** The value to send; 'text' sends the constant in `text`. */
  sends: ValueName | 'text';
  text?: string;
  /** The date format, such as 'MM/DD/YYYY'. Default: YYYY-MM-DD. */
  dates?: string;
  /** The separator between children's ages. If omitted, the parameter is repeated. */
  join?: string;
  /** If set, the parameter is sent only if the stay has this value, such as a room or a code. */
  onlyWith?: ValueName;
  /** Set if the vendor does not document the parameter. */
  unverified?: true;
}

/** The format of a stay in a reservation engine's URL. docs/behavior.md#engines */
export interface EngineDescription {
  name: string;
  /** A note on the parameters' documentation, and on the engine's URL in content/hotel.json. */
  source: string;
  parameters: readonly EngineParameter[];
}

/** The engines, keyed by their names in BOOKING_ENGINE. */
export const engines: Readonly<Record<string, EngineDescription>> = {
  cloudbeds: {
    name: 'Cloudbeds',
    source:
      'https://hotels.cloudbeds.com/en/reservation/ and the property’s code; the language is part of the address. Cloudbeds publishes no list and supports no link to a single room; checkin, checkout and promo come from live addresses.',
    parameters: [
      { name: 'checkin', sends: 'arrival', unverified: true },
      { name: 'checkout', sends: 'departure', unverified: true },
      { name: 'adults', sends: 'adults', unverified: true },
      { name: 'kids', sends: 'children', unverified: true },
      { name: 'promo', sends: 'code', unverified: true },
    ],
  },
  exely: {
    name: 'Exely',
    source:
      'The page of your site that holds the booking form; the language is that page’s. Documented at exely.com/help/282348 and exely.com/help/351067: children’s ages are in one parameter, separated by semicolons.',
    parameters: [
      { name: 'date', sends: 'arrival' },
      { name: 'nights', sends: 'nights' },
      { name: 'adults', sends: 'adults' },
      { name: 'children', sends: 'children', onlyWith: 'children' },
      { name: 'children-age', sends: 'ages', join: ';' },
      { name: 'be-room', sends: 'room' },
      { name: 'promo-code-plain', sends: 'code' },
    ],
  },
  generic: {
    name: 'Any other engine',
    source:
      'Parameter names from your engine’s guide. The address and constant parameters are in “Name, address and facts”.',
    parameters: [
      { name: 'arrival', sends: 'arrival' },
      { name: 'departure', sends: 'departure' },
      { name: 'adults', sends: 'adults' },
      { name: 'children', sends: 'children' },
      { name: 'room', sends: 'room' },
      { name: 'promo', sends: 'code' },
    ],
  },
  guestline: {
    name: 'Guestline',
    source: 'The booking address of your hotel. No public document names the parameters.',
    parameters: [
      { name: 'arrival', sends: 'arrival', unverified: true },
      { name: 'nights', sends: 'nights', unverified: true },
      { name: 'adults', sends: 'adults', unverified: true },
      { name: 'children', sends: 'children', unverified: true },
      { name: 'promoCode', sends: 'code', unverified: true },
    ],
  },
  ihotelier: {
    name: 'iHotelier (Amadeus)',
    source:
      'The reservation address of your hotel, with its number. No public document names the parameters.',
    parameters: [
      { name: 'datein', sends: 'arrival', dates: 'M/D/YYYY', unverified: true },
      { name: 'dateout', sends: 'departure', dates: 'M/D/YYYY', unverified: true },
      { name: 'adults', sends: 'adults', unverified: true },
      { name: 'children', sends: 'children', unverified: true },
      { name: 'rooms', sends: 'text', text: '1', unverified: true },
      { name: 'discount', sends: 'code', unverified: true },
    ],
  },
  mews: {
    name: 'Mews',
    source:
      'https://app.mews.com/distributor/ and the configuration’s id. Documented at docs.mews.com/booking-engine-guide/booking-engine-standalone/deeplinks: the step “rates” needs a room.',
    parameters: [
      { name: 'mewsStart', sends: 'arrival' },
      { name: 'mewsEnd', sends: 'departure' },
      { name: 'mewsAdultCount', sends: 'adults' },
      { name: 'mewsChildCount', sends: 'children' },
      { name: 'mewsRoute', sends: 'text', text: 'rooms' },
      { name: 'mewsRoute', sends: 'text', text: 'rates', onlyWith: 'room' },
      { name: 'mewsRoom', sends: 'room' },
      { name: 'mewsVoucherCode', sends: 'code' },
      { name: 'language', sends: 'language' },
    ],
  },
  resnexus: {
    name: 'ResNexus',
    source: 'The reservation address of your hotel. No public document names the parameters.',
    parameters: [
      { name: 'startDate', sends: 'arrival', unverified: true },
      { name: 'endDate', sends: 'departure', unverified: true },
      { name: 'adults', sends: 'adults', unverified: true },
    ],
  },
  siteminder: {
    name: 'SiteMinder Direct Booking',
    source:
      'https://direct-book.com/properties/ and the property’s name. SiteMinder documents no links; the names come from live addresses.',
    parameters: [
      { name: 'checkInDate', sends: 'arrival', unverified: true },
      { name: 'checkOutDate', sends: 'departure', unverified: true },
      { name: 'items[0][adults]', sends: 'adults', unverified: true },
      { name: 'items[0][children]', sends: 'children', unverified: true },
      { name: 'promoCode', sends: 'code', unverified: true },
      { name: 'currency', sends: 'currency', unverified: true },
    ],
  },
  stayntouch: {
    name: 'Stayntouch',
    source:
      'The booking engine’s address for your property. The vendor’s article 24000081780 describes a path in place of a query, with days as MM-DD-YYYY; the names come from live addresses.',
    parameters: [
      { name: 'checkin', sends: 'arrival', dates: 'MM-DD-YYYY', unverified: true },
      { name: 'checkout', sends: 'departure', dates: 'MM-DD-YYYY', unverified: true },
      { name: 'adults', sends: 'adults', unverified: true },
      { name: 'kids', sends: 'children', unverified: true },
      { name: 'promotionCode', sends: 'code', unverified: true },
    ],
  },
  synxis: {
    name: 'Sabre SynXis',
    source:
      'https://be.synxis.com/ with hotel, chain and level=hotel. The linking instructions (docsbay.net/parameter-format, scribd.com/document/39474914) name arrive, depart, adult, child and promo, and omit child if there is none; the rest comes from live addresses.',
    parameters: [
      { name: 'arrive', sends: 'arrival' },
      { name: 'depart', sends: 'departure' },
      { name: 'rooms', sends: 'text', text: '1', unverified: true },
      { name: 'adult', sends: 'adults' },
      { name: 'child', sends: 'children', onlyWith: 'children' },
      { name: 'childages', sends: 'ages', join: '|', unverified: true },
      { name: 'room', sends: 'room', unverified: true },
      { name: 'promo', sends: 'code' },
      { name: 'locale', sends: 'language', unverified: true },
      { name: 'start', sends: 'text', text: 'availresults', unverified: true },
    ],
  },
  webhotelier: {
    name: 'WebHotelier',
    source:
      'The booking address of your hotel. Documented at docs.webhotelier.net/integration-site-availability, which names no children’s ages and no code.',
    parameters: [
      { name: 'checkin', sends: 'arrival' },
      { name: 'checkout', sends: 'departure' },
      { name: 'adults', sends: 'adults' },
      { name: 'children', sends: 'children' },
      { name: 'rooms', sends: 'text', text: '1' },
    ],
  },
  windsurfer: {
    name: 'SHR Windsurfer',
    source:
      'https://res.windsurfercrs.com/ibe/details.aspx with propertyID. Documented in the SHR CRS BE Implementation Guide, Deep Link URL Layout (shrdev.atlassian.net/wiki/spaces/SPD/pages/2183462935); langID 1 is US English.',
    parameters: [
      { name: 'checkin', sends: 'arrival', dates: 'MM/DD/YYYY' },
      { name: 'checkout', sends: 'departure', dates: 'MM/DD/YYYY' },
      { name: 'adults', sends: 'adults' },
      { name: 'children', sends: 'children' },
      { name: 'rooms', sends: 'text', text: '1' },
      { name: 'rmID', sends: 'room' },
      { name: 'promo', sends: 'code', unverified: true },
      { name: 'langID', sends: 'text', text: '1' },
    ],
  },
};
