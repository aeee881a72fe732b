/** Compares every email with its file in mails/. `UPDATE_MAILS=1 npx jest mails` updates the files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import FakeTimers from '@sinonjs/fake-timers';
import request from 'supertest';
import { type EmailMessage, emailsOf, type Message } from '../../server/mail/outbox/message';
import { contrast } from '../../shared/contrast';
import { type FormName, formNames, forms } from '../../shared/forms/allForms';
import { pages } from '../../shared/pages';
import { normalize } from '../support/html';
import { byScript } from '../support/posts';
import { site } from '../support/small-hotel';
import { loadPages, testApp } from '../support/test-app';
import { validPosts } from '../support/valid-posts';

const env = {
  SITE_URL: 'https://www.example.com',
  LINK_SECRET: 'the secret of the links in these mails',
  RESEND_SEGMENT_ID: 'segment',
  DELIVER_LOCAL_FORMS: 'true',
};
/** Text that would be harmful if it were left unescaped, decoded twice, or turned into links. */
const hostile =
  '<img src=x onerror=alert(1)> & "quotes" %3Cb%3E \\u0041\n-- \nSee http://evil.example/ or 1 650 555 0100';

const mailsIn = (messages: readonly Message[]): EmailMessage[] => messages.flatMap(emailsOf);

/** Posts a form. @returns its emails */
async function mailsOf(form: FormName, changes: object = {}, more: Record<string, string> = {}) {
  const { app, outbox } = testApp({ ...env, ...more });
  await byScript(app, form, { ...validPosts[form], ...changes });
  return { app, outbox, mails: mailsIn(outbox.stored[0]?.messages ?? []) };
}

/** Posts to the signed link in the email newsletter-welcome or newsletter-back. @returns the resulting emails */
async function mailsAfter(offer: 'welcome' | 'back', more: Record<string, string> = {}) {
  const { app, outbox, mails } = await mailsOf('newsletter', {}, more);
  const { text = '' } = mails[offer === 'welcome' ? 1 : 2] ?? {};
  const [url = ''] = /https:\S+unsubscribe\/\w+/.exec(text) ?? [];
  await request(app).post(url.replace(env.SITE_URL, ''));
  return mailsIn(outbox.stored[1]?.messages ?? []);
}

/** Empty values for a form's optional fields. */
const withoutOptional = (form: FormName) =>
  Object.fromEntries(
    Object.entries(forms[form].fields).flatMap(([name, field]) => ('help' in field ? [] : [[name, '']])),
  );

/** All emails by file name. */
async function allEmails(): Promise<Map<string, EmailMessage>> {
  const days = { startDate: '2027-06-04', endDate: '2027-06-06' };
  const message = { message: hostile, name: 'June <b>Alvarado</b>', page: pages.gallery.path };
  const fields = { ...days, message: hostile };
  const empty = { ...withoutOptional('group-request'), endTime: '11:30', guests: 0 };
  const found: [string, EmailMessage | undefined][] = [];
  const add = (mails: EmailMessage[], ...names: string[]) =>
    found.push(...names.map((name, index): [string, EmailMessage | undefined] => [name, mails[index]]));
  add((await mailsOf('contact', message)).mails, 'contact-notice', 'contact-acknowledgment');
  add((await mailsOf('newsletter')).mails, ...['newsletter-notice', 'newsletter-welcome', 'newsletter-back']);
  add(
    (await mailsOf('newsletter', { consent: false })).mails,
    ...['newsletter-notice-without-consent', 'newsletter-without-consent'],
  );
  add((await mailsOf('group-request', fields)).mails, 'group-request-notice', 'group-request-acknowledgment');
  add((await mailsOf('group-request', { ...days, ...empty })).mails, 'group-request-notice-short');
  add((await mailsOf('opt-out')).mails, 'opt-out-notice', 'opt-out-confirmation');
  add((await mailsOf('unsubscribe-link')).mails, 'unsubscribe-link');
  add(await mailsAfter('welcome'), 'unsubscribe-notice');
  add(await mailsAfter('welcome', { RESEND_SEGMENT_ID: '' }), 'unsubscribe-notice-without-list');
  add(await mailsAfter('back'), 'resubscribe-notice');
  return new Map(found.flatMap(([name, mail]) => (mail ? [[name, mail]] : [])));
}

