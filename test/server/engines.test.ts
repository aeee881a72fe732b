import { type EngineDescription, engineLink, engineNames, engineOf } from '../../shared/engines';
import { daysAfter } from '../../shared/stay';

const stay = {
  arrival: '2028-02-28',
  departure: '2028-03-02',
  adults: 2,
  children: 2,
  language: 'en-US',
  currency: 'USD',
};
const full = { ...stay, ages: [4, 11], roomId: 'room 7&x=1', code: 'SURF-3' };
const bare = { ...stay, children: 0 };
const booking = { engine: 'https://engine.example/reserve?keep=1', parameters: { hotel: '21474' } };

/** URL parameters of a stay by engine of each kind: with all values, and with required ones. */
const queries: Record<string, { whole: Record<string, string>; least: Record<string, string> }> = {
  mews: {
    whole: {
      mewsStart: '2028-02-28',
      mewsEnd: '2028-03-02',
      mewsAdultCount: '2',
      mewsChildCount: '2',
      // The step 'rates' is for a known room, 'rooms' for choosing one.
      mewsRoute: 'rates',
      mewsRoom: 'room 7&x=1',
      mewsVoucherCode: 'SURF-3',
      language: 'en-US',
    },
    least: {
      mewsStart: '2028-02-28',
      mewsEnd: '2028-03-02',
      mewsAdultCount: '2',
      mewsChildCount: '0',
      mewsRoute: 'rooms',
      language: 'en-US',
    },
  },
  synxis: {
    whole: {
      arrive: '2028-02-28',
      depart: '2028-03-02',
      rooms: '1',
      adult: '2',
      child: '2',
      childages: '4|11',
      room: 'room 7&x=1',
      promo: 'SURF-3',
      locale: 'en-US',
      start: 'availresults',
    },
    least: {
      arrive: '2028-02-28',
      depart: '2028-03-02',
      rooms: '1',
      adult: '2',
      locale: 'en-US',
      start: 'availresults',
    },
  },
  exely: {
    whole: {
      date: '2028-02-28',
      // Includes a leap day.
      nights: '3',
      adults: '2',
      children: '2',
      'children-age': '4;11',
      'be-room': 'room 7&x=1',
      'promo-code-plain': 'SURF-3',
    },
    least: { date: '2028-02-28', nights: '3', adults: '2' },
  },
  siteminder: {
    whole: {
      checkInDate: '2028-02-28',
      checkOutDate: '2028-03-02',
      'items[0][adults]': '2',
      'items[0][children]': '2',
      promoCode: 'SURF-3',
      currency: 'USD',
    },
    least: {
      checkInDate: '2028-02-28',
      checkOutDate: '2028-03-02',
      'items[0][adults]': '2',
      'items[0][children]': '0',
      currency: 'USD',
    },
  },
  stayntouch: {
    whole: { checkin: '02-28-2028', checkout: '03-02-2028', adults: '2', kids: '2', promotionCode: 'SURF-3' },
    least: { checkin: '02-28-2028', checkout: '03-02-2028', adults: '2', kids: '0' },
  },
};

const queryOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe.each(engineNames)('%s', (name) => {
  const engine = engineOf(name);

  it('gets a stay by its own parameters, in addition to those of its URL', () => {
    const { whole, least } = queries[name] ?? {};
    const fixed = { keep: '1', hotel: '21474' };
    if (whole) expect(queryOf(engineLink(engine, full, booking))).toEqual({ ...fixed, ...whole });
    if (least) expect(queryOf(engineLink(engine, bare, booking))).toEqual({ ...fixed, ...least });
    expect(engineLink(engine, full, booking)).toMatch(/^https:\/\/engine\.example\/reserve\?/);
  });

  it('keeps the host for any stay', () => {
    const evil = '//evil.example/?@evil.example#\\';
    const said = {
      arrival: evil,
      departure: evil,
      roomId: evil,
      code: evil,
      group: evil,
      language: evil,
      currency: evil,
    };
    const link = engineLink(engine, { adults: 1, children: 0, ...said }, booking);
    expect(new URL(link).origin).toBe('https://engine.example');
  });
});

describe('the code of a block', () => {
  const asked = { ...bare, group: 'LEE' };

  it.each([
    ['synxis', { group: 'LEE' }, 'promo'],
    ['stayntouch', { groupCode: 'LEE' }, 'promotionCode'],
  ])('is a group to %s, which knows groups', (name, group, promo) => {
    const query = queryOf(engineLink(engineOf(name), asked, booking));
    expect(query).toMatchObject(group);
    expect(query).not.toHaveProperty([promo]);
  });

  it.each([
    ['mews', 'mewsVoucherCode'],
    ['siteminder', 'promoCode'],
  ])('is a promo code to %s, which does not', (name, promo) => {
    expect(queryOf(engineLink(engineOf(name), asked, booking))).toMatchObject({ [promo]: 'LEE' });
  });
});

describe('a description', () => {
  const described = (...parameters: EngineDescription['parameters']) =>
    [...new URL(engineLink({ name: 'A', source: 'B', parameters }, full, booking)).searchParams].slice(2);

  it.each<[string, EngineDescription['parameters'], string[][]]>([
    [
      'days in parts',
      [
        { name: 'd', sends: 'arrival', dates: 'D' },
        { name: 'm', sends: 'arrival', dates: 'MM' },
        { name: 'y', sends: 'arrival', dates: 'YY' },
      ],
      [
        ['d', '28'],
        ['m', '02'],
        ['y', '28'],
      ],
    ],
    ['days without marks', [{ name: 'd', sends: 'departure', dates: 'YYYYMMDD' }], [['d', '20280302']]],
    ['days first', [{ name: 'd', sends: 'departure', dates: 'DD-MM-YYYY' }], [['d', '02-03-2028']]],
    [
      'ages one by one',
      [{ name: 'age', sends: 'ages' }],
      [
        ['age', '4'],
        ['age', '11'],
      ],
    ],
    [
      'ages by number',
      [{ name: 'child{n}age', sends: 'ages' }],
      [
        ['child1age', '4'],
        ['child2age', '11'],
      ],
    ],
    [
      'a pair where there is a code',
      [
        { name: 'promo', sends: 'code' },
        { name: 'kind', sends: 'text', text: 'coupon', onlyWith: 'code' },
      ],
      [
        ['promo', 'SURF-3'],
        ['kind', 'coupon'],
      ],
    ],
    [
      'nothing where there is no group',
      [{ name: 'kind', sends: 'text', text: 'block', onlyWith: 'group' }],
      [],
    ],
  ])('can send %s', (_what, parameters, pairs) => {
    expect(described(...parameters)).toEqual(pairs);
  });
});

it.each(['2027-02-28', '2027-12-31', '2027-03-13', '2027-11-06'])(
  'counts nights by the calendar, across the changes of month, year and clock after %s',
  (arrival) => {
    const link = engineLink(
      engineOf('exely'),
      { ...stay, arrival, departure: daysAfter(arrival, 2) },
      booking,
    );
    expect(queryOf(link)).toMatchObject({ date: arrival, nights: '2' });
  },
);
