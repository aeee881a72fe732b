/** What the desk reads of the schemas of content: which control a field has, and what stands beside it. docs/desk.md */
import type * as z from 'zod';
import * as allFields from '../../shared/schema/fields';
import { entryRows, schemaOf } from '../content/entries';
import { introspect, itemOf, partsOf } from '../content/introspection';

const fields = { ...allFields };

/** What is said of each field of a schema, whatever it is in. */
function helpOf(
  schema: z.core.$ZodType,
  name = '',
): [name: string, help: string | undefined, label: string | undefined][] {
  const { type, help, label } = introspect(schema);
  const inside =
    type === 'object'
      ? Object.entries(partsOf(schema)).flatMap(([key, part]) => helpOf(part, `${name}.${key}`))
      : type === 'array' || type === 'tuple'
        ? helpOf(itemOf(schema), `${name}[]`)
        : [];
  return [[name, help, label], ...inside];
}

const said = () =>
  entryRows.flatMap(({ path }) => {
    const schema = schemaOf(path.endsWith('/') ? `${path}home.json` : path);
    return schema ? helpOf(schema, path) : [];
  });

describe('the desk', () => {
  it.each([
    ['text', 'text'],
    ['title', 'text'],
    ['description', 'text'],
    ['richText', 'richText'],
    ['picture', 'picture'],
    ['film', 'film'],
    ['drawing', 'drawing'],
    ['teaserRoom', 'room'],
    ['shownRoom', 'room'],
    ['roomSlug', 'room'],
    ['place', 'place'],
    ['insideLink', 'link'],
  ] as const)('knows what the field %s is chosen from or written as: %s', (name, field) => {
    expect(introspect(fields[name]).field).toBe(field);
  });

  it('says whole sentences beside fields, and names for groups', () => {
    const all = said();
    const helps = all.filter(([, help]) => help !== undefined);
    expect(helps.length).toBeGreaterThan(20);
    expect(helps.filter(([, help]) => !/^[A-Z].{8,}\.$/.test(help ?? ''))).toEqual([]);
    expect(all.filter(([, , label]) => label !== undefined && !/^[A-Z]\w+/.test(label))).toEqual([]);
  });

  it.each([
    ['pages/home.json.meta', 'Search results and shared links'],
    ['pages/about.json.hero', 'Banner'],
  ])('calls %s by a name: %s', (path, label) => {
    const [file = '', key = ''] = path.split('.json.');
    const schema = schemaOf(`${file}.json`);
    if (!schema) throw new Error(`there is no ${file}`);
    expect(introspect(partsOf(schema)[key] as z.core.$ZodType).label).toBe(label);
  });

  it.each([
    ['title', /search results.*name follows/i],
    ['description', /70 to 160 characters/],
    ['richText', /\[words\]\(\/contact\)/],
  ] as const)('says beside %s what to know of it', (name, help) => {
    expect(introspect(fields[name]).help).toMatch(help);
  });
});
