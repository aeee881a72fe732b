import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { createPageCache, noPageCache } from '../../server/pages/cache';
import { notFoundKey } from '../../server/pages/cacheKey';
import { htmlType } from '../../server/pages/page';
import type { PageRequest } from '../../server/pages/render';
import { warmPages } from '../../server/pages/warm';
import { pageRow } from '../../shared/pages';
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

it('renders each page once, and that of unknown addresses, and resolves when all are kept', async () => {
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

it('renders and compresses two pages at a time', async () => {
  let making = 0;
  let most = 0;
  const renderPage = async (request: PageRequest) => {
    making += 1;
    most = Math.max(most, making);
    return rendered(request);
  };
  const keep = async () => {
    await setTimeout(2);
    making -= 1;
  };
  await warmPages(renderPage, { ...noPageCache, keep });
  expect([most, making]).toEqual([2, 0]);
});
