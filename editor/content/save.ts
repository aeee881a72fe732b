import type { Desk } from '../desk';
import { createTurns } from '../turns';
import { errorInWords } from './errorInWords';
import { type Changes, checkContent, newErrors } from './project';
import { Refusal } from './refusal';
import { writeFiles } from './saves';

/** Changes are made one after the other: each is checked against what the one before has left. */
export const inTurn = createTurns();

/**
 * Writes several changes that bring no new error, all or none.
 * @param refusal begins what is said where they would
 */
export async function writeChanges({ root, say }: Desk, changes: Changes, refusal?: string): Promise<void> {
  const errors = newErrors(root, changes);
  if (errors.length > 0) {
    const { files } = checkContent(root);
    const sentences = errors.map((error) => errorInWords(error, files));
    throw new Refusal(422, [...(refusal ? [refusal] : []), ...sentences].join('\n'));
  }
  await writeFiles(root, changes);
  say(`saved ${[...changes.keys()].map((file) => `content/${file}`).join(', ')}`);
}
