import { readFileSync } from 'node:fs';
import { backgroundsIn, manifestFile, manifestOf, manifestText } from '../../../tools/media/manifest';
import { readMasters } from '../../../tools/media/masters';

it('the sample hotel’s manifest matches its masters', async () => {
  const masters = await readMasters('media');
  const text = readFileSync(manifestFile, 'utf8');
  expect(text).toBe(manifestText(manifestOf(masters, backgroundsIn(JSON.parse(text)))));
});
