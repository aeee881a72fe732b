import { Readable } from 'node:stream';
import type { Snapshot } from '../../server/content/snapshot';
import { createPageCache } from '../../server/pages/cache';
import { notFoundKey } from '../../server/pages/cacheKey';
import { htmlType } from '../../server/pages/page';
import type { PageRequest } from '../../server/pages/render';
import { createKeptPages } from '../../server/pages/warm';
import { pageRow } from '../../shared/pages';
import { recordingLogger } from '../support/config-and-logger';
import { addresses, small } from '../support/small';

const urls = [
  ...addresses.filter(({ name }) => !pageRow(name).uncached).map(({ path }) => path),
  notFoundKey.url,
];

/** A snapshot without pages. */
const emptySnapshot = (earlier: Snapshot['earlier'] = new Map()): Snapshot => ({
  ...small,
  cache: createPageCache(small.headers),
  earlier,
});

/** Kept pages, with the requests for renders. @param during is called with each */
function keptPages(during: (request: PageRequest) => void = () => undefined) {
  const asked: PageRequest[] = [];
  const kept = createKeptPages(async (request) => {
    asked.push(request);
    during(request);
    return {
      status: request.status,
      headers: { 'Content-Type': htmlType, 'Cache-Control': 'public' },
      html: Readable.from([Buffer.from(`HTML of ${request.url}`)]),
      isComplete: () => true,
    };
  }, recordingLogger().logger);
  return { asked, kept };
}

it('renders each page once, also the not-found page, and resolves when all are cached', async () => {
  const { asked, kept } = keptPages();
  const snapshot = emptySnapshot();
  await kept.warm(snapshot);
  expect(asked.map(({ url }) => url).sort()).toEqual([...urls].sort());
  for (const { url, isPublic, answer } of asked) {
    const status = url === notFoundKey.url ? 404 : 200;
    expect({ url, isPublic, answer }).toEqual({ url, isPublic: true, answer: undefined });
    const page = kept.get(snapshot, { url, status });
    expect([page?.status, String(page?.bodies.identity.bytes)]).toEqual([status, `HTML of ${url}`]);
  }
});

it('sends the pages of the snapshot before until they are rendered again, those that are requested first', async () => {
  const before = emptySnapshot();
  await keptPages().kept.warm(before);
  const after = emptySnapshot(before.cache.entries());
  const last = urls.at(-2) ?? '';
  const key = { url: last, status: 200 };
  let isRequested = false;
  const { asked, kept } = keptPages(() => {
    if (isRequested) return;
    isRequested = true;
    expect(kept.get(after, key)).toBe(before.cache.get(last));
  });
  await kept.warm(after);
  // Two are rendered at the same time; the first of them was under way.
  expect(asked.slice(0, 3).map(({ url }) => url)).toContain(last);
  expect(kept.get(after, key)).not.toBe(before.cache.get(last));
  expect(asked).toHaveLength(urls.length);
});

it('stops where a newer snapshot has taken the place', async () => {
  let isCurrent = true;
  const { asked, kept } = keptPages(() => {
    isCurrent = false;
  });
  await kept.warm(emptySnapshot(), () => isCurrent);
  expect(asked.length).toBeLessThanOrEqual(2);
});
