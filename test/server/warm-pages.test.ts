import { Readable } from 'node:stream';
import FakeTimers from '@sinonjs/fake-timers';
import { createPageCache, noPageCache, type PageCache } from '../../server/pages/cache';
import { nextChange } from '../../server/pages/cacheControl';
import { notFoundKey } from '../../server/pages/cacheKey';
import { htmlType } from '../../server/pages/page';
import type { PageRequest } from '../../server/pages/render';
import { renewPages, warmPages } from '../../server/pages/warm';
import { pageRow } from '../../shared/pages';
import { recordingLogger } from '../support/config-and-logger';
import { addresses } from '../support/content';

const urls = [
  ...addresses.filter(({ name }) => !pageRow(name).uncached).map(({ path }) => path),
  notFoundKey.url,
];

const rendered = ({ url, status }: PageRequest) => ({
  status,
  headers: { 'Content-Type': htmlType, 'Cache-Control': 'public' },
  html: Readable.from([Buffer.from(`HTML of ${url}`)]),
  validUntil: () => Number.POSITIVE_INFINITY,
});

it('renders each page once, also the not-found page, and resolves when all are cached', async () => {
  const asked: PageRequest[] = [];
  const cache = createPageCache();
  await warmPages(async (request) => {
    asked.push(request);
    return rendered(request);
  }, cache);
  expect(asked.map(({ url }) => url).sort()).toEqual([...urls].sort());
  for (const { url, isPublic, answer } of asked) {
    const status = url === notFoundKey.url ? 404 : 200;
    expect({ url, isPublic, answer }).toEqual({ url, isPublic: true, answer: undefined });
    const kept = cache.get({ url, status });
    expect([kept?.status, String(kept?.bodies.identity.bytes)]).toEqual([status, `HTML of ${url}`]);
  }
});

it('renders cached pages again at each change, once each', async () => {
  const start = Date.parse('2998-01-05T12:00:00Z');
  const clock = FakeTimers.install({ toFake: ['Date', 'setTimeout'], now: start });
  const made: string[] = [];
  const kept = [{ url: '/', status: 200 }, notFoundKey];
  const cache = { ...noPageCache, renew: (make: Parameters<PageCache['renew']>[0]) => make(kept) };
  const renderPage = async (request: PageRequest) => {
    made.push(`${request.url} ${Date.now()}`);
    return rendered(request);
  };
  try {
    renewPages(renderPage, cache, recordingLogger().logger);
    const first = nextChange(start);
    const second = nextChange(first);
    for (const change of [first, second]) {
      await clock.tickAsync(change - 1 - Date.now());
      const before = made.length;
      await clock.tickAsync(1);
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      expect(made.slice(before)).toEqual(kept.map(({ url }) => `${url} ${change}`));
    }
    expect(made).toHaveLength(2 * kept.length);
  } finally {
    clock.uninstall();
  }
});
