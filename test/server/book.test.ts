import type { RequestListener } from 'node:http';
import FakeTimers from '@sinonjs/fake-timers';
import request from 'supertest';
import { engineOf } from '../../shared/engines';
import { hotelMidnight } from '../../shared/hotelMidnight';
import { brokenTerms } from '../../shared/offers/brokenTerms';
import { isFor } from '../../shared/offers/isFor';
import { brokenRules, sumWithCode } from '../../shared/offers/rules';
import { amountLabel } from '../../shared/rates/amountLabel';
import { bookPath, daysAfter, longestStay, sumField } from '../../shared/stay';
import { all, h1Of, readable, wordsOf } from '../support/html';
import { content, labels, messages, pageTexts, rooms, site, stayForm } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

/** Half an hour before midnight at the hotel, when the next day has begun in UTC. */
const now = hotelMidnight('2027-05-14', site.locale) - 30 * 60 * 1000;
const today = '2027-05-13';
const arrival = daysAfter(today, 1);
const departure = daysAfter(arrival, 3);

const bookTexts = pageTexts('book');
const { exactAmount, wholeAmount } = labels;

let app: RequestListener;
let clock: FakeTimers.Clock;
beforeAll(async () => {
  clock = FakeTimers.install({ now, toFake: ['Date'] });
  await loadPages();
  app = testApp().app;
});
afterAll(() => clock.uninstall());

const stay = { arrival, departure, adults: '2', children: '1' };
const book = (query: Record<string, string>) => request(app).get(`${bookPath}?${new URLSearchParams(query)}`);
const [small, large] = [...rooms]
  .sort((one, other) => one.occupancy - other.occupancy)
  .filter((_, index, sorted) => index === 0 || index === sorted.length - 1);
const largest = large?.occupancy ?? 0;
const { stay: sentences } = messages;

/** What the engine of the tests calls each answer. */
const parameterNames = Object.fromEntries(
  engineOf('generic')?.parameters.map(({ name, sends }) => [sends, name]) ?? [],
) as Record<'arrival' | 'departure' | 'adults' | 'children' | 'room' | 'code', string>;

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
    const names = parameterNames;
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

  it.each([
    { what: 'today by the hotel, where UTC has tomorrow', ...stay, arrival: today },
    { what: 'the longest', ...stay, departure: daysAfter(arrival, longestStay) },
    { what: 'the largest room full', ...stay, adults: String(largest), children: '0' },
  ])('may be $what', async ({ what: _, ...query }) => {
    expect((await book(query)).status).toBe(303);
  });

  it('may have nights in place of a departure', async () => {
    const { departure: _, ...rest } = stay;
    const answer = await book({ ...rest, nights: '3' });
    expect(new URL(answer.headers.location ?? '').searchParams.get(parameterNames.departure)).toBe(departure);
    expect((await book({ ...stay, nights: '9' })).headers.location).toBe(answer.headers.location);
    const tooMany = await book({ ...rest, nights: String(longestStay + 1) });
    expect(errorsIn(readable(tooMany.text))).toEqual({ departure: sentences.tooLong(longestStay) });
    for (const nights of ['0', 'x', '1e3', '-2'])
      expect(errorsIn(readable((await book({ ...rest, nights })).text))).toEqual({
        departure: sentences.noDeparture,
      });
  });

  it('is shown with its sum where that is asked for, before it is led on', async () => {
    const suite = rooms.find(({ rollaways }) => rollaways > 0);
    const guests = { adults: String(suite?.sleeps), children: '1' };
    const answer = await book({ ...stay, ...guests, room: suite?.slug ?? '', [sumField]: '1' });
    expect(answer.status).toBe(200);
    const sum = ((suite?.price ?? 0) + site.rollawayPrice) * 3;
    expect(wordsOf(answer.text)).toContain(
      `From ${wholeAmount(sum)} for 3 nights, one rollaway bed and ${stayForm.sumNote}`,
    );
    expect(valuesIn(answer.text)).toMatchObject({ arrival, departure, ...guests });
  });

  it('drops a room that there is not and a code that is none', async () => {
    const { headers } = await book({ ...stay, room: 'no-such-room', code: 'a b' });
    const { searchParams } = new URL(headers.location ?? '');
    const { room, code } = parameterNames;
    expect([searchParams.has(room), searchParams.has(code)]).toEqual([false, false]);
  });
});

describe('where the engine asks for children’s ages', () => {
  const asking = (query: string) =>
    request(testApp({ BOOKING_ENGINE: 'exely' }).app).get(`${bookPath}?${new URLSearchParams(stay)}${query}`);

  it.each(['', '&age=', '&age=18', '&age=x'])(
    'a stay with a child and %p comes back with a field for each',
    async (query) => {
      const answer = await asking(query);
      expect([answer.status, h1Of(answer.text)]).toEqual([422, [bookTexts.ages.heading]]);
      expect(all(answer.text, /<select[^>]*name="(age)"/g)).toHaveLength(1);
    },
  );

  it('it is led on with them', async () => {
    const answer = await asking('&age=7');
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.location ?? '').searchParams.get('children-age')).toBe('7');
    for (const age of [0, 17]) expect((await asking(`&age=${age}`)).status).toBe(303);
  });
});

