/** What only a browser shows of codes: the rule beside the stay as it is chosen, and a group's nights in the calendar. */
import type { Page } from 'puppeteer';
import { runningOffers } from '../../shared/offers';
import { brokenRules, cheapestWithCode } from '../../shared/offers/rules';
import { roomBlockPath } from '../../shared/roomBlockPath';
import { bookPath, daysAfter, longestStay, nightsOf } from '../../shared/stay';
import { violations } from '../support/axe';
import { desktop, open, phone } from '../support/browser';
import {
  bookContent,
  content,
  groupContent,
  hotelDay,
  offerDetails,
  roomBlocks,
  rooms,
  amountLabel,
  site,
} from '../support/content';

const today = hotelDay();

/** What a guest chose on an earlier page of this tab. */
const chosen = (stay: object) => async (page: Page) => {
  await page.evaluateOnNewDocument((text) => sessionStorage.setItem('stay', text), JSON.stringify(stay));
};
const words = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim());

/** Stays of the next months that some rule allows, or refuses. */
const stays = Array.from({ length: 200 }, (_, days) => daysAfter(today, days + 1)).flatMap((arrival) =>
  [2, 7, 1, longestStay].map((nights) => ({
    arrival,
    departure: daysAfter(arrival, nights),
    adults: 1,
    children: 0,
  })),
);
const texts = ({ adults, children, ...days }: (typeof stays)[number]) => ({
  ...days,
  adults: String(adults),
  children: String(children),
});

describe('a code at /book', () => {
  /** The rules themselves are asked without a browser. */
  const [first] = runningOffers(content, today).offers.flatMap(({ id, code }) => {
    const { rules } = offerDetails[id] ?? {};
    const isHeld = (stay: (typeof stays)[number]) =>
      rules !== undefined && brokenRules(rules, stay, { today, rooms }).length === 0;
    const held = stays.find(isHeld);
    const other = stays.find((stay) => !isHeld(stay));
    return rules && held && other ? [{ code, rules, held, other }] : [];
  });

  test('shows its sum for a chosen stay that it holds for, and else the reason', async () => {
    if (!first) return; // The hotel has no code today.
    const { code, rules, held, other } = first;
    const path = `${bookPath}?code=${code}`;
    const page = await open(path, { viewport: phone, before: chosen(texts(held)) });
    const sum = cheapestWithCode(rules, held, rooms, site);
    expect(await words(page, '.book__sum')).toContain(`From ${amountLabel(sum?.sum ?? 0)} with ${code}`);
    expect(await page.$('.book__code--broken')).toBeNull();
    const refused = await open(path, { viewport: desktop, before: chosen(texts(other)) });
    expect(await words(refused, '.book__code--broken')).toContain(`${code} ${bookContent.code.broken}`);
    for (const each of [page, refused]) {
      expect(await violations(each, { within: 'main' })).toEqual([]);
      expect(each.consoleMessages).toEqual([]);
    }
  });
});

describe('the page of a group', () => {
  const running = Object.values(roomBlocks).filter(({ deadline }) => deadline >= today);

  test('counts the days to its deadline, and lets only its nights be chosen', async () => {
    for (const block of running) {
      const page = await open(roomBlockPath(block.name), { viewport: desktop, reducedMotion: true });
      const left = nightsOf({ arrival: today, departure: block.deadline });
      expect(await words(page, '.group-stay__deadline')).toContain(
        left === 0
          ? groupContent.lastDay
          : `${left} ${left === 1 ? groupContent.dayLeft : groupContent.daysLeft}`,
      );
      await page.click('.stay--page .stay__cell--arrival button');
      await page.waitForSelector('.stay-calendar', { visible: true });
      const days = await page.$$eval('.stay-calendar [data-day]:has(button:enabled)', (cells) =>
        cells.map((cell) => cell.getAttribute('data-day') ?? ''),
      );
      expect(days.length).toBeGreaterThan(0);
      expect(days.filter((day) => day < block.firstNight || day > block.lastNight)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      expect(page.consoleMessages).toEqual([]);
    }
  });
});
