import type { CDPSession, Page } from 'puppeteer';

/** Sessions are kept open: detaching one resets its emulation. */
const sessions = new WeakMap<Page, CDPSession>();

/** Values of media features by name. */
interface Preferences {
  'forced-colors'?: 'active';
  'prefers-contrast'?: 'more';
  'prefers-reduced-transparency'?: 'reduce';
}

/** Emulates these preferences, and reduced motion. */
export async function prefer(page: Page, preferences: Preferences): Promise<void> {
  const session = sessions.get(page) ?? (await page.createCDPSession());
  sessions.set(page, session);
  const features = Object.entries({ ...preferences, 'prefers-reduced-motion': 'reduce' });
  await session.send('Emulation.setEmulatedMedia', {
    features: features.map(([name, value]) => ({ name, value })),
  });
}
