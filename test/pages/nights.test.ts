import { demoPlans } from '../../server/rates/demo';
import { answerNight, answerStay } from '../../shared/rates/answerStay';
import { nearbyStays } from '../../shared/rates/nearbyStays';
import { type KnownRoom, knownRoom, type Night } from '../../shared/rates/ratePlan';
import { addDays, nightsIn } from '../../shared/stay';
import { endAllServers, type ServerProcess, startSite } from '../../tools/harness/serverProcess';
import { violations } from '../support/axe';
import { desktop, type OpenPage, open, phone } from '../support/browser';
import { content, hotelDay, labels, pages, roomPath, rooms, site, stayForm } from '../support/sample-content';
import { choose, dateButton, dayButton, withStay } from '../support/stay-form';

const today = hotelDay();
const { nights: words } = content.ui;
const year = nightsIn({ arrival: addDays(today, 1), departure: addDays(today, 330) });
let server: ServerProcess;
let known: KnownRoom[];
beforeAll(async () => {
  server = await startSite({ RATES_SOURCE: 'demo', RATE_LIMIT_MAX: '1000' });
  const days = nightsIn({ arrival: today, departure: addDays(today, 380) });
  known = rooms.map((room) => knownRoom(room, demoPlans(room, days, party, content)));
});
afterAll(endAllServers);

async function openPriced(path: string, viewport: typeof phone) {
  const page = await open(path, { site: server.url, viewport, reducedMotion: true });
  // Clicks by script, because on phones a room's form is hidden until the sheet opens.
  await (await dateButton(page, 'arrival')).evaluate((button) => (button as HTMLElement).click());
  await page.waitForSelector('[data-day] [aria-label*=", from "]');
  return page;
}

const shows = (page: OpenPage, text: string) => page.waitForSelector(`::-p-text(${text})`);

const party = { adults: 2, children: 0 };
const nightOf = ({ plans: [plan] }: KnownRoom, day: string): Night => plan?.nights[day] ?? {};

/** Finds the room used in these tests, which has a day without arrivals. */
const firstRoom = (): KnownRoom => {
  const room = known.find((each) => year.some((day) => nightOf(each, day).closedToArrival));
  if (!room) throw new Error('no closed day');
  return room;
};
const dayWith = (room: KnownRoom, is: (night: Night, date: string) => unknown): string => {
  const day = year.find((date) => is(nightOf(room, date), date));
  if (!day) throw new Error('no such day');
  return day;
};

it.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s, each day shows the price of the cheapest available room', async (_, viewport) => {
  const page = await openPriced(pages.home.path, viewport);
  const names = await page.$$eval('[data-day] button', (buttons) =>
    buttons.map((button) => [button.closest('td')?.dataset.day, button.ariaLabel] as const),
  );
  for (const day of year.slice(0, 28)) {
    const { isSoldOut, price: lowest = 0 } = answerNight(known, day, party, site);
    const price = isSoldOut ? ', sold out' : `, from ${labels.amountLabel(lowest)}`;
    expect(new Map(names).get(day)).toMatch(labels.longDayLabel(day) + price);
  }
  expect(await violations(page, { within: '[data-day]' })).toEqual([]);
  expect(page.consoleMessages).toEqual([]);
  expect([...page.otherHosts]).toEqual([]);
});

it('on a room page, an unavailable day shows the reason, and a sold-out night can still be the departure day', async () => {
  const room = firstRoom();
  const page = await openPriced(roomPath(room.slug), phone);
  const refused = async (day: string, rule: string) => {
    await page.$eval(dayButton(day), (button) => button.scrollIntoView());
    await page.waitForSelector(`${dayButton(day)}[aria-disabled]`);
    await choose(page, day);
    await shows(page, rule);
  };
  await refused(
    dayWith(room, ({ closedToArrival }) => closedToArrival),
    'No arrivals on this day',
  );
  const soldOut = dayWith(room, ({ left }, date) => {
    const stay = { arrival: addDays(date, -2), departure: date, ...party };
    return left === 0 && answerStay([room], stay, site).cost;
  });
  const stay = { arrival: addDays(soldOut, -2), departure: soldOut, ...party };
  await refused(soldOut, 'is sold out. It can still be the day you leave.');
  await choose(page, stay.arrival);
  await shows(page, 'last day to leave');
  await refused(addDays(soldOut, 1), 'is sold out');
  await choose(page, soldOut);
  const { cost } = answerStay(known, stay, site, { room: room.slug });
  await shows(page, labels.amountLabel(cost?.sum ?? 0));
  await shows(page, ` for 2 nights, ${stayForm.sumNote}`);
});

