import type { Page, Viewport } from 'puppeteer';
import { idle, painted, resize } from './browser';
import { focusFaults, heldShare } from './focus-stops';

/** A laptop of 1280 by 1024 px at a zoom of 400% (WCAG 1.4.10). */
export const zoomed: Viewport = { width: 320, height: 256 };
/** A phone held sideways. */
export const sideways: Viewport = { width: 780, height: 360, isMobile: true, hasTouch: true };

/** Of a low screen, what may stay in its place while the rest scrolls. */
const mostHeld = 1 / 3;

/** Scrolls into the page, where its bars have taken their places, and asks what is wrong where focus comes to rest. */
export async function focusFaultsBelow(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0.4 * document.body.scrollHeight, behavior: 'instant' }));
  await idle(page);
  return page.evaluate(focusFaults);
}

/** What makes a page hard to use on a low screen: it scrolls sideways, bars eat it, focus is lost under them. */
export async function lowScreenFaults(page: Page, viewport: Viewport): Promise<string[]> {
  await resize(page, viewport);
  const faults = await focusFaultsBelow(page);
  await page.evaluate(() => scrollTo({ top: 0.4 * document.body.scrollHeight, behavior: 'instant' }));
  await painted(page);
  const held = await page.evaluate(heldShare);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  if (held > mostHeld) faults.push(`${Math.round(100 * held)}% of the height is held`);
  if (over > 0) faults.push(`scrolls sideways by ${over} px`);
  return faults;
}
