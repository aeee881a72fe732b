/** The desk and its preview answer the owner's browser, and no other program or site. */
import { statSync } from 'node:fs';
import { request as ask, createServer } from 'node:http';
import path from 'node:path';
import express from 'express';
import request from 'supertest';
import { guard } from '../../editor/http/guard';
import { deskKey } from '../../editor/http/key';
import { createPreview } from '../../editor/preview/proxy';
import { freePort, temporaryDirectory } from '../../tools/harness/serverProcess';

const port = 4000;
const host = `127.0.0.1:${port}`;
const key = 'k'.repeat(43);
const app = express();
app.use(guard(port, key));
app.use((_req, res) => void res.send('The desk.'));

const owners = { host, cookie: `desk-${port}=${key}` };
const get = (address: string, headers: Record<string, string>) => request(app).get(address).set(headers);
const post = (headers: Record<string, string>) =>
  request(app).post('/desk/rooms/order').set(headers).send({});
const pages = ['/', '/desk/publish'];

describe('the desk', () => {
  it('gives the browser that has its address a cookie, and takes the key out of the address', async () => {
    const { status, headers } = await get(`/?key=${key}`, { host, 'sec-fetch-site': 'none' });
    expect([status, headers.location]).toEqual([303, '/']);
    expect(headers['set-cookie']?.[0]).toMatch(
      new RegExp(`^desk-${port}=${key}; .*Path=/; .*HttpOnly; SameSite=Strict$`),
    );
    for (const page of pages) expect([page, (await get(page, owners)).status]).toEqual([page, 200]);
    expect((await post({ ...owners, origin: `http://${host}` })).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['no key', { host }],
    ['another key', { host, cookie: `desk-${port}=${'x'.repeat(43)}` }],
    ['a shorter key', { host, cookie: `desk-${port}=k` }],
    ['the key of a desk at another port', { host, cookie: `desk-4100=${key}` }],
    ['another name of this machine', { ...owners, host: `rebound.example:${port}` }],
    ['another site, as the browser says', { ...owners, 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine, as the browser says', { ...owners, 'sec-fetch-site': 'same-site' }],
  ])('refuses with %s', async (_, headers) => {
    for (const page of pages) expect([page, (await get(page, headers)).status]).toEqual([page, 403]);
    expect((await post({ origin: `http://${headers.host}`, ...headers })).status).toBe(403);
    const wrong = await get(`/?key=${'x'.repeat(43)}`, headers);
    expect([wrong.status, wrong.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('keeps its key from start to start, for nobody else to read', async () => {
    const root = temporaryDirectory();
    const made = await deskKey(root);
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(await deskKey(root)).toBe(made);
    expect(await deskKey(temporaryDirectory())).not.toBe(made);
    expect(statSync(path.join(root, 'data/desk/key')).mode & 0o077).toBe(0);
  });
});

it('the preview answers at its own address alone, so that no other name reads unpublished pages', async () => {
  const site = createServer((_req, res) => res.end('Unpublished.'));
  const sitePort = await freePort();
  const previewPort = await freePort();
  const preview = createPreview(previewPort, sitePort, `http://${host}`, new Map());
  await Promise.all([
    new Promise<void>((resolve) => site.listen(sitePort, '127.0.0.1', resolve)),
    new Promise<void>((resolve) => preview.listen(previewPort, '127.0.0.1', resolve)),
  ]);
  const answerTo = (name: string) =>
    new Promise((resolve) =>
      ask({ port: previewPort, host: '127.0.0.1', headers: { host: name }, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).end(),
    );
  expect(await answerTo(`127.0.0.1:${previewPort}`)).toBe(200);
  expect(await answerTo(`localhost:${previewPort}`)).toBe(200);
  expect(await answerTo(`rebound.example:${previewPort}`)).toBe(403);
  expect(await answerTo(`127.0.0.1:${sitePort}`)).toBe(403);
  for (const server of [site, preview]) server.close();
});
