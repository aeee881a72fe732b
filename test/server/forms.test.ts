/** Accepted posts, by script and by the browser; form-rules.test.ts tests the validation. */
import request from 'supertest';
import { forms } from '../../shared/forms/allForms';
import { pages } from '../../shared/pages';
import { roomPath } from '../../shared/room';
import { yearsAhead } from '../../shared/stay';
import { fill } from '../../shared/words';
import { shownBy } from '../support/html';
import { byForm, byScript } from '../support/posts';
import {
  errors as errorTexts,
  helpWords,
  messages,
  pageTexts,
  rooms,
  sentences,
  site,
} from '../support/small';
import { loadPages, memoryOutbox, testApp } from '../support/test-app';
import { validPosts } from '../support/validPosts';

beforeAll(loadPages);

const { newsletter } = validPosts;
const { fields } = forms.contact;
/** A single line, since browsers normalize line breaks. */
const contact = { ...validPosts.contact, message: 'Is there a rack?' };
const optOut = validPosts['opt-out'];
const group = validPosts['group-request'];
const real = { DELIVER_LOCAL_FORMS: 'true' };

describe('the contact form', () => {
  it('responds with the success text, and writes to the hotel', async () => {
    const { app, outbox } = testApp();
    const answer = await byScript(app, 'contact', contact);
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: messages.contact.success }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(outbox.stored).toHaveLength(1);
    expect(outbox.stored[0]?.calls[0]).toMatchObject({ type: 'email', replyTo: contact.email });
    const { phone: _, ...withoutPhone } = contact;
    expect((await byScript(app, 'contact', { ...withoutPhone, subject: 'Another' })).status).toBe(200);
  });

  it('reports each missing field', async () => {
    const { app, outbox } = testApp();
    const answer = await byScript(app, 'contact', { phone: '1' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      success: false,
      message: errorTexts.invalidFields,
      errors: expect.objectContaining({
        name: helpWords[fields.name.help],
        email: helpWords[fields.email.help],
        subject: helpWords[fields.subject.help],
        message: helpWords[fields.message.help],
      }),
    });
    expect(outbox.stored).toEqual([]);
  });

  it('removes line breaks from everything near a mail header, but not from the message', async () => {
    const { app, outbox } = testApp();
    await byScript(app, 'contact', {
      ...contact,
      name: '  June\r\nBcc: all@example.com\u0000\u202E ',
      subject: 'One\nTwo\u2028Three',
      message: 'One\r\n\r\nTwo\u0007',
    });
    expect(outbox.stored[0]?.calls[0]).toMatchObject({
      subject: 'Contact message: One Two Three (June Bcc: all@example.com)',
      text: expect.stringContaining('> One\n>\n> Two\n'),
    });
    expect(JSON.stringify(outbox.stored)).not.toMatch(/\\u0000|\u202E/);
  });

  it('tells the hotel the page and time of the post', async () => {
    const SITE_URL = 'https://www.example.com';
    const { app, outbox } = testApp({ SITE_URL });
    const before = Date.now();
    await byForm(app, 'contact', { ...contact, page: pages.gallery.path });
    const [notice] = outbox.stored[0]?.calls ?? [];
    const text = notice?.type === 'email' ? notice.text : '';
    expect(text).toContain(`Sent from: ${SITE_URL}${pages.gallery.path}\n`);
    const [, received = ''] = /Received: +(.*)\n/.exec(text) ?? [];
    const { language, timeZone } = site.locale;
    const shown = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long' });
    expect([shown.format(before), shown.format(Date.now())]).toContain(received.replace(/ at .*/, ''));
  });
});

