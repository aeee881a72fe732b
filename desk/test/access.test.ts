/** The desk serves only the owner's browser, not other programs, sites, or people. Invalid requests write nothing. */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { deskKey } from '../http/key';
import { type Proxied, readProxied } from '../http/proxy';
import { createDesk } from '../server';
import { type DeskFolder, makeDesk, room } from './support/folder';

jest.setTimeout(120_000);

const key = 'k'.repeat(43);
const secret = 's'.repeat(32);
const url = new URL('https://desk.example.com');
const email = 'ana@example.com';
const local = `127.0.0.1:4000`;

let desk: DeskFolder;
const servers: Server[] = [];
/** Starts a desk. @returns the desk's port */
async function start(proxied?: Proxied): Promise<number> {
  const { root } = desk;
  const options = { root, log: () => {}, port: 4000, key, proxied, bundle: new Map(), make: async () => {} };
  const server = createServer(await createDesk(options));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
const ports = { own: 0, proxied: 0 };
beforeAll(async () => {
  desk = makeDesk();
  ports.own = await start();
  ports.proxied = await start({ url, secret });
});
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

interface Sent {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends a request exactly as given. `fetch` would normalize the address and set headers such as Sec-Fetch-Mode. */
const send = (port: number, address: string, { method = 'GET', body, headers = {} }: Sent = {}) =>
  new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const all = { 'content-type': 'application/json', ...headers };
    const req = request({ port, path: address, method, headers: all }, async (res) => {
      let text = '';
      for await (const part of res) text += part;
      resolve({ status: res.statusCode ?? 0, text, headers: res.headers });
    });
    req.on('error', reject);
    req.end(
      body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    );
  });

const owner = { host: local, authorization: `Bearer ${key}` };
const asOwner = (address: string, sent: Sent = {}) => send(ports.own, address, { ...sent, headers: owner });
const jobs = '/api/content/jobs.json';
const reads = ['/api/content', '/desk/rooms', '/desk/pictures', '/desk/pictures/uploads/1', '/desk/publish'];
const writes = ['/api/content/copy', '/api/content/remove', '/desk/rooms/hide', '/desk/preview'];

describe('on the owner’s computer', () => {
  it('serves only the desk’s page without the key, and always sends a strict Content-Security-Policy', async () => {
    const page = await send(ports.own, `/desk?key=${key}`, { headers: { host: local } });
    expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined]);
    for (const address of ['/desk', '/desk/rooms', '/api/content/hotel.json']) {
      const { status, headers } = await asOwner(address);
      const policy = String(headers['content-security-policy']);
      expect([address, status]).toEqual([address, 200]);
      for (const part of ["default-src 'none'", "script-src 'self';", "connect-src 'self';"])
        expect(policy).toContain(part);
      expect(policy).not.toMatch(/https?:/);
    }
    expect((await asOwner('/api/content/copy', { method: 'POST', body: {} })).status).toBe(422);
  });

  it.each<[string, Record<string, string>]>([
    ['no key', { host: local }],
    ['another key', { host: local, authorization: `Bearer ${'x'.repeat(43)}` }],
    ['a shorter key', { host: local, authorization: 'Bearer k' }],
    [
      'the key as a cookie, which browsers send to every port of this machine',
      { host: local, cookie: `desk-key=${key}` },
    ],
    ['another host name for this machine', { ...owner, host: 'rebound.example:4000' }],
  ])('refuses a request with %s', async (_, headers) => {
    for (const address of reads)
      expect([address, (await send(ports.own, address, { headers })).status]).toEqual([address, 403]);
    for (const address of writes) {
      const { status } = await send(ports.own, address, { method: 'POST', body: {}, headers });
      expect([address, status]).toEqual([address, 403]);
    }
  });

  it('rejects requests with another Host header, and does not let other origins send the key', async () => {
    for (const address of ['/', '/rooms-suites', '/media/manifest.json'])
      expect((await send(ports.own, address, { headers: { host: 'rebound.example:4000' } })).status).toBe(
        403,
      );
    const page = await send(ports.own, '/rooms-suites', { headers: { host: local } });
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    const drawing = await send(ports.own, '/favicon.svg', { headers: { host: local } });
    expect(drawing.headers['content-security-policy']).toContain("script-src 'self'");
    const wanted = { origin: 'http://127.0.0.1:3000', 'access-control-request-headers': 'authorization' };
    const headers = { host: local, ...wanted };
    const preflight = await send(ports.own, '/api/content/copy', { method: 'OPTIONS', headers });
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('keeps the key across restarts, in a file that only the desk’s user can read', async () => {
    const root = temporaryDirectory();
    const made = await deskKey(root);
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(await deskKey(root)).toBe(made);
    expect(await deskKey(temporaryDirectory())).not.toBe(made);
    expect(statSync(path.join(root, 'data/desk/key')).mode & 0o077).toBe(0);
  });
});

