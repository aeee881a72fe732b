/** Rooms that are held for a wedding or a group: their page, their deadline, and their rate on the way to the engine. */
import type { RequestListener } from 'node:http';
import FakeTimers from '@sinonjs/fake-timers';
import request from 'supertest';
import { engineOf } from '../../shared/engines';
import { hotelMidnight } from '../../shared/hotelMidnight';
import { cheapestWithCode } from '../../shared/offers/rules';
import { roomPath } from '../../shared/room';
import { roomBlockPath } from '../../shared/roomBlockPath';
import { cardUrl } from '../../shared/socialCard';
import { bookPath, daysAfter } from '../../shared/stay';
import { errorsOf, jsonOf } from '../support/compile';
import { all, h1Of, insideLinks, readable, wordsOf } from '../support/html';
import { content, everyPath, labels, pageTexts, site } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

const groupContent = pageTexts('group');
const bookContent = pageTexts('book');
const { amountLabel, dateLabel, wholeAmount } = labels;
const every = Object.values(content.roomBlocks);
const leave = ({ lastNight }: (typeof every)[number]) => daysAfter(lastNight, 1);

let app: RequestListener;
let clock: FakeTimers.Clock;
beforeAll(async () => {
  await loadPages();
  app = testApp().app;
});
beforeEach(() => {
  clock = FakeTimers.install({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => clock.uninstall());

const at = (day: string) => clock.setSystemTime(hotelMidnight(daysAfter(day, 1), site.locale) - 1000);
const textOf = async (path: string) => (await request(app).get(path)).text;

describe.each(every)('the page of $name', (block) => {
  const path = roomBlockPath(block.name);

  it('is unlisted: no search engine, no sitemap and no page leads to it', async () => {
    expect(await textOf(path)).toContain('<meta name="robots" content="noindex"');
    for (const other of ['/sitemap.xml', '/llms.txt', ...everyPath.filter((each) => each !== path)])
      expect([other, (await textOf(other)).includes(path)]).toEqual([other, false]);
  });

  it('has a card of its own for sharing, and does not tell the code', async () => {
    const html = await textOf(path);
    expect(html).toMatch(new RegExp(`<meta property="og:image" content="[^"]*${cardUrl(path)}"`));
    expect(html).not.toContain(block.code);
  });

  it('holds the stay form to the nights, and shows the rooms at their rates, until the deadline', async () => {
    at(block.deadline);
    const html = readable(await textOf(path));
    const words = wordsOf(html);
    expect(words).toContain(`${groupContent.bookBy} ${dateLabel(block.deadline)}`);
    const [arrival, departure] = all(html, /<input[^>]*type="date"([^>]*)>/g);
    expect(arrival).toContain(`value="${block.firstNight}"`);
    expect(arrival).toContain(`min="${block.firstNight}" max="${block.lastNight}"`);
    expect(departure).toContain(`min="${daysAfter(block.firstNight, 1)}" max="${leave(block)}"`);
    expect(html).toContain(`<input type="hidden" name="group" value="${block.name}"`);
    for (const { slug, rate } of block.rooms) {
      expect(words).toContain(`${wholeAmount(rate)} ${site.rateNote}`);
      expect(insideLinks(html)).toContain(roomPath(slug));
      expect(html).toContain(`room=${slug}&group=${block.name}`);
    }
    const stay = { arrival: block.firstNight, departure: leave(block), adults: 2, children: 0 };
    const sum = cheapestWithCode(block.rules, stay, block.rooms, site);
    expect(words).toContain(`From ${amountLabel(sum?.sum ?? 0)} with ${bookContent.code.groupRate}`);
  });

  it('says after the deadline that the rate has ended, and offers the usual ones', async () => {
    at(daysAfter(block.deadline, 1));
    const html = readable(await textOf(path));
    const words = wordsOf(html);
    expect(words).toContain(groupContent.closed.heading);
    expect(html).not.toContain('name="group"');
    for (const { price } of block.rooms) expect(words).toContain(`${wholeAmount(price)} ${site.rateNote}`);
    expect(words).not.toContain(bookContent.code.groupRate);
  });

  it('says after the last night that it is over', async () => {
    at(leave(block));
    const html = await textOf(path);
    expect(wordsOf(html)).toContain(groupContent.over.heading);
    expect(html).not.toContain('name="arrival"');
  });
});

describe.each(every)('a stay of $name', (block) => {
  const [room] = block.rooms;
  const stay = { arrival: block.firstNight, departure: leave(block), adults: '2', group: block.name };
  const ask = async (query: Record<string, string>, engine = 'generic') =>
    request(engine === 'generic' ? app : testApp({ BOOKING_ENGINE: engine }).app).get(
      `${bookPath}?${new URLSearchParams(query)}`,
    );
  const nameOf = (engine: string, answer: string) =>
    engineOf(engine)?.parameters.find(({ sends }) => sends === answer)?.name ?? '';

  it('takes its code along: as a group where the engine knows groups, else as a promo code', async () => {
    at(block.deadline);
    for (const [engine, answer] of [
      ['mews', 'code'],
      ['stayntouch', 'group'],
    ] as const) {
      const { status, headers } = await ask({ ...stay, room: room?.slug ?? '' }, engine);
      expect(status).toBe(303);
      const query = new URL(headers.location ?? '').searchParams;
      expect(query.get(nameOf(engine, answer))).toBe(block.code);
      expect(String(query).split(block.code)).toHaveLength(2);
    }
  });

  it('that leaves the nights, or comes too late, comes back with the reason and a way on at the usual rate', async () => {
    at(block.deadline);
    const early = { ...stay, arrival: daysAfter(block.firstNight, -1) };
    const answer = await ask(early);
    expect([answer.status, h1Of(answer.text)]).toEqual([422, [bookContent.mistake.heading]]);
    expect(wordsOf(answer.text)).toContain(block.ruleLabels.firstNight);
    expect(answer.text).not.toContain(block.code);
    expect(answer.text).toContain(`<input type="hidden" name="group" value="${block.name}"`);
    const [usual = ''] = all(
      readable(answer.text),
      /<a class="button button--secondary" href="(\/book[^"]*)"/g,
    );
    const onward = await request(app).get(usual);
    expect([onward.status, String(onward.headers.location).includes(block.code)]).toEqual([303, false]);
    at(daysAfter(block.deadline, 1));
    if (daysAfter(block.deadline, 1) <= block.firstNight)
      expect(wordsOf((await ask(stay)).text)).toContain(block.ruleLabels.lastDay);
  });
});

it('a group that there is not is no group', async () => {
  for (const group of ['nobody', 'constructor', '__proto__']) {
    const answer = await request(app).get(`${bookPath}?group=${group}`);
    expect([answer.status, answer.text.includes('name="group"')]).toEqual([200, false]);
    expect((await request(app).get(`/groups/${group}`)).status).toBe(404);
  }
});

describe('the file of a block', () => {
  const [{ name } = { name: '' }] = every;
  const valid = jsonOf(`room-blocks/${name}.json`) as object;
  const wrong: [what: string, change: object, fault: string][] = [
    [
      'nights that end before they begin',
      { lastNight: '2001-01-01' },
      'lastNight must not come before firstNight',
    ],
    ['a deadline after the last night', { deadline: '2999-01-01' }, 'deadline must not come after lastNight'],
    ['no room', { rooms: [] }, 'rooms must name a room'],
    ['a code that no engine takes', { code: 'a b' }, 'code must have 1 to 20 letters, digits and hyphens'],
  ];
  const fileOf = (index: number) => `room-blocks/wrong-${index}.json`;
  let faults: readonly string[];
  beforeAll(() => {
    faults = errorsOf(
      Object.fromEntries(
        wrong.map(([, change], index) => [fileOf(index), JSON.stringify({ ...valid, ...change })]),
      ),
    );
  });

  it.each(wrong)('is refused with %s', (what, _change, fault) => {
    const index = wrong.findIndex(([each]) => each === what);
    expect(faults).toContain(`content/${fileOf(index)}: ${fault}`);
  });
});
