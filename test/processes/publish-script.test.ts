/** deploy/publish.sh, in a small project with a trivial build. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../tools/harness/serverProcess';

const home = temporaryDirectory();
const live = path.join(home, 'live');
const releases = path.join(home, 'releases');

const git = (...words: string[]) =>
  execFileSync('git', ['-C', live, '-c', 'user.name=Owner', '-c', 'user.email=owner@hotel.test', ...words]);

/** Publishes a project with the given build command and content. */
function publish(build: string, words = 'Words') {
  const project = { name: 'small', version: '1.0.0', scripts: { build } };
  const lock = { name: 'small', version: '1.0.0', lockfileVersion: 3, packages: { '': project } };
  writeFileSync(path.join(live, 'package.json'), JSON.stringify(project));
  writeFileSync(path.join(live, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(path.join(live, 'content/words.md'), words);
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', build);
  execFileSync('sh', ['deploy/publish.sh'], { cwd: live, stdio: 'pipe' });
}
const read = (file: string) => readFileSync(path.join(home, file), 'utf8').trim();
/** Returns the path of the current release, its build output, and the published content. */
const state = () => [
  realpathSync(path.join(home, 'current')),
  ...['current/dist', 'hotel/content/words.md'].map(read),
];

beforeAll(() => {
  for (const folder of ['content', 'deploy']) mkdirSync(path.join(live, folder), { recursive: true });
  writeFileSync(path.join(live, 'deploy/publish.sh'), readFileSync('deploy/publish.sh'));
  git('init', '--quiet');
  publish('echo one > dist');
});

it('keeps the current release and content if the build fails', () => {
  const before = state();
  expect(() => publish('echo two > dist && exit 1', 'Words for the next build')).toThrow();
  expect(before.slice(1)).toEqual(['one', 'Words']);
  expect(state()).toEqual(before);
});

it('publishes new content without a build, and updates the stamp file that the server watches', () => {
  publish('echo two > dist');
  const [release] = state();
  const stamp = path.join(home, 'hotel/content/.stamp');
  rmSync(path.join(releases, '.restart'));
  utimesSync(stamp, 0, 0);
  publish('echo two > dist', 'Other words');
  expect(state()).toEqual([release, 'two', 'Other words']);
  expect(existsSync(path.join(releases, '.restart'))).toBe(false);
  expect(statSync(stamp).mtimeMs).toBeGreaterThan(0);
});

it('keeps the three newest releases', () => {
  for (const name of ['three', 'four', 'five']) publish(`echo ${name} > dist`);
  expect(state()[1]).toBe('five');
  const kept = readdirSync(releases).filter((name) => !name.startsWith('.'));
  expect(kept.map((name) => read(`releases/${name}/dist`)).sort()).toEqual(['five', 'four', 'three']);
});
