import type { ElementHandle, Page } from 'puppeteer';
import { byRole } from './roles';

/** Sets the page's Global Privacy Control signal (`navigator.globalPrivacyControl`). Call before the page loads. */
export const sendGlobalPrivacyControl = (page: Page) =>
  page.evaluateOnNewDocument(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );

/** Returns whether each switch is on, keyed by the switch's label, in page order. */
export const switchesIn = (root: ElementHandle<Element>): Promise<Record<string, boolean>> =>
  root.$$eval('[role=switch]', (boxes) =>
    Object.fromEntries(
      (boxes as HTMLInputElement[]).map(({ labels, checked }) => [labels?.[0]?.textContent, checked]),
    ),
  );

/** Expects two buttons side by side that look the same, since declining must be as easy as accepting (CCPA). */
export async function expectEqualButtons(root: ElementHandle<Element>, one: string, other: string) {
  const looks = [one, other].map(async (name) =>
    (await byRole(root, 'button', name)).evaluate((button) => {
      const { width, height, top } = button.getBoundingClientRect();
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button);
      return { width, height, top, backgroundColor, color, fontSize, fontWeight, borderColor };
    }),
  );
  const [first, second] = await Promise.all(looks);
  expect(first).toEqual(second);
}
