import * as z from 'zod';
import type { InsideLink } from '../pages';
import type { Drawing, Film, Picture } from '../picture';
import type { RichText } from '../richText';
import { type MarkdownOptions, parseLine, pathOf } from './markdown';
import type { References } from './references';
import type { Place } from './schemas/places';
import type { Room } from './schemas/room';
import { replaceTokens } from './tokens';

/** A title shows whole in search results up to so many characters, with ' | {brand}'. */
const titleLimit = 60;

/** Search results show so much of a description, in characters. */
const descriptionLimits = { min: 70, max: 160 };

/**
 * The kinds of fields that content is made of. Reading one puts facts in the place of tokens and the thing itself in
 * the place of its name (a picture, a room, a place), so what a page gets is whole. Faults are sentences that follow
 * the field's name: 'price must be a whole number of dollars'.
 */
export function createFields(references: References) {
  const { fact, isWhole } = references;

  /** A line or paragraph of plain words; tokens are replaced. */
  const text = z
    .string('must be a text')
    .trim()
    .min(1, 'must not be empty')
    .transform((value, ctx) => replaceTokens(value, fact, reporter(ctx)))
    .meta({ field: 'text' });

  /** The '{page}' part of '{page} | {brand}'. */
  const title = text
    .meta({
      field: 'text',
      description: 'In search results and in the browser’s tab; the hotel’s name follows.',
    })
    .check(({ value, issues }) => {
      const length = `${value} | ${fact('brand')}`.length;
      if (length > titleLimit && isWhole())
        issues.push(
          fault(value, `must have at most ${titleLimit} characters with the hotel's name, and has ${length}`),
        );
    });

  /** For search results. */
  const description = text
    .meta({
      field: 'text',
      description: `In search results: ${descriptionLimits.min} to ${descriptionLimits.max} characters.`,
    })
    .check(({ value, issues }) => {
      const { min, max } = descriptionLimits;
      if ((value.length < min || value.length > max) && isWhole())
        issues.push(fault(value, `must have ${min} to ${max} characters, and has ${value.length}`));
    });

  /** @param field what the owner chooses it from, at the desk */
  const named = <Thing>(field: string, kind: string, find: (name: string) => Thing | undefined) =>
    z
      .string(`must be the name of a ${kind}`)
      .transform((name, ctx): Thing => {
        const found = find(name);
        if (found === undefined) ctx.addIssue({ code: 'custom', message: `must be the name of a ${kind}` });
        return found as Thing;
      })
      .meta({ field });

  const picture = named<Picture>('picture', 'picture in media/', references.picture);
  const film = named<Film>('film', 'film in media/', (name) => {
    const mp4 = references.film(name);
    const poster = references.picture(`${name}-poster`);
    return mp4 && poster ? { mp4, poster } : undefined;
  });

  /** An address inside the site, as a page's path with or without query and anchor. */
  const insideLink = z
    .string('must be an address such as /gallery')
    .refine((address) => references.isInside(pathOf(address)), 'must be an address of the site')
    .transform((address) => address as InsideLink)
    .meta({ field: 'link' });

  const textBlock = z.strictObject({ title: text, text });

  /** ISO 8601: '2026-05-14'. */
  const date = z.iso.date('must be a date such as 2026-05-14');

  return {
    text,
    id: z
      .string('must be a text')
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens'),
    /** Marks what was made up for the sample hotel; `npm run golive` lists it until the mark is gone. */
    sample: z.literal(true, 'must be true or left out').optional(),
    wholeNumber: (unit: string) => z.int(`must be a whole number of ${unit}`).positive(),
    date,
    picture,
    film,
    drawing: named<Drawing>('drawing', 'drawing in media/', references.drawing),
    room: named<Room>('room', 'file in content/rooms', references.room),
    roomSlug: z
      .string('must be the name of a file in content/rooms')
      .refine((slug) => references.room(slug))
      .meta({ field: 'room' }),
    place: named<Place>('place', 'place in content/places.json', references.place),
    insideLink,
    /** A link inside the site with its words. */
    pageLink: z.strictObject({ label: text, to: insideLink }),
    textBlock,
    pictureCard: textBlock.extend({ picture }),
    /** Words with links, as Markdown writes them. */
    richText: z
      .string('must be a text')
      .transform((value, ctx): RichText => parseLine(value, markdownOptions(references, reporter(ctx))))
      .meta({ field: 'richText', description: 'Words and links: [words](/contact).' }),
    title,
    description,
    /** What a page tells search results and shared links; the hotel's own picture where it names none. */
    meta: z
      .strictObject({
        title,
        description,
        picture: picture.optional(),
        changed: date.optional().meta({
          description: 'When texts or pictures of the page last changed; search engines are told.',
        }),
      })
      .meta({ title: 'Search results and shared links' }),
    /** The banner at the head of a page. */
    hero: z.strictObject({ title: text, subtitle: text, picture }).meta({ title: 'Banner' }),
    exactly: <Schema extends z.ZodType>(count: number, schema: Schema) =>
      z.array(schema, 'must be a list').length(count, `must have exactly ${count} entries`),
  };
}

export type Fields = ReturnType<typeof createFields>;

/** Reports a fault of the value that is being read. */
const reporter = (ctx: z.RefinementCtx) => (message: string) => ctx.addIssue({ code: 'custom', message });

const fault = (input: unknown, message: string) => ({ code: 'custom', input, message }) as const;

/** How Markdown in content is read: with the same facts and links as every other text. */
export function markdownOptions(references: References, report: (message: string) => void): MarkdownOptions {
  const { fact, isInside } = references;
  return {
    fill: (text) => replaceTokens(text, fact, report),
    fault: report,
    isInside,
    links: {
      phoneLink: { text: fact('phone') ?? '', href: `tel:${fact('phoneNumber')}` },
      emailLink: { text: fact('email') ?? '', href: `mailto:${fact('email')}` },
    },
  };
}
