import * as z from 'zod';
import { type PageName, pages } from '../pages';
import type { Reader } from './reader';

/** Pages that a hotel may be without: those whose file may say `"hidden": true`. */
const optionalPages: readonly string[] = [
  'offers',
  'groups',
  'group',
  'neighborhood',
  'careers',
] satisfies PageName[];

/** The pages that go with another. */
const partsOf: Partial<Record<PageName, readonly PageName[]>> = { offers: ['offer'] };

const hidden = z.boolean('must be true or false').optional().meta({
  title: 'Hidden from guests',
  description: 'As if your hotel had no such page: no link leads to it, and its words aren’t checked.',
});

/** The schema of a page's file, with the field `hidden` where a hotel may be without the page. */
export const withHidden = (name: string, schema: z.ZodObject): z.ZodObject =>
  optionalPages.includes(name) ? schema.extend({ hidden }) : schema;

/** The pages that the hotel is without. docs/behavior.md#what-a-hotel-does-not-have */
export const hiddenPagesIn = ({ json, list }: Pick<Reader, 'json' | 'list'>): PageName[] => {
  const files = new Set(list('pages'));
  const isHidden = (name: PageName) =>
    files.has(`pages/${name}.json`) &&
    z.looseObject({ hidden: z.literal(true) }).safeParse(json(`pages/${name}.json`)).success;
  return (Object.keys(pages) as PageName[])
    .filter((name) => optionalPages.includes(name) && isHidden(name))
    .flatMap((name) => [name, ...(partsOf[name] ?? [])]);
};
