import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressed } from '../../server/http/compress';
import { type Asked, serve, textOf } from '../support/ask';
import { smallDirectory } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

const script = `console.log(${JSON.stringify('surf '.repeat(500))});`;
const style = `main { margin: 0 }\n`.repeat(200);
const files = { 'entry-ABC.js': script, 'styles-ABC.css': style };

const film = 'film-abc.mp4';

let built: string;
/** The files of a hotel: those of the small one, and a film. */
const hotelPublic = mkdtempSync(path.join(tmpdir(), 'public-'));
let site: Asked;
const ask: Asked['ask'] = (...parameters) => site.ask(...parameters);

/** Browser files of a build, like those of scripts/build.ts. */
beforeAll(async () => {
  await loadPages();
  built = mkdtempSync(path.join(tmpdir(), 'built-'));
  const assets = path.join(built, 'public/assets');
  mkdirSync(assets, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const { br, gzip, identity } = await compressed(Buffer.from(text));
    writeFileSync(path.join(assets, name), identity);
    writeFileSync(path.join(assets, `${name}.br`), br);
    writeFileSync(path.join(assets, `${name}.gz`), gzip);
  }
  writeFileSync(path.join(assets, 'font-ABC.woff2'), 'a font');
  writeFileSync(path.join(assets, '.secret'), 'hidden');
  writeFileSync(path.join(built, 'manifest.json'), 'not public');
  cpSync(path.join(smallDirectory, 'public'), hotelPublic, { recursive: true });
  writeFileSync(path.join(hotelPublic, 'media', film), 'a film '.repeat(100));
  const parts = { buildDirectory: built, publicDirectory: hotelPublic };
  site = await serve(testApp({}, parts).app);
});
afterAll(() => {
  site.close();
  rmSync(built, { recursive: true });
  rmSync(hotelPublic, { recursive: true });
});

const yearLong = 'public, max-age=31536000, immutable';

describe('scripts and styles', () => {
  it.each([
    ['/assets/entry-ABC.js', 'text/javascript; charset=utf-8', script],
    ['/assets/styles-ABC.css', 'text/css; charset=utf-8', style],
  ])('%s is served as compressed by the build, for a year', async (address, type, text) => {
    const etags = new Set<unknown>();
    for (const encoding of ['br', 'gzip', undefined]) {
      const answer = await ask(address, { 'Accept-Encoding': encoding ?? 'identity' });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': yearLong,
        'content-length': String(answer.bytes.length),
        vary: 'Accept-Encoding',
      });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(textOf(answer) === text).toBe(true);
      etags.add(answer.headers.etag);
    }
    expect(etags.size).toBe(3);
    expect(etags).not.toContain(undefined);
  });

  it.each(['br', 'identity'])('respond to HEAD and, for a known ETag, with 304 (%s)', async (accepted) => {
    const headers = { 'Accept-Encoding': accepted };
    const get = await ask('/assets/entry-ABC.js', headers);
    const head = await ask('/assets/entry-ABC.js', headers, 'HEAD');
    expect(head.bytes).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    const { etag = '' } = get.headers;
    const unchanged = await ask('/assets/entry-ABC.js', { ...headers, 'If-None-Match': etag });
    expect(unchanged.status).toBe(304);
    expect(unchanged.bytes).toHaveLength(0);
    expect(unchanged.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': yearLong });
    const other = { 'Accept-Encoding': 'gzip', 'If-None-Match': etag };
    expect((await ask('/assets/entry-ABC.js', other)).status).toBe(200);
  });

  it.each([
    '/assets/entry-ABC.js.br',
    '/assets/entry-ABC.js.gz',
    '/assets/styles-ABC.css.br',
    '/assets/entry-ABC.js%2ebr',
    '/assets/entry-ABC.js.%67z',
  ])('have no second URL %s', async (address) => {
    expect((await ask(address)).status).toBe(404);
  });

  it('are not found, like any other file, once a new build has removed them', async () => {
    const assets = path.join(built, 'public/assets');
    writeFileSync(path.join(assets, 'old-ABC.js'), script);
    writeFileSync(path.join(assets, 'old-ABC.js.br'), 'compressed');
    const later = await serve(testApp({}, { buildDirectory: built }).app);
    for (const name of readdirSync(assets)) if (name.startsWith('old-')) rmSync(path.join(assets, name));
    const answer = await later.ask('/assets/old-ABC.js', { 'Accept-Encoding': 'br' });
    later.close();
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).not.toMatch(/immutable/);
    expect(textOf(answer).endsWith('</html>')).toBe(true);
  });
});