describe('the newsletter form', () => {
  it('sends a notice with the consent to the hotel and a welcome to the subscriber', async () => {
    const { app, outbox } = testApp();
    const answer = await byScript(app, 'newsletter', { ...newsletter, consent: false });
    expect(answer.body).toEqual({ success: true, message: messages.newsletter.withoutConsent });
    const [notice, welcome, ...more] = outbox.stored[0]?.calls ?? [];
    expect(notice).toMatchObject({ subject: 'Newsletter sign-up: June Alvarado (no consent to marketing)' });
    expect(notice).not.toHaveProperty('to');
    expect(welcome).toMatchObject({ to: newsletter.email });
    expect(welcome).not.toHaveProperty('replyTo');
    expect(more).toEqual([]);
  });

  it('reports success only to those who agreed, and asks others to, with and without JavaScript', async () => {
    const { app } = testApp();
    const { success, withoutConsent } = messages.newsletter;
    const agreed = await byScript(app, 'newsletter', { ...newsletter, consent: true });
    expect(agreed.body).toEqual({ success: true, message: success });
    const { consent: _, ...unticked } = newsletter;
    const page = await byForm(app, 'newsletter', { ...unticked, page: pages.about.path });
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(shownBy(page.text).message).toBe(withoutConsent);
  });

  it('adds the subscriber to the list if there is one, under one spelling, with both mails', async () => {
    const { app, outbox } = testApp({ RESEND_SEGMENT_ID: 'seg' });
    const post = { email: 'A@Example.com', name: 'Ada King Lovelace', consent: true };
    const answer = await byScript(app, 'newsletter', post);
    expect(answer.body).toEqual({ success: true, message: messages.newsletter.success });
    const [notice, ...calls] = outbox.stored[0]?.calls ?? [];
    expect(notice).toMatchObject({ type: 'email', replyTo: post.email });
    expect(calls).toEqual([
      {
        type: 'contact',
        email: 'a@example.com',
        firstName: 'Ada King',
        lastName: 'Lovelace',
        unsubscribed: false,
        segmentId: 'seg',
        mails: {
          welcome: expect.objectContaining({
            to: post.email,
            subject: expect.stringContaining('on the list'),
          }),
          back: expect.objectContaining({ to: post.email, subject: expect.stringContaining('again') }),
        },
      },
    ]);
  });

  it('leaves the list as it is without consent', async () => {
    const { app, outbox } = testApp({ RESEND_SEGMENT_ID: 'seg' });
    await byScript(app, 'newsletter', { ...newsletter, consent: false });
    expect(outbox.stored[0]?.calls.map(({ type }) => type)).toEqual(['email', 'email']);
  });
});

describe('the group and opt-out forms', () => {
  it('have no endpoints if they are not delivered', async () => {
    for (const form of ['group-request', 'opt-out'] as const) {
      const answer = await byScript(testApp().app, form, validPosts[form]);
      expect([answer.status, answer.body.success]).toEqual([404, false]);
    }
  });

  it('deliver a group request, with optional fields empty', async () => {
    const { app, outbox } = testApp(real);
    const answer = await byScript(app, 'group-request', group);
    expect(answer.body).toEqual({ success: true, message: pageTexts('groups').request.success.text });
    expect(outbox.stored[0]?.calls[0]).toMatchObject({
      replyTo: group.email,
      subject: `Group request: ${group.startDate}, June Alvarado`,
      text: expect.stringMatching(
        /From: +June 4, \d{4}, 4 p\.m\.\nTo: +June 6, \d{4}\nGuests: +24\nRooms: +11\n/,
      ),
    });
    const { fullName, email, startDate, endDate } = group;
    expect((await byScript(app, 'group-request', { fullName, email, startDate, endDate })).status).toBe(200);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['missing', { endDate: '' }, messages.group.missingFields],
    ['blank', { fullName: ' ' }, messages.group.missingFields],
    ['nothing', { fullName: null }, messages.group.missingFields],
    ['wrong', { startDate: '2027-02-30' }, errorTexts.invalidFields],
    ['no text', { fullName: 7 }, errorTexts.invalidFields],
  ])('reject a group request with an error: %s', async (_what, change, message) => {
    const { app } = testApp(real);
    const { status, body } = await byScript(app, 'group-request', { ...group, ...change });
    expect([status, body.message, Object.keys(body.errors)]).toEqual([400, message, Object.keys(change)]);
  });

  it('report days that no group can mean at their fields, with and without JavaScript', async () => {
    const { app, outbox } = testApp({ ...real, RATE_LIMIT_MAX: '100' });
    const { past, tooFar, endBeforeStart } = sentences;
    const far = fill(tooFar, { years: yearsAhead });
    const [start, end] = [group.startDate, group.endDate];
    for (const [days, errors] of [
      [
        { startDate: '0026-12-05', endDate: '0026-12-06' },
        { startDate: past, endDate: past },
      ],
      [{ startDate: '2020-01-01', endDate: end }, { startDate: past }],
      [{ startDate: start, endDate: '9999-12-31' }, { endDate: far }],
      [{ startDate: '2222-01-01', endDate: end }, { startDate: far }],
      [{ startDate: end, endDate: start }, { endDate: endBeforeStart }],
    ] as const) {
      const script = await byScript(app, 'group-request', { ...group, ...days });
      expect([script.status, script.body.errors]).toEqual([400, errors]);
      const page = await byForm(app, 'group-request', { ...group, ...days });
      expect([page.status, shownBy(page.text)]).toMatchObject([400, { errors, values: days }]);
    }
    expect(outbox.stored).toEqual([]);
  });

  it('deliver an opt-out request and its confirmation, if the request is confirmed', async () => {
    const { app, outbox } = testApp(real);
    expect((await byScript(app, 'opt-out', optOut)).body.message).toBe(messages.optOut.success);
    const [notice, confirmation] = outbox.stored[0]?.calls ?? [];
    expect(notice).toMatchObject({ subject: 'Opt-out request: June Alvarado', replyTo: optOut.email });
    expect(confirmation).toMatchObject({
      to: optOut.email,
      text: expect.stringContaining(messages.optOut.successTitle.toUpperCase()),
    });
    expect((await byScript(app, 'opt-out', { ...optOut, optOutSales: false })).status).toBe(200);
    const refused = await byScript(app, 'opt-out', { ...optOut, confirmRequest: false });
    expect(refused.body.errors).toEqual({
      confirmRequest: helpWords[forms['opt-out'].fields.confirmRequest.help],
    });
  });
});

