import * as z from 'zod';
import { date, id, promoCode, richText, sample, some, template, text, uniqueIds } from './fields';
import type { Resolved } from './resolved';

/** Features that guests must be able to assess before booking (28 CFR 36.302(e)). */
export const accessTopics = [
  'parking',
  'route to the entrance',
  'door of the room',
  'beds',
  'shower or tub',
  'toilet',
  'communication features',
] as const;

const feature = z.strictObject({
  label: text,
  value: text,
  topic: z.enum(accessTopics).optional().meta({
    title: 'Required topic',
    description: 'Guests must be told about each of these before booking (28 CFR 36.302(e)).',
  }),
});
const group = z.strictObject({ id, heading: text, facts: z.array(feature) });

/** content/accessibility.json: accessible features, with measurements. docs/behavior.md#accessible-features */
export const accessibilityFile = z.strictObject({
  /** The survey that will confirm the features; omitted once all features are confirmed. */
  survey: z
    .strictObject({
      sample,
      surveyBy: date.meta({
        description: 'The day by which the survey is done and this page says what it found.',
      }),
      stated: template('date'),
      unknown: some(text).meta({ description: 'What isn’t known before the survey, one sentence each.' }),
    })
    .optional()
    .meta({ description: 'Remove it once the survey has confirmed every feature.' }),
  /** The wheelchair-accessible room's features, shown on the pages of rooms with `wheelchairAccessible`. */
  room: z.strictObject({
    /** Says which room was measured (28 CFR 36.302(e)). */
    scope: text,
    /** The price for guests who need this room's features but would otherwise book a smaller room. */
    smallerRoom: z.strictObject({
      sample,
      text: richText,
      /** The code to book the accessible room at that price the same way as other rooms (28 CFR 36.302(e)(1)(i)). */
      rate: z
        .strictObject({ code: promoCode, title: text, line: text, link: text })
        .optional()
        .meta({ description: 'A rate of the reservation engine with a code. Without it, guests must call.' }),
    }),
    measures: z.array(feature),
    groups: z.array(group).check(uniqueIds),
  }),
  /** Features for guests who are deaf or hard of hearing, shown on the pages of rooms with `communicationFeatures`. */
  communication: group,
  /** The hotel's features, grouped by area. */
  hotel: z.array(group).check(uniqueIds),
  /** The walk from the hotel's door to the beach. */
  walk: group,
});

export type Accessibility = Resolved<typeof accessibilityFile>;
