import request from 'supertest';
import { errorTexts } from '../../server/forms/errors';
import { messages } from '../../shared/messages';
import { validPosts } from '../../tools/validPosts';
import { groupsContent, site } from '../support/content';
import { shownBy } from '../support/html';
import { loadPages, memoryOutbox, testApp } from '../support/test-app';

beforeAll(loadPages);

const limitless = { RATE_LIMIT_MAX: '1000' };

describe('POST /api/contact from a script', () => {
  it('stores the message and answers with the success text of the catalogue', async () => {
    const { app, outbox } = testApp();
    const answer = await request(app).post('/api/contact').send(validPosts.contact);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      message: messages.contact.success,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(outbox.accepted).toHaveLength(1);
    expect(outbox.accepted[0]?.calls[0]).toMatchObject({ type: 'email', replyTo: 'june@example.com' });
  });

  it('needs name, email, subject and message, and no phone', async () => {
    const { app, outbox } = testApp();
    const answer = await request(app).post('/api/contact').send({ phone: '1' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      success: false,
      message: errorTexts.invalidFields,
      errors: {
        name: 'Enter your name.',
        email: 'Enter an email address such as name@example.com.',
        subject: 'Enter a subject.',
        message: 'Enter a message.',
      },
    });
    const { phone: _, ...withoutPhone } = validPosts.contact;
    expect((await request(app).post('/api/contact').send(withoutPhone)).status).toBe(200);
    expect(outbox.accepted).toHaveLength(1);
  });

  it.each([
    'plain',
    'a@b',
    '@example.com',
    'a..b@example.com',
    '.a@example.com',
    'a@example..com',
    'a b@example.com',
    'Ada <a@example.com>',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    `${'a'.repeat(250)}@example.com`,
    ['a@example.com'],
    { a: 1 },
    null,
    7,
  ])('refuses %j as an e-mail address', async (email) => {
    const answer = await request(testApp().app)
      .post('/api/contact')
      .send({ ...validPosts.contact, email });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual(['email']);
  });

  it.each([' june@example.com ', "o'brien+hotel@mail.example.co.uk", 'a@xn--p1ai.example', 'x_1@b-c.io'])(
    'takes %j as an e-mail address',
    async (email) => {
      const { app, outbox } = testApp();
      expect(
        (
          await request(app)
            .post('/api/contact')
            .send({ ...validPosts.contact, email })
        ).status,
      ).toBe(200);
      expect(outbox.accepted[0]?.calls[0]).toMatchObject({ replyTo: email.trim() });
    },
  );

  it('trims, and keeps line breaks out of everything near a mail header', async () => {
    const { app, outbox } = testApp();
    const name = '  June\r\nBcc: all@example.com\u0000\u202E ';
    await request(app)
      .post('/api/contact')
      .send({ ...validPosts.contact, name, subject: 'One\nTwo\u2028Three' });
    const call = outbox.accepted[0]?.calls[0];
    expect(call).toMatchObject({ subject: 'Contact message: One Two Three (June Bcc: all@example.com)' });
    expect(JSON.stringify(call)).not.toMatch(/\\u0000|\u202E/);
  });

  it.each(['\u200E', '\u200F', '\u061C', '\u206A', '\u00AD', '\uFFF9', '\u{E0041}', '\u3164', '\u2800'])(
    'takes no text that shows nothing: %j',
    async (letter) => {
      const { app } = testApp();
      const answer = await request(app)
        .post('/api/contact')
        .send({ ...validPosts.contact, name: letter.repeat(3) });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['name']]);
    },
  );

  it('writes to one address for three enquiries a day, whoever posts and by whichever form, and tells the hotel of all', async () => {
    const { app, outbox } = testApp({ ...limitless, TRUST_PROXY: '1' });
    const { email } = validPosts.newsletter;
    for (let n = 0; n < 6; n += 1) {
      const [form, body] =
        n % 2 === 0
          ? (['newsletter', { ...validPosts.newsletter, name: `June ${'I'.repeat(n)}` }] as const)
          : (['contact', { ...validPosts.contact, email, subject: `Enquiry ${n}` }] as const);
      const post = request(app).post(`/api/${form}`).set('X-Forwarded-For', `203.0.113.${n}`);
      expect((await post.send(body)).status).toBe(200);
    }
    const written = outbox.accepted.map(
      ({ calls }) => calls.filter((call) => call.type === 'email' && call.to).length,
    );
    expect(written).toEqual([1, 1, 1, 0, 0, 0]);
    for (const { calls } of outbox.accepted)
      expect(calls.some((call) => call.type === 'email' && !call.to)).toBe(true);
  });

  it('keeps the line breaks of a message, and 5,000 characters of it', async () => {
    const { app, outbox } = testApp(limitless);
    await request(app)
      .post('/api/contact')
      .send({ ...validPosts.contact, message: 'One\r\n\r\nTwo\u0007' });
    expect(outbox.accepted[0]?.calls[0]).toMatchObject({
      text: expect.stringContaining('> One\n>\n> Two\n'),
    });
    const long = (length: number) =>
      request(app)
        .post('/api/contact')
        .send({ ...validPosts.contact, message: 'é'.repeat(length) });
    expect((await long(5000)).status).toBe(200);
    const answer = await long(5001);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ message: 'This can hold at most 5,000 characters.' });
  });

  it('says that nothing was stored, and the number to call, where the outbox cannot be written', async () => {
    const { app } = testApp({}, { outbox: memoryOutbox(true) });
    const answer = await request(app).post('/api/contact').send(validPosts.contact);
    expect(answer.status).toBe(503);
    expect(answer.body.success).toBe(false);
    expect(answer.body.message).toBe(errorTexts.notStored);
    expect(answer.body.message).toContain(site.phone.display);
  });
});

