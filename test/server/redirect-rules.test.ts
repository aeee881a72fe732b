import express from 'express';
import request from 'supertest';
import { redirect } from '../../server/http/redirects';
import { small } from '../support/small';

const redirects = new Map([
  ['/old', '/new'],
  ['/both', '/for-good'],
]);
const temporaryRedirects = new Map([
  ['/room/hidden/', '/rooms-suites'],
  ['/both', '/for-now'],
]);
const app = express().use(
  (req, _res, next) => {
    req.snapshot = { ...small, redirects, temporaryRedirects };
    next();
  },
  redirect,
  (_req, res) => void res.send('the next handler’s'),
);
const get = async (path: string) => {
  const { status, headers } = await request(app).get(path);
  return [status, headers.location, headers['cache-control']];
};

describe('a path in the table', () => {
  it('redirects permanently, cached for an hour', async () => {
    expect(await get('/old')).toEqual([301, '/new', 'public, max-age=3600']);
    expect(await get('/both')).toEqual([301, '/for-good', 'public, max-age=3600']);
  });

  it('of a hidden room redirects temporarily, without caching', async () => {
    expect(await get('/room/hidden/')).toEqual([302, '/rooms-suites', 'no-cache']);
    expect(await get('/room/hidden/?utm_source=a')).toEqual([302, '/rooms-suites?utm_source=a', 'no-cache']);
    const head = await request(app).head('/room/hidden/');
    expect([head.status, head.headers.location]).toEqual([302, '/rooms-suites']);
  });

  it('keeps its query, up to the length of a plausible link', async () => {
    const longest = `?${'x'.repeat(999)}`;
    expect(await get(`/old${longest}`)).toEqual([301, `/new${longest}`, 'private, max-age=3600']);
    expect(await get(`/old${longest}x`)).toEqual([301, '/new', 'public, max-age=3600']);
    expect(await get('/old?next=/old?x')).toEqual([301, '/new?next=/old?x', 'private, max-age=3600']);
  });
});
