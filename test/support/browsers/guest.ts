import type { Page } from 'puppeteer';
import { hydrated } from '../browser';

/** What the journeys need of a browser, whichever it is. */
export interface Guest {
  /** The page, as far as the browser's protocol goes; without what is Chromium's alone. */
  page: Page;
  /** The site's origin, as this browser comes to it. */
  site: string;
  /** Makes the page's window so large, in px; as near to it as the browser can. */
  resize: (width: number, height: number) => Promise<void>;
  /** The warnings and errors that have come since it was last asked. */
  messages: () => Promise<readonly string[]>;
  /** Why the browser goes nowhere any more: the next visits are to fail at once, and not to wait for it one after another. */
  lost?: unknown;
}

export const sizes = { 'a phone': [390, 844], 'a desktop': [1440, 900] } as const;
export type Size = keyof typeof sizes;
export const eachSize = Object.keys(sizes) as Size[];

/** An address of the site that is no page of it: whoever is there may change what the site has stored. */
export const noPage = '/robots.txt';

/**
 * Goes to a page as one who has declined cookies, or as one who was never here, and forgets the messages so far.
 * @throws where the browser does not come there, or did not for an earlier visit
 */
export async function visit(guest: Guest, path: string, isNew = false): Promise<void> {
  if (guest.lost) throw new Error('The browser was lost before this test', { cause: guest.lost });
  const { page, site, messages } = guest;
  try {
    await page.evaluate(
      (consent) => {
        localStorage.clear();
        if (consent) localStorage.setItem('cookieConsent', consent);
      },
      isNew ? null : 'denied',
    );
    await messages();
    await page.goto(site + path, { waitUntil: 'load' });
  } catch (error) {
    guest.lost = error;
    throw error;
  }
  await hydrated(page);
}

/**
 * How far the page reaches beyond the window's right edge, in px, once it has answered to a new width: the calendar's panel, as an
 * instance, is a sheet on a phone as soon as React comes to it.
 */
export async function overhang(page: Page): Promise<number> {
  const reach = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    .catch(() => undefined); // The number says more.
  return page.evaluate(reach);
}
