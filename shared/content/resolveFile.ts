import type * as z from 'zod';
import type { Film } from '../picture';
import type { Room } from '../room';
import { teaserRoom } from '../room';
import { isRoomKind } from '../roomFilters';
import { descriptionLimits } from '../schema/fields';
import type { Resolved } from '../schema/resolved';
import type { RoomView, View } from '../schema/views';
import { formatProblems, type Problem } from './contentError';
import type { ContentFile } from './files';
import type { Lookups } from './lookups';
import { type MarkdownOptions, parseLine, parseMarkdown, pathOf, type TextRange } from './markdown';
import { replaceTokens } from './replaceTokens';

/** The maximum title length that search results show, in characters, including ' | {brand}'. */
const titleLimit = 60;

/** Returns options for Markdown in content, with the tokens and links that content can have. */
export function markdownOptions(
  { token, isInternal }: Lookups,
  report: MarkdownOptions['report'],
): MarkdownOptions {
  const words = (name: string) => token(name) ?? '';
  return {
    fill: (text, reportToken) => replaceTokens(text, token, reportToken),
    report,
    isInternal,
    links: {
      phoneLink: { text: words('phone'), href: `tel:${words('phoneNumber')}` },
      emailLink: { text: words('email'), href: `mailto:${words('email')}` },
    },
  };
}

type Report = (message: string, range?: TextRange) => void;

/** Resolves a string in content. @param tokens tokens that the page fills in */
type Resolver = (
  value: string,
  lookups: Lookups,
  report: Report,
  tokens: readonly string[] | undefined,
) => unknown;

const text: Resolver = (value, { token }, report, tokens) =>
  replaceTokens(value, token, (message) => report(message), tokens);

/** Creates a resolver for text of limited length. */
const limitedText =
  (errorIn: (text: string, brand: string) => string | undefined): Resolver =>
  (value, { token }, report) => {
    const words = replaceTokens(value, token, (message) => report(message));
    const error = errorIn(words, String(token('brand')));
    if (error) report(error);
    return words;
  };

const named =
  (kinds: string, find: (lookups: Lookups, name: string) => unknown): Resolver =>
  (name, lookups, report) => {
    const found = find(lookups, name);
    if (found === undefined) report(`must be one of the ${kinds}`);
    return found;
  };

const link: Resolver = (address, lookups, report) => {
  if (!lookups.isInternal(pathOf(address))) report('must be the address of a page on this site');
  return address;
};

function filmOf({ film, picture }: Lookups, name: string): Film | undefined {
  const mp4 = film(name);
  const poster = picture(`${name}-poster`) ?? (mp4 ? undefined : picture(name));
  return poster && { ...(mp4 && { mp4 }), poster };
}

const roomView = ({ id, name, phrase, icon }: View): RoomView => ({
  id,
  name,
  phrase,
  icon: icon ?? 'window',
});

/** Stands in for a reference to a hidden room or page. List entries that contain this value are left out. */
const omitted = Symbol('left out');

const roomResolver =
  (make: (room: Room, slug: string) => unknown): Resolver =>
  (slug, lookups, report, tokens) =>
    lookups.isHiddenRoom(slug)
      ? omitted
      : named('rooms', ({ room }, name) => {
          const found = room(name);
          return found && make(found, name);
        })(slug, lookups, report, tokens);

/** Resolvers for strings, by the `becomes` or `field` of their schema in shared/schema/fields.ts. */
const resolvers: Readonly<Record<string, Resolver>> = {
  text,
  department: text,
  location: text,
  title: limitedText((words, brand) => {
    const { length } = `${words} | ${brand}`;
    if (length <= titleLimit) return undefined;
    return `must have at most ${titleLimit} characters with the hotel's name, but has ${length}`;
  }),
  description: limitedText(({ length }) => {
    const { min, max } = descriptionLimits;
    return length < min || length > max
      ? `must have ${min} to ${max} characters, but has ${length}`
      : undefined;
  }),
  richText: (value, lookups, report) => parseLine(value, markdownOptions(lookups, report)),
  markdown: (value, lookups, report) => parseMarkdown(value, markdownOptions(lookups, report)),
  picture: named('pictures', ({ picture }, name) => picture(name)),
  film: named('films or pictures', filmOf),
  drawing: named('drawings', ({ drawing }, name) => drawing(name)),
  room: roomResolver((_, slug) => slug),
  teaserRoom: roomResolver(teaserRoom),
  wholeRoom: roomResolver((room) => room),
  view: named('views', ({ view }, id) => {
    const found = view(id);
    return found && roomView(found);
  }),
  roomKind: named('room kinds', ({ view }, kind) => (isRoomKind(kind) || view(kind) ? kind : undefined)),
  place: named('places', ({ place }, id) => place(id)),
  link,
  // A menu may link to a page that the hotel doesn't have.
  menuLink: (address, lookups, ...rest) =>
    lookups.isHiddenPage(address) ? omitted : link(address, lookups, ...rest),
};

/**
 * Fills in the tokens of a content value, and replaces names of pictures, rooms, and so on with the data they refer to.
 * @param value a valid or invalid value; parts that don't match the schema stay unchanged
 */
export function resolveValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  lookups: Lookups,
  report: (problem: Problem) => void,
): Resolved<Schema> {
  function walk(part: z.core.$ZodType, raw: unknown, path: readonly PropertyKey[]): unknown {
    const { def } = (part as z.core.$ZodTypes)._zod;
    if (def.type === 'optional' || def.type === 'default' || def.type === 'prefault')
      return walk(def.innerType, raw, path);
    if (def.type === 'union') {
      const member = def.options.find((option) => (option as z.ZodType).safeParse(raw).success);
      return member ? walk(member, raw, path) : raw;
    }
    if (typeof raw === 'string') {
      const { field = '', becomes = field, tokens } = (part as z.ZodType).meta() ?? {};
      const reportHere: Report = (message, range) => report({ path, message, ...(range && { range }) });
      const resolver = def.type === 'string' ? resolvers[String(becomes)] : undefined;
      if (!resolver) return raw;
      return resolver(raw, lookups, reportHere, tokens as string[] | undefined);
    }
    if (typeof raw !== 'object' || raw === null) return raw;
    if (Array.isArray(raw))
      return raw
        .map((item, index) => {
          const schemaOfItem =
            def.type === 'array' ? def.element : def.type === 'tuple' ? def.items[index] : undefined;
          return schemaOfItem ? walk(schemaOfItem, item, [...path, index]) : item;
        })
        .filter((item) => item !== omitted);
    const entries = Object.entries(raw).map(([key, each]) => {
      const schemaOfKey =
        def.type === 'object' ? def.shape[key] : def.type === 'record' ? def.valueType : undefined;
      return [key, schemaOfKey ? walk(schemaOfKey, each, [...path, key]) : each] as const;
    });
    return entries.some(([, each]) => each === omitted) ? omitted : Object.fromEntries(entries);
  }
  return walk(schema, value, []) as Resolved<Schema>;
}

/** Returns the resolved content of a file. Reported errors start with the file's path. */
export function resolveFile(
  { path, schema, input, value }: ContentFile,
  lookups: Lookups,
  report: (error: string) => void,
): unknown {
  if (!schema)
    return parseMarkdown(
      String(value),
      markdownOptions(lookups, (message) => report(`content/${path}: ${message}`)),
    );
  const problems: Problem[] = [];
  const resolved = resolveValue(schema, value, lookups, (problem) => problems.push(problem));
  for (const sentence of formatProblems(`content/${path}`, problems, input)) report(sentence);
  return resolved;
}
