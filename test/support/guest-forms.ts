import type { Page } from 'puppeteer';
import type { FormName } from '../../shared/formNames';
import { fill, textOf } from './api';
import { groupsContent, messages, pages, site } from './content';

/** A form as a guest meets it. */
export interface GuestForm {
  name: FormName;
  path: string;
  form: string;
  /** What a guest types, by field, as a keyboard would; dates by their parts. */
  typed: Record<string, string>;
  /** Boxes that must be ticked before the form can be sent. */
  ticked: string[];
  /** What arrives, beside what is empty. */
  sent: object;
  error: string;
  /** What stands before each message of an error. */
  errorTitle: string;
  success: string;
  /** What the page says where an answer has no message of its own. */
  texts: { submitting: string; incomplete: string; failure: string; dropped: string; unreadable: string };
  /** How long an answer is shown, in ms, and the line that then stands for it. */
  errorLasts?: number;
  successLasts?: number;
  outcome?: string;
}

const { contact, group, newsletter } = messages;

export const guestForms: Record<FormName, GuestForm> = {
  contact: {
    name: 'contact',
    path: pages.contact.path,
    form: '.message__form',
    typed: {
      name: 'June Alvarez',
      email: 'june@example.com',
      subject: 'A birthday',
      phone: '(760) 555-0100',
      message: 'Is there a cake nearby?',
    },
    ticked: [],
    sent: { email: 'june@example.com', message: 'Is there a cake nearby?' },
    error: '.message__end .alert--error',
    errorTitle: '',
    success: '.message__end .alert--success',
    texts: {
      submitting: contact.submitting,
      incomplete: group.incomplete,
      failure: contact.failure,
      // The browser's own words.
      dropped: 'Failed to fetch',
      unreadable: contact.unreachable,
    },
    errorLasts: 5000,
    successLasts: 5000,
    outcome: '.message__end > .small',
  },
  newsletter: {
    name: 'newsletter',
    path: pages.terms.path,
    form: '.newsletter__form',
    typed: { name: 'June Alvarez', email: 'june@example.com' },
    ticked: ['consent'],
    sent: { name: 'June Alvarez', email: 'june@example.com', consent: true },
    error: '.newsletter .alert--error',
    errorTitle: '',
    success: '.newsletter__success',
    texts: {
      submitting: newsletter.submitting,
      incomplete: group.incomplete,
      failure: newsletter.failure,
      dropped: newsletter.unreachable,
      unreadable: newsletter.unreachable,
    },
  },
  'group-request': {
    name: 'group-request',
    path: pages.groups.path,
    form: '#request form',
    typed: {
      fullName: 'Priya Shah',
      email: 'priya@example.com',
      startDate: '05142027',
      endDate: '05172027',
      guests: '40',
      message: 'An arch, please.',
    },
    ticked: ['marketingConsent'],
    sent: {
      fullName: 'Priya Shah',
      startDate: '2027-05-14',
      endDate: '2027-05-17',
      guests: 40,
      rooms: '',
      marketingConsent: true,
    },
    error: '#request .alert--error',
    errorTitle: `${group.errorTitle} `,
    success: '#request .alert--success',
    texts: {
      submitting: group.submitting,
      incomplete: group.missingFields,
      failure: group.failure,
      dropped: group.failure,
      unreadable: group.failure,
    },
    successLasts: 5000,
    outcome: '#request .request__end > .small',
  },
  'opt-out': {
    name: 'opt-out',
    path: pages['do-not-sell'].path,
    form: 'main form',
    typed: { firstName: 'June', lastName: 'Alvarez', email: 'june@example.com' },
    ticked: ['optOutSales', 'confirmRequest'],
    sent: { email: 'june@example.com', optOutSales: true, optOutSharing: false, confirmRequest: true },
    error: 'main [role=alert]',
    errorTitle: '',
    success: '.opt-out-request__confirmation',
    texts: {
      submitting: '',
      incomplete: group.incomplete,
      failure: contact.unreachable,
      dropped: contact.unreachable,
      unreadable: contact.unreachable,
    },
  },
};

/** What the group form says of a request that was received. */
export const groupThanks = `${group.successTitle} ${groupsContent.request.success.text}`;

/** Where a guest reaches the hotel without a form. */
export const waysToTheHotel = [site.phone.href, `mailto:${site.email}`];

export const buttonOf = ({ form }: GuestForm) => `${form} [type=submit]`;

/** Types what is still missing and ticks the boxes. */
export async function complete(page: Page, { form, typed, ticked }: GuestForm): Promise<void> {
  const filled = await page.$$eval(`${form} [name]`, (fields) =>
    (fields as HTMLInputElement[]).flatMap(({ name, type, value, checked }) =>
      (type === 'checkbox' ? checked : value) ? [name] : [],
    ),
  );
  await fill(
    page,
    form,
    Object.fromEntries(Object.entries(typed).filter(([name]) => !filled.includes(name))),
  );
  for (const name of ticked) if (!filled.includes(name)) await page.click(`${form} [name=${name}]`);
}

/** What the form holds, by field: a text, or for a box whether it is ticked. */
export const held = (page: Page, { form }: GuestForm) =>
  page.$$eval(`${form} :is(input, textarea):not([type=hidden])`, (fields) =>
    Object.fromEntries(
      (fields as HTMLInputElement[]).map(({ name, type, value, checked }) => [
        name,
        type === 'checkbox' ? checked : value,
      ]),
    ),
  );

/** The fields that are marked as wrong. */
export const markedIn = (page: Page, { form }: GuestForm) =>
  page.$$eval(`${form} [aria-invalid=true]`, (fields) =>
    (fields as HTMLInputElement[]).map(({ name }) => name),
  );

/** Name and sentence of the field that has the focus. */
export const focusedField = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const sentence = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    return [field.name, sentence?.textContent ?? ''];
  });

/** Waits until the form shows these words of an error. */
export async function errorIs(page: Page, { error, errorTitle }: GuestForm, words: string): Promise<void> {
  await page.waitForFunction(
    (selector, wanted) => {
      const panel = document.querySelector<HTMLElement>(selector);
      return panel?.innerText.replace(/\s+/g, ' ').trim() === wanted;
    },
    {},
    error,
    errorTitle + words,
  );
}

/** Waits until the script has taken the form's check over from the browser; its idle work may come late. */
export async function checkedByScript(page: Page, { form }: GuestForm): Promise<void> {
  await page.waitForFunction((each) => document.querySelector<HTMLFormElement>(each)?.noValidate, {}, form);
}

export const faultAt = (page: Page, { form }: GuestForm, name: string) =>
  textOf(page, `${form} :is(.field, .checkbox):has([name="${name}"]) .field__error`);
