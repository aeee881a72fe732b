/**
 * Schemas for content fields before references are resolved. `meta.field` selects the input in the desk and, by
 * default, the resolver in shared/content/resolveFile.ts; `meta.becomes` overrides the resolver. The schema's brand
 * stands for the resolved type. Error messages follow the field's name: 'price must be a whole amount'.
 */
import * as z from 'zod';

const types: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list in brackets [ ]',
  object: 'must be a group of fields in braces { }',
  record: 'must be a group of values in braces { }',
};
const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Formats an error: 'must have at least 2 entries', 'must have at most 60 characters', 'must be at least 1'. */
function sizeMessage(origin: string, bound: string, size: number | bigint): string {
  const count = size.toLocaleString('en-US');
  if (origin === 'array') return `must have ${bound} ${size === 1 ? 'one entry' : `${count} entries`}`;
  return origin === 'string' ? `must have ${bound} ${count} characters` : `must be ${bound} ${count}`;
}

// Error messages for schemas that don't define a message.
z.config({
  customError(issue) {
    if (issue.code === 'invalid_type') return types[issue.expected];
    if (issue.code === 'invalid_value') return `must be ${alternatives.format(issue.values.map(String))}`;
    if (issue.code === 'too_big')
      return sizeMessage(issue.origin, issue.exact ? 'exactly' : 'at most', issue.maximum);
    if (issue.code !== 'too_small') return undefined;
    if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty';
    return sizeMessage(issue.origin, issue.exact ? 'exactly' : 'at least', issue.minimum);
  },
});

/** Plain text without tokens. */
export const line = z.string().trim().min(1);

/** Plain text that can contain tokens such as '{checkIn}'. */
export const text = line.meta({ field: 'text' });

/** Creates a group of text fields with default text, which a hotel can override. */
export const textFields = <Name extends string>(defaults: Readonly<Record<Name, string>>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries<string>(defaults).map(([name, preset]) => [name, text.default(preset)]),
    ) as Record<Name, z.ZodDefault<typeof text>>,
  );

/** Creates a text field that can also contain tokens that the page fills in, such as '{count}'. */
export const template = (...tokens: readonly string[]) =>
  line.meta({
    field: 'text',
    tokens,
    description: `Can contain ${tokens.map((token) => `{${token}}`).join(', ')}, which the page fills in.`,
  });

/** A singular and a plural template, each with {count}. */
export const pluralForms = z.strictObject({ one: template('count'), other: template('count') });

/** Markdown text with links. */
export const richText = z.string().brand<'richText'>().meta({
  field: 'richText',
  description: 'Text and links: [text](/contact).',
});

/** Markdown with headings, lists and tables. */
export const markdown = line.brand<'markdown'>().meta({ field: 'markdown' });

/** A promo code for the reservation engine. */
export const promoCode = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,20}$/, 'must have 1 to 20 letters, digits or hyphens');

/** The minimum and maximum length of a description for search results, in characters. */
export const descriptionLimits = { min: 70, max: 160 };

/** A page's title, without the hotel's name: the '{page}' part of '{page} | {brand}'. */
export const title = line.meta({
  field: 'text',
  becomes: 'title',
  description: 'For search results and the browser tab; the hotel’s name is added.',
});

/** A page's description for search results. */
export const description = line.meta({
  field: 'text',
  becomes: 'description',
  description: `For search results: ${descriptionLimits.min} to ${descriptionLimits.max} characters.`,
});

export const flag = z.boolean();

export const optionalTrue = z.literal(true, 'must be true or left out').optional();

/** Marks sample data, which `npm run golive` lists. */
export const sample = optionalTrue;

/** Hides an optional page from guests. */
export const hidden = flag.optional().meta({
  title: 'Hidden from guests',
  description: 'As if the page didn’t exist: nothing links to it, and its text isn’t checked.',
});

export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase letters, digits and single hyphens');