describe('a form post without JavaScript', () => {
  it('redirects to the success message on its page', async () => {
    const { app } = testApp();
    const answer = await byForm(app, 'contact', { ...contact, page: `${pages.contact.path}/` });
    expect([answer.status, answer.headers.location]).toEqual([303, `${pages.contact.path}?sent=contact`]);
    const room = roomPath(rooms[0]?.slug ?? '');
    const news = await byForm(app, 'newsletter', { ...newsletter, page: room });
    expect(news.headers.location).toBe(`${room}?sent=newsletter`);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/nowhere',
    '',
    '/contact?x=1',
    'javascript:alert(1)',
  ])('redirects to the form’s own page if the post names %j', async (page) => {
    const answer = await byForm(testApp().app, 'newsletter', { ...newsletter, page });
    expect(answer.headers.location).toBe('/?sent=newsletter');
  });

  it('redirects to the form’s own page if the post names several', async () => {
    const body = `${new URLSearchParams(contact)}&page=/gallery&page=/about`;
    const answer = await request(testApp().app).post('/api/contact').type('form').send(body);
    expect([answer.status, answer.headers.location]).toEqual([303, '/contact?sent=contact']);
  });

  it('responds with the page, the error and all values, not cached', async () => {
    const values = { ...contact, name: '<b>June</b>', email: 'june@' };
    const answer = await byForm(testApp().app, 'contact', values);
    expect([answer.status, answer.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(shownBy(answer.text)).toEqual({
      form: 'contact',
      success: false,
      message: errorTexts.invalidFields,
      errors: { email: helpWords[fields.email.help] },
      values,
    });
    expect(answer.text).not.toContain('<b>June');
  });
});

it('that could not be stored results in an error with the number to call, by script and on the page', async () => {
  const { app } = testApp({}, { outbox: memoryOutbox(true) });
  expect(errorTexts.notStored).toContain(site.phone.display);
  const { status, body } = await byScript(app, 'contact', contact);
  expect([status, body]).toEqual([503, { success: false, message: errorTexts.notStored }]);
  const page = await byForm(app, 'contact', contact);
  expect(page.status).toBe(503);
  expect(shownBy(page.text)).toMatchObject({ message: errorTexts.notStored, values: contact });
});
