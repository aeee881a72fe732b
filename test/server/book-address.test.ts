/** What every answer of the booking address has in common, whatever was asked; book.test.ts asks of stays. */
import type { RequestListener } from 'node:http';
import express from 'express';
import request from 'supertest';
import { bookRoutes, renderLimit } from '../../server/pages/bookRoute';
import { textPage } from '../../server/pages/page';
import type { PageRequest } from '../../server/pages/render';
import { bookPath, daysAfter } from '../../shared/stay';
import { errors, site, small } from '../support/small';
import { answerFor, loadPages, testApp } from '../support/test-app';

const arrival = daysAfter(small.day, 1);
const departure = daysAfter(arrival, 3);
const stay = { arrival, departure, adults: '2', children: '1' };

let app: RequestListener;
beforeAll(async () => {
  await loadPages();
  app = testApp().app;
});

const cases = [
  { path: bookPath },
  { path: `${bookPath}/?adults=2` },
  { path: `${bookPath}?arrival=&departure=` },
];

it.each([...cases, { path: `${bookPath}?${new URLSearchParams(stay)}` }])(
  '$path is never kept, by the browser, a proxy or the page cache',
  async ({ path }) => {
    for (const _ of [1, 2]) {
      const { headers } = await request(app).get(path);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.etag?.startsWith('W/') ?? true).toBe(true);
    }
  },
);

it('an answer that needs a render is limited by address; the empty form and the way to the engine are not', async () => {
  const own = testApp({ TRUST_PROXY: '1' }).app;
  const get = (query: string, guest: string) =>
    request(own)
      .get(bookPath + query)
      .set('X-Forwarded-For', guest);
  const statuses: number[] = [];
  for (let n = 0; n <= renderLimit; n += 1)
    statuses.push((await get(`?adults=3&x=${n}`, '192.0.2.1')).status);
  expect(statuses).toEqual([...Array.from({ length: renderLimit }, () => 200), 429]);
  const refused = await get('?arrival=tomorrow', '192.0.2.1');
  expect([refused.status, refused.headers['cache-control'], refused.text]).toEqual([
    429,
    'no-store',
    errors.tooManyPosts(1),
  ]);
  expect(refused.headers['retry-after']).toBeDefined();
  expect((await get('', '192.0.2.1')).status).toBe(200);
  expect((await get(`?${new URLSearchParams(stay)}`, '192.0.2.1')).status).toBe(303);
  expect((await get('?adults=3', '192.0.2.2')).status).toBe(200);
});

it('the empty form is rendered once for each snapshot of the content', async () => {
  const renderPage = jest.fn(async ({ snapshot }: PageRequest) => ({
    ...textPage(200, `the form of ${snapshot.day}`),
    isComplete: () => true,
  }));

  let snapshot = small;
  const own = express().use(
    answerFor(() => snapshot),
    bookRoutes({ BOOKING_ENGINE: 'generic' }, renderPage, {
      nights: async () => ({ source: 'none', rooms: [], isWhole: false, isByStay: false }),
    }),
  );
  const ask = async () => (await request(own).get(bookPath)).text;
  expect([await ask(), await ask()]).toEqual(Array(2).fill(`the form of ${small.day}`));
  snapshot = { ...small, day: '2999-01-01' };
  expect([await ask(), await ask()]).toEqual(Array(2).fill('the form of 2999-01-01'));
  expect(renderPage).toHaveBeenCalledTimes(2);
});

it('the address answers GET and HEAD alone, in this spelling alone', async () => {
  const post = await request(app).post(bookPath).send('arrival=x');
  expect([post.status, post.headers.allow, post.text]).toEqual([405, 'GET, HEAD', 'Method not allowed']);
  expect(post.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  });
  expect((await request(app).head(bookPath)).status).toBe(200);
  for (const path of ['/BOOK', '/book/x', '/books']) expect((await request(app).get(path)).status).toBe(404);
});

it.each([
  'arrival=//evil.example&departure=//evil.example',
  `arrival=${arrival}&departure=${departure}&adults=2&children=0&room=//evil.example&code=https://evil.example`,
  `arrival=${arrival}&departure=${departure}&adults=2&children=0&next=https://evil.example&engine=https://evil.example`,
  `arrival=${arrival}&departure=${departure}&adults=2&children=0&code=%0d%0aLocation:%20https://evil.example`,
  `arrival=${arrival}&departure=${departure}&adults=2&children=0#@evil.example`,
])('it leads to no other host for ?%s', async (query) => {
  const { status, headers } = await request(app).get(`${bookPath}?${query}`);
  expect([303, 422]).toContain(status);
  if (status === 303)
    expect(new URL(headers.location ?? '').origin).toBe(new URL(site.booking.engine).origin);
  expect(JSON.stringify(headers)).not.toContain('evil.example');
});