/** An email as shown by a mail client without HTML. */
const shown = ({ to = 'the hotel', replyTo = 'the hotel', subject, headers = {}, text }: EmailMessage) =>
  [
    `To: ${to}\nReply-To: ${replyTo}\nSubject: ${subject}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `\n${text}`,
  ].join('\n');

let mails: Map<string, EmailMessage>;
beforeAll(async () => {
  await loadPages();
  const clock = FakeTimers.install({ now: Date.parse('2027-05-14T18:20:00Z'), toFake: ['Date'] });
  mails = await allEmails().finally(() => clock.uninstall());
});

const folder = path.join(__dirname, 'mails');
const namesOfFiles = () => readdirSync(folder).map((file) => path.basename(file, '.txt'));
const names = namesOfFiles();

it('every email has a file', () => {
  if (process.env.UPDATE_MAILS)
    for (const [name, mail] of mails) writeFileSync(path.join(folder, `${name}.txt`), shown(mail));
  expect([...mails.keys()].sort()).toEqual(namesOfFiles().sort());
});

it.each(names)('the email %s matches its file', (name) => {
  const mail = mails.get(name);
  if (!mail) throw new Error(`no mail is called ${name}`);
  expect(shown(mail)).toBe(readFileSync(path.join(folder, `${name}.txt`), 'utf8'));
  for (const line of mail.text.split('\n')) if (line.includes(' ')) expect(line.length).toBeLessThan(79);
});

/** The strings in HTML, each with the styles of its ancestors, outermost first. */
function styledText(html: string): { text: string; styles: string[] }[] {
  const around: string[] = [];
  const found: { text: string; styles: string[] }[] = [];
  const body = html.replace(/.*?<body/s, '<body').replaceAll('&quot;', "'");
  for (const [, end, name = '', attributes = '', text = ''] of body.matchAll(/<(\/?)(\w+)([^>]*)>([^<]*)/g)) {
    if (end) around.pop();
    else if (name !== 'br') around.push(/style="([^"]*)"/.exec(attributes)?.[1] ?? '');
    if (text.replaceAll('\u00A0', ' ').trim()) found.push({ text, styles: [...around] });
  }
  return found;
}

it.each(names)('the email %s has the same text in HTML, legible without style sheets', (name) => {
  const { html, text } = mails.get(name) as EmailMessage;
  const plain = (words: string) => words.toLowerCase().replace(/[>\s\u00A0:-]+/g, '');
  const words = plain(normalize(html.replace(/<[^>]+>/g, ' ')));
  for (const line of text.split('\n')) if (!/https:/.test(line)) expect(words).toContain(plain(line));
  for (const [url] of text.matchAll(/https:\S+/g)) expect(normalize(html)).toContain(url);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-US">/);
  // The email loads and executes nothing.
  expect(html).not.toMatch(/<(?:img|link|script|style|iframe|form|b)\b|url\(|class=/);
  for (const { text: shownText, styles } of styledText(html)) {
    const innermost = (pattern: RegExp) =>
      styles.flatMap((style) => pattern.exec(style)?.slice(1) ?? []).at(-1);
    const [ink, bg] = [/(?:^|;)color:(#[\da-f]{6})/, /(?:^|;)background:(#[\da-f]{6})/].map(innermost);
    const isLegible = contrast(ink ?? '#000000', bg ?? '#000000') >= 4.5;
    expect([shownText, isLegible]).toEqual([shownText, true]);
    expect(Number.parseInt(innermost(/(?:^|;)font:(\d+px)/) ?? '', 10)).toBeGreaterThanOrEqual(14);
  }
});

it.each(formNames)('emails about the %s form have no gaps if optional fields are empty', async (form) => {
  const { mails } = await mailsOf(form, withoutOptional(form));
  expect(mails).not.toEqual([]);
  for (const { subject, html } of mails) {
    expect(subject).toMatch(/^\S+(?: \S+)*$/);
    expect(/<(h1|p|th)\b[^>]*>\s*<\/\1>/.exec(html)).toBeNull();
  }
});

it('removes encoded words from subjects', async () => {
  const word = '=?utf-8?B?RnJlZSBtb25leQ==?=';
  const fields = { name: word, subject: word, fullName: word, firstName: word, lastName: word };
  for (const form of formNames)
    for (const { subject } of (await mailsOf(form, fields)).mails) expect(subject).not.toContain('=?');
});

describe('/dev/mails', () => {
  it('shows all emails as HTML and text in development', async () => {
    const { app } = testApp({ NODE_ENV: 'development' });
    const list = await request(app).get('/dev/mails');
    const links = [...list.text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
    // Variants of an email have no separate preview.
    const shownNames = [...new Set(links.map((link) => path.basename(link, '.txt')))];
    expect(links).toHaveLength(2 * shownNames.length);
    expect(names).toEqual(expect.arrayContaining(shownNames));
    expect(names.filter((name) => !shownNames.some((each) => name.startsWith(each)))).toEqual([]);
    for (const link of links) {
      const page = await request(app).get(link);
      expect(page.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
      expect([page.status, page.text.includes(site.phone.display)]).toEqual([200, true]);
    }
    expect((await request(app).get('/dev/mails/nothing')).status).toBe(404);
  });

  it('does not exist in production', async () => {
    expect((await request(testApp({ NODE_ENV: 'production' }).app).get('/dev/mails')).status).toBe(404);
  });
});
