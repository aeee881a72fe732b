/** deploy/publish.sh in a small project whose build takes no time. */
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

/** Commits a project with this command for its build, and these words as its content. */
function commit(build: string, words = 'Words') {
  const project = { name: 'small', version: '1.0.0', scripts: { build } };
  const lock = { name: 'small', version: '1.0.0', lockfileVersion: 3, packages: { '': project } };
  writeFileSync(path.join(live, 'package.json'), JSON.stringify(project));
  writeFileSync(path.join(live, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(path.join(live, 'content/words.md'), words);
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', build);
}
const publish = () => execFileSync('sh', ['deploy/publish.sh'], { cwd: live, stdio: 'pipe' });
const shown = () => readFileSync(path.join(home, 'hotel/content/words.md'), 'utf8');
const served = () => readFileSync(path.join(home, 'current/dist'), 'utf8').trim();

beforeAll(() => {
  for (const folder of ['content', 'deploy']) mkdirSync(path.join(live, folder), { recursive: true });
  writeFileSync(path.join(live, 'deploy/publish.sh'), readFileSync('deploy/publish.sh'));
  git('init', '--quiet');
});

it('builds beside what is served, which a failed build leaves as it is', () => {
  commit('echo one > dist');
  publish();
  expect(served()).toBe('one');
  const before = realpathSync(path.join(home, 'current'));
  commit('echo two > dist && exit 1', 'Words for the next build');
  expect(publish).toThrow();
  expect([served(), realpathSync(path.join(home, 'current')), shown()]).toEqual(['one', before, 'Words']);
});

it('shows content alone without a build, and tells the site by the stamp', () => {
  commit('echo two > dist', 'Words');
  publish();
  const before = realpathSync(path.join(home, 'current'));
  const restart = path.join(releases, '.restart');
  rmSync(restart);
  const stamp = path.join(home, 'hotel/content/.stamp');
  utimesSync(stamp, 0, 0);
  commit('echo two > dist', 'Other words');
  publish();
  expect([shown(), realpathSync(path.join(home, 'current')), existsSync(restart)]).toEqual([
    'Other words',
    before,
    false,
  ]);
  expect(statSync(stamp).mtimeMs).toBeGreaterThan(0);
});

it('keeps the three newest releases', () => {
  for (const name of ['three', 'four', 'five']) {
    commit(`echo ${name} > dist`);
    publish();
  }
  expect(served()).toBe('five');
  const kept = readdirSync(releases).filter((name) => !name.startsWith('.'));
  expect(kept.map((name) => readFileSync(path.join(releases, name, 'dist'), 'utf8').trim()).sort()).toEqual([
    'five',
    'four',
    'three',
  ]);
});
