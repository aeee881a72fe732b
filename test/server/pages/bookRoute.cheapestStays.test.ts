/** The search for the cheapest nights on /book. */
import request from 'supertest';
import { addDays, bookPath } from '../../../shared/stay';
import { fill } from '../../../shared/templates';
import { cheaperJune, engineSite, king } from '../../support/engine-site';
import { all, normalize, wordsOf } from '../../support/html';
import { content, labels } from '../../support/small-hotel';

const engine = engineSite();
const { nights: words } = content.ui;

describe('a search for the cheapest nights', () => {
  const search = (query: Record<string, string> = {}) =>
    request(engine.app).get(
      `${bookPath}?${new URLSearchParams({ nights: '2', month: '2027-06', adults: '2', ...query })}`,
    );
  const { search: searchWords } = content.ui.book;
  const links = (html: string) => all(normalize(html), /href="(\/book\?arrival=[^"]*)"/g);
  const [june = '', july = ''] = ['2027-06-01', '2027-07-01'].map(labels.monthLabel);

  it('lists the five cheapest stays with links that book them', async () => {
    engine.table = { '2027-06-10': [{ totalRate: 150 }], '2027-06-11': [{ totalRate: 149.5 }] };
    const { status, text } = await search({ arrival: '', departure: '' });
    expect(status).toBe(200);
    const found = links(text);
    expect(found).toHaveLength(5);
    expect(found[0]).toContain('arrival=2027-06-10&departure=2027-06-12&adults=2&children=0&seen=299.5');
    const total = labels.exactAmount(299.5 * (1 + content.hotel.occupancyTax / 100));
    expect(wordsOf(text)).toContain(`${king.name} ${total} ${words.plan.standard}`);
    for (const href of found) expect((await request(engine.app).get(href)).status).toBe(303);
  });

  it('says that a month is sold out, and links to the next month', async () => {
    const soldOut = { roomsAvailable: 0 };
    const days = Array.from({ length: 30 }, (_, index) => addDays('2027-06-01', index));
    engine.table = Object.fromEntries(
      days.map((day) => [day, [soldOut, soldOut] as const]),
    ) as typeof engine.table;
    const { text } = await search();
    expect(wordsOf(text)).toContain(fill(searchWords.soldOut, { nights: '2 nights', month: june }));
    expect(wordsOf(text)).toContain(fill(searchWords.next, { month: july }));
    expect(all(normalize(text), /href="([^"]*month=2027-07[^"]*)"/g)).toHaveLength(1);
  });

  it('says that rules allow no stay of that length, instead of calling the month sold out', async () => {
    const days = Array.from({ length: 30 }, (_, index) => addDays('2027-06-01', index));
    engine.table = Object.fromEntries(
      days.map((day) => [day, [{ minLos: 3 }, { minLos: 3 }] as const]),
    ) as typeof engine.table;
    expect(wordsOf((await search()).text)).toContain(
      fill(searchWords.refused, { nights: '2 nights', month: june }),
    );
  });

  it('does not call available nights sold out if they have no price', async () => {
    const days = Array.from({ length: 30 }, (_, index) => addDays('2027-06-01', index));
    const unpriced = { totalRate: 0 };
    engine.table = Object.fromEntries(
      days.map((day) => [day, [unpriced, unpriced] as const]),
    ) as typeof engine.table;
    expect(wordsOf((await search()).text)).toContain(fill(searchWords.unknown, { month: june }));
  });

  it('can find stays on the weekends of a month', async () => {
    engine.table = { '2027-06-08': [{ totalRate: 100 }], '2027-06-12': [{ totalRate: 150 }] };
    const { text } = await search({ nights: 'weekend' });
    const arrivals = links(text).map((href) => new URLSearchParams(href.split('?')[1]).get('arrival'));
    expect(arrivals).toEqual(['2027-06-11', '2027-06-04', '2027-06-18', '2027-06-25']);
    expect(wordsOf(text)).toContain(fill(searchWords.found, { nights: searchWords.weekend, month: june }));
  });

  it('can be limited to cancelable rates, and links to the stays keep that limit', async () => {
    engine.start({
      'hotel.json': (hotel) =>
        Object.assign(hotel, { rates: { source: 'cloudbeds', nonrefundablePlans: ['Advance'] } }),
    });
    engine.plans = [{ ratePlanID: '6', ratePlanNamePublic: 'Advance', ...cheaperJune }];
    const totals = async (query: Record<string, string>) =>
      links((await search(query)).text).map((href) => new URLSearchParams(href).get('seen'));
    expect((await totals({}))[0]).toBe('360');
    expect((await totals({ cancelable: '1' }))[0]).toBe('400');
    const [link = ''] = links((await search({ cancelable: '1' })).text);
    expect(link).toContain('&cancelable=1');
    expect((await request(engine.app).get(link)).status).toBe(303);
  });

  it('does not call a month sold out while the engine does not respond', async () => {
    engine.fake.state.behavior = 'hang';
    expect(wordsOf((await search()).text)).toContain(fill(searchWords.unknown, { month: june }));
  });

  it.each([
    { month: '2027-13' },
    { month: '2020-01' },
    { adults: '0' },
    { nights: '29' },
    { arrival: '2020-06-01' },
  ])('is not made for the invalid query %j', async (query) => {
    const { text } = await search(query as Record<string, string>);
    expect(text).not.toMatch(/seen=/);
  });
});
