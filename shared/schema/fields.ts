/**
 * The fields of content as they are written. By `meta.field` the desk chooses an input, and shared/content/resolve.ts reads
 * what a field names, or by `meta.becomes` where that is something else; its brand is the type of that. Error messages follow
 * the field's name: 'price must be a whole amount'.
 */
import * as z from 'zod';

/** Plain text without tokens. */
export const line = z.string('must be a text').trim().min(1, 'must not be empty');

/** Plain text with tokens for facts. */
export const text = line.meta({ field: 'text' });

/** Text with tokens for values that only the page knows, beside those for facts. */
export const template = (...tokens: readonly string[]) =>
  line.meta({
    field: 'text',
    tokens,
    description: `With ${tokens.map((token) => `{${token}}`).join(', ')}, which the page fills in.`,
  });

/** A text for one thing and one for several, each with {count}. */
export const counted = z.strictObject({ one: template('count'), other: template('count') });

/** Markdown text with links. */
export const richText = z.string('must be a text').brand<'richText'>().meta({
  field: 'richText',
  description: 'Words and links: [words](/contact).',
});

/** Length of a description in search results, in characters. */
export const descriptionLimits = { min: 70, max: 160 };

/** The '{page}' part of '{page} | {brand}'. */
export const title = line.meta({
  field: 'text',
  becomes: 'title',
  description: 'In search results and in the browser’s tab; the hotel’s name follows.',
});

/** For search results. */
export const description = line.meta({
  field: 'text',
  becomes: 'description',
  description: `In search results: ${descriptionLimits.min} to ${descriptionLimits.max} characters.`,
});

export const flag = z.boolean('must be true or false');

/** Something that is written as true or not at all. */
export const trueOrAbsent = z.literal(true, 'must be true or left out').optional();

/** Marks sample data; `npm run golive` lists it. */
export const sample = trueOrAbsent;

export const id = z
  .string('must be a text')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens');

/** ISO 8601: '2026-05-14'. */
export const date = z.iso.date('must be a date such as 2026-05-14');

/** A whole number of at least so much. */
export const whole = (least: number, message: string) => z.int(message).min(least, message);

/** From 1 to the largest plausible number in any currency, which catches typing errors. */
export const wholeAmount = (most: number) =>
  z
    .int('must be a whole amount')
    .min(1, 'must be at least 1')
    .max(most, `must be at most ${most.toLocaleString('en-US')}`);

/** One of these values. */
export const oneOf = <const Values extends readonly (string | number)[]>(...values: Values) =>
  z.literal(
    values as Values,
    `must be ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(values.map(String))}`,
  );

/** A list whose length the language or the calendar sets: months, days of the week. */
export const exactly = <Schema extends z.ZodType>(count: number, schema: Schema) =>
  z.array(schema, 'must be a list').length(count, `must have exactly ${count} entries`);

/** A list with at least one entry. */
export const some = <Schema extends z.ZodType>(schema: Schema) =>
  z.array(schema, 'must be a list').min(1, 'must have at least one entry');

/** @param kinds what the field's name is one of */
const named = <Becomes extends string>(becomes: Becomes, kinds: string, field: string = becomes) =>
  z.string(`must be one of the ${kinds}`).meta({ field, becomes }).brand<Becomes>();

export const picture = named('picture', 'pictures');
export const film = named('film', 'films or pictures');
export const drawing = named('drawing', 'drawings');
export const view = named('view', 'views');
export const place = named('place', 'places');
export const teaserRoom = named('teaserRoom', 'rooms', 'room');
export const wholeRoom = named('wholeRoom', 'rooms', 'room');

/** A room that stays its slug. */
export const roomSlug = z.string('must be one of the rooms').meta({ field: 'room' });

/** A kind of rooms, by what a filter of the Rooms page finds. */
export const roomKind = z.string('must be one of the kinds of rooms').meta({ field: 'roomKind' });

const address = z.string('must be an address such as /gallery').brand<'link'>();

/** A page's path with or without query and anchor. */
export const insideLink = address.meta({ field: 'link' });

/** A link inside the site with its label. */
export const pageLink = z.strictObject({ label: text, to: insideLink });

/** A link of a menu, which shownLinks() leaves out while its page is hidden. */
export const menuLink = z.strictObject({
  label: text,
  to: address.meta({ field: 'link', becomes: 'menuLink' }),
});

export const textBlock = z.strictObject({ title: text, text });

export const pictureCard = textBlock.extend({ picture });

/** Metadata for search results and link previews. Without a picture the hotel's is used. */
export const meta = z
  .strictObject({
    title,
    description,
    picture: picture.optional(),
    changed: date.optional().meta({
      description: 'When texts or pictures of the page last changed; search engines are told.',
    }),
  })
  .meta({ title: 'Search results and shared links' });

/** The banner at the head of a page. */
export const hero = z.strictObject({ title: text, subtitle: text, picture }).meta({ title: 'Banner' });
