import type { RequestListener } from 'node:http';
import FakeTimers from '@sinonjs/fake-timers';
import request from 'supertest';
import { engineNames } from '../../shared/engines';
import { bookPath, daysAfter, longestStay } from '../../shared/stay';
import { siteApp } from '../support/app';
import { bookContent, messages, rooms, site, stayForm } from '../support/content';
import { all, h1Of, readable, wordsOf } from '../support/html';

/** Half an hour before midnight at the hotel, when the next day has begun in UTC. */
const now = new Date('2027-05-14T06:30:00Z');
const today = '2027-05-13';
const arrival = daysAfter(today, 1);
const departure = daysAfter(arrival, 3);

let app: RequestListener;
let clock: FakeTimers.Clock;
beforeAll(async () => {
  clock = FakeTimers.install({ now, toFake: ['Date'] });
  app = await siteApp();
});
afterAll(() => clock.uninstall());

const stay = { arrival, departure, adults: '2', children: '1' };
const book = (query: Record<string, string>) => request(app).get(`${bookPath}?${new URLSearchParams(query)}`);
const [small, large] = [...rooms]
  .sort((one, other) => one.occupancy - other.occupancy)
  .filter((_, index, sorted) => index === 0 || index === sorted.length - 1);
const largest = large?.occupancy ?? 0;
const { stay: sentences } = messages;

/** What the page's form holds. */
const valuesIn = (html: string): Record<string, string | undefined> => ({
  arrival: all(html, /<input[^>]*name="arrival"[^>]*value="([^"]*)"/g)[0],
  departure: all(html, /<input[^>]*name="departure"[^>]*value="([^"]*)"/g)[0],
  ...Object.fromEntries(
    ['adults', 'children'].map((name) => {
      const [select = ''] = all(html, new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, 'g'));
      return [name, all(select, /<option selected="">([^<]*)</g)[0]];
    }),
  ),
});
const errorsIn = (html: string) =>
  Object.fromEntries(
    all(html, /(<div class="stay__cell stay__cell--\w+ stay__cell--error">.*?<\/p>)/g).map((cell) => [
      all(cell, /stay__cell--(arrival|departure|adults|children)/g)[0],
      wordsOf(all(cell, /<p class="stay__error"[^>]*>(.*?)<\/p>/g)[0] ?? ''),
    ]),
  );

describe('a stay that makes sense', () => {
  it('is led to the engine by 303, with everything in it', async () => {
    const answer = await book({ ...stay, room: large?.slug ?? '', code: 'SURF-3' });
    expect(answer.status).toBe(303);
    const { origin, searchParams } = new URL(answer.headers.location ?? '');
    const names = site.booking.stayParameters;
    expect(origin).toBe(new URL(site.booking.engine).origin);
    expect(Object.fromEntries(searchParams)).toEqual({
      ...site.booking.parameters,
      [names.arrival]: arrival,
      [names.departure]: departure,
      [names.adults]: '2',
      [names.children]: '1',
      [names.room]: large?.engineRoomId,
      [names.code]: 'SURF-3',
    });
  });

  it.each(engineNames)('is led to the same host by the adapter %s', async (engine) => {
    const other = await siteApp({ BOOKING_ENGINE: engine });
    const answer = await request(other).get(`${bookPath}?${new URLSearchParams(stay)}`);
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.location ?? '').origin).toBe(new URL(site.booking.engine).origin);
  });

  it.each([
    { what: 'today by the hotel, where UTC has tomorrow', ...stay, arrival: today },
    { what: 'the longest', ...stay, departure: daysAfter(arrival, longestStay) },
    { what: 'the largest room full', ...stay, adults: String(largest), children: '0' },
  ])('may be $what', async ({ what: _, ...query }) => {
    expect((await book(query)).status).toBe(303);
  });

  it('may be typed with spaces, and without saying how many come', async () => {
    const spaced = await book({ arrival: ` ${arrival}`, departure: `${departure} `, adults: ' 2 ' });
    const { searchParams } = new URL(spaced.headers.location ?? '');
    const names = site.booking.stayParameters;
    expect(
      [names.arrival, names.departure, names.adults, names.children].map((name) => searchParams.get(name)),
    ).toEqual([arrival, departure, '2', '0']);
    expect((await book({ arrival, departure })).headers.location).toBe(spaced.headers.location);
  });

  it('drops a room that there is not and a code that is none', async () => {
    const { headers } = await book({ ...stay, room: 'no-such-room', code: 'a b' });
    const { searchParams } = new URL(headers.location ?? '');
    const { room, code } = site.booking.stayParameters;
    expect([searchParams.has(room), searchParams.has(code)]).toEqual([false, false]);
  });
});

