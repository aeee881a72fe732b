/** Prices, rules, and rate plans on /book, with an engine. */
import request from 'supertest';
import { addDays, bookPath, sumField } from '../../../shared/stay';
import { fill } from '../../../shared/templates';
import { cheaperJune, engineSite, king, queen, today } from '../../support/engine-site';
import { all, normalize, wordsOf } from '../../support/html';
import { content, labels, site } from '../../support/small-hotel';
import { testApp } from '../../support/test-app';

const engine = engineSite();
const { nights: words } = content.ui;

const stay = { arrival: '2027-05-14', departure: '2027-05-17', adults: '2', children: '0' };
const book = (query: Record<string, string> = {}) =>
  request(engine.app).get(`${bookPath}?${new URLSearchParams({ ...stay, ...query })}`);

describe('/book', () => {
  it('redirects an available stay, or lists its nights, room, and exact total if the query has `sum`', async () => {
    engine.table = { '2027-05-15': [{ totalRate: 220.5 }] };
    expect((await book({ room: king.slug })).status).toBe(303);
    const res = await book({ room: king.slug, [sumField]: '1' });
    const page = wordsOf(res.text);
    expect(res.status).toBe(200);
    expect(page).toContain('$620.50 for 3 nights');
    for (const part of ['Fri, May 14 $200.00', 'Sat, May 15 $220.50', 'Sun, May 16 $200.00'])
      expect(page).toContain(part);
    expect(page).toContain(`${king.name}, 3 nights`);
    expect(page).toContain(labels.exactAmount(Math.round(620.5 * (100 + site.occupancyTax)) / 100));
    expect(page).toContain('As of 1 a.m.');
  });

  it.each<[typeof engine.table, string]>([
    [
      { '2027-05-15': [{ blocked: true }] },
      fill(words.book.roomFull, { room: king.name, days: 'May 14 to 17' }),
    ],
    [{ '2027-05-14': [{ minLos: 4 }] }, 'At least 4 nights from Friday.'],
    [{ '2027-05-14': [{ closedToArrival: true }] }, words.rules.closedToArrival],
    [{ '2027-05-17': [{ closedToDeparture: true }] }, words.rules.closedToDeparture],
  ])(
    'rejects a stay with %j, giving the reason and three other stays with their totals',
    async (nights, reason) => {
      engine.table = nights;
      const res = await book({ room: king.slug });
      expect(res.status).toBe(422);
      const page = wordsOf(res.text);
      expect(page).toContain(reason);
      const near = all(normalize(res.text), /href="(\/book\?arrival=[^"]*)"[^>]*><strong/g);
      expect(near).toHaveLength(3);
      for (const href of near) {
        const sum = Number(new URLSearchParams(href).get('seen'));
        expect(page).toContain(
          `${king.name} ${labels.amountLabel((sum * (100 + site.occupancyTax)) / 100)} for `,
        );
      }
      for (const href of near) expect((await request(engine.app).get(href)).status).toBe(303);
      // Another room is available.
      expect((await book()).status).toBe(303);
    },
  );

  it('reports once that the total has changed', async () => {
    const res = await book({ room: king.slug, seen: '590' });
    expect(res.status).toBe(200);
    expect(wordsOf(res.text)).toContain('it was $643.10, and is now $654');
    const [seen = ''] = all(res.text, /name="seen" value="([^"]*)"/g);
    expect((await book({ room: king.slug, seen })).status).toBe(303);
  });

  it.each(['99', '-590', '1e308', '5.9e2', '590.001', '1200', ''])(
    'ignores the implausible earlier total %j',
    async (seen) => {
      expect((await book({ room: king.slug, seen })).status).toBe(303);
    },
  );

  it('lists all rooms with totals or as sold out', async () => {
    engine.table = { '2027-05-15': [{ blocked: true }] };
    const page = wordsOf((await book({ [sumField]: '1' })).text);
    expect(page).toContain(`${king.name} ${words.taken.short}`);
    expect(page).toContain(`${queen.name} $817.50`);
  });
});

