/** The schemas of content/ui/, derived from the defaults. A hotel's files have the same fields and tokens. */
import * as z from 'zod';
import { getOwn } from '../getOwn';
import { type UiName, uiDefaults } from '../ui/defaults';
import { pluralForms, template, text } from './fields';

/** The tokens in the defaults that the content compiler fills in. The page fills in all other tokens. */
const facts = ['address', 'brand', 'checkIn', 'checkOut', 'email', 'languages', 'phone', 'roomCount'];

function schemaOfText(preset: string) {
  const tokens = [...preset.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pageTokens = tokens.filter((name) => !facts.includes(name));
  return pageTokens.length > 0 ? template(...pageTokens) : text;
}

function schemaFor(preset: string | object): z.ZodType {
  if (typeof preset === 'string') return schemaOfText(preset);
  if (Array.isArray(preset)) return z.array(text).length(preset.length);
  return 'other' in preset ? pluralForms : objectSchemaFor(preset);
}

const objectSchemaFor = (preset: object) =>
  z.strictObject(Object.fromEntries(Object.entries(preset).map(([key, part]) => [key, schemaFor(part)])));

/** The schemas by file name in content/ui/. */
export const uiSchemas: Readonly<Record<UiName, z.ZodObject>> = {
  ...(Object.fromEntries(
    Object.entries(uiDefaults).map(([name, words]) => [name, objectSchemaFor(words)]),
  ) as Record<UiName, z.ZodObject>),
  crawlers: objectSchemaFor(uiDefaults.crawlers).extend({ facts: z.array(text) }),
  dates: objectSchemaFor(uiDefaults.dates).extend({
    shortMonths: z.array(text).length(uiDefaults.dates.months.length).optional(),
    shortWeekdays: z.array(text).length(uiDefaults.dates.weekdays.length).optional(),
  }),
};

export const uiNames = Object.keys(uiSchemas) as UiName[];

/** Returns the schema for a file in content/ui; undefined for an unknown file name. */
export const uiSchema = (name: string) => getOwn<z.ZodObject>(uiSchemas, name);