/** The rules are asked in test/server/stays.test.ts. */
const refusals: { what: string; query: Record<string, string>; errors: Record<string, string> }[] = [
  {
    what: 'no dates but words',
    query: { arrival: 'tomorrow', departure: '<b>later</b>' },
    errors: { arrival: sentences.noArrival, departure: sentences.noDeparture },
  },
  { what: 'an arrival alone', query: { arrival }, errors: { departure: sentences.noDeparture } },
  {
    what: 'yesterday at the hotel',
    query: { arrival: daysAfter(today, -1), departure },
    errors: { arrival: sentences.past },
  },
  {
    what: 'more adults than any room sleeps',
    query: { ...stay, adults: String(largest + 1) },
    errors: { adults: sentences.largestSleeps(largest) },
  },
  {
    what: 'more guests than the room sleeps',
    query: { ...stay, adults: String(small?.occupancy), children: '1', room: small?.slug ?? '' },
    errors: { children: sentences.roomSleeps(small?.occupancy ?? 0) },
  },
];

describe('a stay that makes no sense', () => {
  it.each(refusals)(
    'such as $what comes back with 422, a sentence at the field, and what was typed',
    async ({ query, errors }) => {
      const answer = await book(query);
      expect(answer.status).toBe(422);
      expect(answer.headers.location).toBeUndefined();
      const html = readable(answer.text);
      expect(h1Of(answer.text)).toEqual([bookContent.mistake.heading]);
      expect(errorsIn(html)).toEqual(errors);
      const { room: _, ...typed } = query;
      expect(valuesIn(html)).toMatchObject(typed);
      expect(answer.text.includes('<b>later')).toBe(false);
    },
  );
});

describe('without both days in its address', () => {
  it('it is the form alone, filled with what is given', async () => {
    const answer = await book({ adults: '3', code: 'SURF-3', room: large?.slug ?? '' });
    const html = readable(answer.text);
    expect([answer.status, h1Of(answer.text), errorsIn(html)]).toEqual([200, [bookContent.heading], {}]);
    expect(valuesIn(html).adults).toBe('3');
    expect(all(html, /<input type="hidden" name="(?:code|room)" value="([^"]*)"/g)).toEqual([
      large?.slug,
      'SURF-3',
    ]);
    expect(wordsOf(html)).toContain(stayForm.arrival.hint);
  });
});

describe('every answer', () => {
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
        expect(headers['content-security-policy']).toContain(
          `form-action 'self' ${new URL(site.booking.engine).origin};`,
        );
      }
    },
  );

  it.each(cases)('$path is kept from search engines', async ({ path }) => {
    expect((await request(app).get(path)).text).toContain('<meta name="robots" content="noindex"');
  });

  it('has no limit', async () => {
    expect((await book(stay)).headers).not.toHaveProperty('ratelimit');
  });

  it('is to GET and HEAD alone, at this address alone', async () => {
    const post = await request(app).post(bookPath).send('arrival=x');
    expect([post.status, post.headers.allow, post.text]).toEqual([405, 'GET, HEAD', 'Method not allowed']);
    expect(post.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect((await request(app).head(bookPath)).status).toBe(200);
    for (const path of ['/BOOK', '/book/x', '/books'])
      expect((await request(app).get(path)).status).toBe(404);
  });

  it.each([
    'arrival=//evil.example&departure=//evil.example',
    `arrival=${arrival}&departure=${departure}&adults=2&children=0&room=//evil.example&code=https://evil.example`,
    `arrival=${arrival}&departure=${departure}&adults=2&children=0&next=https://evil.example&engine=https://evil.example`,
    `arrival=${arrival}&departure=${departure}&adults=2&children=0&code=%0d%0aLocation:%20https://evil.example`,
    `arrival=${arrival}&departure=${departure}&adults=2&children=0#@evil.example`,
  ])('leads to no other host for ?%s', async (query) => {
    const { status, headers } = await request(app).get(`${bookPath}?${query}`);
    expect([303, 422]).toContain(status);
    if (status === 303)
      expect(new URL(headers.location ?? '').origin).toBe(new URL(site.booking.engine).origin);
    expect(JSON.stringify(headers)).not.toContain('evil.example');
  });
});
