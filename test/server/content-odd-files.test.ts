/** Files that would hang or overflow the stack result in an error message instead. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readHotel } from '../../server/content/read';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { errorsOf } from '../support/compile';

it.each<[string, (file: string) => void, string]>([
  [
    'a link to a device without an end',
    (file) => symlinkSync('/dev/zero', file),
    'must be a file of its own, no link to another',
  ],
  [
    'a link to a file elsewhere',
    (file) => symlinkSync('/etc/hostname', file),
    'must be a file of its own, no link to another',
  ],
  ['a pipe', (file) => execFileSync('mkfifo', [file]), 'must be a file of its own, no link to another'],
  ['two megabytes', (file) => writeFileSync(file, ' '.repeat(2 * 1024 * 1024)), 'is longer than a megabyte'],
])('%s is rejected', async (_, put, sentence) => {
  const root = temporaryDirectory();
  for (const folder of ['content', 'media']) mkdirSync(path.join(root, folder));
  put(path.join(root, 'content/jobs.json'));
  const { content, errors } = await readHotel(root);
  expect([[...content.keys()], errors]).toEqual([[], [`content/jobs.json: ${sentence}`]]);
});

it('deeply nested JSON is rejected with a message', () => {
  const deep = `{"jobs":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  expect(errorsOf({ 'jobs.json': deep })).toContain(
    'content/jobs.json: the file has more than 32 lists within each other',
  );
});

it.each([
  ['quotations', '>'.repeat(10_000)],
  ['lists in one line', '- '.repeat(10_000)],
  ['lists under lists', Array.from({ length: 500 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
  ['emphasis', `${'*a _b '.repeat(3000)}${'c_ d*'.repeat(3000)}`],
])('deeply nested Markdown of %s is rejected with a message', (_, text) => {
  expect(errorsOf({ 'policies/terms.md': text }).join('\n')).toMatch(
    /^content\/policies\/terms\.md: has lists, quotations or emphasis within each other, which the site does not show$/m,
  );
});
