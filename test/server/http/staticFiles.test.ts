/** Static files: content types, caching, encodings, ranges, and exact URLs. */

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { keepBuild, previousBuilds } from '../../../server/http/previousBuilds';
import { temporaryDirectory } from '../../../tools/harness/serverProcess';
import { smallDirectory } from '../../support/hotel-source';
import { compressed } from '../../support/quick-compress';
import { bodyText, type ServedSite, serve } from '../../support/serve';
import { loadPages, testApp } from '../../support/test-app';

const yearLong = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

const script = `console.log(${JSON.stringify('surf '.repeat(500))});`;
const style = `main { margin: 0 }\n`.repeat(200);
const film = 'film-abc.mp4';
const filmed = Array.from({ length: 250 }, (_, nth) => `frame ${nth};`).join('');

const built = temporaryDirectory();
const assets = path.join(built, 'public/assets');
/** The small hotel's files and a film. */
const hotelPublic = temporaryDirectory();
const [font = ''] = readdirSync(path.join(smallDirectory, 'public/fonts'));
const picture =
  readdirSync(path.join(smallDirectory, 'public/media')).find((name) => name.endsWith('.avif')) ?? '';

let site: ServedSite;

beforeAll(async () => {
  await loadPages();
  mkdirSync(assets, { recursive: true });
  const write = (name: string, text: string | Buffer) => writeFileSync(path.join(assets, name), text);
  for (const [name, text] of Object.entries({ 'entry-ABC.js': script, 'styles-ABC.css': style })) {
    const { br, gzip } = await compressed(Buffer.from(text));
    write(name, text);
    write(`${name}.br`, br);
    write(`${name}.gz`, gzip);
  }
  write('font-ABC.woff2', 'a font');
  write('.secret', 'hidden');
  writeFileSync(path.join(built, 'manifest.json'), 'not public');
  cpSync(path.join(smallDirectory, 'public'), hotelPublic, { recursive: true });
  writeFileSync(path.join(hotelPublic, 'media', film), filmed);
  site = await serve(testApp({}, { buildDirectory: built, publicDirectory: hotelPublic }).app);
});

describe.each([
  ['/assets/entry-ABC.js', 'text/javascript; charset=utf-8', script],
  ['/assets/styles-ABC.css', 'text/css; charset=utf-8', style],
])('%s', (address, type, text) => {
  it.each(['br', 'gzip', undefined])('is served with the build’s compression: %s', async (encoding) => {
    const headers: Record<string, string> = { 'Accept-Encoding': encoding ?? 'identity' };
    const res = await site.send(address, headers);
    expect([res.status, bodyText(res) === text]).toEqual([200, true]);
    expect(res.headers).toMatchObject({
      'content-type': type,
      'cache-control': yearLong,
      'content-length': String(res.bytes.length),
      vary: 'Accept-Encoding',
    });
    expect(res.headers['content-encoding']).toBe(encoding);
    const head = await site.send(address, headers, 'HEAD');
    expect([head.bytes.length, { ...head.headers, date: '' }]).toEqual([0, { ...res.headers, date: '' }]);
    const known = { 'If-None-Match': res.headers.etag ?? '' };
    expect((await site.send(address, { ...headers, ...known })).status).toBe(304);
    const other = { 'Accept-Encoding': encoding === 'br' ? 'gzip' : 'br' };
    expect((await site.send(address, { ...other, ...known })).status).toBe(200);
  });
});

it.each([
  ['/assets/font-ABC.woff2', 'font/woff2', yearLong],
  [`/fonts/${font}`, 'font/woff2', yearLong],
  [`/media/${picture}`, 'image/avif', yearLong],
  ['/favicon.svg', 'image/svg+xml', forAnHour],
  ['/favicon.ico', 'image/vnd.microsoft.icon', forAnHour],
  ['/site.webmanifest', 'application/manifest+json', forAnHour],
])('%s has the type %s, no encoding, and the Cache-Control %s', async (address, type, caching) => {
  const { status, headers } = await site.send(address, { 'Accept-Encoding': 'br' });
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    ...[200, expect.stringContaining(type), caching],
  ]);
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
});

it.each(['/assets/entry-ABC.js', '/assets/font-ABC.woff2'])(
  'does not send %s in response to a post',
  async (address) => {
    const { status } = await site.send(address, { 'Accept-Encoding': 'br' }, 'POST');
    expect(status).toBe(404);
  },
);

it('follows a symlink in public/ only if its target is inside public/', async () => {
  symlinkSync(film, path.join(hotelPublic, 'media/copy.mp4'));
  symlinkSync(path.join(built, 'manifest.json'), path.join(hotelPublic, 'media/secret.json'));
  symlinkSync(built, path.join(hotelPublic, 'built'));
  expect((await site.send('/media/copy.mp4')).status).toBe(200);
  for (const address of ['/media/secret.json', '/built/manifest.json'])
    expect((await site.send(address)).status).toBe(404);
  writeFileSync(path.join(hotelPublic, 'media/map-1.svg'), '<svg/>');
  for (const suffix of ['br', 'gz'])
    symlinkSync(path.join(built, 'manifest.json'), path.join(hotelPublic, `media/map-1.svg.${suffix}`));
  const drawing = await site.send('/media/map-1.svg', { 'Accept-Encoding': 'br, gzip' });
  expect([drawing.headers['content-encoding'], drawing.bytes.toString()]).toEqual([undefined, '<svg/>']);
});

