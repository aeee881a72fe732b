import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { roomSlugs, rooms } from '../support/content';

let project: string;
beforeAll(() => {
  project = temporaryDirectory();
  cpSync('content', path.join(project, 'content'), { recursive: true });
  cpSync('media', path.join(project, 'media'), {
    recursive: true,
    filter: (file) => !/\.(jpg|mp4)$/.test(file),
  });
  for (const folder of ['client', 'node_modules'])
    symlinkSync(path.resolve(folder), path.join(project, folder));
});

/** Runs `npm run content` in the copy. */
function run() {
  const { status, stdout, stderr } = spawnSync(
    path.resolve('node_modules/.bin/tsx'),
    [path.resolve('scripts/content.ts')],
    { cwd: project, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

const edit = (file: string, from: string | RegExp, to: string) => {
  const target = path.join(project, file);
  const before = readFileSync(target, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(target, after);
};

/** Texts and modification times of the files in generated/. */
const generated = () =>
  Object.fromEntries(
    readdirSync(path.join(project, 'generated'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(project, file), [readFileSync(file, 'utf8'), statSync(file).mtimeMs]];
      }),
  );

const [slug = ''] = roomSlugs;
const room = `content/rooms/${slug}.json`;
const price = `"price": ${rooms[0]?.price}`;

describe('npm run content', () => {
  it('generates the modules of this project, and rewrites none without a change', () => {
    expect(run()).toMatchObject({ status: 0, stderr: '' });
    const first = generated();
    // Without those that the build fills in.
    for (const [file, [text]] of Object.entries(first))
      if (!String(text).includes('Filled by npm run build'))
        expect([file, readFileSync(file, 'utf8')]).toEqual([file, text]);
    const { stdout } = run();
    expect(stdout).toMatch(/^generated\/: \d+ modules from content\/, 0 changed\n$/);
    expect(generated()).toEqual(first);
  });

  it('reports each error in a sentence, exits with 1 and leaves generated/ unchanged', () => {
    const before = generated();
    edit(room, price, '"price": "abc"');
    edit('content/site.json', /"checkIn": "[^"]*"/, '"checkIn": "early"');
    edit('content/hotel.json', '{', '');
    edit('media/manifest.json', '"pictures": {', '"pictures": {"new-picture": {},');
    const { status, stdout, stderr } = run();
    expect([status, stdout]).toEqual([1, '']);
    const lines = stderr.trimEnd().split('\n');
    expect(lines.at(-1)).toBe('content/ has 4 errors; nothing was made');
    expect(lines.slice(0, -1).map((line) => line.replace(/(?<=no JSON: ).*/, ''))).toEqual(
      expect.arrayContaining([
        `${room}: price must be a whole amount, not "abc"`,
        'content/site.json: checkIn must be a time such as 16:00, not "early"',
        'content/hotel.json: the file is no JSON: ',
        'media/new-picture.json: the file is missing: say there what the picture shows',
      ]),
    );
    expect(lines).toHaveLength(5);
    expect(generated()).toEqual(before);
  });
});
