import { applyPatch, isJsonObject, patchBetween } from '../../shared/content/mergePatch';
import { fieldInfo } from './fieldLabels';
import { formatJson } from './fileFormat';
import { isSame, type Path, valueAt } from './valueAt';

/** The paths of the values that a merge patch replaces or removes. */
const pathsIn = (patch: unknown, path: Path = []): Path[] =>
  isJsonObject(patch)
    ? Object.entries(patch).flatMap(([key, part]) => pathsIn(part, [...path, key]))
    : [path];

/**
 * Reverts a change to a JSON file, keeping later changes to other fields. Lists count as one field.
 * @param now the file's current text
 * @returns the file's text without the change; undefined if one of the changed fields has changed again
 */
export function revertChange(before: string, after: string, now: string): string | undefined {
  const [from, to, current] = [before, after, now].map((text) => JSON.parse(text));
  const patch = patchBetween(to, from);
  if (patch === undefined) return now;
  const isUntouched = pathsIn(patch)
    .filter((path) => !fieldInfo(path).isAutomatic)
    .every((path) => [to, from].some((side) => isSame(valueAt(current, path), valueAt(side, path))));
  return isUntouched ? formatJson(applyPatch(current, patch)) : undefined;
}
