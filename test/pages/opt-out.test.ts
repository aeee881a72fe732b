import type { ElementHandle } from 'puppeteer';
import { elementText, hydrated, type OpenOptions, type OpenPage, open, phone } from '../support/browser';
import { tick } from '../support/clock';
import { expectEqualButtons, sendGlobalPrivacyControl, switchesIn } from '../support/privacy';
import { byRole, press } from '../support/roles';
import { cookies, messages, pageContent, pages } from '../support/sample-content';

const { saved } = messages.cookies;
const { categories, manage } = pageContent('opt-out');
const ids = ['functional', 'analytics', 'marketing', 'social', 'personalization'] as const;
const titleOf = (id: (typeof ids)[number]) => categories.find((category) => category.id === id)?.title ?? '';

/** Returns the states of all switches when the given categories are on. Functional is always on. */
const on = (...switchedOn: (typeof ids)[number][]) =>
  Object.fromEntries(ids.map((id) => [titleOf(id), ['functional', ...switchedOn].includes(id)]));
const defaults = on('analytics', 'personalization');

describe('the Opt-Out Preferences page', () => {
  let page: OpenPage;
  let main: ElementHandle<HTMLElement>;
  const visit = async (options: OpenOptions = {}) => {
    page = await open(pages['opt-out'].path, options);
    main = await byRole(page, 'main');
  };
  const flip = (id: (typeof ids)[number]) => press(main, 'switch', titleOf(id));
  const words = () => elementText(page, 'main');

  it('locks the functional switch on, sets defaults for the others, and has two buttons of equal size that set all', async () => {
    await visit({ viewport: phone });
    expect(await switchesIn(main)).toEqual(defaults);
    await flip('functional');
    await flip('marketing');
    await flip('analytics');
    expect(await switchesIn(main)).toEqual(on('personalization', 'marketing'));
    await press(main, 'button', manage.acceptAll);
    expect(await switchesIn(main)).toEqual(on(...ids));
    await press(main, 'button', manage.rejectNonEssential);
    expect(await switchesIn(main)).toEqual(on());
    await expectEqualButtons(main, manage.acceptAll, manage.rejectNonEssential);
  });

  it('shows a banner for 3000 ms after each Save, logs and stores the choice, and sends nothing', async () => {
    await visit({ fakeClock: true });
    const sent: string[] = [];
    // Ignores prefetches, which reveal nothing about the guest.
    page.on('request', (request) => {
      if (request.method() !== 'GET' || new URL(request.url()).search) sent.push(request.url());
    });
    await flip('social');
    await press(main, 'button', manage.save);
    await tick(page, 2000);
    await press(main, 'button', manage.save);
    await tick(page, 2999);
    expect(await words()).toContain(saved);
    await tick(page, 1);
    expect(await words()).not.toContain(saved);
    expect(page.consoleMessages).toEqual(Array(2).fill(expect.stringMatching(/^info: Opt-out preferences/)));
    await press(main, 'button', manage.rejectNonEssential);
    await page.reload();
    await hydrated(page);
    expect(await switchesIn(await byRole(page, 'main'))).toEqual(
      on('analytics', 'personalization', 'social'),
    );
    expect(sent).toEqual([]);
  });

  it.each([
    ['malformed JSON', '{', defaults, true],
    [
      'wrong types and unknown keys',
      '{"analytics":"no","marketing":true,"cats":true,"functional":false}',
      on('analytics', 'personalization', 'marketing'),
      false,
    ],
  ])('replaces invalid stored values: %s', async (_name, optOutPreferences, restored, isLogged) => {
    await visit({ storage: { cookieConsent: 'denied', optOutPreferences } });
    expect(await switchesIn(main)).toEqual(restored);
    expect(page.consoleMessages.length > 0).toBe(isLogged);
  });

  it('enables only functional, and shows a notice, under Global Privacy Control, until the guest saves a choice', async () => {
    const optOutPreferences = JSON.stringify({ functional: true, marketing: true });
    await visit({
      before: sendGlobalPrivacyControl,
      storage: { cookieConsent: 'denied', optOutPreferences },
    });
    expect(await switchesIn(main)).toEqual(on());
    expect(await words()).toContain(cookies.signalHonored.text);
    await flip('personalization');
    await press(main, 'button', manage.save);
    await page.reload();
    await hydrated(page);
    expect(await switchesIn(await byRole(page, 'main'))).toEqual(on('personalization'));
  });

  it('without JavaScript, explains why the switches are disabled', async () => {
    await visit({ javascript: false });
    expect(await words()).toContain(manage.withoutScript);
    expect(await switchesIn(main)).toEqual(defaults);
  });
});