describe('a request that must not change files', () => {
  let before: string[];
  beforeAll(() => {
    before = desk.everything();
  });
  afterEach(() => expect(desk.everything()).toEqual(before));

  it.each([
    'site.evil.js',
    'hotel.json.js',
    'jobs.json/../../shared/pages.ts',
    '../package.json',
    'rooms/../../package.json',
    'rooms/..%2f..%2fpackage.json',
    'rooms\\..\\..\\package.json',
    'rooms/new-room.json',
    `offers/${'a'.repeat(300)}.json`,
    'rooms/sub/room.json',
    'policies/terms.json',
    'removed-rooms.json',
    '/etc/hosts.json',
    'jobs.json\0',
    '',
  ])('writes nothing to %j', async (file) => {
    for (const address of [file, encodeURIComponent(file)]) {
      const body = { hash: '', value: {} };
      const { status } = await asOwner(encodeURI(`/api/content/${address}`), { method: 'PUT', body });
      expect(status).toBe(404);
    }
  });

  it('writes nothing if the body is not JSON, does not match the schema, or has unknown keys', async () => {
    const { hash, value: jobsNow } = JSON.parse((await asOwner(jobs)).text);
    const values = [[], null, { ...jobsNow, extra: 1 }].map((value) => ({ hash, value }));
    for (const body of ['{ "hash": ', {}, ...values, { hash, value: jobsNow, force: true }])
      expect((await asOwner(jobs, { method: 'PUT', body })).status).toBe(422);
    const copy = { from: 'rooms/the-enci-king.json', name: 'K'.repeat(300), address: 'k' };
    expect((await asOwner('/api/content/copy', { method: 'POST', body: copy })).status).toBe(422);
  });

  it('writes nothing to a file that is not UTF-8, because a save would make wrong characters permanent', async () => {
    const file = path.join(desk.root, 'content/jobs.json');
    const bytes = readFileSync(file);
    writeFileSync(file, Buffer.concat([Buffer.from('\uFEFF'), bytes]));
    const { hash, value } = JSON.parse((await asOwner(jobs)).text);
    expect((await asOwner(jobs, { method: 'PUT', body: { hash, value } })).status).toBe(200);
    writeFileSync(file, Buffer.from('{ "intro": "Don\x92t" }', 'latin1'));
    for (const sent of [{}, { method: 'PUT', body: { hash, value } }]) {
      const { status, text } = await asOwner(jobs, sent);
      expect([status, text]).toEqual([422, expect.stringContaining('is not UTF-8 text (line 1)')]);
    }
    writeFileSync(file, bytes);
  });

  it('writes nothing for a preview, even with invalid drafts', async () => {
    const files = ['hotel.json', 'jobs.json', 'brand.json', 'rooms/the-enci-king.json', 'policies/terms.md'];
    const odd = [null, 1, 'words', [], {}, { price: {} }, [[[]]], { jobs: [null] }, { locale: null }];
    for (const file of [...files, 'pages/home.json', `offers/${'a'.repeat(300)}.json`, '../x', ''])
      for (const value of odd) {
        const body = { path: '/', drafts: [{ file, value }] };
        const { status } = await asOwner('/desk/preview', { method: 'POST', body });
        expect([file, value, status]).toEqual([file, value, 200]);
      }
  });
});

