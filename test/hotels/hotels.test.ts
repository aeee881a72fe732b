/** One build serves several hotels, each from a separate folder. */
import path from 'node:path';
import libsql from 'libsql';
import {
  endAllServers,
  type ServerProcess,
  startServer,
  temporaryDirectory,
} from '../../tools/harness/serverProcess';
import { violations } from '../support/axe';
import { hydrated, type OpenPage, open, resize } from '../support/browser';
import { cpuSeconds } from '../support/cpu-seconds';
import { all, linksIn } from '../support/html';
import { fakeMapHost } from '../support/map-host';
import { postTo } from '../support/posts';
import { content, rooms, site } from '../support/sample-content';
import { sampleHotel } from '../support/sample-hotel';
import { textProblemsAt } from '../support/text-at-widths';
import { validPosts } from '../support/valid-posts';
import { largeHotel, roomCount } from './large';

jest.setTimeout(240_000);

/** Names, places and colors that only the sample hotel has. */
const sampleNames = [
  ...[site.brand, 'Enci', 'San Diego', site.phone.display, site.phone.international, site.locale.timeZone],
  ...[site.address.city, site.address.street, site.address.postalCode, String(site.geo.latitude)],
  site.email.replace(/^.*@/, ''),
  ...[...rooms, ...content.places].map(({ name }) => name),
  ...Object.values(content.brand.colors).map(({ hex }) => hex),
].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const sampleName = new RegExp(`(?<![\\p{L}\\d])(?:${sampleNames.join('|')})(?![\\p{L}\\d]).{0,30}`, 'giu');

const smallest = { width: 320, height: 900 };
const larger = { width: 1000, height: 800 };

const files = ['/sitemap.xml', '/llms.txt', '/robots.txt', '/site.webmanifest', '/.well-known/security.txt'];

describe.each(['small', 'plain', 'large'] as const)('the %s hotel', (name) => {
  const siteUrl = `https://${name}.example`;
  const directory = name === 'large' ? largeHotel().root : path.resolve('test/hotels', name);
  const hotel = sampleHotel(directory).content.hotel;
  const dataDirectory = temporaryDirectory();
  let server: ServerProcess;
  let startSeconds: number;
  /** The paths of the hotel's pages, including only one room and one offer. */
  let paths: string[];
  let listed: string[];

  const html = async (address: string) => (await fetch(server.url + address)).text();

  beforeAll(async () => {
    server = await startServer('dist/server/index.js', {
      HOTEL_DIR: directory,
      DATA_DIR: dataDirectory,
      SITE_URL: siteUrl,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_MAX: '1000',
      DELIVER_LOCAL_FORMS: 'true',
    });
    startSeconds = cpuSeconds(server.child);
    listed = all(await html('/sitemap.xml'), /<loc>[^<]*?:\/\/[^/]*(\/[^<]*)<\/loc>/g);
    const kinds = new Map(listed.map((each) => [/^\/(room|offers)\/./.exec(each)?.[1] ?? each, each]));
    paths = [...kinds.values(), '/book', '/unsubscribe', '/test-nav', '/style-guide', '/no-such-page'];
  });
  afterAll(endAllServers);

  /** Loads each page once, and returns the findings by page. Omits pages without findings. */
  async function findProblems(check: (page: OpenPage) => Promise<readonly string[]>): Promise<object> {
    const page = await open('/test-nav', {
      site: server.url,
      viewport: smallest,
      reducedMotion: true,
      before: fakeMapHost,
    });
    const findings: Record<string, unknown> = {};
    page.on('response', (response) => {
      const isPage = response.request().resourceType() === 'document';
      if (response.status() >= 400 && !isPage) findings[response.url()] = response.status();
    });
    for (const address of paths) {
      await page.goto(server.url + address, { waitUntil: 'load' });
      await hydrated(page);
      const onPage = await check(page);
      if (onPage.length > 0) findings[address] = onPage;
    }
    return findings;
  }

  it('starts in under three seconds of CPU time, and its typefaces cover all characters in its content', () => {
    expect(startSeconds).toBeLessThan(3);
    expect(server.output()).not.toContain('fonts are missing');
  });

  if (name === 'large') {
    it('cuts off no text on the smallest phone', async () => {
      expect(await findProblems((page) => textProblemsAt(page, [smallest.width]))).toEqual({});
    });

    it('lists each of its rooms once', async () => {
      expect(listed.filter((address) => address.startsWith('/room/'))).toHaveLength(roomCount);
      const links = linksIn(await html('/rooms-suites')).filter((link) => /^\/room\/[^/]+\/$/.test(link));
      expect(new Set(links).size).toBe(roomCount);
    });
    return;
  }

  it('cuts off no text on the smallest phone, and is accessible on a larger screen', async () => {
    const check = async (page: OpenPage) => {
      const cutOff = await textProblemsAt(page, [smallest.width]);
      await resize(page, larger);
      return [...cutOff, ...(await violations(page))];
    };
    expect(await findProblems(check)).toEqual({});
  });

  it('does not mention the sample hotel in pages, files, responses, or emails', async () => {
    const bodies = await Promise.all([...paths, ...files, '/api/none'].map(html));
    for (const [form, fields] of Object.entries(validPosts)) await postTo(server.url, form, fields);
    const outbox = new libsql(path.join(dataDirectory, 'outbox.db'));
    const emails = outbox
      .prepare('SELECT content FROM message')
      .all()
      .map((row: unknown) => JSON.stringify(row));
    outbox.close();
    expect(emails.join()).toContain(hotel.email);
    expect([...bodies, ...emails].flatMap((text) => text.match(sampleName) ?? [])).toEqual([]);
  });
});
