import { formNames } from '../../shared/formNames';
import { startFakeResend } from '../faults/fakeResend';
import { freePort, until } from '../serverProcess';
import { validPosts } from '../validPosts';
import type { Container, Engine } from './engine';

/** The image's own user; in its /etc/passwd. */
const user = 'node';

/** Where the site lies in the image, and all that lies there. */
const site = '/site';
const parts = ['dist', 'package.json', 'public'];

/** The most that the image adds to its base, in MB. */
const sizeLimit = 50;

/** Where the volume keeps what waits to be mailed. */
const queue = '/data/outbox/queued';

/** @throws with the sentence and what was found, where a promise is not kept */
function expect(promise: string, isKept: boolean, found: unknown = ''): void {
  if (!isKept) throw new Error(`The image breaks a promise: ${promise}. Found: ${String(found)}`);
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** Waits until the image's own health check passes and the site says that it is ready. */
async function untilReady(container: Container, healthcheck: string[], url: string): Promise<void> {
  const isReady = async () => (await fetch(`${url}/readyz`)).status === 200;
  try {
    await until(() => isReady().catch(() => false));
  } catch (error) {
    throw new Error(`The site in the image did not get ready:\n${await container.output()}`, {
      cause: error,
    });
  }
  await container.run(healthcheck);
}

/** Asks every page of the sitemap, and every file that the home page names. @returns how many were asked */
async function askPages(url: string, siteUrl: string): Promise<number> {
  const textOf = async (address: string) => {
    const response = await fetch(url + address);
    expect(`${address} is served`, response.status === 200, response.status);
    return response.text();
  };
  const matches = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, found = '']) => found);
  const pages = matches(await textOf('/sitemap.xml'), /<loc>([^<]*)<\/loc>/g).map((loc) =>
    loc.replace(siteUrl, ''),
  );
  expect('the sitemap names pages', pages.length > 10, pages.length);
  const files = matches(await textOf('/'), /(?:href|src)="(\/(?:assets|media)\/[^"]+)"/g);
  expect('the home page names files', files.length > 5, files.length);
  for (const address of [...pages, ...files]) await textOf(address);
  return pages.length + files.length;
}

/**
 * Lives through a day of the image: it is looked at, started, asked and posted to, killed while mail is under way, started
 * again on the same volume, and stopped. @throws with the first promise that it breaks
 */
export async function imageTrial(engine: Engine, report: (line: string) => void): Promise<void> {
  const image = await engine.describe();
  expect(`it runs as ${user}`, image.user === user, image.user);

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const siteUrl = 'https://www.theenci.example';
  let isAnswering = false;
  const resend = await startFakeResend(() => (isAnswering ? 'accept' : 'hang'));
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: siteUrl,
    RESEND_API_KEY: 're_trial',
    RESEND_BASE_URL: resend.url,
    DELIVER_LOCAL_FORMS: 'true',
    LOG_LEVEL: 'warn',
  };

  try {
    const first = await engine.start(settings);
    await untilReady(first, image.healthcheck, url);
    const held = linesOf(await first.run(['ls', '-A', site])).sort();
    expect('it holds what the server needs and nothing else', String(held) === String(parts), held);
    const megabytes = Number.parseInt(await first.run(['du', '-sm', site]), 10);
    expect(`it adds at most ${sizeLimit} MB`, megabytes <= sizeLimit, `${megabytes} MB`);
    const bom = JSON.parse(await first.run(['cat', `${site}/dist/sbom.json`]));
    expect('it has a bill of materials', bom.components.length > 50, bom.components?.length);
    report(`holds ${held.join(', ')}: ${megabytes} MB, with ${bom.components.length} packages inside`);

    report(`served ${await askPages(url, siteUrl)} pages and files as ${user}`);
    for (const form of formNames) {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify(validPosts[form]);
      const { status } = await fetch(`${url}/api/${form}`, { method: 'POST', headers, body });
      expect(`the form ${form} is accepted`, status === 200, status);
    }
    const waiting = linesOf(await first.run(['ls', queue])).length;
    expect('every post waits in the volume', waiting >= formNames.length, waiting);
    await until(() => resend.calls.length > 0);
    const killed = await first.end('SIGKILL');
    expect('it ends when it is killed', killed !== 0, killed);
    const firstWrites = await first.written();
    expect('it writes into its volume alone', firstWrites.length === 0, firstWrites);

    isAnswering = true;
    const second = await engine.start(settings);
    await untilReady(second, image.healthcheck, url);
    await until(async () => linesOf(await second.run(['ls', queue])).length === 0);
    const keys = new Set(resend.deliveries.map(({ key }) => key));
    const arrived = resend.deliveries.length + resend.contacts.size;
    expect('all that waited arrives', arrived === waiting, `${arrived} of ${waiting}`);
    expect('nothing arrives twice', keys.size === resend.deliveries.length, [...keys]);
    report(`${formNames.length} posts, killed, started again: ${arrived} mails and list entries, each once`);

    const stopped = await second.end('SIGTERM');
    expect('it stops when it is asked to', stopped === 0, stopped);
    const writes = await second.written();
    expect('it writes into its volume alone', writes.length === 0, writes);
    report('stopped with code 0; wrote nothing outside its volume');
  } finally {
    await resend.stop();
  }
}
