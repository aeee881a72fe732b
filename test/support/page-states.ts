import type { Page } from 'puppeteer';
import { fill } from '../../shared/templates';
import { buttonOf, complete, guestForms, waitForValidation } from './guest-forms';
import { openOverlay, overlays } from './overlays';
import { byRole, press } from './roles';
import {
  content,
  jobChoices,
  messages,
  pageContent,
  pages,
  privacyPolicy,
  rooms,
  stayForm,
} from './sample-content';

const { department, location } = jobChoices.find(({ jobs }) => jobs.length === 0) ?? {};
const unmatched = new URLSearchParams({ department: `${department}`, location: `${location}` });
const lastTab = privacyPolicy.groups.at(-1)?.label;

const shows = (page: Page, text: string) => page.waitForSelector(`::-p-text(${text})`, { visible: true });

/** Submits a form: filled in, or empty to show the form's error. */
const submit = (name: keyof typeof guestForms, isFilled: boolean) => async (page: Page) => {
  const form = guestForms[name];
  await page.focus(`${form.form} [name=email]`);
  await waitForValidation(page, form);
  if (isFilled) await complete(page, form);
  await page.click(buttonOf(form));
  await page.waitForSelector(isFilled ? form.success : form.error);
};

/** Opens the comparison of three rooms. */
export async function compareRooms(page: Page): Promise<void> {
  const { card, compare } = pageContent('rooms');
  for (const { name } of rooms.slice(0, 3))
    await press(page, 'checkbox', fill(card.compareRoom, { room: name }));
  await press(page, 'button', fill(compare?.openSome ?? '', { picked: 3, most: 3 }));
  await byRole(page, 'table');
}

/** States of pages on a phone. `enter` leads to the state; `within` selects the part that changes, if not <main>. */
export const states: readonly [
  state: string,
  path: string,
  enter: (page: Page) => Promise<unknown>,
  within?: 'main' | 'footer' | 'dialog[open], :popover-open',
][] = [
  ...overlays
    .filter(({ isPopup }) => !isPopup)
    .map((overlay): (typeof states)[number] => [
      overlay.overlay,
      overlay.path,
      (page) => openOverlay(page, overlay),
      'dialog[open], :popover-open',
    ]),
  [
    'a stay form without dates',
    pages.home.path,
    async (page) => {
      // Until the calendar is loaded, the server validates the form.
      await page.focus('main form button[aria-haspopup=dialog]');
      await page.waitForSelector('.stay-sheet');
      await press(page, 'button', `${stayForm.submit} ${content.ui.controls.newTab}`);
      await shows(page, messages.stay.noArrival);
    },
  ],
  [
    'a stay without nights, rejected by the server',
    `${pages.book.path}?arrival=2027-05-17&departure=2027-05-14`,
    (page) => shows(page, messages.stay.order),
  ],
  ['the comparison of three rooms', pages.rooms.path, compareRooms],
  [
    'the careers page without matching positions',
    `${pages.careers.path}?${unmatched}`,
    (page) => shows(page, pageContent('careers').positions.empty),
  ],
  ['an open accordion item', pages.terms.path, (page) => page.click('main summary')],
  ['an open place on the map', pages.neighborhood.path, (page) => page.click('main summary')],
  ['another privacy policy tab', pages.privacy.path, (page) => press(page, 'tab', lastTab)],
  ['a newsletter error', pages.about.path, submit('newsletter', false), 'footer'],
  ['a newsletter success message', pages.about.path, submit('newsletter', true), 'footer'],
  ['a contact error', pages.contact.path, submit('contact', false)],
  ['a group request success message', pages.groups.path, submit('group-request', true)],
  ['a received opt-out request', pages['do-not-sell'].path, submit('opt-out', true)],
  [
    'saved opt-out preferences',
    pages['opt-out'].path,
    async (page) => {
      await press(page, 'button', pageContent('opt-out').manage.save);
      await shows(page, messages.cookies.saved);
    },
  ],
];
