import type { Page } from 'puppeteer';
import type { FormName } from '../../shared/forms/allForms';
import { hydrated } from './browser';
import { jobChoices, pages, privacyPolicy } from './content';
import { validPosts } from './validPosts';

const press = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).click());

/** Fills in a form by script and submits it: by its button, or with form.submit(), as without JavaScript and validation. */
async function send(page: Page, form: string, values: Record<string, string>, how: 'button' | 'itself') {
  await page.$eval(
    form,
    (element, entries) => {
      for (const [name, value] of Object.entries(entries)) {
        const field = element.querySelector<HTMLInputElement>(`[name="${name}"]`);
        // The prototype's setter: React overrides the element's own, and would ignore the value.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    values,
  );
  if (how === 'button') return press(page, `${form} [type=submit]`);
  await Promise.all([
    page.waitForNavigation(),
    page.$eval(form, (element) => (element as HTMLFormElement).submit()),
  ]);
  return hydrated(page);
}

const { department, location } = jobChoices.find(({ jobs }) => jobs.length === 0) ?? {};
const unmatched = new URLSearchParams({ department: `${department}`, location: `${location}` });
const lastTab = privacyPolicy.groups.at(-1)?.id;
/** Valid values of a form's text fields. */
const textsOf = (form: FormName): Record<string, string> =>
  Object.fromEntries(
    Object.entries(validPosts[form]).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** A state of a page: how a guest reaches it, and the element that shows it. */
export interface State {
  name: string;
  path: string;
  /** Not set if the URL alone leads to the state. */
  enter?: (page: Page) => Promise<unknown>;
  shown: string;
  /** The state covers or blocks the page. */
  isLayer?: true;
}

export const states: State[] = [
  {
    name: 'the mobile menu',
    path: pages.about.path,
    enter: (page) => press(page, '.menu-toggle'),
    shown: '.menu:popover-open',
    isLayer: true,
  },
  {
    name: 'the preferences dialog',
    path: pages.about.path,
    enter: (page) => press(page, '.footer__cookies'),
    shown: '.preferences[open]',
    isLayer: true,
  },
  {
    name: 'the lightbox',
    path: pages.gallery.path,
    enter: (page) => press(page, '.photo-grid a'),
    shown: '.lightbox[open]',
    isLayer: true,
  },
  {
    name: 'the 360 viewer',
    path: pages.rooms.path,
    enter: (page) => press(page, '.rooms-intro__words button'),
    shown: '.viewer-360[open]',
    isLayer: true,
  },
  {
    name: 'the calendar of the stay form, or its sheet',
    path: pages.home.path,
    enter: (page) => press(page, '.stay--strip .stay__cell--arrival button'),
    shown: '.stay-calendar',
    isLayer: true,
  },
  {
    name: 'a stay that makes no sense',
    path: pages.home.path,
    enter: async (page) => {
      await page.focus('.stay--strip .stay__cell--arrival button');
      await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
      await press(page, '.stay--strip .stay__submit');
    },
    shown: '.stay--strip .stay__error',
  },
  {
    name: 'a stay that makes no sense, as the server answers it',
    path: `${pages.book.path}?arrival=2027-05-17&departure=2027-05-14`,
    shown: '.stay--page .stay__error',
  },
  {
    name: 'the comparison of three rooms',
    path: pages.rooms.path,
    enter: async (page) => {
      for (const nth of [1, 2, 3])
        await press(page, `.room-grid > li:nth-child(${nth}) input[type=checkbox]`);
      await press(page, '.rooms-toolbar__compare button');
    },
    shown: '.comparison',
    isLayer: true,
  },
  {
    name: 'no position that matches',
    path: `${pages.careers.path}?${unmatched}`,
    shown: '.alert--empty',
  },
  {
    name: 'an open accordion item',
    path: pages.terms.path,
    enter: (page) => press(page, '.accordion__summary'),
    shown: '.accordion__item[open]',
  },
  {
    name: 'another tab',
    path: pages.privacy.path,
    enter: (page) => press(page, `[role=tab][aria-controls="${lastTab}"]`),
    shown: `#${lastTab}`,
  },
  {
    name: 'a newsletter error',
    path: pages.about.path,
    enter: (page) => send(page, '.newsletter form', { email: 'june', name: 'June' }, 'itself'),
    shown: '.newsletter .alert--error',
  },
  {
    name: 'a newsletter success',
    path: pages.about.path,
    enter: (page) => send(page, '.newsletter form', textsOf('newsletter'), 'button'),
    shown: '.newsletter__close',
  },
  {
    name: 'a contact error',
    path: pages.contact.path,
    enter: (page) => send(page, '.message__form', { email: 'june', name: 'June' }, 'itself'),
    shown: '.message .alert--error',
  },
  {
    name: 'a group request success',
    path: pages.groups.path,
    enter: (page) => send(page, '#request form', textsOf('group-request'), 'button'),
    shown: '#request .alert--success',
  },
  {
    name: 'an opt-out request received',
    path: pages['do-not-sell'].path,
    enter: async (page) => {
      await press(page, '[name=confirmRequest]');
      await send(page, 'main form', textsOf('opt-out'), 'button');
    },
    shown: '.opt-out-request__confirmation',
  },
  {
    name: 'saved opt-out preferences',
    path: pages['opt-out'].path,
    enter: (page) => press(page, '.opt-out__save'),
    shown: '.opt-out__saved',
  },
];
