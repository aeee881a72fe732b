import * as z from 'zod';
import { amount, date, flag, line, view } from './fields';

/** The maximum length of a room's name, in characters, to fit cards and titles. */
const maxNameLength = 60;

/** The minimum size of a room, in square feet. Smaller numbers are probably in square meters. */
const minSize = 70;
const squareFeet = `must be a whole number of square feet, at least ${minSize} (a square meter is 10.8)`;

const season = z
  .strictObject({
    from: date.meta({ title: 'First night' }),
    to: date.meta({ title: 'Last night' }),
    price: amount().meta({ description: 'Per night, amenity fee included, before tax.' }),
  })
  .meta({ field: 'season' });

/** A room's price from the first night through the last. */
export type Season = z.output<typeof season>;

/** Reports seasons that end before they start, and seasons that overlap. */
function checkSeasons({ value, issues }: z.core.ParsePayload<Season[]>): void {
  const report = (index: number, field: keyof Season, message: string) =>
    issues.push({ code: 'custom', path: [index, field], input: undefined, message });
  value.forEach(({ from, to }, index) => {
    if (to < from) report(index, 'to', 'must not be before the first night');
    const other = value.slice(0, index).find((each) => each.from <= to && from <= each.to);
    if (other)
      report(index, 'from', `must not be in another season, which is from ${other.from} to ${other.to}`);
  });
}

/** Reports seasons that cost less than the room's price, which guests see after the word 'From'. */
export function checkSeasonPrices({
  value: { price, seasons },
  issues,
}: z.core.ParsePayload<{ price: number; seasons: Season[] }>): void {
  seasons.forEach((season, index) => {
    if (season.price < price)
      issues.push({
        code: 'custom',
        path: ['seasons', index, 'price'],
        input: season.price,
        message: `must be at least ${price}, the room’s price, which guests see as “From”`,
      });
  });
}

/** The properties of a room that lists, filters and structured data use. */
export const roomFields = z.strictObject({
  name: line.max(maxNameLength).meta({ description: 'As guests would say it, without “The”: Garden King.' }),
  price: amount().meta({ description: 'Per night, amenity fee included, before tax.' }),
  /** Each season includes its first and last night. docs/behavior.md#nights */
  seasons: z.array(season).check(checkSeasons).default([]).meta({
    title: 'Prices by season',
    description: 'The price above, which must be the lowest, is for all other nights.',
  }),
  tier: z
    .literal(['$$', '$$$', '$$$$'])
    .meta({ description: 'How expensive the room is compared with the others.' }),
  size: z.int(squareFeet).min(minSize, squareFeet).meta({ description: 'In square feet.' }),
  /** docs/behavior.md#what-a-stay-costs */
  sleeps: z.int().min(1).meta({
    description: 'How many guests the room’s own beds sleep, without rollaway beds.',
  }),
  rollaways: z.int().min(0).default(0).meta({
    title: 'Rollaway beds',
    description: 'How many fit. Each sleeps one more guest, and is charged only if needed.',
  }),
  view,
  bedType: z.literal(['king', 'double-queen']),
  /** A sofa bed in addition to the beds of bedType. */
  hasSofaBed: flag.default(false),
  hasKitchenette: flag,
  isSuite: flag,
  wheelchairAccessible: flag.default(false).meta({
    description:
      'Its page shows the measurements in Accessible features. The room is held for guests who need it.',
  }),
  communicationFeatures: flag.default(false).meta({
    description: 'Visual alarms and alerts, as described in Accessible features.',
  }),
  balcony: line.meta({ description: 'For example: Private park-view balcony.' }),
  /** The reservation engine's id for the room. If omitted, links to the engine don't select a room. */
  engineRoomId: line
    .meta({
      description: 'Your reservation engine’s ID for this room. If empty, guests choose the room there.',
    })
    .optional(),
});

/** The fields with a room's prices. */
export const roomPrices = roomFields.pick({ price: true, seasons: true }).check(checkSeasonPrices);

export type RoomFields = z.output<typeof roomFields>;
