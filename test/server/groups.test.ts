/** Room blocks for groups: their page, their deadline, and the code passed to the engine. */
import FakeTimers from '@sinonjs/fake-timers';
import request from 'supertest';
import { hotelMidnight } from '../../shared/hotelMidnight';
import { cheapestWithCode } from '../../shared/offers/rules';
import { roomBlockPath, roomPath } from '../../shared/pages';
import { cardUrl } from '../../shared/socialCard';
import { addDays, bookPath } from '../../shared/stay';
import { all, h1Of, linksIn, normalize, wordsOf } from '../support/html';
import { content, everyPath, labels, pageTexts, site } from '../support/small';
import { testApp, testSite } from '../support/test-app';

const texts = pageTexts('group');
const { code: codeTexts, mistake } = pageTexts('book');
const { amountLabel, dateLabel, wholeAmount } = labels;
const [block] = Object.values(content.roomBlocks) as [(typeof content.roomBlocks)[string]];
const path = roomBlockPath(block.name);
const departure = addDays(block.lastNight, 1);
const late = addDays(block.deadline, 1);

const { app, get, textOf } = testSite();
const clock = FakeTimers.install({ toFake: ['Date'], now: Date.now() });
afterAll(() => clock.uninstall());

/** Sets the clock to the last second of a day at the hotel. */
const at = (day: string) => clock.setSystemTime(hotelMidnight(addDays(day, 1), site.locale) - 1000);
const htmlOf = async (address: string) => normalize(await textOf(address));
const book = (query: object, to = app()) =>
  request(to).get(`${bookPath}?${new URLSearchParams({ ...query })}`);
const stay = { arrival: block.firstNight, departure, adults: '2', group: block.name };

it('a group’s page is unlisted, has a social card, and does not reveal its code', async () => {
  const html = await htmlOf(path);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toMatch(new RegExp(`<meta property="og:image" content="[^"]*${cardUrl(path)}"`));
  expect(html).not.toContain(block.code);
  for (const other of ['/sitemap.xml', '/llms.txt', ...everyPath.filter((each) => each !== path)])
    expect([other, (await htmlOf(other)).includes(path)]).toEqual([other, false]);
});

it('a group’s page limits stays to its nights and shows its rates until the deadline', async () => {
  at(block.deadline);
  const html = await htmlOf(path);
  const words = wordsOf(html);
  expect(words).toContain(`${texts.bookBy} ${dateLabel(block.deadline)}`);
  const [arrival, leaving] = all(html, /<input[^>]*type="date"([^>]*)>/g);
  expect(arrival).toContain(`value="${block.firstNight}"`);
  expect(arrival).toContain(`min="${block.firstNight}" max="${block.lastNight}"`);
  expect(leaving).toContain(`min="${addDays(block.firstNight, 1)}" max="${departure}"`);
  expect(html).toContain(`<input type="hidden" name="group" value="${block.name}"`);
  for (const { slug, rate } of block.rooms) {
    expect(words).toContain(`${wholeAmount(rate)} ${site.rateNote}`);
    expect(linksIn(html)).toContain(roomPath(slug));
    expect(html).toContain(`room=${slug}&group=${block.name}`);
  }
  const sum = cheapestWithCode(block.rules, { ...stay, adults: 2, children: 0 }, block.rooms, site);
  expect(words).toContain(`From ${amountLabel(sum?.sum ?? 0)} with ${codeTexts.groupRate}`);
});

/** For engines without group codes, which get it as a promo code, see engines.test.ts. */
it('sends a group’s code to the engine only once, as a group code', async () => {
  at(block.deadline);
  const other = testApp({ BOOKING_ENGINE: 'stayntouch' });
  const { status, headers } = await book({ ...stay, room: block.rooms[0]?.slug }, other.app);
  expect([status, new URL(headers.location ?? '').searchParams.get('groupCode')]).toEqual([303, block.code]);
  expect(headers.location?.split(block.code)).toHaveLength(2);
});

it('rejects a stay outside a group’s nights with the reason and a link to book at the usual rate', async () => {
  at(block.deadline);
  const { status, text } = await book({ ...stay, arrival: addDays(block.firstNight, -1) });
  expect([status, h1Of(text)]).toEqual([422, [mistake.heading]]);
  expect(wordsOf(text)).toContain(block.ruleLabels.firstNight);
  expect(text).not.toContain(block.code);
  expect(text).toContain(`<input type="hidden" name="group" value="${block.name}"`);
  const usual = linksIn(text).find((link) => link.startsWith(`${bookPath}?`)) ?? '';
  const onward = await get(usual);
  expect([onward.status, String(onward.headers.location).includes(block.code)]).toEqual([303, false]);
});

it('shows the usual rates after the deadline', async () => {
  at(late);
  expect(wordsOf((await book(stay)).text)).toContain(block.ruleLabels.lastDay);
  const html = await htmlOf(path);
  const words = wordsOf(html);
  expect(words).toContain(texts.closed.heading);
  expect(html).not.toContain('name="group"');
  for (const { price } of block.rooms) expect(words).toContain(`${wholeAmount(price)} ${site.rateNote}`);
  expect(words).not.toContain(codeTexts.groupRate);
});

it('has no stay form after the last night', async () => {
  at(departure);
  const html = await htmlOf(path);
  expect(wordsOf(html)).toContain(texts.over.heading);
  expect(html).not.toContain('name="arrival"');
});

it.each(['unknown', '__proto__'])('ignores the unknown group %s', async (group) => {
  const { status, text } = await book({ group });
  expect([status, text.includes('name="group"')]).toEqual([200, false]);
  expect((await get(`/groups/${group}`)).status).toBe(404);
});
