import * as z from 'zod';
import { amount, flag, line, picture, uniqueIds, uniqueNames } from './fields';

/** Whether a call to `Intl` succeeds, since `Intl` throws for invalid values. */
const accepts = (use: () => unknown) => {
  try {
    use();
    return true;
  } catch {
    return false;
  }
};

/** The hotel's language, clock, currency and units; in content/hotel.json. */
export const localeFile = z.strictObject({
  language: z
    .string()
    .refine((tag) => accepts(() => Intl.getCanonicalLocales(tag)), 'must be a language such as en-US')
    .meta({ description: 'The language of the text; numbers and times follow it: en-US, en-GB, de-DE.' }),
  timeZone: z
    .string()
    .refine(
      (timeZone) => accepts(() => new Intl.DateTimeFormat('en', { timeZone })),
      'must be a time zone such as America/Los_Angeles',
    ),
  currency: z
    .string()
    .refine(
      (currency) => Intl.supportedValuesOf('currency').includes(currency),
      'must be a currency such as USD',
    )
    .meta({ description: 'Used for every price.' }),
  units: z.literal(['feet', 'meters']).meta({
    description: 'Shown first. Sizes are still entered in feet, and distances in miles.',
  }),
});

export type Locale = z.output<typeof localeFile>;

/** The sources of nights and rates. */
export const ratesSourceNames = ['demo', 'cloudbeds', 'none'] as const;

export type RatesSourceName = (typeof ratesSourceNames)[number];

/** `rates` in hotel.json: the source of nights and rates, and what the rates include. docs/behavior.md#nights */
const ratesFile = z.strictObject({
  source: z.literal(ratesSourceNames).meta({
    description: 'Where nightly prices come from. demo: made-up prices for trying out the site.',
  }),
  includesFee: flag
    .default(true)
    .meta({ description: 'Whether the engine’s rates include the mandatory fee.' }),
  includesTax: flag.default(false).meta({ description: 'Whether the engine’s rates include the tax.' }),
  chargesGuests: flag.default(true).meta({
    title: 'Charges for each guest',
    description:
      'Whether the engine’s rates include what a third or fourth guest costs. If not, the site adds rollaway beds.',
  }),
  sellsBaseRate: flag.default(true).meta({
    title: 'Sells the base rate',
    description: 'Whether guests can book the base rate, rather than only rate plans.',
  }),
  nonrefundablePlans: z.array(line).check(uniqueNames()).default([]).meta({
    title: 'Rate plans that can’t be canceled',
    description:
      'By the names that guests see in the engine. If empty, the site doesn’t say which rates can be canceled.',
  }),
});

const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be an address such as https://www.example.com/',
});
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 16:00')
  .meta({ field: 'time' });
const span = z.strictObject({ from: time, to: time });
/** A social media profile. `id` is also the icon's name. */
const social = z.strictObject({
  id: z.literal(['instagram', 'facebook', 'youtube']),
  name: line,
  href: webAddress,
});
const parameters = z.record(z.string(), line);

const digits = (text: string) => text.replace(/\D/g, '');

const phone = z
  .strictObject({
    /** The number as guests read it: '(760) 555-0184'. */
    display: line.meta({ description: 'The front desk’s, as guests see it.' }),
    /** The number as in schema.org: '+1-619-555-0100'. */
    international: line
      .regex(/^\+[\d-]+$/, 'must be a number such as +1-619-555-0100')
      .meta({ description: 'What phones dial: + and the country code, then the same number.' }),
  })
  // In many countries a 0 precedes the national number.
  .refine(
    ({ display, international }) => digits(international).endsWith(digits(display).replace(/^0+/, '')),
    {
      path: ['international'],
      error: 'must be the number that guests see',
    },
  );

/** content/hotel.json: the hotel's name and address, and facts that several pages show. */
export const hotelFile = z
  .strictObject({
    brand: line,
    fullName: line,
    locale: localeFile.meta({ title: 'Language, time, and money' }),
    /** The line above the headings of the Home and Contact pages. */
    kicker: line,
    builtYear: z.int('must be a year').meta({ description: 'When the hotel was built.' }),
    phone,
    email: z.email('must be an email address'),
    address: z.strictObject({ street: line, city: line, region: line, postalCode: line, country: line }),
    /** The building's coordinates in degrees (WGS 84). */
    geo: z.strictObject({ latitude: z.number(), longitude: z.number() }),
    checkIn: time.meta({ description: 'Hotel time, on a 24-hour clock: 16:00.' }),
    checkOut: time,
    /** Breakfast, pool and quiet hours. */
    hours: z.strictObject({ breakfast: span, pool: span, quiet: span }).partial(),
    /** The temperature in the header, shown after hydration. */
    temperature: line
      .optional()
      .meta({ description: 'Fixed text, not a live reading. If empty, the link says “weather”.' }),
    /** Values that several files mention, by token name: '{ceremonySeats}'. */
    figures: z.record(z.string().regex(/^[a-z]\w*$/, 'must be a name such as dinnerSeats'), line),
    /** docs/behavior.md#rates */
    amenityFee: amount(0).meta({ description: 'Per night, included in every rate on the site.' }),
    priceBarMaximum: amount().meta({
      description: 'The price at which the bar under a room’s price is full.',
    }),
    /** The city's transient occupancy tax, in percent of the rate. */
    occupancyTax: z.number().min(0).max(30),
    languages: z.array(line).min(1),
    rateNote: line.meta({ description: 'Shown after every price.' }),
    /** The note after several prices, as `rateNote` is the note after one: a sentence without a period. */
    ratesNote: line,
    booking: z.strictObject({
      /** The URL of the external reservation engine. */
      engine: webAddress,
      /** Fixed query parameters. */
      parameters,
      /** Additional parameters for the phone menu's second booking link. */
      mobileMenuParameters: parameters,
    }),
    /** The source of nightly prices. Omitted if no reservation engine provides nightly prices. */
    rates: ratesFile.optional().meta({ title: 'Nightly prices' }),
    /** docs/behavior.md#what-a-stay-costs */
    cancelAfterBooking: z
      .strictObject({
        hoursAhead: z.int().min(0).meta({
          title: 'Hours ahead',
          description: 'How many hours before check-in guests must book, such as 72.',
        }),
        text: line.meta({ description: 'Shown next to the totals of stays that are booked that early.' }),
      })
      .optional()
      .meta({
        title: 'Free cancellation after booking',
        description: 'If the law or the hotel lets guests cancel any rate free for a while after booking.',
      }),
    weather: webAddress,
    reviews: webAddress,
    socials: z.array(social).check(uniqueIds),
    /** Whether the footer and some pages say that the pictures are renderings. */
    picturesAreRenderings: flag,
    /** The default picture for social cards. */
    cardPicture: picture,
  })
  .refine(({ checkIn, checkOut }) => checkIn >= checkOut, {
    path: ['checkIn'],
    error: 'must not be before check-out: the last guests are still in their rooms',
  });

export type HotelFile = z.output<typeof hotelFile>;
