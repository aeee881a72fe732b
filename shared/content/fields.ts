import * as z from 'zod';
import { type InsideLink, pagesByPath } from '../pages';
import type { Drawing, Film, Picture } from '../picture';
import type { RichText } from '../richText';
import { roomKinds } from '../roomFilter';
import type { Place } from '../schema/places';
import type { Room } from '../schema/roomFacts';
import type { RoomView } from '../view';
import { type MarkdownOptions, parseLine, pathOf } from './markdown';
import type { References } from './references';
import { type TeaserRoom, teaserRoom } from './teaserRoom';
import { replaceTokens } from './tokens';

/** Search results cut longer titles; in characters, with ' | {brand}'. */
const titleLimit = 60;

/** Length of a description in search results, in characters. */
const descriptionLimits = { min: 70, max: 160 };

/**
 * The types of content fields. Parsing replaces tokens by facts and names by what they refer to (a picture, a room, a
 * place). Error messages follow the field's name: 'price must be a whole amount'.
 */
export function createFields(references: References) {
  const { fact, isWhole } = references;

  /** Plain text with tokens. */
  const text = z
    .string('must be a text')
    .trim()
    .min(1, 'must not be empty')
    .transform((value, ctx) => replaceTokens(value, fact, reporter(ctx)))
    .meta({ field: 'text' });

  /** Text with tokens for values that only the page knows, beside those of facts. */
  const template = (...names: readonly string[]) =>
    z
      .string('must be a text')
      .trim()
      .min(1, 'must not be empty')
      .transform((value, ctx) => replaceTokens(value, fact, reporter(ctx), names))
      .meta({
        field: 'text',
        description: `With ${names.map((name) => `{${name}}`).join(', ')}, which the page fills in.`,
      });

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

  /** @param field the type of the desk's input */
  const named = <Thing>(field: string, kinds: string, find: (name: string) => Thing | undefined) =>
    z
      .string(`must be one of the ${kinds}`)
      .transform((name, ctx): Thing => {
        const found = find(name);
        if (found === undefined) ctx.addIssue({ code: 'custom', message: `must be one of the ${kinds}` });
        return found as Thing;
      })
      .meta({ field });

  const picture = named<Picture>('picture', 'pictures', references.picture);
  /** A film, its poster where it has none, or a picture in its place. */
  const film = named<Film>('film', 'films or pictures', (name) => {
    const mp4 = references.film(name);
    const poster = references.picture(`${name}-poster`) ?? (mp4 ? undefined : references.picture(name));
    return poster && { ...(mp4 && { mp4 }), poster };
  });

  const linkThat = (isKnown: (address: string) => boolean) =>
    z
      .string('must be an address such as /gallery')
      .refine(isKnown, 'must be an address of the site')
      .transform((address) => address as InsideLink)
      .meta({ field: 'link' });
  const isInside = (address: string) => references.isInside(pathOf(address));
  /** A page's path with or without query and anchor. */
  const insideLink = linkThat(isInside);

  const textBlock = z.strictObject({ title: text, text });

  /** ISO 8601: '2026-05-14'. */
  const date = z.iso.date('must be a date such as 2026-05-14');

  return {
    text,
    id: z
      .string('must be a text')
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens'),
    /** Marks sample data; `npm run golive` lists it. */
    sample: z.literal(true, 'must be true or left out').optional(),
    /** From 1 to the largest plausible number, which catches typing errors. */
    wholeAmount: (most: number) =>
      z
        .int('must be a whole amount')
        .min(1, 'must be at least 1')
        .max(most, `must be at most ${most.toLocaleString('en-US')}`),
    date,
    picture,
    film,
    drawing: named<Drawing>('drawing', 'drawings', references.drawing),
    room: named<Room>('room', 'rooms', references.room),
    teaserRoom: named<TeaserRoom>('room', 'rooms', (slug) => {
      const room = references.room(slug);
      return room && teaserRoom(room);
    }),
    /** A room, or undefined while it is hidden. */
    roomUnlessHidden: z
      .string('must be one of the rooms')
      .refine((slug) => references.room(slug) ?? references.isHiddenRoom(slug))
      .transform((slug) => references.room(slug))
      .meta({ field: 'room' }),
    roomSlug: z
      .string('must be one of the rooms')
      .refine((slug) => references.room(slug))
      .meta({ field: 'room' }),
    view: named<RoomView>('view', 'views', (id) => {
      const view = references.view(id);
      if (!view) return undefined;
      const { name, phrase, icon = 'window' } = view;
      return { id, name, phrase, icon };
    }),
    /** A kind of rooms, by what a filter of the Rooms page finds. */
    roomKind: z
      .string('must be one of the kinds of rooms')
      .refine(
        (kind) => roomKinds.some((each) => each === kind) || references.view(kind),
        'must be one of the kinds of rooms',
      )
      .meta({ field: 'roomKind' }),
    place: named<Place>('place', 'places', references.place),
    insideLink,
    /** A link inside the site with its label. */
    pageLink: z.strictObject({ label: text, to: insideLink }),
    /** A link of a menu, which shownLinks() leaves out while its page is hidden. */
    menuLink: z.strictObject({
      label: text,
      to: linkThat((address) => pagesByPath.has(address) || isInside(address)),
    }),
    textBlock,
    template,
    /** A text for one thing and one for several, each with {count}. */
    counted: z.strictObject({ one: template('count'), other: template('count') }),
    pictureCard: textBlock.extend({ picture }),
    /** Markdown text with links. */
    richText: z
      .string('must be a text')
      .transform((value, ctx): RichText => parseLine(value, markdownOptions(references, reporter(ctx))))
      .meta({ field: 'richText', description: 'Words and links: [words](/contact).' }),
    title,
    description,
    /** Metadata for search results and link previews. Without a picture the hotel's is used. */
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

/** Reports a fault of the current value. */
const reporter = (ctx: z.RefinementCtx) => (message: string) => ctx.addIssue({ code: 'custom', message });

const fault = (input: unknown, message: string) => ({ code: 'custom', input, message }) as const;

/** Options for Markdown in content, with the same facts and links as other texts. */
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
