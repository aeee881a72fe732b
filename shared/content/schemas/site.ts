import * as z from 'zod';

const line = z.string('must be a text').trim().min(1, 'must not be empty');
const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be an address such as https://www.example.com/',
});
const time = z
  .string('must be a time such as 16:00')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 16:00');
const span = z.strictObject({ from: time, to: time });
/** `id` also names its icon. */
const social = z.strictObject({
  id: z.literal(['instagram', 'facebook', 'youtube'], 'must be instagram, facebook or youtube'),
  name: line,
  href: webAddress,
});
const parameters = z.record(z.string(), line);
/** What an engine without an adapter of its own calls each answer of the stay form. docs/behavior.md#engines */
const stayParameters = z.strictObject({
  arrival: line,
  departure: line,
  adults: line,
  children: line,
  room: line,
  code: line,
});
const wholeDollars = 'must be a whole number of dollars';

const digits = (text: string) => text.replace(/\D/g, '');

const phone = z
  .strictObject({
    /** As guests read it: '(760) 555-0184'. */
    display: line.meta({ description: 'As guests read it.' }),
    /** As schema.org has it: '+1-760-555-0184'. */
    international: line
      .regex(/^\+[\d-]+$/, 'must be a number such as +1-760-555-0184')
      .meta({ description: 'What phones dial: the same number after + and the country’s code.' }),
  })
  // Within many countries a 0 stands before the number.
  .refine(
    ({ display, international }) => digits(international).endsWith(digits(display).replace(/^0+/, '')),
    {
      path: ['international'],
      error: 'must be the number that phone.display shows',
    },
  );

/** content/site.json: who the hotel is, every fact that more than one page shows. */
export const siteFile = z.strictObject({
  brand: line,
  fullName: line,
  /** What and where the hotel is, over the headings of Home and Contact. */
  kicker: line,
  builtYear: z.int('must be a year').meta({ description: 'When the inn was built.' }),
  phone,
  email: z.email('must be an email address'),
  address: z.strictObject({ street: line, city: line, region: line, postalCode: line, country: line }),
  /** Where the building stands, in degrees (WGS 84). */
  geo: z.strictObject({ latitude: z.number('must be a number'), longitude: z.number('must be a number') }),
  checkIn: time.meta({ description: 'The hotel’s clock, 24 hours: 16:00.' }),
  checkOut: time,
  /** When breakfast is out, the pool is open, and guests keep quiet. */
  hours: z.strictObject({ breakfast: span, pool: span, quiet: span }),
  /** Shown after the page has come. */
  temperature: line.meta({ description: 'A fixed text, not a reading.' }),
  /** Figures that more than one text names; each is a token of its own name: '{ceremonySeats}'. */
  figures: z.strictObject({
    ceremonySeats: line,
    dinnerSeats: line,
    meetingSeats: line,
    outdoorMusicUntil: line,
    wholeHotelRate: line,
    meetingRoomRate: line,
    garageClearance: line,
    sanDiegoAirportMiles: line,
    carlsbadAirportMiles: line,
  }),
  /** docs/behavior.md#rates */
  amenityFee: z
    .int(wholeDollars)
    .nonnegative(wholeDollars)
    .meta({ description: 'Dollars a night, part of every rate that the site shows.' }),
  /** Percent of the rate that the city adds as transient occupancy tax. */
  occupancyTax: z
    .number('must be a percentage such as 10')
    .min(0, 'must be at least 0')
    .max(30, 'must be at most 30'),
  languages: z.array(line).min(1, 'must name a language'),
  rateNote: line.meta({ description: 'Follows every price.' }),
  /** The same as a sentence over several prices, without its period. */
  ratesNote: line,
  booking: z.strictObject({
    /** The outside reservation engine. */
    engine: webAddress,
    /** What its address says of the hotel. */
    parameters,
    /** What the phone menu's second link adds. */
    mobileMenuParameters: parameters,
    stayParameters,
  }),
  weather: webAddress,
  reviews: webAddress,
  socials: z.tuple([social, social, social], 'must have exactly 3 entries'),
  /** While they are, the footer says so. */
  picturesAreRenderings: z.boolean('must be true or false'),
  /** On the social card of every page without a picture of its own. */
  cardPicture: line,
});

export type Site = z.output<typeof siteFile>;