it('the calendar rejects a stay that is too short, even from the keyboard', async () => {
  const page = await openPriced(pages.home.path, desktop);
  const problem = (arrival: string, nights: number) =>
    answerStay(known, { arrival, departure: addDays(arrival, nights), ...party }, site).problem;
  const heightOfPanel = () => page.$eval('.stay-panel', ({ clientHeight }) => clientHeight);
  const height = await heightOfPanel();
  const friday = year.find((day) => problem(day, 1)?.kind === 'minStay' && !problem(day, 2)) ?? '';
  await page.focus(dayButton(friday));
  await page.keyboard.press('Enter');
  // As soon as an arrival is chosen, the rule about its minimum stay is shown.
  await shows(page, 'At least 2 nights from');
  for (const key of ['ArrowRight', 'Enter'] as const) await page.keyboard.press(key);
  await page.waitForSelector('[role=dialog] [role=status] button');
  // The calendar suggests adding a night after the stay, or a night before it.
  const instead = await page.$$eval('[role=dialog] [role=status] button', (buttons) =>
    buttons.map(({ textContent }) => textContent),
  );
  const offered = nearbyStays(
    known,
    { arrival: friday, departure: addDays(friday, 1), ...party },
    today,
    site,
  );
  expect(instead).toEqual(
    offered.map(({ arrival, departure }) =>
      labels.spanLabel(labels.dayLabel(arrival), labels.dayLabel(departure)),
    ),
  );
  expect(offered).toContainEqual(expect.objectContaining({ arrival: friday, departure: addDays(friday, 2) }));
  // An available departure day shows the stay's total.
  const { cost } = answerStay(known, { arrival: friday, departure: addDays(friday, 2), ...party }, site);
  const name = await page.$eval(dayButton(addDays(friday, 2)), ({ ariaLabel }) => ariaLabel);
  expect(name).toContain(`${labels.roundedUp(cost?.total ?? 0)} in total`);
  for (const key of ['ArrowRight', 'Enter'] as const) await page.keyboard.press(key);
  await shows(page, ' for 2 nights, ');
  // The panel reserves space for the price. Only a note about longer stays needs another line.
  expect(await heightOfPanel()).toBeLessThanOrEqual(height + 30);
});

it('requests each visible month once after the number of guests changes', async () => {
  const page = await openPriced(pages.home.path, desktop);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/nights')
      requests.push(`${searchParams.get('from')} ${searchParams.get('adults')}`);
  });
  const select = 'main form[action="/book"] select[name=adults]';
  for (const adults of ['1', '2', '1']) {
    await page.select(select, adults);
    await page.waitForNetworkIdle({ idleTime: 200 });
  }
  const months = await page.$$eval('[data-day]:not([data-outside])', (days) => [
    ...new Set(days.map((day) => (day as HTMLElement).dataset.day?.slice(0, 7))),
  ]);
  expect(requests.sort()).toEqual(months.map((month) => `${month}-01 1`));
});

it('the calendar shows only the prices of cancelable rates if the guest selects that option', async () => {
  const guests = { ...party, isCancelable: true };
  const costOf = (arrival: string, wanted: object) =>
    answerStay(known, { arrival, departure: addDays(arrival, 2), ...party, ...wanted }, site).cost;
  const arrival = year.find((day) => {
    const usual = costOf(day, {});
    return usual?.plan?.isCancelable === false && costOf(day, guests);
  });
  if (!arrival) throw new Error('no stay is cheaper at a rate that isn’t cancelable');
  const stay = { arrival, departure: addDays(arrival, 2), adults: '2', children: '0' };
  const page = await open(pages.home.path, { site: server.url, reducedMotion: true, ...withStay(stay) });
  await (await dateButton(page, 'arrival')).evaluate((button) => (button as HTMLElement).click());
  await shows(page, labels.amountLabel(costOf(arrival, {})?.total ?? 0));
  await shows(page, words.plan.final);
  await (await page.waitForSelector('[role=dialog] input[type=checkbox]'))?.click();
  await shows(page, labels.amountLabel(costOf(arrival, guests)?.total ?? 0));
  await shows(page, words.plan.cancelable);
  const sent = await page.$eval('main form[action="/book"]', (form) =>
    new FormData(form as HTMLFormElement).get('cancelable'),
  );
  expect(sent).toBe('1');
  expect(await violations(page, { within: '[role=dialog]' })).toEqual([]);
  await page.reload();
  await page.waitForSelector('main form[action="/book"] button[aria-haspopup=dialog]');
  await (await dateButton(page, 'arrival')).evaluate((button) => (button as HTMLElement).click());
  await page.waitForSelector('[role=dialog] input[type=checkbox]:checked');
});

it('room cards show totals, can be sorted by total, and have buttons that choose nearby available dates', async () => {
  const room = firstRoom();
  const arrival = dayWith(room, ({ left }) => left === 0);
  const days = { arrival, departure: addDays(arrival, 3) };
  const options = { site: server.url, ...withStay({ ...days, adults: '2', children: '0' }) };
  const page = await open(pages.rooms.path, options);
  const sums = known.flatMap(
    ({ slug }) => answerStay(known, { ...days, ...party }, site, { room: slug }).cost?.total ?? [],
  );
  const sorted = sums.toSorted((one, other) => one - other).map(labels.amountLabel);
  await (await page.waitForSelector(`button::-p-text(${words.sort})`))?.click();
  await page.waitForSelector('button[aria-pressed=true]');
  const totals = await page.$$eval('main li h3 + p strong', (all) =>
    all.map(({ textContent }) => textContent),
  );
  expect(totals).toEqual([...sorted, ...Array(rooms.length - sums.length).fill(words.taken.short)]);
  expect(totals).toContain(words.taken.short);
  const overlaps = await page.$$eval('main li h3', (names) =>
    names.flatMap((name) => {
      const lines = [...(name.parentElement?.parentElement?.children ?? [])].map((line) =>
        line.getBoundingClientRect(),
      );
      return lines.filter(({ bottom }, index) => bottom > (lines[index + 1]?.top ?? bottom) + 1);
    }),
  );
  expect(overlaps).toEqual([]);
  expect(await violations(page, { within: 'main ul' })).toEqual([]);
  await page.$$eval('main li div > button', ([button]) => (button as HTMLElement).click());
  const chosen = await page.evaluate(() => sessionStorage.getItem('stay'));
  expect(JSON.parse(chosen ?? '{}').arrival).not.toBe(arrival);
});
