/** Redirects of old addresses. docs/behavior.md#addresses */
import express from 'express';
import request from 'supertest';
import { redirect } from '../../../server/http/redirects';
import { setSnapshot } from '../../support/set-snapshot';
import { small } from '../../support/small-hotel';

const temporaryRedirects = new Map([['/room/hidden/', '/rooms-suites']]);
const app = express().use(
  setSnapshot(() => ({ ...small, temporaryRedirects })),
  redirect,
);
const longest = `?${'x'.repeat(999)}`;

describe('a redirect', () => {
  const forAnHour = 'public, max-age=3600';

  it.each<[from: string, status: number, to: string, cache: string]>([
    ['/about-us', 301, '/about/', forAnHour],
    ['/about-us/', 301, '/about/', forAnHour],
    ['/rooms', 301, '/rooms-suites', forAnHour],
    ['/terms-conditions', 301, '/terms', forAnHour],
    ['/do-not-sell-my-personal-information', 301, '/do-not-sell', forAnHour],
    ['/room/garden', 301, '/room/garden-king/', forAnHour],
    ['/room/old-room/', 301, '/rooms-suites', forAnHour],
    ['/room/harbor-queen', 301, '/room/harbor-queen/', forAnHour],
    ['/room/hidden/', 302, '/rooms-suites', 'no-cache'],
    ['/room/hidden/?utm_source=a', 302, '/rooms-suites?utm_source=a', 'no-cache'],
    ['/rooms?next=/rooms?x', 301, '/rooms-suites?next=/rooms?x', 'private, max-age=3600'],
    [`/rooms${longest}`, 301, `/rooms-suites${longest}`, 'private, max-age=3600'],
    [`/rooms${longest}x`, 301, '/rooms-suites', forAnHour],
  ])('from %s is %i to %s', async (from, status, to, cache) => {
    for (const method of ['get', 'head'] as const) {
      const res = await request(app)[method](from);
      expect([res.status, res.headers.location, res.headers['cache-control']]).toEqual([
        ...[status, to, cache],
      ]);
    }
  });
});
