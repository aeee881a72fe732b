/** Codes in the browser: an offer's rules applied to the chosen stay, and a group's nights in the calendar. */
import type { Page } from 'puppeteer';
import { runningOffers } from '../../server/content/offersOf';
import { brokenRules, cheapestWithCode } from '../../shared/offers/rules';
import { roomBlockPath } from '../../shared/pages';
import { addDays, bookPath, maxNights, nightCount } from '../../shared/stay';
import { open, phone, textOf } from '../support/browser';
import { content, hotelDay, labels, pageTexts, rooms, site, stayForm } from '../support/content';
import { byRole } from '../support/roles';
import { withStay } from '../support/stay';

const today = hotelDay();
const words = (page: Page) => textOf(page, 'main');

/** Stays in the coming months, only some of which a code's rules typically allow. */
const stays = Array.from({ length: 200 }, (_, days) => addDays(today, days + 1)).flatMap((arrival) =>
  [2, 7, 1, maxNights].map((nights) => ({
    arrival,
    departure: addDays(arrival, nights),
    adults: 1,
    children: 0,
  })),
);

test('a code shows the total for a chosen stay if it applies, and otherwise the reason', async () => {
  const [first] = runningOffers(content, today).flatMap(({ code, rules }) => {
    const isHeld = (stay: (typeof stays)[number]) => brokenRules(rules, stay, { today, rooms }).length === 0;
    const held = stays.find(isHeld);
    const other = stays.find((stay) => !isHeld(stay));
    return held && other ? [{ code, rules, held, other }] : [];
  });
  if (!first) return; // The hotel has no code today.
  const { code, rules, held, other } = first;
  const sum = labels.amountLabel(cheapestWithCode(rules, held, rooms, site)?.sum ?? 0);
  const broken = `${code} ${pageTexts('book').code.broken}`;
  for (const [stay, shown, hidden] of [
    [held, `From ${sum} with ${code}`, broken],
    [other, broken, `with ${code}`],
  ] as const) {
    const chosen = { ...stay, adults: `${stay.adults}`, children: `${stay.children}` };
    const page = await open(`${bookPath}?code=${code}`, { viewport: phone, ...withStay(chosen) });
    expect(await words(page)).toContain(shown);
    expect(await words(page)).not.toContain(hidden);
    expect(page.consoleMessages).toEqual([]);
  }
});

test('a group page counts down the days to its deadline, and allows only its nights to be chosen', async () => {
  for (const block of Object.values(content.roomBlocks).filter(({ deadline }) => deadline >= today)) {
    const page = await open(roomBlockPath(block.name), { reducedMotion: true });
    const left = nightCount({ arrival: today, departure: block.deadline });
    const { lastDay, dayLeft, daysLeft } = pageTexts('group');
    expect(await words(page)).toContain(left === 0 ? lastDay : `${left} ${left === 1 ? dayLeft : daysLeft}`);
    await page.click('main form button[aria-haspopup=dialog]');
    const calendar = await byRole(page, 'dialog', stayForm.open);
    const days = await calendar.$$eval('[data-day]:has(button:enabled)', (cells) =>
      cells.map((cell) => cell.getAttribute('data-day') ?? ''),
    );
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter((day) => day < block.firstNight || day > block.lastNight)).toEqual([]);
    expect(page.consoleMessages).toEqual([]);
  }
});
