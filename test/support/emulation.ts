import type { CDPSession, Page } from 'puppeteer';

/** An emulation ends with the session that has asked for it. */
const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.createCDPSession());
  sessions.set(page, session);
  return session;
}

/** What a guest's system may ask for, by the name of the media feature. */
interface Preferences {
  'forced-colors'?: 'active';
  'prefers-contrast'?: 'more';
  'prefers-reduced-transparency'?: 'reduce';
}

/** Makes these all that the guest's system asks for, beside reduced motion. */
export async function prefer(page: Page, preferences: Preferences): Promise<void> {
  const features = Object.entries({ ...preferences, 'prefers-reduced-motion': 'reduce' });
  const session = await sessionOf(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: features.map(([name, value]) => ({ name, value })),
  });
}
