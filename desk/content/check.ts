import type * as z from 'zod';
import { parseMarkdown } from '../../shared/content/markdown';
import type { References } from '../../shared/content/references';
import { markdownOptions, resolve } from '../../shared/content/resolve';
import { schemaOf } from './entries';
import { withIds } from './ids';
import { isEmpty, omitEmpty } from './omitEmpty';
import { type NamedThings, referencesOf } from './references';
import { type Path, valueAt } from './valueAt';

/** What is wrong with one field, as its label's predicate: 'must not be empty'. */
export interface Issue {
  /** Empty where it concerns the whole file. */
  path: Path;
  message: string;
}

/** What the form of a file is made of. */
export interface EntryChecks {
  /** Undefined for Markdown, whose form is one text. */
  schema: z.ZodType | undefined;
  issuesOf(value: unknown): Issue[];
  factOf: References['fact'];
}

function issuesOfMarkdown(value: unknown, references: References): Issue[] {
  if (typeof value !== 'string') return [{ path: [], message: 'must be a text' }];
  const issues: Issue[] = [];
  parseMarkdown(
    value,
    markdownOptions(references, (message) => issues.push({ path: [], message })),
  );
  return issues;
}

function issuesBySchema(value: unknown, schema: z.ZodType, references: References): Issue[] {
  const given = omitEmpty(withIds(value), schema);
  const { error, data = given } = schema.safeParse(given);
  const issues: Issue[] = [];
  const report = ({ path, message }: { path: readonly PropertyKey[]; message: string }) =>
    issues.push({
      path: path as Path,
      message:
        isEmpty(valueAt(given, path)) && !message.startsWith('must have') ? 'must not be empty' : message,
    });
  error?.issues.forEach(report);
  resolve(schema, data, references, report);
  return issues;
}

/** The checks of a file of content/, for the browser while it is typed and for the server. */
export function checksOf(file: string, named: NamedThings): EntryChecks {
  const references = referencesOf(named, file);
  const schema = schemaOf(file);
  return {
    schema,
    factOf: references.fact,
    issuesOf: (value) =>
      schema ? issuesBySchema(value, schema, references) : issuesOfMarkdown(value, references),
  };
}
