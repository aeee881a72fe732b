import type { Page } from 'puppeteer';
import { cookies, pages } from '../content';
import { click, isFocused, type Journey, pressOn, shown } from './journey';

const groupField = (name: string) => `#request form [name=${name}]`;

/** A day as it is typed into a date field of the United States, key by key; written where no key comes into the field. */
async function typeDay(page: Page, selector: string, month: string, day: string, year: string) {
  await page.focus(selector);
  for (const digit of month + day + year) await page.keyboard.press(digit as '0');
  await page.$eval(
    selector,
    (element, date) => {
      if ((element as HTMLInputElement).value) return;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, date);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    },
    `${year}-${month}-${day}`,
  );
}

export const formJourneys: readonly Journey[] = [
  {
    name: 'two days are chosen in the calendar, and the form knows them',
    path: pages.home.path,
    async go(page) {
      await click(page, '.stay--strip .stay__cell--arrival button');
      await shown(page, '.stay-calendar');
      const days = await page.$$eval('.stay-calendar [data-day]:not([data-disabled]) button', (all) =>
        all.slice(0, 2).map((button) => button.closest('[data-day]')?.getAttribute('data-day')),
      );
      for (const day of days)
        await page.$eval(`.stay-calendar [data-day="${day}"] button`, (button) =>
          (button as HTMLElement).click(),
        );
      await page.waitForFunction(
        (wanted) =>
          ['arrival', 'departure'].every(
            (name, index) =>
              document.querySelector<HTMLInputElement>(
                `form:has(.stay-calendar) [name=${name}], .stay--strip [name=${name}]`,
              )?.value === wanted[index],
          ),
        {},
        days,
      );
      const link = await page.$eval('.header__book', (each) => (each as HTMLAnchorElement).href);
      return days.every((day) => day && link.includes(day));
    },
    outcome: true,
  },
  {
    name: 'a message with two mistakes: the form leads to the first, takes them mended and thanks',
    path: pages.contact.path,
    async go(page) {
      const field = (name: string) => `.message__form [name=${name}]`;
      await page.type(field('name'), 'June');
      await page.type(field('email'), 'june');
      await page.type(field('subject'), 'Surf');
      await click(page, '.message__form [type=submit]');
      await shown(page, '.message .alert--error');
      const faults = await page.$$eval('.message__form [aria-invalid=true]', (all) =>
        all.map((each) => (each as HTMLInputElement).name),
      );
      const isLed = await isFocused(page, field('email'));
      await page.type(field('email'), '@example.com');
      await page.type(field('message'), 'Is it up?');
      await click(page, '.message__form [type=submit]');
      await shown(page, '.message .alert--success');
      return { faults, isLed };
    },
    outcome: { faults: ['email', 'message'], isLed: true },
  },
  {
    name: 'rooms for a group are asked for, a forgotten day is asked back, and the answer comes',
    path: pages.groups.path,
    async go(page) {
      await page.type(groupField('fullName'), 'June Alvarado');
      await page.type(groupField('email'), 'june@example.com');
      await typeDay(page, groupField('startDate'), '06', '04', '2027');
      await click(page, '#request form [type=submit]');
      await shown(page, '#request .alert--error');
      const faults = await page.$$eval('#request form [aria-invalid=true]', (all) =>
        all.map((each) => (each as HTMLInputElement).name),
      );
      const isLed = await isFocused(page, groupField('endDate'));
      await typeDay(page, groupField('endDate'), '06', '06', '2027');
      await click(page, '#request form [type=submit]');
      await shown(page, '#request .alert--success');
      return { faults, isLed };
    },
    outcome: { faults: ['endDate'], isLed: true },
  },
  {
    name: 'an opt-out is changed by a key, kept, and still there after a reload',
    path: pages['opt-out'].path,
    async go(page) {
      const states = () =>
        page.$$eval('main [role=switch]', (all) => all.map((each) => (each as HTMLInputElement).checked));
      const before = await states();
      await pressOn(page, 'main [role=switch]:enabled', ' ');
      await pressOn(page, '.opt-out__save', 'Enter');
      await shown(page, '.opt-out__saved');
      await page.evaluate(() => {
        Object.assign(window, { isOld: true });
        location.reload();
      });
      await page.waitForFunction(() => !('isOld' in window) && document.readyState === 'complete');
      await page.waitForFunction(
        (was) =>
          [...document.querySelectorAll<HTMLInputElement>('main [role=switch]')].filter(
            (each, index) => each.checked !== was[index],
          ).length === 1,
        {},
        before,
      );
      return true;
    },
    outcome: true,
  },
  {
    name: 'the cookie notice comes, takes a no and leaves the focus at the button that opens it again, or at the content where that is hidden',
    path: pages.about.path,
    isNew: true,
    async go(page) {
      await shown(page, '.cookie-banner');
      await pressOn(page, '.cookie-banner__actions .button', 'Enter');
      await page.waitForFunction(() => !document.querySelector('.cookie-banner'));
      await page.waitForFunction(() => {
        const button = document.querySelector('.footer__cookies');
        const isThere = button?.checkVisibility({ visibilityProperty: true });
        return document.activeElement?.matches(isThere ? '.footer__cookies' : '#main');
      });
      return page.evaluate(() => localStorage.getItem('cookieConsent'));
    },
    outcome: 'denied',
  },
  {
    name: 'the cookie dialog keeps what is chosen in it',
    path: pages.about.path,
    on: 'a desktop',
    async go(page) {
      await page.$eval('.footer__cookies', (button) => (button as HTMLElement).click());
      await shown(page, '.preferences[open]');
      await page.$eval('.preferences .switch:enabled', (each) => (each as HTMLElement).click());
      await page.$$eval(
        '.preferences button',
        (all, label) => (all.find((button) => button.textContent === label) as HTMLElement).click(),
        cookies.dialog.save,
      );
      await page.waitForFunction(() => !document.querySelector('.preferences[open]'));
      return page.evaluate(() => localStorage.getItem('cookieConsent'));
    },
    outcome: 'custom',
  },
];
