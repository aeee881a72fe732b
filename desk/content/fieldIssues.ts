import * as z from 'zod';
import { contrastErrors } from '../../shared/colorPairs';
import { hexOf } from '../../shared/colors';
import type { Problem } from '../../shared/content/contentError';
import { contentKinds } from '../../shared/content/kinds';
import type { Lookups } from '../../shared/content/lookups';
import { placeErrors } from '../../shared/content/mapErrors';
import { parseMarkdown, type TextRange } from '../../shared/content/markdown';
import { markdownOptions, resolveValue } from '../../shared/content/resolveFile';
import { replaceIsoDates } from './dateLabels';
import { schemaOf } from './entries';
import { withIds } from './ids';
import { type NamedThings, referencesOf } from './namedThings';
import { isEmpty, omitEmpty } from './schemaFields';
import { isSame, type Path, pathOf, valueAt } from './valueAt';

/** An error in one field, worded to follow the field's label: 'must not be empty'. */
export interface Issue {
  /** The field's path; empty for an error in the whole file. */
  path: Path;
  message: string;
  /** The range of the field's text that has the error. */
  range?: TextRange;
}

function issuesOfMarkdown(value: unknown, references: Lookups): Issue[] {
  if (typeof value !== 'string') return [{ path: [], message: 'must be text' }];
  const issues: Issue[] = [];
  parseMarkdown(
    value,
    markdownOptions(references, (message, range) => issues.push({ path: [], message, range })),
  );
  return issues;
}

function issuesBySchema(value: unknown, schema: z.ZodType, references: Lookups): Issue[] {
  const input = omitEmpty(withIds(value), schema);
  const { error, data = input } = schema.safeParse(input);
  const issues: Issue[] = [];
  const report = ({ path, message, range }: Problem) =>
    issues.push({
      ...(range && { range }),
      path: path as Path,
      message:
        isEmpty(valueAt(input, path)) && !message.startsWith('must have')
          ? 'must not be empty'
          : replaceIsoDates(message),
    });
  error?.issues.forEach(report);
  resolveValue(schema, data, references, report);
  return issues;
}

/** The fields of a nearby place that the map uses. */
const placeOnMap = {
  id: z.string().default(''),
  name: z.string().default(''),
  x: z.number().catch(-1),
  y: z.number().catch(-1),
};

/** Finds colors in brand.json with too little contrast. Each error is at the field that was changed. */
function colorIssues(value: unknown, saved: unknown): Issue[] {
  const at = (whole: unknown, field: string) => valueAt(whole, pathOf(field));
  return contrastErrors(
    (field) => hexOf(String(at(value, field) ?? '')),
    (field) => !isSame(at(value, field), at(saved, field)),
  ).map(({ field, message }) => ({ path: pathOf(field), message }));
}

/** Finds places that are missing on the map or too close together. Each error is at the place that was moved. */
function placeIssues(value: unknown, saved: unknown, { townMap }: NamedThings): Issue[] {
  const placesIn = (whole: unknown) => {
    const { data } = z.array(z.object(placeOnMap)).safeParse(valueAt(whole, ['places']));
    return data ?? [];
  };
  const places = placesIn(value);
  const before = placesIn(saved);
  if (!townMap) return [];
  return placeErrors(
    townMap,
    townMap.kinds.map((kind) => places.filter(({ id }) => kind.includes(id))),
    (place) => !before.some((each) => isSame(each, place)),
  ).map(({ id, message }) => ({
    path: ['places', places.findIndex((each) => each.id === id), 'x'],
    message,
  }));
}

/**
 * Finds the errors in a content/ file's value. Runs in the browser on every keystroke.
 * @param saved the value as last saved
 */
export function issuesOf(file: string, value: unknown, named: NamedThings, saved: unknown): Issue[] {
  const references = referencesOf(named, file);
  const schema = schemaOf(file);
  if (!schema) return issuesOfMarkdown(value, references);
  const issues = issuesBySchema(value, schema, references);
  if (file === contentKinds.brand.path) return [...issues, ...colorIssues(value, saved)];
  if (file === contentKinds.places.path) return [...issues, ...placeIssues(value, saved, named)];
  return issues;
}