it('does not open pipes in public/, which would block all file reads', async () => {
  const pipes = ['pipe.txt', 'media/map-2.svg.br', 'media/map-2.svg.gz'];
  for (const name of pipes) execFileSync('mkfifo', [path.join(hotelPublic, name)]);
  writeFileSync(path.join(hotelPublic, 'media/map-2.svg'), '<svg/>');
  expect((await site.send('/pipe.txt')).status).toBe(404);
  const drawing = await site.send('/media/map-2.svg', { 'Accept-Encoding': 'br, gzip' });
  expect([drawing.headers['content-encoding'], drawing.bytes.toString()]).toEqual([undefined, '<svg/>']);
});

it('serves a film without an encoding', async () => {
  const whole = await site.send(`/media/${film}`, { 'Accept-Encoding': 'br, gzip' });
  expect(whole.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'content-type': 'video/mp4',
    'cache-control': yearLong,
  });
  expect(whole.bytes.toString()).toBe(filmed);
});

const { length } = filmed;
type RangeCase = [range: string, status: number, from: number, to: number];
it.each<RangeCase>([
  ['bytes=100-199', 206, 100, 200],
  ['bytes=500-', 206, 500, length],
  ['bytes=-500', 206, length - 500, length],
  [`bytes=-${length}`, 206, 0, length],
  [`bytes=100-${length + 1}`, 206, 100, length],
  // The entire film (RFC 9110, 14.1.2). A server may ignore multiple ranges and invalid ranges (14.2).
  ...[`bytes=-${length + 1}`, 'bytes=0-9,20-29', 'bytes=x', 'lines=1-2'].map(
    (range): RangeCase => [range, 200, 0, length],
  ),
  ...[`bytes=${length}-`, 'bytes=-0', 'bytes=9-0'].map((range): RangeCase => [range, 416, 0, 0]),
])('responds to Range: %s of a film with %i', async (range, status, from, to) => {
  const res = await site.send(`/media/${film}`, { 'Accept-Encoding': 'br', Range: range });
  expect([res.status, res.headers['content-encoding']]).toEqual([status, undefined]);
  const parts: Record<number, string> = {
    206: `bytes ${from}-${to - 1}/${length}`,
    416: `bytes */${length}`,
  };
  expect(res.headers['content-range']).toBe(parts[status]);
  if (status !== 416) expect(res.bytes.toString()).toBe(filmed.slice(from, to));
});

it.each([
  ...['/assets/entry-ABC.js.br', '/assets/entry-ABC.js.gz', '/assets/entry-ABC.js.%67z'],
  `/media/%${picture.charCodeAt(0).toString(16)}${picture.slice(1)}`,
  ...[`/media/${picture}#1`, `/media/${picture}/`, `/media/${picture}%00`, `/media/${picture}%20`],
  ...[`/media//${picture}`, `//media/${picture}`, `/media/./${picture}`, `/x/../media/${picture}`],
  ...[`/media%2f${picture}`, `/media/x/..%2f${picture}`, `/media\\${picture}`, `/MEDIA/${picture}`],
  ...['/assets//font-ABC.woff2', '/assets/entry-ABC.%6as', '/favicon.svg/', '//favicon.svg'],
  ...['/ASSETS/entry-ABC.js', '/ASSETS/font-ABC.woff2'],
  ...['//robots.txt', '/ROBOTS.TXT', '/robots.txt/', '/sitemap.xml#1', '/.well-known/SECURITY.txt'],
  ...['/about#1', '/./about', '/x/../about'],
  ...['/assets', '/media/', '/assets/.secret', '/manifest.json', `/${film}`, '/package.json', '/.git/config'],
  ...['/assets/../manifest.json', '/assets/..%2fmanifest.json', '/assets/%2e%2e/manifest.json'],
  ...['/media/..%5c..%5cpackage.json', '/media/%252e%252e/package.json', '/.env'],
])('%s is not found', async (path) => {
  const { hostname, port } = new URL(site.url);
  // Uses node:http, since `site.send` normalizes the path.
  const sent = httpRequest({ hostname, port, path, headers: { 'Accept-Encoding': 'br' } }).end();
  const [{ statusCode, headers }] = (await once(sent, 'response')) as [IncomingMessage];
  sent.destroy();
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(headers['cache-control']).not.toMatch(/immutable|max-age=[1-9]/);
});

it('serves a replaced build’s precompressed files, which browsers may cache for a year', async () => {
  const data = temporaryDirectory();
  const replaced = temporaryDirectory();
  for (const name of ['about-1.js', 'about-1.js.br']) writeFileSync(path.join(replaced, name), name);
  await keepBuild(replaced, previousBuilds(data));
  const own = await serve(testApp({ DATA_DIR: data }, { buildDirectory: built }).app);
  const kept = await own.send('/assets/about-1.js', { 'Accept-Encoding': 'br' });
  expect([kept.status, kept.bytes.toString()]).toEqual([200, 'about-1.js.br']);
  expect(kept.headers['cache-control']).toBe(yearLong);
  expect(bodyText(await own.send('/assets/about-1.js'))).toBe('about-1.js');
  for (const address of ['/assets/about-1.js.br', '/assets/current.json', '/assets/other-1.js'])
    expect([address, (await own.send(address)).status]).toEqual([address, 404]);
});