describe('the desk behind a sign-in proxy', () => {
  const own = { host: url.host, 'sec-fetch-site': 'same-origin' };
  const user = { 'x-forwarded-user': 'Ana Reyes', 'x-forwarded-email': email };
  const asAna = (address: string, sent: Sent = {}) =>
    send(ports.proxied, address, {
      ...sent,
      headers: { ...own, ...user, 'x-desk-secret': secret, ...sent.headers },
    });
  const form = async () => JSON.parse((await asAna(`/api/${room}`)).text);
  const put = ({ hash, value }: { hash: string; value: object }, change: object) =>
    asAna(`/api/${room}`, { method: 'PUT', body: { hash, value: { ...value, ...change } } });

  it('saves in the running site’s folder, says that saves go live, and publishes as the signed-in person', async () => {
    expect(JSON.parse((await asAna('/api/content')).text).isLive).toBe(true);
    const stamp = desk.path('content/.stamp');
    rmSync(stamp, { force: true });
    const before = await form();
    const price = before.value.price + 1;
    expect((await put(before, { price })).status).toBe(200);
    expect([desk.room().price, existsSync(stamp)]).toEqual([price, true]);
    expect(JSON.parse((await asAna('/desk/publish')).text).name).toBe('Ana Reyes');
    const published = await asAna('/desk/publish', { method: 'POST', body: { name: 'Another Name' } });
    expect(JSON.parse(published.text)).toEqual({ notes: [] });
    expect(desk.git('log', '-1', '--format=%an <%ae>')).toBe(`Ana Reyes <${email}>`);
  });

  it('reads the signed-in person’s name as UTF-8, and uses the email address if the name has no letters', async () => {
    for (const [sent, name] of [
      ['René Žižek', 'René Žižek'],
      ['.', email],
    ] as const) {
      const headers = { 'x-forwarded-user': Buffer.from(sent).toString('latin1') };
      expect(JSON.parse((await asAna('/desk/publish', { headers })).text).name).toBe(name);
    }
    const latin = JSON.parse(
      (await asAna('/desk/publish', { headers: { 'x-forwarded-user': 'Ren\xe9' } })).text,
    );
    expect(latin.name).toBe('René');
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host on the same site', { 'sec-fetch-site': 'same-site' }],
    ['an old browser on another site', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['a page of unknown origin', { 'sec-fetch-site': '' }],
  ])('refuses a change from %s, even for a signed-in person', async (_, headers) => {
    const before = desk.everything();
    const move = { method: 'POST', body: { slug: path.parse(room).name, place: 0 } };
    expect((await asAna('/desk/rooms/move', { ...move, headers })).status).toBe(403);
    expect(desk.everything()).toEqual(before);
  });

  it.each<[string, Record<string, string>, number]>([
    ['no secret', user, 403],
    ['another secret', { 'x-desk-secret': 'x'.repeat(32), ...user }, 403],
    ['another host name', { 'x-desk-secret': secret, ...user, host: 'evil.example' }, 403],
    ['no signed-in user', { 'x-desk-secret': secret }, 401],
  ])('refuses a request with %s', async (_, more, status) => {
    const headers = { ...own, ...more };
    for (const address of ['/', '/desk', '/api/content', '/desk/publish'])
      expect((await send(ports.proxied, address, { headers })).status).toBe(status);
  });

  it('starts only with both proxy settings or neither, and otherwise says which setting is missing', () => {
    expect(readProxied({})).toBeUndefined();
    expect(() => readProxied({ DESK_URL: url.href })).toThrow(/^DESK_SECRET must have at least 32/);
    expect(() => readProxied({ DESK_SECRET: secret })).toThrow(/^DESK_URL must be the desk’s address/);
  });
});
