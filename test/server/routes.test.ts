import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import request from 'supertest';
import { addressOf } from '../../shared/addresses';
import { siteApp, siteUrl } from '../support/app';
import {
  aboutContent,
  addresses,
  aliases,
  everyPath,
  formerSlugs,
  indexedPaths,
  notFoundContent,
  pages,
  redirects,
  roomPath,
  roomSlugs,
  site,
  slashedSlugs,
  unknownPath,
} from '../support/content';
import {
  all,
  canonicalOf,
  descriptionOf,
  h1Of,
  headingLevels,
  insideLinks,
  readable,
  titleOf,
} from '../support/html';

let app: RequestListener;
beforeAll(async () => {
  app = await siteApp();
});

const get = (path: string) => request(app).get(path);

const canonicalPaths = addresses.map(({ path }) => path);
const unlistedPaths = canonicalPaths.filter((path) => !indexedPaths.includes(path));
const [room = ''] = roomSlugs;

describe('the route table', () => {
  it.each(canonicalPaths)('%s answers with full HTML, with and without its slash', async (path) => {
    const bare = path === '/' ? path : path.replace(/\/$/, '');
    for (const address of new Set([bare, `${bare}/`.replace('//', '/')])) {
      const answer = await get(address);
      if (redirects.has(address)) {
        expect([answer.status, answer.headers.location]).toEqual([301, path]);
        continue;
      }
      expect(answer.status).toBe(200);
      expect(answer.type).toBe('text/html');
      expect(
        answer.text.startsWith('<!DOCTYPE html><html lang="en-US"') && answer.text.endsWith('</html>'),
      ).toBe(true);
      expect(canonicalOf(answer.text)).toEqual([siteUrl + path]);
      expect(answer.text).not.toMatch(/<(?:object|embed|applet|frameset)\b/i);
    }
  });

  it.each(canonicalPaths)('%s has one title, one h1, its landmarks, and headings in order', async (path) => {
    const { text } = await get(path);
    const [title, ...moreTitles] = titleOf(text);
    expect(moreTitles).toEqual([]);
    expect(title?.split(' | ')).toEqual([expect.stringMatching(/./), site.brand]);
    expect(title?.length).toBeLessThanOrEqual(60);
    const levels = headingLevels(text);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
    expect(['<main', '<nav', '<footer', '<header'].filter((landmark) => !text.includes(landmark))).toEqual(
      [],
    );
  });

  it('gives every page that a crawler may index a title and a description of its own', async () => {
    const heads = await Promise.all(indexedPaths.map(async (path) => (await get(path)).text));
    const titles = heads.map((html) => titleOf(html)[0]);
    const descriptions = heads.map((html) => descriptionOf(html)[0] ?? '');
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    const badLength = descriptions.filter(({ length }) => length < 70 || length > 160);
    expect(badLength).toEqual([]);
  });

  it('sends social tags with every page', async () => {
    for (const path of canonicalPaths) {
      const { text } = await get(path);
      expect(all(text, /<meta property="og:title" content="([^"]*)"/g)).toHaveLength(1);
      expect(all(text, /<meta property="og:image" content="([^"]*)"/g)).toHaveLength(1);
      expect(all(text, /<meta property="og:url" content="([^"]*)"/g)).toEqual([siteUrl + path]);
    }
  });

  it('keeps crawlers away from the pages for developers and from unknown addresses alone', async () => {
    const noindex = /<meta name="robots" content="noindex"/;
    for (const path of canonicalPaths) {
      expect(noindex.test((await get(path)).text)).toBe(unlistedPaths.includes(path));
    }
    expect(unlistedPaths).not.toEqual([]);
    expect((await get(unknownPath)).text).toMatch(noindex);
  });
});

describe('titles', () => {
  it('go with a line over the headings of Home and Contact that says what and where the hotel is', async () => {
    for (const path of ['/', pages.contact.path])
      expect(readable((await get(path)).text)).toMatch(new RegExp(`<p class="label">${site.kicker}</p><h1`));
  });
});

