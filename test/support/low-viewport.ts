import type { Page, Viewport } from 'puppeteer';
import { painted, resize } from './browser';
import { fixedShare, focusProblems } from './focus-stops';

/** A laptop of 1280 by 1024 px at a zoom of 400% (WCAG 1.4.10). */
export const zoomed: Viewport = { width: 320, height: 256 };
/** A phone in landscape. */
export const sideways: Viewport = { width: 780, height: 360, isMobile: true, hasTouch: true };

/** Maximal share of a low viewport covered by fixed elements. */
const maxFixedShare = 1 / 3;

/** Focus problems after scrolling, when fixed bars are in place. */
export async function focusProblemsAfterScroll(page: Page, within = 'body'): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0.4 * document.body.scrollHeight, behavior: 'instant' }));
  await painted(page);
  await painted(page); // What an observer has changed.
  return page.evaluate(focusProblems, false, within);
}

/** Problems at a low viewport: focus problems, too much covered by fixed elements, horizontal scrolling. */
export async function lowViewportProblems(
  page: Page,
  viewport: Viewport,
  within?: string,
): Promise<string[]> {
  await resize(page, viewport);
  const problems = await focusProblemsAfterScroll(page, within);
  await page.evaluate(() => scrollTo({ top: 0.4 * document.body.scrollHeight, behavior: 'instant' }));
  await painted(page);
  const fixed = await page.evaluate(fixedShare);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  if (fixed > maxFixedShare) problems.push(`${Math.round(100 * fixed)}% of the height is fixed`);
  if (over > 0) problems.push(`scrolls sideways by ${over} px`);
  return problems;
}