describe('a code of an offer', () => {
  /** A stay that breaks no rule of an offer, and one day of booking on which it breaks its last day. */
  const codes = content.offers.offers.flatMap((offer) => {
    const { rules, ruleLabels } = content.offerDetails[offer.id] ?? {};
    const fitting = rooms.find(({ slug }) => isFor(offer, slug));
    if (!rules || !ruleLabels || !fitting) return [];
    const asked = { today: offer.firstDay, rooms: [fitting] };
    const days = Array.from({ length: 400 }, (_, index) => daysAfter(offer.firstDay, index));
    const stays = days.flatMap((from) =>
      [2, 7, 3, 1].map((nights) => ({
        arrival: from,
        departure: daysAfter(from, nights),
        adults: 1,
        children: 0,
      })),
    );
    const held = stays.find((each) => brokenRules(rules, each, asked).length === 0);
    return held ? [{ id: offer.id, offer, rules, ruleLabels, held, room: fitting }] : [];
  });
  afterEach(() => clock.setSystemTime(now));

  const ask = (
    { offer, held, room }: (typeof codes)[number],
    day: string,
    more: Record<string, string> = {},
  ) => {
    clock.setSystemTime(hotelMidnight(day, site.locale));
    const { arrival: from, departure: to } = held;
    const asked = { arrival: from, departure: to, adults: '1', room: room.slug };
    return book({ ...asked, code: offer.code.toLowerCase(), ...more });
  };

  it.each(codes)('$id is handed on where it holds, as the engine spells it', async (each) => {
    const answer = await ask(each, each.offer.firstDay);
    expect(answer.status).toBe(303);
    const { code } = parameterNames;
    expect(new URL(answer.headers.location ?? '').searchParams.get(code)).toBe(each.offer.code);
  });

  it.each(codes)('$id is named with its sum before the stay is led on', async (each) => {
    const { offer, rules, held, room } = each;
    const words = wordsOf((await ask(each, offer.firstDay, { [sumField]: '1' })).text);
    const sum = sumWithCode(rules, held, room, site);
    expect(words).toContain(offer.line);
    expect(words).toContain(
      `From ${amountLabel(sum?.sum ?? 0, labels)} with ${offer.code}, ${wholeAmount(sum?.without ?? 0)} without`,
    );
    expect(words).toContain(`${stayForm.parts.saving} ${offer.code} −${exactAmount(sum?.saving ?? 0)}`);
  });

  it.each(codes)(
    '$id is not handed on in silence where it does not hold, and the stay can go on without it',
    async (each) => {
      const past = daysAfter(each.offer.lastDay, 1);
      const late = { ...each.held, arrival: daysAfter(past, 90), departure: daysAfter(past, 90 + 1) };
      const answer = await ask(each, past, { arrival: late.arrival, departure: late.departure });
      expect([answer.status, answer.headers.location]).toEqual([422, undefined]);
      expect(h1Of(answer.text)).toEqual([bookTexts.code.heading]);
      const words = wordsOf(answer.text);
      const asked = { today: past, rooms: [each.room] };
      const broken = brokenRules(each.rules, late, asked);
      expect(words).toContain(brokenTerms(content.ui.codes, broken, each.ruleLabels));
      const without =
        all(readable(answer.text), /<a class="button button--secondary" href="(\/book[^"]*)"/g)[0] ?? '';
      const onward = await request(app).get(without);
      expect(onward.status).toBe(303);
      expect(onward.headers.location).not.toContain(each.offer.code);
      // What was asked can be changed where it stands.
      expect(valuesIn(readable(answer.text))).toMatchObject({
        arrival: late.arrival,
        departure: late.departure,
      });
    },
  );

  it('that the site does not know goes along with a word that it is checked later', async () => {
    const words = wordsOf((await book({ code: 'SURF-3' })).text);
    expect(words).toContain(`SURF-3 ${bookTexts.code.other}`);
    expect(wordsOf((await book({ code: 'a b' })).text)).not.toContain(bookTexts.code.other);
  });
});

/** The rules are asked in test/server/stays.test.ts. */
const refusals: { what: string; query: Record<string, string>; errors: Record<string, string> }[] = [
  {
    what: 'no dates but words',
    query: { arrival: 'tomorrow', departure: '<b>later</b>' },
    errors: { arrival: sentences.noArrival, departure: sentences.noDeparture },
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
      expect(h1Of(answer.text)).toEqual([bookTexts.mistake.heading]);
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
    expect([answer.status, h1Of(answer.text), errorsIn(html)]).toEqual([200, [bookTexts.heading], {}]);
    expect(valuesIn(html).adults).toBe('3');
    expect(all(html, /<input type="hidden" name="(?:code|room)" value="([^"]*)"/g)).toEqual([
      large?.slug,
      'SURF-3',
    ]);
    expect(wordsOf(html)).toContain(stayForm.arrival.hint);
  });
});
