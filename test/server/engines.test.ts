import { type EngineName, engineLink, engineNames } from '../../shared/engines';
import { daysAfter } from '../../shared/stay';
import { site } from '../support/content';

const stay = { arrival: '2028-02-28', departure: '2028-03-02', adults: 2, children: 1, language: 'en-US' };
const full = { ...stay, roomId: 'room 7&x=1', code: 'SURF-3' };
const bare = { ...stay, children: 0 };
const booking = { engine: 'https://engine.example/reserve?keep=1', parameters: { hotel: '21474' } };

const names = site.booking.stayParameters;

/** How each engine's vendor documents that a stay is written (shared/engines): a whole one, and one without what is optional. */
const queries: Record<EngineName, { whole: Record<string, string>; least: Record<string, string> }> = {
  generic: {
    whole: {
      [names.arrival]: '2028-02-28',
      [names.departure]: '2028-03-02',
      [names.adults]: '2',
      [names.children]: '1',
      [names.room]: 'room 7&x=1',
      [names.code]: 'SURF-3',
    },
    least: {
      [names.arrival]: '2028-02-28',
      [names.departure]: '2028-03-02',
      [names.adults]: '2',
      [names.children]: '0',
    },
  },
  mews: {
    whole: {
      mewsStart: '2028-02-28',
      mewsEnd: '2028-03-02',
      mewsAdultCount: '2',
      mewsChildCount: '1',
      // The step 'rates' is for a room that is known, 'rooms' for choosing one.
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
      child: '1',
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
  cloudbeds: {
    whole: { checkin: '2028-02-28', checkout: '2028-03-02', adults: '2', kids: '1', promo: 'SURF-3' },
    least: { checkin: '2028-02-28', checkout: '2028-03-02', adults: '2', kids: '0' },
  },
  windsurfer: {
    whole: {
      checkin: '02/28/2028',
      checkout: '03/02/2028',
      adults: '2',
      children: '1',
      rooms: '1',
      rmID: 'room 7&x=1',
      promo: 'SURF-3',
      langID: '1',
    },
    least: {
      checkin: '02/28/2028',
      checkout: '03/02/2028',
      adults: '2',
      children: '0',
      rooms: '1',
      langID: '1',
    },
  },
  exely: {
    whole: {
      date: '2028-02-28',
      // Over a leap day.
      nights: '3',
      adults: '2',
      children: '1',
      'be-room': 'room 7&x=1',
      'promo-code-plain': 'SURF-3',
    },
    least: { date: '2028-02-28', nights: '3', adults: '2' },
  },
};

const queryOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe.each(engineNames)('%s', (name) => {
  it('is told of a stay by its own parameters, beside those that its address has', () => {
    const { whole, least } = queries[name];
    const fixed = { keep: '1', hotel: '21474' };
    expect(queryOf(engineLink(name, full, booking))).toEqual({ ...fixed, ...whole });
    expect(queryOf(engineLink(name, bare, booking))).toEqual({ ...fixed, ...least });
    expect(engineLink(name, full, booking)).toMatch(/^https:\/\/engine\.example\/reserve\?/);
  });

  it('stays the host, whatever a stay says', () => {
    const evil = '//evil.example/?@evil.example#\\';
    const said = { arrival: evil, departure: evil, roomId: evil, code: evil, language: evil };
    const link = engineLink(name, { adults: 1, children: 0, ...said });
    expect(new URL(link).origin).toBe(new URL(site.booking.engine).origin);
  });
});

it.each(['2027-02-28', '2027-12-31', '2027-03-13', '2027-11-06'])(
  'nights are counted by the calendar, whichever change of month, year or clock comes after %s',
  (arrival) => {
    const link = engineLink('exely', { ...stay, arrival, departure: daysAfter(arrival, 2) });
    expect(queryOf(link)).toMatchObject({ date: arrival, nights: '2' });
  },
);
