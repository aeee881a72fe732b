import * as z from 'zod';
import { weekdays } from '../offers/rules';
import { date, picture, promoCode, roomKind, roomSlug, some, someUnique, text } from './fields';

const count = z.int().min(1);
const range = z.strictObject({ atLeast: count.optional(), atMost: count.optional() });

/** content/offers/{id}.json: an offer, shown from its first to its last booking day. */
export const offerFile = z
  .strictObject({
    title: text,
    text: text.meta({
      field: 'text',
      description: 'One or two sentences, for the offer’s page and for search results.',
    }),
    terms: some(text).meta({
      description:
        'The conditions, one sentence each. Dates, percentages and nights must match the rules below.',
    }),
    code: promoCode,
    percent: z.int().min(1).max(90).optional().meta({
      description: 'Percent off the nightly rate, amenity fee included. Leave empty to give free nights.',
    }),
    freeNights: count.optional(),
    nights: range.optional().meta({ description: 'The minimum and maximum length of stay.' }),
    weekdays: z
      .array(z.literal(weekdays))
      .min(1)
      .optional()
      .meta({ description: 'Every night of the stay must be one of these. If empty, any night.' }),
    daysAhead: range.optional().meta({ description: 'Days between booking and arrival.' }),
    firstDay: date.meta({ description: 'The first day it can be booked.' }),
    lastDay: date.meta({ field: 'lastDay' }),
    firstNight: date.optional().meta({ description: 'The first night of a stay. If empty, any.' }),
    lastNight: date.optional(),
    blackouts: z
      .array(z.strictObject({ firstNight: date, lastNight: date }))
      .optional()
      .meta({ description: 'Nights when the offer doesn’t apply.' }),
    rooms: z.union([z.literal('all'), someUnique(roomSlug)], 'must be "all" or a list of rooms'),
    roomKind: roomKind
      .optional()
      .meta({ description: 'Limits those rooms to one kind. If empty, all of them.' }),
    picture,
    changed: date.optional().meta({ description: 'When the offer last changed, for search engines.' }),
  })
  .check(({ value, issues }) => {
    const {
      firstDay,
      lastDay,
      firstNight,
      lastNight,
      percent,
      freeNights,
      nights: stays,
      blackouts = [],
    } = value;
    const report = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', path, input: undefined, message });
    if (lastDay < firstDay) report(['lastDay'], 'must not be before the first day');
    if (firstNight && lastNight && lastNight < firstNight)
      report(['lastNight'], 'must not be before the first night');
    for (const [index, span] of blackouts.entries())
      if (span.lastNight < span.firstNight)
        report(['blackouts', index, 'lastNight'], 'must not be before the first night');
    if ((percent === undefined) === (freeNights === undefined))
      report([], 'must have either a percentage or free nights, not both');
    if (freeNights !== undefined && (stays?.atLeast ?? 0) <= freeNights)
      report(['nights', 'atLeast'], 'must be more than the free nights');
  });

/** content/offer-texts.json: text that all offers share. */
export const offerTextsFile = z.strictObject({
  heading: text,
  text,
  /** The heading above a room's offers. */
  roomHeading: text,
  /** The link from a card to the offer's page. */
  details: text,
  /** The link to all offers. */
  all: text,
  /** The text before the code in the booking link. */
  book: text,
  /** The last condition of every offer. */
  always: text,
});
