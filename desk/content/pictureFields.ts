import { type Entry, schemaOf } from './entries';
import { fieldsIn } from './fieldsIn';
import { introspect } from './introspection';
import { type Path, parsed } from './valueAt';

/** A field of content that names a picture. */
export interface PictureField {
  file: string;
  path: Path;
  picture: string;
  /** Where it is, in words. */
  label: string;
}

/** Every field that names a picture. @param files the text of each file */
export const pictureFields = (
  files: ReadonlyMap<string, string>,
  entries: readonly Entry[],
): PictureField[] =>
  entries.flatMap(({ path: file, label: title }) => {
    const schema = schemaOf(file);
    const fields = schema ? fieldsIn(schema, parsed(files.get(file)) ?? {}) : [];
    return fields.flatMap(({ path, schema: part, value, label }) =>
      introspect(part).field === 'picture' && typeof value === 'string' && value !== ''
        ? { file, path, picture: value, label: `${title} (${label})` }
        : [],
    );
  });