/** Reports duplicate ids, since ids are used as anchors, React keys or tokens. */
export function reportDuplicates(
  ids: readonly { id: string; path: (string | number)[] }[],
  issues: z.core.ParsePayload['issues'],
): void {
  ids.forEach(({ id: input, path }, index) => {
    if (ids.findIndex(({ id }) => id === input) === index) return;
    issues.push({
      code: 'custom',
      path,
      input,
      message: `must not be "${input}": another entry already uses it`,
      continue: true,
    });
  });
}

/** Checks that the ids in a list are unique. */
export const uniqueIds = ({ value, issues }: z.core.ParsePayload<unknown[]>): void =>
  reportDuplicates(
    (value as { id: string }[]).map(({ id }, index) => ({ id, path: [index, 'id'] })),
    issues,
  );

/** Checks that no name is listed twice. @param key the field with the name, in a list of objects */
export const uniqueNames =
  (key?: string) =>
  ({ value, issues }: z.core.ParsePayload<unknown[]>): void =>
    reportDuplicates(
      value.map((entry, index) =>
        key === undefined
          ? { id: String(entry), path: [index] }
          : { id: String((entry as Record<string, unknown>)[key]), path: [index, key] },
      ),
      issues,
    );

/** Creates a list with at least one entry and without duplicates. */
export const someUnique = <Schema extends z.ZodType>(schema: Schema) => some(schema).check(uniqueNames());

/** Creates a list of objects with unique ids. @param shape the objects' other fields */
export const withIds = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.array(z.strictObject({ id, ...shape })).check(uniqueIds);

/** A date in ISO 8601: '2026-05-14'. */
export const date = z.iso.date('must be a date such as 2026-05-14');

/** A whole amount of money. The maximum is the largest plausible amount in any currency, to catch typos. */
export const amount = (min: 0 | 1 = 1) =>
  z
    .int({ error: ({ code }) => (code === 'invalid_type' ? 'must be a whole amount' : undefined) })
    .min(min)
    .max(99_999_999)
    .meta({ field: 'amount' });

/** Creates a list with at least one entry. */
export const some = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).min(1);

/** Creates a field for the name of a picture, place, or other data. The data replaces the name. */
const reference = <Becomes extends string>(becomes: Becomes, field: string = becomes) =>
  z.string().meta({ field, becomes }).brand<Becomes>();

export const picture = reference('picture');
export const film = reference('film');
export const drawing = reference('drawing');
export const view = reference('view');
export const place = reference('place');
export const teaserRoom = reference('teaserRoom', 'room');
export const wholeRoom = reference('wholeRoom', 'room');

/** A room's slug, which isn't replaced with the room. */
export const roomSlug = z.string().meta({ field: 'room' });

/** A kind of room, as in the filters on the Rooms page. */
export const roomKind = z.string().meta({ field: 'roomKind' });

const address = z.string('must be an address such as /gallery').brand<'link'>();

/** A page's path, optionally with a query and an anchor. */
export const internalLink = address.meta({ field: 'link' });

/** A link within the site, with its label. */
export const pageLink = z.strictObject({ label: text, to: internalLink });

/** A menu link, which is left out while the linked page is hidden. */
export const menuLink = z.strictObject({
  label: text,
  to: address.meta({ field: 'link', becomes: 'menuLink' }),
});

export const textBlock = z.strictObject({ title: text, text });

export const pictureCard = textBlock.extend({ picture });

/** Metadata for search results and link previews. The default picture is the hotel's card picture. */
export const meta = z
  .strictObject({
    title,
    description,
    picture: picture.optional(),
    changed: date.optional().meta({
      description: 'When the page’s text or pictures last changed, for search engines.',
    }),
  })
  .meta({ title: 'Search results and shared links' });

/** The banner at the top of a page. */
export const hero = z.strictObject({ title: text, subtitle: text, picture }).meta({ title: 'Banner' });

/** A section of topics, each with an anchor. */
export const topicsSection = z.strictObject({
  heading: text,
  text,
  topics: withIds({
    title: text,
    paragraphs: some(richText),
    /** Capacities, times and prices. */
    facts: z.array(z.strictObject({ label: text, value: text })).optional(),
  }),
});
