/** The desk at an address of its own: behind a proxy that signs people in, on the folder of the running site. */
import { existsSync, rmSync } from 'node:fs';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readProxied } from '../http/proxy';
import { createDesk } from '../server';
import { makeDesk, type PublishingDesk, room } from './support/publishing';

jest.setTimeout(120_000);

const secret = 's'.repeat(32);
const url = new URL('https://desk.example.com');
const email = 'ana@example.com';

let desk: PublishingDesk;
let port: number;
let proxy: Server;
let upstream: Server;

const listening = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** A proxy as oauth2-proxy is: it signs people in by a cookie, and writes its own headers over a browser's. */
const signInProxy = (port: number) =>
  createServer((req, res) => {
    if (!req.headers.cookie?.includes('session=ana')) return void res.writeHead(302).end();
    const headers = {
      ...req.headers,
      ...{
        host: url.host,
        'x-desk-secret': secret,
        'x-forwarded-user': 'Ana Reyes',
        'x-forwarded-email': email,
      },
    };
    const onward = ask({ port, path: req.url, method: req.method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(res);
    });
    req.pipe(onward);
  });

beforeAll(async () => {
  desk = makeDesk();
  const options = { root: desk.root, say: () => {}, port: 0, key: 'unused', proxied: { url, secret } };
  upstream = createServer(await createDesk({ ...options, bundle: new Map(), make: async () => {} }));
  port = await listening(upstream);
  proxy = signInProxy(port);
  await listening(proxy);
});
afterAll(() => {
  for (const server of [proxy, upstream]) {
    server.close();
    server.closeAllConnections();
  }
});

interface Sent {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends a request. `fetch` would set what browsers alone may set. */
const send = (to: number, address: string, { method = 'GET', body, headers = {} }: Sent = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const req = ask({
      port: to,
      path: address,
      method,
      headers: { 'content-type': 'application/json', ...headers },
    });
    req.on('response', async (res) => {
      let text = '';
      for await (const part of res) text += part;
      resolve({ status: res.statusCode ?? 0, text });
    });
    req.on('error', reject);
    req.end(body === undefined ? undefined : JSON.stringify(body));
  });

const own = { 'sec-fetch-site': 'same-origin', cookie: 'session=ana' };
const asAna = (address: string, sent: Sent = {}) =>
  send((proxy.address() as AddressInfo).port, address, { ...sent, headers: { ...own, ...sent.headers } });
const move = { method: 'POST', body: { slug: path.parse(room).name, place: 0 } };

it('saves into the running site’s folder, says that it is live, and publishes as who is signed in', async () => {
  const content = await asAna('/api/content');
  expect([content.status, JSON.parse(content.text).isLive]).toEqual([200, true]);
  const stamp = path.join(desk.root, 'content/.stamp');
  rmSync(stamp, { force: true });
  const { value } = JSON.parse((await asAna(`/api/${room}`)).text);
  const body = { base: value, value: { ...value, price: value.price + 1 } };
  expect((await asAna(`/api/${room}`, { method: 'PUT', body })).status).toBe(200);
  expect([desk.room().price, existsSync(stamp)]).toEqual([value.price + 1, true]);
  expect(JSON.parse((await asAna('/desk/publish')).text).name).toBe('Ana Reyes');
  const published = await asAna('/desk/publish', { method: 'POST', body: { name: 'Somebody else' } });
  expect(published.text).toContain('"done"');
  expect(desk.git('log', '-1', '--format=%an <%ae>')).toBe(`Ana Reyes <${email}>`);
});

it('asks a second person whose change of a field stands', async () => {
  const { value } = JSON.parse((await asAna(`/api/${room}`)).text);
  const save = (name: string) =>
    asAna(`/api/${room}`, { method: 'PUT', body: { base: value, value: { ...value, name } } });
  expect((await save('Enci King by the Sea')).status).toBe(200);
  expect((await save('Enci King on the Bluff')).status).toBe(409);
  expect(desk.room().name).toBe('Enci King by the Sea');
});

it.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
  ['an old browser at another site', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ['neither', { 'sec-fetch-site': '' }],
])('refuses a change from %s, although it has the cookie', async (_, headers) => {
  const before = desk.everything();
  expect((await asAna('/desk/rooms/move', { ...move, headers })).status).toBe(403);
  expect(desk.everything()).toEqual(before);
});

it.each<[string, Record<string, string>, number]>([
  ['no secret', { 'x-forwarded-user': 'Ana Reyes', 'x-forwarded-email': email }, 403],
  ['another secret', { 'x-desk-secret': 'x'.repeat(32), 'x-forwarded-user': 'Ana Reyes' }, 403],
  ['another host name', { 'x-desk-secret': secret, 'x-forwarded-user': 'Ana', host: 'evil.example' }, 403],
  ['nobody signed in', { 'x-desk-secret': secret }, 401],
])('refuses whoever reaches the port with %s', async (_, headers, status) => {
  for (const address of ['/', '/desk', '/api/content', '/desk/publish'])
    expect((await send(port, address, { headers: { host: url.host, ...own, ...headers } })).status).toBe(
      status,
    );
});

it('starts with both settings or none, and says which is missing', () => {
  expect(readProxied({})).toBeUndefined();
  expect(() => readProxied({ DESK_URL: url.href })).toThrow(/^DESK_SECRET must have at least 32 characters/);
  expect(() => readProxied({ DESK_SECRET: secret })).toThrow(/^DESK_URL must be the address/);
});
