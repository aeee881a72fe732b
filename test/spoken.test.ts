/**
 * Ten journeys as a guest hears them. What must hold of each holds whatever the hotel's texts are. The transcripts in
 * test/spoken are the sample hotel's own, as test/specification.test.ts is: with that file an owner deletes them.
 * `npm run spoken` writes them anew. docs/accessibility.md#heard
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { formJourneys } from './spoken/forms';
import { roomJourneys } from './spoken/rooms';
import type { Reader } from './support/reader/reader';
import { transcriptOf } from './support/reader/transcript';

const isSample = existsSync('test/specification.test.ts');

describe.each([...roomJourneys, ...formJourneys])('$title', ({ title, file, go }) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await go();
  });

  it('no key meets silence, nothing is said twice, and no decoration is heard', () => {
    expect(reader.faults).toEqual([]);
    expect(reader.page.consoleMessages.filter((message) => !message.startsWith('info'))).toEqual([]);
  });

  if (isSample)
    it('is heard as it is written down', () => {
      const path = `test/spoken/${file}.txt`;
      const transcript = transcriptOf(title, reader.steps);
      if (process.env.SPOKEN === 'write') writeFileSync(path, transcript);
      expect(transcript).toBe(readFileSync(path, 'utf8'));
    });
});