describe('redirects', () => {
  it('has the whole table: aliases, old room paths and slash-less rooms', () => {
    const both = Object.keys({ ...aliases, ...formerSlugs }).length;
    expect(redirects.size).toBe(2 * both + slashedSlugs.length);
  });

  it.each([...redirects])('%s leads to %s for good', async (from, to) => {
    const answer = await get(from);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(to);
    const head = await request(app).head(from);
    expect([head.status, head.headers.location]).toEqual([301, to]);
    expect(addressOf(to)).toBeDefined();
  });

  it.each([...redirects])('keep the query on the way from %s to %s', async (from, to) => {
    for (const query of ['?utm_source=a&b=%2F%2Fc', '?x'])
      expect((await get(from + query)).headers.location).toBe(to + query);
  });

  it('are kept for an hour, by the guest alone where they copy a query', async () => {
    const keep = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await keep('/about-us')).toBe('public, max-age=3600');
    expect(await keep('/about-us?from=june')).toBe('private, max-age=3600');
  });

  it('copy no query that would make headers too long for a proxy', async () => {
    expect((await get(`/about-us?${'%'.repeat(8000)}`)).headers.location).toBe('/about/');
  });

  it.each([
    '//evil.example',
    '//evil.example/about-us',
    '/about-us//evil.example',
    '/\\evil.example/about-us',
    '/%2F%2Fevil.example',
    '/rooms//evil.example/..',
    '/.//evil.example',
    '/rooms/%2e%2e//evil.example',
  ])('cannot be turned into a redirect to another host by %s', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers.location).toBeUndefined();
  });

  it('stays on this host for a request line with another one', async () => {
    const server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'GET http://evil.example/about-us HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    server.close();
    expect(answer).toMatch(/^HTTP\/1.1 301 /);
    expect(answer).toMatch(/^Location: \/about\/\r$/m);
  });
});

describe('everything else', () => {
  it.each([
    '/nope',
    '/About',
    '/about//',
    '/room',
    '/room/',
    '/room/no-such-room/',
    `${roomPath(room)}extra`,
    '/index.html',
    '/constructor',
    '/__proto__',
    '/media/nope.webp',
    '/assets/nope.js',
    '/..%2fpackage.json',
    `/${'a'.repeat(4000)}`,
  ])('%s is the not-found page with status 404', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(h1Of(answer.text)).toEqual([notFoundContent.heading]);
    for (const { to } of [notFoundContent.home, ...notFoundContent.links])
      expect(insideLinks(answer.text)).toContain(to);
    expect(canonicalOf(answer.text)).toEqual([]);
  });

  it('is the same document for every unknown address', async () => {
    const [one, other] = await Promise.all(['/nope', '/room/nope?x=<b>'].map(get));
    expect(one?.text === other?.text).toBe(true);
  });

  it.each(['/%', '/%E0%A4%A', '/about/%ff', '/media/%c0%ae'])('malformed %s gets a 400', async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  it('answers methods that a page does not have with 405 and Allow', async () => {
    const answer = await request(app).post('/about').send('x=1');
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect((await request(app).trace('/about')).status).toBe(405);
  });

  it('answers HEAD like GET, without a body', async () => {
    const answer = await request(app).head('/gallery');
    expect(answer.status).toBe(200);
    expect(answer.type).toBe('text/html');
    expect(answer.text ?? '').toBe('');
  });
});

describe('links inside the site', () => {
  it('lead to a page or to a redirect of the table, wherever they stand', async () => {
    const links = new Map<string, string>();
    for (const path of everyPath)
      for (const link of insideLinks((await get(path)).text)) links.set(link, path);
    const dead: string[] = [];
    for (const [link, path] of links) {
      const { pathname, search, hash } = new URL(link, siteUrl);
      const answer = await get(redirects.get(pathname) ?? pathname + search);
      const hasPlace = !hash || answer.text?.includes(` id="${hash.slice(1)}"`);
      if (answer.status !== 200 || !hasPlace) dead.push(`${path} -> ${link}`);
    }
    expect(links.size).toBeGreaterThan(canonicalPaths.length);
    expect(dead).toEqual([]);
  });

  it('differ in the phone menu and the footer', async () => {
    const links = insideLinks((await get('/')).text);
    for (const path of [
      '/terms-conditions',
      '/do-not-sell-my-personal-information',
      '/terms',
      '/do-not-sell',
    ]) {
      expect(links).toContain(path);
    }
    expect(insideLinks((await get('/about')).text)).toContain(aboutContent.closing.book.to);
    expect(insideLinks((await get(roomPath(room))).text)).toContain('/rooms-suites/');
  });
});
