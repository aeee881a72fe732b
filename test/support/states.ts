import type { Page } from 'puppeteer';
import { fill } from '../../shared/words';
import { content, jobChoices, messages, pages, pageTexts, privacyPolicy, rooms, stayForm } from './content';
import { buttonOf, checkedByScript, complete, guestForms } from './guest-forms';
import { openOverlay, overlays } from './overlays';
import { byRole, press } from './roles';

const { department, location } = jobChoices.find(({ jobs }) => jobs.length === 0) ?? {};
const unmatched = new URLSearchParams({ department: `${department}`, location: `${location}` });
const lastTab = privacyPolicy.groups.at(-1)?.label;

const shows = (page: Page, text: string) => page.waitForSelector(`::-p-text(${text})`, { visible: true });

/** Submits a form filled in, or empty for its error. */
const submit = (name: keyof typeof guestForms, isFilled: boolean) => async (page: Page) => {
  const form = guestForms[name];
  await page.focus(`${form.form} [name=email]`);
  await checkedByScript(page, form);
  if (isFilled) await complete(page, form);
  await page.click(buttonOf(form));
  await page.waitForSelector(isFilled ? form.success : form.error);
};

/** Compares three rooms. */
export async function compareRooms(page: Page): Promise<void> {
  const { card, compare } = pageTexts('rooms');
  for (const { name } of rooms.slice(0, 3))
    await press(page, 'checkbox', fill(card.compareRoom, { room: name }));
  await press(page, 'button', fill(compare?.openSome ?? '', { picked: 3, most: 3 }));
  await byRole(page, 'table');
}

/** A state of a page on a phone: how a guest reaches it, and the part of the page that it changes. */
interface State {
  state: string;
  path: string;
  enter: (page: Page) => Promise<unknown>;
  within: 'main' | 'footer' | 'dialog[open], :popover-open';
}

export const states: readonly State[] = [
  ...overlays
    .filter(({ isPopup }) => !isPopup)
    .map((overlay) => ({
      state: overlay.overlay,
      path: overlay.path,
      enter: (page: Page) => openOverlay(page, overlay),
      within: 'dialog[open], :popover-open' as const,
    })),
  {
    state: 'a stay without days',
    path: pages.home.path,
    enter: async (page) => {
      // Until the calendar is loaded, the server checks.
      await page.focus('main form button[aria-haspopup=dialog]');
      await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
      await press(page, 'button', `${stayForm.submit} ${content.ui.controls.newTab}`);
      await shows(page, messages.stay.noArrival);
    },
    within: 'main',
  },
  {
    state: 'a stay of no nights, as the server answers it',
    path: `${pages.book.path}?arrival=2027-05-17&departure=2027-05-14`,
    enter: (page) => shows(page, messages.stay.order),
    within: 'main',
  },
  { state: 'the comparison of three rooms', path: pages.rooms.path, enter: compareRooms, within: 'main' },
  {
    state: 'no position that matches',
    path: `${pages.careers.path}?${unmatched}`,
    enter: (page) => shows(page, pageTexts('careers').positions.empty),
    within: 'main',
  },
  {
    state: 'an open accordion item',
    path: pages.terms.path,
    enter: (page) => page.click('main summary'),
    within: 'main',
  },
  {
    state: 'an open place of the map',
    path: pages.neighborhood.path,
    enter: (page) => page.click('main summary'),
    within: 'main',
  },
  {
    state: 'another tab',
    path: pages.privacy.path,
    enter: (page) => press(page, 'tab', lastTab),
    within: 'main',
  },
  {
    state: 'a newsletter error',
    path: pages.about.path,
    enter: submit('newsletter', false),
    within: 'footer',
  },
  {
    state: 'a newsletter success',
    path: pages.about.path,
    enter: submit('newsletter', true),
    within: 'footer',
  },
  { state: 'a contact error', path: pages.contact.path, enter: submit('contact', false), within: 'main' },
  {
    state: 'a group request success',
    path: pages.groups.path,
    enter: submit('group-request', true),
    within: 'main',
  },
  {
    state: 'an opt-out request received',
    path: pages['do-not-sell'].path,
    enter: submit('opt-out', true),
    within: 'main',
  },
  {
    state: 'saved opt-out preferences',
    path: pages['opt-out'].path,
    enter: async (page) => {
      await press(page, 'button', pageTexts('opt-out').manage.save);
      await shows(page, messages.cookies.saved);
    },
    within: 'main',
  },
];