describe('other files', () => {
  it('fonts are sent as they are, for a year', async () => {
    const answer = await ask('/assets/font-ABC.woff2', { 'Accept-Encoding': 'br' });
    expect(answer.headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': yearLong });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).not.toHaveProperty('vary');
    expect(answer.bytes.toString()).toBe('a font');
    const [made = ''] = readdirSync(path.join(hotelPublic, 'fonts'));
    const { headers } = await ask(`/fonts/${made}`);
    expect(headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': yearLong });
  });

  it('films are sent in ranges, never encoded', async () => {
    const headers = { 'Accept-Encoding': 'br, gzip' };
    const whole = await ask(`/media/${film}`, headers);
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'cache-control': yearLong,
    });
    const part = await ask(`/media/${film}`, { ...headers, Range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.bytes.length}`);
    expect(part.headers).not.toHaveProperty('content-encoding');
    expect(part.bytes.equals(whole.bytes.subarray(100, 200))).toBe(true);
    const beyond = await ask(`/media/${film}`, { Range: `bytes=${whole.bytes.length}-` });
    expect(beyond.status).toBe(416);
    const longer = await ask(`/media/${film}`, { Range: `bytes=-${whole.bytes.length + 1}` });
    expect(longer.status).toBe(200);
    expect(longer.bytes.equals(whole.bytes)).toBe(true);
  });

  it.each(['/favicon.svg', '/favicon.ico', '/site.webmanifest'])(
    '%s is cached for an hour',
    async (address) => {
      const answer = await ask(address, { 'Accept-Encoding': 'br' });
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    },
  );

  const picture =
    readdirSync(path.join(smallDirectory, 'public/media')).find((name) => name.endsWith('.avif')) ?? '';
  const encoded = `%${picture.charCodeAt(0).toString(16)}${picture.slice(1)}`;

  it.each([
    `/media/${encoded}`,
    `/media/${picture}#1`,
    `/media/${picture}#`,
    `/media/${picture}/`,
    `/media/${picture}%00`,
    `/media/${picture}%20`,
    `/media//${picture}`,
    `//media/${picture}`,
    `/media/./${picture}`,
    `/./media/${picture}`,
    `/media/x/../${picture}`,
    `/x/../media/${picture}`,
    `/media%2f${picture}`,
    `/media/x/..%2f${picture}`,
    `/media\\${picture}`,
    `/MEDIA/${picture}`,
    `/Media/${picture}`,
    '/ASSETS/font-ABC.woff2',
    '/assets//font-ABC.woff2',
    '/assets/entry-ABC.js#1',
    '/assets/entry-ABC.%6as',
    '/assets/./entry-ABC.js',
    '//favicon.svg',
    '/./favicon.svg',
    '/favicon.svg/',
    '/favicon.%73vg',
    '/favicon.svg#1',
    '//robots.txt',
    '/ROBOTS.TXT',
    '/robots.txt/',
    '/sitemap.xml#1',
    '/Sitemap.xml',
    '/llms.%74xt',
    '/.well-known/SECURITY.txt',
    '/about#1',
    '/%61bout',
    '//about',
    '/./about',
    '/x/../about',
  ])('%s is no other spelling of a file or a page', async (path) => {
    const { hostname, port } = new URL(site.url);
    // Not `ask`, which normalizes the path.
    const sent = httpRequest({ hostname, port, path, headers: { 'Accept-Encoding': 'br' } }).end();
    const [{ statusCode, headers }] = (await once(sent, 'response')) as [IncomingMessage];
    sent.destroy();
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).not.toMatch(/immutable|max-age=[1-9]/);
  });

  it.each([
    '/assets',
    '/assets/',
    '/media/',
    '/assets/.secret',
    '/assets/../manifest.json',
    `/assets/${'..%2f'}manifest.json`,
    '/assets/%2e%2e/manifest.json',
    `/assets/${'..%2f..%2f'}manifest.json`,
    `/media/${'..%5c..%5c'}package.json`,
    '/manifest.json',
    `/${film}`,
    '/package.json',
    '/.gitignore',
    '/.git/config',
    '/.env',
    '/media/%2e%2e/%2e%2e/package.json',
    '/media/%252e%252e/package.json',
    '/media/..%252f..%252fpackage.json',
  ])('%s is not found', async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(textOf(answer)).not.toMatch(/"name": "|\[core\]|dependencies|not public/);
  });
});
