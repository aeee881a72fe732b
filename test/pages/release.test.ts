import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '../../server/pages/manifest';
import {
  freePort,
  type ServerProcess,
  startServer,
  temporaryDirectory,
  until,
} from '../../tools/harness/serverProcess';
import { idle, type OpenPage, open } from '../support/browser';
import { careersContent, pages } from '../support/content';
import { copyProject, type ProjectCopy } from '../support/project-copy';

const kilobyte = 1024;

/** Limit of the bytes that a release of texts costs a returning guest on the changed page. docs/decisions/0028-what-a-text-release-costs.md */
const textRelease = 10 * kilobyte;
/** Limit on any other page, which gets only new file names. */
const otherTexts = kilobyte;

const server = (root: string, env: Record<string, string>) =>
  startServer(path.join(root, 'dist/server/index.js'), { LOG_LEVEL: 'warn', ...env }, root);

const manifestOf = (root: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, 'dist/manifest.json'), 'utf8'));

let copy: ProjectCopy;
/** A build of the unchanged copy, since file names depend on the folder. */
let before: Manifest;
const changedTitle = `${careersContent.hero.title} anew`;

/** A build with another title of the Careers page. */
beforeAll(() => {
  copy = copyProject();
  copy.run('npm', 'run', 'build');
  before = manifestOf(copy.root);
  const file = 'content/pages/careers.json';
  const texts = JSON.parse(copy.read(file));
  copy.write(file, JSON.stringify({ ...texts, hero: { ...texts.hero, title: changedTitle } }));
  copy.run('npm', 'run', 'build');
}, 300_000);

describe('a release', () => {
  const env = { PORT: '', DATA_DIR: '' };
  let running: ServerProcess;
  let page: OpenPage;
  beforeAll(async () => {
    Object.assign(env, { PORT: String(await freePort()), DATA_DIR: temporaryDirectory() });
    running = await server(process.cwd(), env);
    // A server copies the files of its build shortly after its start.
    await until(() => existsSync(path.join(env.DATA_DIR, 'assets/current.json')));
    page = await open(pages.contact.path, { site: running.url });
    await running.end('SIGTERM');
    running = await server(copy.root, env);
  }, 120_000);
  afterAll(() => running.end('SIGTERM'));

  it('keeps open pages of the previous build working: their links load files of that build', async () => {
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.$eval(`.footer a[href="${pages.careers.path}"]`, (link) => (link as HTMLElement).click());
    await page.waitForFunction(
      (title) => document.querySelector('main h1')?.textContent === title,
      {},
      careersContent.hero.title,
    );
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    expect(page.consoleMessages).toEqual([]);
  });

  it('is shown to guests who load a page', async () => {
    await page.reload();
    await idle(page);
    expect(await page.$eval('main h1', (heading) => heading.textContent)).toBe(changedTitle);
  });

  it('of texts costs a returning guest little', async () => {
    const after = manifestOf(copy.root);
    const known = new Set([before.entry, ...Object.values(before.scripts).flat()]);
    const costs = Object.entries(after.scripts).map(([address, scripts]) => {
      const fetched = [...new Set([after.entry, ...scripts])].filter((script) => !known.has(script));
      const bytes = fetched.map(
        (script) => readFileSync(path.join(copy.root, 'dist/public', `${script}.br`)).length,
      );
      return { address, bytes: bytes.reduce((sum, each) => sum + each, 0) };
    });
    // The page itself must be loaded again, or nothing would be measured.
    expect(costs.find(({ address }) => address === pages.careers.path)?.bytes).toBeGreaterThan(kilobyte);
    expect(costs.filter(({ bytes }) => bytes > textRelease)).toEqual([]);
    const others = costs.filter(({ address }) => address !== pages.careers.path);
    expect(Math.max(...others.map(({ bytes }) => bytes))).toBeLessThanOrEqual(otherTexts);
  });
});
