import { type EngineName, type EngineStay, engineLink, engineNames } from '../../shared/engines';
import { daysAfter, longestStay, nightsOf } from '../../shared/stay';
import { seededRandom } from '../../tools/faults/random';
import { serve } from '../support/ask';
import { site } from '../support/content';

/** What an engine that reads its own parameters understands, as its vendor documents them (shared/engines). */
type Understood = Omit<EngineStay, 'language'> & { language?: string | undefined };
type Query = ReadonlyMap<string, string>;

const isoOf = (usDate = '') => usDate.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
const count = (query: Query, name: string) => Number(query.get(name) ?? 0);

const names = site.booking.stayParameters;
const readers: Record<EngineName, (query: Query) => Understood> = {
  generic: (query) => ({
    arrival: query.get(names.arrival) ?? '',
    departure: query.get(names.departure) ?? '',
    adults: count(query, names.adults),
    children: count(query, names.children),
    roomId: query.get(names.room),
    code: query.get(names.code),
  }),
  mews: (query) => ({
    arrival: query.get('mewsStart') ?? '',
    departure: query.get('mewsEnd') ?? '',
    adults: count(query, 'mewsAdultCount'),
    children: count(query, 'mewsChildCount'),
    // The step 'rates' is for a room that is known, 'rooms' for choosing one.
    roomId: query.get('mewsRoute') === 'rates' ? query.get('mewsRoom') : undefined,
    code: query.get('mewsVoucherCode'),
    language: query.get('language'),
  }),
  synxis: (query) => ({
    arrival: query.get('arrive') ?? '',
    departure: query.get('depart') ?? '',
    adults: count(query, 'adult'),
    children: count(query, 'child'),
    roomId: query.get('room'),
    code: query.get('promo'),
    language: query.get('locale'),
  }),
  cloudbeds: (query) => ({
    arrival: query.get('checkin') ?? '',
    departure: query.get('checkout') ?? '',
    adults: count(query, 'adults'),
    children: count(query, 'kids'),
    code: query.get('promo'),
  }),
  windsurfer: (query) => ({
    arrival: isoOf(query.get('checkin')),
    departure: isoOf(query.get('checkout')),
    adults: count(query, 'adults'),
    children: count(query, 'children'),
    roomId: query.get('rmID'),
    code: query.get('promo'),
    language: query.get('langID') === '1' ? 'en-US' : undefined,
  }),
  exely: (query) => ({
    arrival: query.get('date') ?? '',
    departure: daysAfter(query.get('date') ?? '', count(query, 'nights')),
    adults: count(query, 'adults'),
    children: count(query, 'children'),
    roomId: query.get('be-room'),
    code: query.get('promo-code-plain'),
  }),
};

/** What an engine cannot be told in its query; the docstring of its adapter says why. */
const untold: Partial<Record<EngineName, readonly (keyof EngineStay)[]>> = {
  generic: ['language'],
  cloudbeds: ['roomId', 'language'],
  exely: ['language'],
};

/** Days where calendars go wrong: a leap day, the ends of a month and a year, both days of clock change. */
const hardDays = [
  '2028-02-28',
  '2028-02-29',
  '2027-02-28',
  '2027-12-31',
  '2027-04-30',
  '2027-03-14',
  '2027-11-07',
];
const stayCount = 1000;

function randomStays(seed: number): EngineStay[] {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  return Array.from({ length: stayCount }, (_, index) => {
    const hardDay = hardDays[index % hardDays.length] ?? '';
    // Half of them pass over a hard day or begin or end on it; the others begin anywhere in four years.
    const arrival = index % 2 ? daysAfter(hardDay, -upTo(longestStay)) : daysAfter('2026-12-01', upTo(1460));
    const nights =
      index % 2 ? Math.max(1, nightsOf({ arrival, departure: hardDay }) + upTo(2)) : 1 + upTo(27);
    return {
      arrival,
      departure: daysAfter(arrival, nights),
      adults: 1 + upTo(5),
      children: upTo(5),
      roomId: upTo(1) ? `room ${upTo(99)}&x=1` : undefined,
      code: upTo(1) ? `SURF-${upTo(999)}` : undefined,
      language: 'en-US',
    };
  });
}

/** An engine on a server of its own, which keeps what it was asked. */
async function standIn() {
  const asked: string[] = [];
  const engine = await serve((req, res) => {
    asked.push(req.url ?? '');
    res.end();
  });
  return { ...engine, asked };
}

test.each(engineNames)(`%s understands ${stayCount} random stays as they were meant`, async (name) => {
  const engine = await standIn();
  const booking = { engine: `${engine.url}/reserve?keep=1`, parameters: { hotel: '21474' } };
  const stays = randomStays(20_270_514);
  const wrong: unknown[] = [];
  for (const stay of stays) {
    const link = engineLink(name, stay, booking);
    await engine.ask(link.slice(engine.url.length));
    const { pathname, searchParams } = new URL(engine.asked.at(-1) ?? '', engine.url);
    const query = new Map(searchParams);
    const meant: Partial<EngineStay> = { ...stay };
    for (const field of untold[name] ?? []) delete meant[field];
    const understood = Object.fromEntries(
      Object.entries(readers[name](query)).filter(
        ([field]) => !untold[name]?.includes(field as keyof EngineStay),
      ),
    );
    const isRight =
      pathname === '/reserve' &&
      query.get('keep') === '1' &&
      query.get('hotel') === '21474' &&
      JSON.stringify(sorted(understood)) === JSON.stringify(sorted(meant));
    if (!isRight) wrong.push({ link, understood, meant });
  }
  engine.close();
  expect(engine.asked).toHaveLength(stayCount);
  expect(wrong).toEqual([]);
});

const sorted = (fields: object) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => one.localeCompare(other));

test('no engine is sent an empty parameter', () => {
  const stay = { arrival: '2027-05-14', departure: '2027-05-17', adults: 2, children: 0, language: 'en-US' };
  for (const name of engineNames)
    expect([...new URL(engineLink(name, stay)).searchParams.values()].filter((value) => !value)).toEqual([]);
});

test('whatever a stay says, the engine stays the host', () => {
  const evil = '//evil.example/?@evil.example#\\';
  const stay = {
    arrival: evil,
    departure: evil,
    adults: 1,
    children: 0,
    roomId: evil,
    code: evil,
    language: evil,
  };
  for (const name of engineNames)
    expect(new URL(engineLink(name, stay)).origin).toBe(new URL(site.booking.engine).origin);
});
