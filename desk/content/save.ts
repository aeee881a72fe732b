import { readHotel } from '../../server/content/read';
import type { Desk } from '../desk';
import { createTurns } from '../turns';
import { errorInWords } from './errorInWords';
import { type Changes, newErrors } from './project';
import { Refusal } from './refusal';
import { writeFiles } from './saves';

/** Changes are made one after the other: each is checked against what the one before has left. */
export const inTurn = createTurns();

/**
 * Writes several changes that bring no new error, all or none.
 * @param refusal begins what is said where they would
 */
export async function writeChanges({ root, say }: Desk, changes: Changes, refusal?: string): Promise<void> {
  const texts = await readHotel(root);
  const errors = newErrors(texts, changes);
  if (errors.length > 0) {
    const sentences = errors.map((error) => errorInWords(error, texts.content));
    throw new Refusal(422, [...(refusal ? [refusal] : []), ...sentences].join('\n'));
  }
  await writeFiles(root, changes);
  say(`saved ${[...changes.keys()].map((file) => `content/${file}`).join(', ')}`);
}
