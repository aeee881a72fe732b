import type { RequestListener } from 'node:http';
import { renderToStaticMarkup } from 'react-dom/server';
import request from 'supertest';
import { PageError } from '../../client/components/ErrorBoundary/ErrorBoundary';
import { SiteDataProvider } from '../../client/siteData';
import { readPost } from '../../server/forms/readPost';
import { emailText } from '../../server/mail/messages/email';
import { sampleEmails } from '../../server/mail/preview';
import { forms } from '../../shared/forms/allForms';
import { all, readable, textsOf, wordsOf } from '../support/html';
import { content, errors, everyPath, messages, site, small } from '../support/small';
import { loadPages, testApp } from '../support/test-app';
import { forbiddenWords } from '../support/word-list';

/** Fixed texts, and the name of a browser's signal; texts of an owner are not checked. */
const fixed = [
  messages.optOut.success,
  messages.optOut.confirmationTo('').replace(/ \.$/, ''),
  messages.cookies.saved,
  'Do Not Track',
];

/** All strings of a value, also of one word. */
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value.trim()]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : [];
const ownersWords = [...new Set(stringsOf([content, small.site]))]
  .filter((text) => text.length > 2)
  .sort((one, other) => other.length - one.length);

const faults = (text: string) =>
  forbiddenWords([...fixed, ...ownersWords].reduce((rest, words) => rest.replaceAll(words, ' · '), text));

/** Accessible names and titles. */
const spoken = (html: string) =>
  all(readable(html), / (?:aria-label|alt|title|placeholder)="([^"]*)"/g).join(' · ');

let app: RequestListener;
beforeAll(async () => {
  await loadPages();
  app = testApp({ DELIVER_LOCAL_FORMS: 'true' }).app;
});

describe('every text of the code follows the word list', () => {
  it('which is tested here', () => {
    expect(forbiddenWords('Send an E-mail')).toEqual([expect.stringContaining('not “E-mail” but email')]);
    expect(forbiddenWords('Wi-Fi and email by 4 p.m. today')).toEqual([]);
  });

  it.each(Object.entries(sampleEmails(small, 'https://www.example.com')))('email: %s', (_name, email) => {
    expect(faults(`${email.subject}\n${emailText(small, email).replace(/\s+/g, ' ')}`)).toEqual([]);
  });

  it('responses of forms', () => {
    const texts = [...textsOf(messages), ...textsOf(errors), errors.tooManyPosts(2)];
    const rules = { messages: small.content.formErrors, labels: small.labels, today: small.day };
    const atFields = Object.values(forms).flatMap((form) =>
      Object.values(readPost(form, {}, rules).errors ?? {}),
    );
    expect(atFields.length).toBeGreaterThan(10);
    expect([...texts, ...atFields].flatMap(faults)).toEqual([]);
  });

  it.each([...everyPath, '/llms.txt'])('%s', async (path) => {
    const { text } = await request(app).get(path);
    expect(text).toContain(site.brand);
    expect(faults(`${wordsOf(text)} · ${spoken(text)}`)).toEqual([]);
  });

  it('the error page, with the telephone number', () => {
    const html = renderToStaticMarkup(
      <SiteDataProvider data={small.site}>
        <PageError />
      </SiteDataProvider>,
    );
    expect(html).toContain(`href="${site.phone.href}"`);
    expect(faults(wordsOf(html))).toEqual([]);
  });
});
