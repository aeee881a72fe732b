import type { RequestListener } from 'node:http';
import request from 'supertest';
import { errorTexts } from '../../server/forms/errors';
import { emailText } from '../../server/mail/messages/email';
import { sampleEmails } from '../../server/mail/preview';
import * as formSchemas from '../../shared/forms';
import { offers } from '../../shared/offers';
import { readContent } from '../../tools/content/read';
import { siteApp } from '../support/app';
import { addresses, cookies, doNotSellContent, everyPath, messages, pages, site } from '../support/content';
import { all as allOf, readable, textsOf, wordsOf } from '../support/html';
import { forbiddenWords } from '../support/word-list';

/** Texts that are fixed to the letter, and names that the law gives; everything else is ours to word. */
const fixed = [
  messages.optOut.success,
  messages.optOut.confirmationTo('').replace(/ \.$/, ''),
  messages.cookies.saved,
  doNotSellContent.heading,
  doNotSellContent.form.labels.optOutSales,
  doNotSellContent.form.labels.optOutSharing,
  'Do Not Track',
];

const withoutFixed = (text: string) =>
  fixed.reduce((rest, sentence) => rest.replaceAll(sentence, ' · '), text);

const faults = (text: string) => forbiddenWords(withoutFixed(text));

/** What screen readers say beside the words: names, descriptions of pictures, titles. */
const spoken = (html: string) =>
  allOf(readable(html), / (?:aria-label|alt|title|placeholder)="([^"]*)"/g).join(' · ');

const isForDevelopers = (path: string) =>
  path === pages['style-guide'].path || path === pages['test-nav'].path;

let app: RequestListener;
beforeAll(async () => {
  app = await siteApp({ DELIVER_LOCAL_FORMS: 'true' });
});

describe('the list of words', () => {
  it.each([
    ['Send an E-mail', 'E-mail'],
    ['Free WiFi', 'WiFi'],
    ['from 4 pm on', '4 pm'],
    ['by 11 a.m.. Then', 'a.m..'],
    ['the whole day at the house', 'the house'],
    ['The king bed stands across', 'stands'],
    ['we will call', 'we will'],
    ['We have slept in it', 'We have slept'],
    ['It is our best rate', 'It is'],
    ['it does not fit', 'does not'],
    ['0.3 mi away', '3 mi'],
    ['nestled by the sea', 'nestled'],
    ['a suite above the break', 'above the break'],
  ])('finds what is wrong with “%s”', (text, word) => {
    expect(forbiddenWords(text)).toEqual([expect.stringContaining(`not “${word}” but`)]);
  });

  it.each([
    'The Taco Stand',
    'Wi-Fi and email by 4 p.m. today',
    'You have the terrace',
    'the best room we have',
    'House rules',
  ])('leaves “%s” alone', (text) => {
    expect(forbiddenWords(text)).toEqual([]);
  });
});

describe('every text reads as an American hotelier writes', () => {
  const content = readContent();

  it.each(Object.keys(content) as (keyof typeof content)[])('content: %s', (part) => {
    const texts = textsOf({ [part]: content[part] });
    expect(texts.flatMap(faults)).toEqual([]);
  });

  it.each(Object.entries(sampleEmails('https://www.example.com')))('email: %s', (_name, email) => {
    expect(faults(`${email.subject}\n${emailText(email).replace(/\s+/g, ' ')}`)).toEqual([]);
  });

  it('answers of forms', () => {
    const texts = [...textsOf(messages), ...textsOf(errorTexts), errorTexts.tooManyPosts(2)];
    const atFields = Object.values(formSchemas).flatMap((schema) => {
      const result = 'safeParse' in schema ? schema.safeParse({}) : undefined;
      return result?.error?.issues.map(({ message }) => message) ?? [];
    });
    expect(atFields.length).toBeGreaterThan(10);
    expect([...texts, ...atFields].flatMap(faults)).toEqual([]);
  });

  it.each(everyPath.filter((path) => !isForDevelopers(path)))('page: %s', async (path) => {
    const html = (await request(app).get(path)).text;
    expect(faults(`${wordsOf(html)} · ${spoken(html)}`)).toEqual([]);
  });

  it('the summary in plain text', async () => {
    const { text } = await request(app).get('/llms.txt');
    expect(text).toContain(site.fullName);
    expect(faults(text)).toEqual([]);
  });

  it('the page for an error names the phone', async () => {
    const { PageError } = await import('../../client/components/ErrorBoundary/ErrorBoundary');
    const { renderToStaticMarkup } = await import('react-dom/server');
    const html = renderToStaticMarkup(PageError());
    expect(html).toContain(`href="${site.phone.href}"`);
    expect(faults(wordsOf(html))).toEqual([]);
  });
});

describe('abbreviations (WCAG 3.1.4)', () => {
  /** What everybody reads as a word, California in an address, and names of a level and a license. */
  const everyday = ['AI', 'CA', 'EU', 'ID', 'TV', 'US', 'USB', 'AA', 'SIL'];
  /** The code of an offer stands for nothing. */
  const withoutCodes = (words: string) =>
    offers.reduce((rest, { code }) => rest.replaceAll(code, ' · '), words);
  const unexplained = (words: string) =>
    [...new Set(withoutCodes(words).match(/(?<![A-Z] )\b[A-Z]{2,5}s?\b(?! [A-Z]{2,})/g))].filter(
      (each) => !everyday.includes(each.replace(/s$/, '')) && !words.includes(` (${each})`),
    );

  it('are found where nothing says what they mean', () => {
    expect(unexplained('By the ADA. BOOK NOW for a TV')).toEqual(['ADA']);
    expect(unexplained('The Americans with Disabilities Act (ADA), for ADA rooms')).toEqual([]);
  });

  it.each(everyPath.filter((path) => !isForDevelopers(path)))('are in full on %s', async (path) => {
    expect(unexplained(wordsOf((await request(app).get(path)).text))).toEqual([]);
  });

  it('are in full in the cookie notice', () => {
    expect(textsOf(cookies).flatMap(unexplained)).toEqual([]);
  });
});

describe('the town', () => {
  const mainOf = (html: string) => wordsOf(html.replace(/^.*?<main/s, '<main').replace(/<\/main>.*$/s, ''));

  it.each(addresses.map(({ path }) => path).filter((path) => !isForDevelopers(path)))(
    'is named in the words of %s',
    async (path) => {
      expect(mainOf((await request(app).get(path)).text)).toMatch(
        new RegExp(`${site.address.city}|Moonlight Beach|Swami’s`),
      );
    },
  );
});
