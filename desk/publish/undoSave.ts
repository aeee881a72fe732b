/** Takes a save back, whatever was changed in other fields since. */
import { mergeTexts } from '../content/merge';
import { contentText, hotelWordsAt } from '../content/project';
import { Refusal } from '../content/refusal';
import { inTurn, writeChanges } from '../content/save';
import { lastSaves, type Save } from '../content/saves';
import type { Desk } from '../desk';
import { contentChange } from './changes';
import { titleOf } from './titles';
import type { SavedChange } from './types';

const entryOf = (file: string) => `content/${file}`;
const textOf = (text: string | null) => text ?? undefined;

/** The last saves in words, the last one first. */
export async function savedChanges(root: string): Promise<SavedChange[]> {
  const words = hotelWordsAt(root);
  return (await lastSaves(root)).map(({ id, save: { at, files } }) => ({
    id,
    at,
    changes: Object.entries(files).map(([file, { before, after }]) =>
      contentChange({ path: entryOf(file), before: textOf(before), after: textOf(after) }, words),
    ),
  }));
}

/** A file's text without what a save has changed; null where it goes. @throws Refusal where it was changed again */
export function takenBack(
  root: string,
  file: string,
  { before, after }: Save['files'][string],
): string | null {
  const now = contentText(root, file);
  if (now === after) return before;
  const again = new Refusal(
    409,
    `${titleOf(entryOf(file), textOf(now ?? after), hotelWordsAt(root))} was changed again since: undo the later change first.`,
  );
  if (now === null || before === null || after === null) throw again;
  const merged = mergeTexts(file, after, before, now);
  if (merged.conflicts.length > 0) throw again;
  return merged.text();
}

/** @throws Refusal where there is no such save, the same fields were changed again, or the site would have an error */
export const undoSave = (desk: Desk, id: string): Promise<void> =>
  inTurn(async () => {
    const found = (await lastSaves(desk.root)).find((each) => each.id === id);
    if (!found) throw new Refusal(404, 'That change is not known any more.');
    const files = Object.entries(found.save.files);
    const changes = files.map(([file, texts]) => [file, takenBack(desk.root, file, texts)] as const);
    await writeChanges(desk, new Map(changes), 'It cannot be undone, because then:');
  });
