import type * as z from 'zod';
import { markdownOptions } from '../../shared/content/fields';
import { parseMarkdown } from '../../shared/content/markdown';
import { schemaWith } from './entries';
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
  factOf(name: string): string | undefined;
}

/** The schema of a file of content/ with its references, for the browser while it is typed and for the server. */
export function checksOf(file: string, named: NamedThings): EntryChecks {
  const references = referencesOf(named, file);
  const schema = schemaWith(file, references);
  if (!schema)
    return {
      schema,
      factOf: references.fact,
      issuesOf(value) {
        if (typeof value !== 'string') return [{ path: [], message: 'must be a text' }];
        const issues: Issue[] = [];
        const report = (message: string) => issues.push({ path: [], message });
        parseMarkdown(value, markdownOptions(references, report));
        return issues;
      },
    };
  return {
    schema,
    factOf: references.fact,
    issuesOf(value) {
      const given = omitEmpty(withIds(value), schema);
      return (schema.safeParse(given).error?.issues ?? []).map(({ path, message }) => ({
        path: path as Path,
        message:
          isEmpty(valueAt(given, path)) && !message.startsWith('must have') ? 'must not be empty' : message,
      }));
    },
  };
}
