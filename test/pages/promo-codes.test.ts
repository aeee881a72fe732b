/** Promo codes in the browser: an offer's rules are applied to the chosen stay. */
import type { Page } from 'puppeteer';
import { runningOffers } from '../../server/content/runningOffers';
import { brokenRules } from '../../shared/offers/rules';
import { answerCode } from '../../shared/rates/answerCode';
import { atContentPrices } from '../../shared/rates/contentPrices';
import { addDays, bookPath, maxNights } from '../../shared/stay';
import { elementText, open, phone } from '../support/browser';
import { content, hotelDay, labels, pageContent, rooms, site } from '../support/sample-content';
import { withStay } from '../support/stay-form';

const today = hotelDay();
const words = (page: Page) => elementText(page, 'main');

/** Stays in the coming months. The rules of a promo code typically allow only some of these stays. */
const stays = Array.from({ length: 200 }, (_, days) => addDays(today, days + 1)).flatMap((arrival) =>
  [2, 7, 1, maxNights].map((nights) => ({
    arrival,
    departure: addDays(arrival, nights),
    adults: 1,
    children: 0,
  })),
);

test('guests who enter a promo code see the total if the code applies, and otherwise the reason', async () => {
  const [first] = runningOffers(content, today).flatMap(({ code, rules }) => {
    const isHeld = (stay: (typeof stays)[number]) => brokenRules(rules, stay, { today, rooms }).length === 0;
    const held = stays.find(isHeld);
    const other = stays.find((stay) => !isHeld(stay));
    return held && other ? [{ code, rules, held, other }] : [];
  });
  if (!first) return; // The hotel has no suitable code today.
  const { code, rules, held, other } = first;
  const sum = labels.amountLabel(
    answerCode(atContentPrices(rooms, held), held, site, { code, rules })?.sum ?? 0,
  );
  const broken = `${code} ${pageContent('book').code.broken}`;
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
