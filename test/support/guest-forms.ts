import type { HTTPRequest, Page } from 'puppeteer';
import { type FormName, forms } from '../../shared/forms/allForms';
import { type FieldDefinition, sampleOf } from '../../shared/forms/definition';
import { elementText } from './browser';
import { content, messages, pageContent, pages } from './sample-content';

/** A form with a guest's input and the expected results. */
export interface GuestForm {
  name: FormName;
  path: string;
  form: string;
  /** The keys to type, by field name. A date is typed as month, day, and year. */
  typed: Record<string, string>;
  /** Required checkboxes. */
  boxes: string[];
  /** The expected values in the post. */
  sent: object;
  error: string;
  /** Prefix of each error message. */
  errorTitle: string;
  success: string;
  /** The messages that the form shows if the response contains none. */
  messages: { submitting: string; incomplete: string; failure: string; dropped: string; unreadable: string };
  /** Selector of the line that replaces an alert after 5 s. */
  outcome?: string;
}

const { contact, group, newsletter } = messages;

/** Returns the keys for typing a field's sample value. Dates are in US order, and times are on a 12-hour clock. */
function keysFor({ kind, sample }: FieldDefinition): string {
  if (kind === 'date') return sample.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1');
  if (kind !== 'time' || sample === '') return String(sample ?? '');
  const [hours = 0, minutes = 0] = sample.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${String(hours % 12 || 12).padStart(2, '0')}${String(minutes).padStart(2, '0')}${half}`;
}

/** Returns a guest's input for a form: the sample values in the form's definition. */
function sampleValues(name: FormName): Pick<GuestForm, 'name' | 'typed' | 'boxes' | 'sent'> {
  const fields = Object.entries<FieldDefinition>(forms[name].fields);
  return {
    name,
    typed: Object.fromEntries(
      fields
        .filter(([, { sample }]) => typeof sample !== 'boolean' && sample)
        .map(([each, field]) => [each, keysFor(field)]),
    ),
    boxes: fields.flatMap(([each, { sample }]) => (sample === true ? [each] : [])),
    sent: sampleOf(forms[name]),
  };
}

export const guestForms: Record<FormName, GuestForm> = {
  contact: {
    ...sampleValues('contact'),
    path: pages.contact.path,
    form: '#site-message form',
    error: '#site-message .form__footer .alert--error',
    errorTitle: '',
    success: '#site-message .form__footer .alert--success',
    messages: {
      submitting: contact.submitting,
      incomplete: group.incomplete,
      failure: contact.failure,
      dropped: content.formErrors.unsent,
      unreadable: contact.unreachable,
    },
    outcome: '#site-message .form__footer > .small',
  },
  newsletter: {
    ...sampleValues('newsletter'),
    path: pages.terms.path,
    form: '.newsletter__form',
    error: '.newsletter .alert--error',
    errorTitle: '',
    success: '.newsletter__success',
    messages: {
      submitting: newsletter.submitting,
      incomplete: group.incomplete,
      failure: newsletter.failure,
      dropped: newsletter.unreachable,
      unreadable: newsletter.unreachable,
    },
  },
  'group-request': {
    ...sampleValues('group-request'),
    path: pages.groups.path,
    form: '#site-request form',
    error: '#site-request .alert--error',
    errorTitle: `${group.errorTitle} `,
    success: '#site-request .alert--success',
    messages: {
      submitting: group.submitting,
      incomplete: group.missingFields,
      failure: group.failure,
      dropped: group.failure,
      unreadable: group.failure,
    },
    outcome: '#site-request .form__footer > .small',
  },
  'opt-out': {
    ...sampleValues('opt-out'),
    path: pages['do-not-sell'].path,
    form: 'main form',
    error: 'main [role=alert]',
    errorTitle: '',
    success: '#site-request [tabindex="-1"]',
    messages: {
      submitting: '',
      incomplete: group.incomplete,
      failure: contact.unreachable,
      dropped: contact.unreachable,
      unreadable: contact.unreachable,
    },
  },
  'unsubscribe-link': {
    ...sampleValues('unsubscribe-link'),
    path: `${pages.unsubscribe.path}?state=invalid`,
    form: '#site-link form',
    error: '#site-link .alert--error',
    errorTitle: '',
    success: '#site-link .alert--success',
    messages: {
      submitting: contact.submitting,
      incomplete: group.incomplete,
      failure: contact.failure,
      dropped: content.formErrors.unsent,
      unreadable: contact.unreachable,
    },
  },
};

/** The group form's success message. */
export const groupThanks = `${group.successTitle} ${pageContent('groups').request.success.text}`;

export const buttonOf = ({ form }: GuestForm) => `${form} [type=submit]`;

/** Fills in a form's empty fields and checks its required boxes. */
export async function complete(page: Page, guestForm: GuestForm): Promise<void> {
  const { form, typed, boxes } = guestForm;
  const before = await fieldValues(page, guestForm);
  await fill(page, form, Object.fromEntries(Object.entries(typed).filter(([name]) => !before[name])));
  for (const name of boxes) if (!before[name]) await page.click(`${form} [name=${name}]`);
}

/** Returns a form's values by field name: strings, or booleans for checkboxes. */
export const fieldValues = (page: Page, { form }: GuestForm) =>
  page.$$eval(`${form} :is(input, textarea):not([type=hidden])`, (fields) =>
    Object.fromEntries(
      (fields as HTMLInputElement[]).map(({ name, type, value, checked }) => [
        name,
        type === 'checkbox' ? checked : value,
      ]),
    ),
  );

export const invalidFields = (page: Page, { form }: GuestForm) =>
  page.$$eval(`${form} [aria-invalid=true]`, (fields) =>
    (fields as HTMLInputElement[]).map(({ name }) => name),
  );

/** Returns the name and the error message of the focused field. */
export const focusedField = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const sentence = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    return [field.name, sentence?.textContent ?? ''];
  });

/** Waits until the form shows an error message. */
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

/** Waits until the page's script has disabled native validation. The script may wait until the page is idle. */
export async function waitForValidation(page: Page, { form }: GuestForm): Promise<void> {
  await page.waitForFunction((each) => document.querySelector<HTMLFormElement>(each)?.noValidate, {}, form);
}

export const fieldError = (page: Page, { form }: GuestForm, name: string) =>
  elementText(page, `${form} :is(.field, .checkbox):has([name="${name}"]) .field__error`);

/** The fake endpoint's response: a body (an object as JSON, a string as HTML), or a dropped connection. */
export type Reply = { status?: number; body: object | string } | 'dropped';

/** Mocks `/api/{form}` in a page; other requests go to the server. */
export async function fakeEndpoint(page: Page, form: FormName, first: Reply) {
  /** The bodies of the posts so far, and the posts' Idempotency-Key headers. */
  const posts: unknown[] = [];
  const keys: (string | undefined)[] = [];
  let reply = first;
  let open = Promise.resolve();

  async function respond(request: HTTPRequest) {
    if (new URL(request.url()).pathname !== `/api/${form}`) return request.continue();
    posts.push(JSON.parse(request.postData() ?? 'null'));
    keys.push(request.headers()['idempotency-key']);
    await open;
    if (reply === 'dropped') return request.abort('failed');
    const { status = 200, body } = reply;
    return typeof body === 'string'
      ? request.respond({ status, contentType: 'text/html', body })
      : request.respond({ status, contentType: 'application/json', body: JSON.stringify(body) });
  }

  await page.setRequestInterception(true);
  page.on('request', (request) => void respond(request));
  return {
    posts,
    keys,
    /** Sets the response for all later posts. */
    reply: (next: Reply) => {
      reply = next;
    },
    /** Delays the responses until the returned function is called. */
    hold: () => {
      let release = () => {};
      open = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

/** Enters text into fields by name: key by key into date and time fields, otherwise in one step like a paste. */
export async function fill(page: Page, form: string, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const needsKeys = await page.$eval(`${form} [name="${name}"]`, (field) => {
      (field as HTMLInputElement).focus();
      return /^(date|time)$/.test((field as HTMLInputElement).type);
    });
    if (needsKeys) await page.keyboard.type(value);
    else await page.keyboard.sendCharacter(value);
  }
}
