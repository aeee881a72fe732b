/** The desk answers the owner's browser, and no other program or site. */
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Express } from 'express';
import request from 'supertest';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { deskKey } from '../http/key';
import { createDesk } from '../server';

const port = 4000;
const host = `127.0.0.1:${port}`;
const key = 'k'.repeat(43);
let app: Express;
beforeAll(async () => {
  app = await createDesk({ root: '.', say: () => {}, port, key, bundle: new Map() });
});

const authorization = `Bearer ${key}`;
const get = (address: string, headers: Record<string, string>) => request(app).get(address).set(headers);
const post = (headers: Record<string, string>, address = '/api/content/copy') =>
  request(app).post(address).set(headers).send({});
const data = ['/api/content', '/desk/rooms', '/desk/pictures', '/desk/pictures/uploads/1', '/desk/publish'];
const site = ['/', '/rooms-suites', '/media/manifest.json'];

describe('the desk', () => {
  it('gives its page to its own address, and all else to that page with the key', async () => {
    const page = await get(`/desk?key=${key}`, { host });
    expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await get('/desk/rooms', { host, authorization })).status).toBe(200);
    expect((await post({ host, authorization })).status).toBe(422);
  });

  it.each<[string, Record<string, string>]>([
    ['no key', { host }],
    ['another key', { host, authorization: `Bearer ${'x'.repeat(43)}` }],
    ['a shorter key', { host, authorization: 'Bearer k' }],
    ['the key as a cookie, which every port of this machine gets', { host, cookie: `desk-key=${key}` }],
    ['another name of this machine', { host: `rebound.example:${port}`, authorization }],
  ])('refuses with %s', async (_, headers) => {
    for (const address of data)
      expect([address, (await get(address, headers)).status]).toEqual([address, 403]);
    for (const address of ['/api/content/copy', '/api/content/remove', '/desk/rooms/hide', '/desk/preview'])
      expect([address, (await post(headers, address)).status]).toEqual([address, 403]);
  });

  it('shows the site’s pages at its own address alone, so that no other name reads unpublished pages', async () => {
    for (const address of site)
      expect((await get(address, { host: `rebound.example:${port}` })).status).toBe(403);
    const drawing = await get('/favicon.svg', { host });
    expect(drawing.headers['content-security-policy']).toContain("script-src 'self'");
    const { status, headers } = await get('/rooms-suites', { host });
    expect([status, headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining("frame-ancestors 'self'"),
    ]);
  });

  it('lets no page of another origin send the key', async () => {
    const asked = {
      host,
      origin: 'http://127.0.0.1:3000',
      'access-control-request-headers': 'authorization',
    };
    const { headers } = await request(app).options('/api/content/copy').set(asked);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
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
