import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import request from 'supertest';
import { aliases } from '../../shared/redirects';
import { roomPath } from '../../shared/room';
import { bookPath } from '../../shared/stay';
import { canonicalOf, h1Of, insideLinks } from '../support/html';
import { addresses, content, everyPath, pageTexts, redirects, small } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

const siteUrl = 'https://www.example.com';
const { formerSlugs, removedSlugs, slashedSlugs } = content;
const notFoundContent = pageTexts('not-found');

let app: RequestListener;
beforeAll(async () => {
  await loadPages();
  app = testApp({ SITE_URL: siteUrl }).app;
});

const get = (path: string) => request(app).get(path);

const canonicalPaths = addresses.map(({ path }) => path);
const [{ slug: room } = { slug: '' }] = content.rooms;

describe('the route table', () => {
  it.each(canonicalPaths)('%s responds with full HTML, with and without its slash', async (path) => {
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
    }
  });
});

describe('redirects', () => {
  it('has the whole table: aliases, old and removed rooms, and slash-less ones', () => {
    const both = [aliases, formerSlugs].flatMap(Object.keys).length + removedSlugs.length;
    expect(redirects.size).toBe(2 * both + slashedSlugs.length);
  });

  it.each([...redirects])('%s redirects to %s permanently', async (from, to) => {
    const answer = await get(`${from}?x`);
    expect([answer.status, answer.headers.location]).toEqual([301, `${to}?x`]);
    const head = await request(app).head(from);
    expect([head.status, head.headers.location]).toEqual([301, to]);
    expect(small.addressOf(to)).toBeDefined();
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

  it('is the same document for every unknown path', async () => {
    const [one, other] = await Promise.all(['/nope', '/room/nope?x=<b>'].map(get));
    expect(one?.text === other?.text).toBe(true);
  });

  it.each(['/%', '/%E0%A4%A', '/about/%ff', '/media/%c0%ae'])('malformed %s gets a 400', async (path) => {
    expect((await get(path)).status).toBe(400);
  });
});

describe('links inside the site', () => {
  it('all lead to a page or to a redirect of the table', async () => {
    const links = new Map<string, string>();
    for (const path of everyPath)
      for (const link of insideLinks((await get(path)).text)) links.set(link, path);
    const dead: string[] = [];
    for (const [link, path] of links) {
      const { pathname, search, hash } = new URL(link, siteUrl);
      const answer = await get(redirects.get(pathname) ?? pathname + search);
      const hasPlace = !hash || answer.text?.includes(` id="${hash.slice(1)}"`);
      // A stay in the address leads on to the engine.
      const isThere = answer.status === 200 || (pathname === bookPath && answer.status === 303);
      if (!isThere || !hasPlace) dead.push(`${path} -> ${link}`);
    }
    expect(links.size).toBeGreaterThan(canonicalPaths.length);
    expect(dead).toEqual([]);
  });

  it('are written as content and pages write them, also where that redirects', async () => {
    expect(insideLinks((await get('/about')).text)).toContain(pageTexts('about').closing.book.to);
    expect(insideLinks((await get(roomPath(room))).text)).toContain('/rooms-suites/');
  });
});
