import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readManifest } from '../../server/pages/manifest';
import { fontRecordFile, preloadedFonts } from '../../shared/fontRecord';
import { matchPage } from '../../shared/matchPage';
import {
  endAllServers,
  type ServerProcess,
  startServer,
  temporaryDirectory,
} from '../../tools/harness/serverProcess';
import { violations } from '../support/axe';
import { desktop, hydrated, type OpenPage, open } from '../support/browser';
import { all, insideLinks, structuredData } from '../support/html';
import { answerForTheMap } from '../support/outside-hosts';
import type { ProjectCopy } from '../support/project-copy';
import { textFaultsAt } from '../support/text-at-widths';
import { validPosts } from '../support/validPosts';
import type { HotelContent, Json } from './base';
import { buildHotel } from './build';
import { leaksIn, leaksInFiles } from './leaks';

/** Widths of a small phone, a small window and a desktop, in px. */
const widths = [1440, 1000, 320];

/** Answers that are no pages. */
const files = [
  '/sitemap.xml',
  '/llms.txt',
  '/robots.txt',
  '/site.webmanifest',
  '/favicon.svg',
  '/.well-known/security.txt',
];
/** Pages that the sitemap does not list. */
const unlisted = ['/book', '/unsubscribe', '/test-nav', '/no-such-page'];

interface Hotel {
  content: HotelContent;
  /** Settings of its server. */
  env: Record<string, string>;
  hasFilm: boolean;
  hasMap: boolean;
  /** What its mails call its time zone. */
  clock: string;
  /** Pages whose layout a browser looks at, besides those with one address. */
  alsoSeen: readonly string[];
  /** Whether axe looks at each page: of a hotel that is without much, for what is left empty. */
  askAxe: boolean;
}

export interface RunningHotel {
  project: ProjectCopy;
  server: ServerProcess;
  /** The paths in its sitemap. */
  listed: readonly string[];
  /** The paths of its pages, of rooms, offers and groups only some. */
  paths: readonly string[];
  html(path: string): Promise<string>;
}

let hotel: RunningHotel;

/** The hotel of the file, once its tests run. */
export const theHotel = (): RunningHotel => hotel;

