import { isJsonObject } from '../../shared/content/mergePatch';
import { fieldInfo } from './fieldLabels';
import { isSame, type Path, valueAt, withValueAt } from './valueAt';

/** A field with different values from two people; `mine` or `theirs` is undefined if that version has no such field. */
export interface Difference {
  path: Path;
  mine: unknown;
  theirs: unknown;
}

/** Returns the fields that differ, except automatic fields. Lists of different lengths count as one field. */
export function differences(mine: unknown, theirs: unknown, path: Path = []): Difference[] {
  if (isSame(mine, theirs) || fieldInfo(path).isAutomatic) return [];
  const inside = (keys: Iterable<string | number>) =>
    [...new Set(keys)].flatMap((key) =>
      differences(valueAt(mine, [key]), valueAt(theirs, [key]), [...path, key]),
    );
  if (isJsonObject(mine) && isJsonObject(theirs))
    return inside([...Object.keys(theirs), ...Object.keys(mine)]);
  if (Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length)
    return inside(mine.keys());
  return [{ path, mine, theirs }];
}

/** Returns their version of a value, with my version of some fields. */
export const withMine = (theirs: unknown, fields: readonly Difference[]): unknown =>
  fields.reduce((whole, { path, mine }) => withValueAt(whole, path, mine), theirs);