describe('POST /api/newsletter from a script', () => {
  it('sends a notice with the consent to the hotel and a welcome to the subscriber', async () => {
    const { app, outbox } = testApp();
    const answer = await request(app)
      .post('/api/newsletter')
      .send({ ...validPosts.newsletter, consent: false });
    expect(answer.body).toEqual({ success: true, message: messages.newsletter.success });
    const [notice, welcome, ...more] = outbox.accepted[0]?.calls ?? [];
    expect(notice).toMatchObject({ subject: 'Newsletter sign-up: June Alvarado (no consent to marketing)' });
    expect(notice).not.toHaveProperty('to');
    expect(welcome).toMatchObject({ to: 'june@example.com' });
    expect(welcome).not.toHaveProperty('replyTo');
    expect(more).toEqual([]);
  });

  it('puts the subscriber on the list where there is one, silent without consent', async () => {
    const { app, outbox } = testApp({ RESEND_SEGMENT_ID: 'seg' });
    await request(app).post('/api/newsletter').send({ email: 'a@example.com', name: 'Ada King Lovelace' });
    expect(outbox.accepted[0]?.calls[2]).toEqual({
      type: 'contact',
      email: 'a@example.com',
      firstName: 'Ada King',
      lastName: 'Lovelace',
      unsubscribed: true,
      segmentId: 'seg',
    });
  });

  it('needs email and full name; consent is optional', async () => {
    const answer = await request(testApp().app).post('/api/newsletter').send({ email: '', name: ' ' });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors).sort()).toEqual(['email', 'name']);
    const wrong = await request(testApp().app)
      .post('/api/newsletter')
      .send({ ...validPosts.newsletter, consent: 'perhaps' });
    expect(wrong.body.errors).toEqual({ consent: 'Check the box or leave it empty.' });
  });
});

describe('the group and opt-out forms', () => {
  it('make no call by default: their addresses do not exist', async () => {
    for (const form of ['group-request', 'opt-out'] as const) {
      const answer = await request(testApp().app).post(`/api/${form}`).send(validPosts[form]);
      expect(answer.status).toBe(404);
      expect(answer.body.success).toBe(false);
    }
  });

  const real = { DELIVER_LOCAL_FORMS: 'true' };

  it('deliver a group request, whose optional fields may be empty', async () => {
    const { app, outbox } = testApp(real);
    const answer = await request(app).post('/api/group-request').send(validPosts['group-request']);
    expect(answer.body).toEqual({ success: true, message: groupsContent.request.success.text });
    const [notice] = outbox.accepted[0]?.calls ?? [];
    expect(notice).toMatchObject({
      replyTo: 'june@example.com',
      subject: 'Group request: 2027-06-04, June Alvarado',
      text: expect.stringMatching(
        /From: +June 4, 2027, 4:00 p\.m\.\nTo: +June 6, 2027\nGuests: +24\nRooms: +11\n/,
      ),
    });
    const { fullName, email, startDate, endDate } = validPosts['group-request'];
    expect(
      (await request(app).post('/api/group-request').send({ fullName, email, startDate, endDate })).status,
    ).toBe(200);
  });

  it('ask for the required fields of a group request in the words of the catalogue', async () => {
    const { app } = testApp(real);
    const missing = await request(app)
      .post('/api/group-request')
      .send({ ...validPosts['group-request'], endDate: '' });
    expect(missing.body).toEqual({
      success: false,
      message: messages.group.missingFields,
      errors: { endDate: 'Choose the last day.' },
    });
    const wrong = await request(app)
      .post('/api/group-request')
      .send({ ...validPosts['group-request'], startDate: '2027-02-30' });
    expect(wrong.body.message).toBe(errorTexts.invalidFields);
    const page = await request(app).post('/api/group-request').type('form').send({ fullName: 'June' });
    expect(page.status).toBe(400);
    expect(shownBy(page.text)).toMatchObject({
      message: messages.group.missingFields,
      values: { fullName: 'June' },
    });
  });

  it('deliver an opt-out request and the confirmation that its page promises', async () => {
    const { app, outbox } = testApp(real);
    const answer = await request(app).post('/api/opt-out').send(validPosts['opt-out']);
    expect(answer.body.message).toBe(messages.optOut.success);
    const [notice, confirmation] = outbox.accepted[0]?.calls ?? [];
    expect(notice).toMatchObject({ subject: 'Opt-out request: June Alvarado', replyTo: 'june@example.com' });
    expect(confirmation).toMatchObject({
      to: 'june@example.com',
      text: expect.stringContaining(messages.optOut.successTitle.toUpperCase()),
    });
  });

  it('refuse an opt-out request that is not confirmed; neither choice is required', async () => {
    const { app } = testApp(real);
    const answer = await request(app)
      .post('/api/opt-out')
      .send({ ...validPosts['opt-out'], confirmRequest: false });
    expect(answer.body.errors).toEqual({ confirmRequest: 'Check this box to confirm your request.' });
    const neither = { ...validPosts['opt-out'], optOutSales: false };
    expect((await request(app).post('/api/opt-out').send(neither)).status).toBe(200);
  });
});