/** Builds a hotel, starts it, and asks of it what every hotel's site promises. */
export function describeHotel({ content, env, hasFilm, hasMap, clock, alsoSeen, askAxe }: Hotel): void {
  const dataDirectory = temporaryDirectory();
  const site: Json = content.get('site.json');
  const siteUrl = `https://www.${site.email.split('@')[1]}`;

  beforeAll(async () => {
    const project = await buildHotel(content, { hasFilm, hasMap });
    const server = await startServer(
      path.join(project.root, 'dist/server/index.js'),
      { DATA_DIR: dataDirectory, LOG_LEVEL: 'error', SITE_URL: siteUrl, DELIVER_LOCAL_FORMS: 'true', ...env },
      project.root,
    );
    const html = async (address: string) => (await fetch(server.url + address)).text();
    const listed = all(await html('/sitemap.xml'), /<loc>[^<]*?:\/\/[^/]*(\/[^<]*)<\/loc>/g);
    const single = listed.filter((each) => !/^\/(room|offers)\/./.test(each));
    hotel = { project, server, html, listed, paths: [...single, ...unlisted, ...alsoSeen] };
  }, 240_000);
  afterAll(endAllServers);

  it('says nothing of the sample hotel: in files, answers, mails and cards', async () => {
    const answers = [...hotel.paths, ...files, '/api/none'];
    const found: string[] = [];
    for (const address of answers)
      found.push(...leaksIn(await hotel.html(address)).map((leak) => `${address}: ${leak}`));
    for (const [form, fields] of Object.entries(validPosts))
      await fetch(`${hotel.server.url}/api/${form}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fields),
      });
    const queue = path.join(dataDirectory, 'outbox/queued');
    const mails = readdirSync(queue).map((name) => readFileSync(path.join(queue, name), 'utf8'));
    expect(mails.join()).toContain(clock);
    const cards = hotel.project.run(
      process.execPath,
      '--import',
      'tsx',
      '--input-type=commonjs',
      '--eval',
      "Promise.all([import('./tools/cards/plan'), import('./tools/content/read')]).then(([{ plannedCards }, { readContent }]) => console.log(JSON.stringify(plannedCards(readContent()))))",
    );
    expect(cards).toContain(site.address.city);
    for (const text of [...mails, cards]) found.push(...leaksIn(text));
    found.push(...leaksInFiles(hotel.project));
    expect(found).toEqual([]);
  });

  it('has icons in its own colors', async () => {
    const { paper } = (content.get('brand.json') as Json).colors;
    const file = path.join(hotel.project.root, 'public/icon-192.png');
    const [red = 0, green = 0, blue = 0] = await sharp(file).removeAlpha().raw().toBuffer();
    expect(`#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`).toBe(
      paper.hex,
    );
  });

  it('has no dead link, no empty heading and no structured data of another', async () => {
    const faults: string[] = [];
    const statuses = new Map<string, number>();
    for (const address of hotel.paths) {
      const html = await hotel.html(address);
      const ids = new Set(all(html, / id="([^"]*)"/g));
      if (/<(h[1-6]|li|ul|dl)(?: [^>]*)?><\/\1>/.test(html.replace(/<!--.*?-->/g, '')))
        faults.push(`${address} has an empty element`);
      for (const link of insideLinks(html)) {
        const [target = '', anchor] = link.split('#');
        if (target === address && anchor && !ids.has(anchor)) faults.push(`${address} has no #${anchor}`);
        const asked = new URL(target, siteUrl).pathname;
        if (!statuses.has(asked)) statuses.set(asked, (await fetch(hotel.server.url + asked)).status);
        if (statuses.get(asked) !== 200) faults.push(`${address} links to ${link}: ${statuses.get(asked)}`);
      }
      for (const data of structuredData(html))
        if (data['@type'] === 'Hotel' && data.name !== site.fullName) faults.push(`${address}: ${data.name}`);
    }
    expect(faults).toEqual([]);
  });

  it('shows every page whole from small phones to desktops, with nothing asked in vain and no further font', async () => {
    const faults: Record<string, unknown> = {};
    const missing: string[] = [];
    const record = readFileSync(path.join(hotel.project.root, fontRecordFile), 'utf8');
    const fonts = preloadedFonts(JSON.parse(record));
    const furtherFonts = new Set<string>();
    const page: OpenPage = await open('/test-nav', {
      site: hotel.server.url,
      viewport: desktop,
      reducedMotion: true,
      before: answerForTheMap,
    });
    page.on('response', (response) => {
      const isOurs =
        response.url().startsWith(hotel.server.url) && response.request().resourceType() !== 'document';
      if (isOurs && response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.woff2') && !fonts.includes(pathname)) furtherFonts.add(pathname);
    });
    for (const address of hotel.paths) {
      await page.goto(hotel.server.url + address, { waitUntil: 'load' });
      await hydrated(page);
      const found = await textFaultsAt(page, widths);
      const axe = askAxe ? await violations(page) : [];
      if (axe.length > 0 || Object.keys(found).length > 0) faults[address] = { axe, ...found };
    }
    expect({ faults, missing, furtherFonts: [...furtherFonts] }).toEqual({
      faults: {},
      missing: [],
      furtherFonts: [],
    });
  }, 240_000);
}

const manifestOf = ({ project: { root } }: RunningHotel) => readManifest(path.join(root, 'dist'));

/** The bytes that a page's scripts are sent in, brotli. */
export function scriptBytes(running: RunningHotel, address: string): number {
  const { root } = running.project;
  return manifestOf(running)
    .scripts[matchPage(address).name].map((file) => path.join(root, 'dist/public', `${file}.br`))
    .filter((file) => existsSync(file))
    .reduce((sum, file) => sum + readFileSync(file).length, 0);
}