describe('next to the total, /book', () => {
  const june = { arrival: '2027-06-08', departure: '2027-06-10', room: king.slug, [sumField]: '1' };
  const [offer] = content.offers;
  if (!offer) throw new Error('no offer');
  const hint = (amount: string) => fill(words.lessWithCode, { amount, code: offer.code });

  it('says how much less the stay costs with an offer’s code, and links to the stay with that code', async () => {
    engine.plans = [{ ratePlanID: '9', ratePlanNamePrivate: 'Code', promoCode: offer.code, ...cheaperJune }];
    const { text } = await book(june);
    const less = labels.amountLabel((40 * (100 + site.occupancyTax)) / 100);
    expect(wordsOf(text)).toContain(hint(less));
    const [link = ''] = all(normalize(text), new RegExp(`href="([^"]*code=${offer.code}[^"]*)"`, 'g'));
    const withCode = await request(engine.app).get(link);
    expect(withCode.status).toBe(200);
    expect(wordsOf(withCode.text)).toContain(`$360 with ${offer.code}, $400 without`);
    expect(wordsOf(withCode.text)).not.toContain(hint(less));
    expect(wordsOf(withCode.text)).not.toContain('From $360');
    const anyRoom = await request(engine.app).get(link.replace(`room=${king.slug}`, ''));
    expect(wordsOf(anyRoom.text)).toContain(
      `${king.name} ${labels.amountLabel((360 * (100 + site.occupancyTax)) / 100)}`,
    );
  });

  it('does not mention an offer whose rules the stay breaks or whose code the engine does not have', async () => {
    expect(wordsOf((await book(june)).text)).not.toContain(`less with ${offer.code}`);
    engine.plans = [{ ratePlanID: '9', ratePlanNamePrivate: 'Code', promoCode: offer.code, ...cheaperJune }];
    engine.start();
    const oneNight = await book({ ...june, departure: '2027-06-09' });
    expect(wordsOf(oneNight.text)).not.toContain(`less with ${offer.code}`);
  });

  it('says that a stay far enough ahead can be canceled free of charge for some time after booking', async () => {
    const text = 'Cancel free within 24 hours.';
    const rule = (hotel: object) => Object.assign(hotel, { cancelAfterBooking: { hoursAhead: 72, text } });
    expect(wordsOf((await book(june)).text)).not.toContain(text);
    engine.start({ 'hotel.json': rule });
    expect(wordsOf((await book(june)).text)).toContain(text);
    const tomorrow = { ...june, arrival: addDays(today, 2), departure: addDays(today, 4) };
    expect(wordsOf((await book(tomorrow)).text)).not.toContain(text);
    expect(wordsOf((await book({ ...tomorrow, arrival: addDays(today, 3) })).text)).toContain(text);
  });

  it('gives the time of an engine’s prices, but no time for prices from content', async () => {
    expect(wordsOf((await book(june)).text)).toContain('As of 1 a.m.');
    const summer = { from: '2027-06-01', to: '2027-08-31', price: 321 };
    engine.app = testApp(
      { RATES_SOURCE: 'none' },
      { edits: { [`rooms/${king.slug}.json`]: (room) => Object.assign(room, { seasons: [summer] }) } },
    ).app;
    const shown = wordsOf((await book(june)).text);
    expect(shown).toContain('$642 for 2 nights');
    expect(shown).not.toContain('As of');
    expect(shown).not.toContain(words.plan.standard);
  });
});

describe('/book for guests who want only cancelable rates', () => {
  const june = { arrival: '2027-06-08', departure: '2027-06-10', [sumField]: '1' };
  const only = (name: string) => ({
    'hotel.json': (hotel: object) =>
      Object.assign(hotel, { rates: { source: 'cloudbeds', nonrefundablePlans: [name] } }),
  });

  it('shows the cancelable price and its rate plan, and keeps the checkbox checked', async () => {
    engine.start(only('Advance'));
    engine.plans = [{ ratePlanID: '6', ratePlanNamePublic: 'Advance', ...cheaperJune }];
    const usual = wordsOf((await book(june)).text);
    expect(usual).toContain(`Advance, ${words.plan.final}`);
    const { text } = await book({ ...june, cancelable: '1' });
    expect(wordsOf(text)).toContain(`${words.plan.standard}, ${words.plan.cancelable}`);
    expect(wordsOf(text)).not.toContain('Advance,');
    expect(text).toMatch(/<input[^>]*name="cancelable"[^>]*checked=""/);
  });

  it('rejects a stay without a cancelable rate, and gives that reason', async () => {
    engine.start({
      'hotel.json': (hotel) =>
        Object.assign(hotel, {
          rates: { source: 'cloudbeds', nonrefundablePlans: ['Advance'], sellsBaseRate: false },
        }),
    });
    engine.plans = [{ ratePlanID: '6', ratePlanNamePublic: 'Advance', ...cheaperJune }];
    const res = await book({ ...june, cancelable: '1', room: king.slug });
    expect([res.status, wordsOf(res.text).includes(words.rules.notCancelable)]).toEqual([422, true]);
  });

  it('has no checkbox for cancelable rates if no rate is known to be nonrefundable', async () => {
    expect((await book(june)).text).not.toContain('name="cancelable"');
  });
});
