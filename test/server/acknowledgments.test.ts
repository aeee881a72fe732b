import request from 'supertest';
import type { Deduplication } from '../../server/mail/deduplication';
import { createEntry } from '../../server/mail/entry';
import { inactiveText } from '../../server/mail/messages/inactiveText';
import { formNames } from '../../shared/forms/allForms';
import { loadPages, memoryOutbox, testApp } from '../support/test-app';
import { validPosts } from '../support/validPosts';

beforeAll(loadPages);

const env = { RATE_LIMIT_MAX: '1000', DELIVER_LOCAL_FORMS: 'true' };

/** Posts a form. @returns the mails to its guest */
async function mailsTo(guest: string, form: keyof typeof validPosts, fields = {}, made = testApp(env)) {
  await request(made.app)
    .post(`/api/${form}`)
    .send({ ...validPosts[form], email: guest, ...fields });
  return (made.outbox.stored.at(-1)?.calls ?? []).filter(
    (call) => call.type === 'email' && call.to === guest,
  );
}

describe('a guest who sends an enquiry', () => {
  it('by the contact form gets one mail with their message', async () => {
    const [mail, ...more] = await mailsTo('june@example.com', 'contact', {
      subject: 'Paddleboard',
      message: 'Two boards.\nOne rack?',
    });
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^We have your message \(/),
      text: expect.stringContaining('You wrote:\n> Paddleboard\n>\n> Two boards.\n> One rack?\n'),
    });
  });

  it('gets it as a separate entry with its own key, beside the hotel’s notice', async () => {
    const made = testApp(env);
    await mailsTo('june@example.com', 'contact', {}, made);
    const calls = made.outbox.stored[0]?.calls ?? [];
    expect(calls.map((call) => (call.type === 'email' ? (call.to ?? 'the hotel') : call.type))).toEqual([
      'the hotel',
      'june@example.com',
    ]);
    const now = new Date();
    const ids = calls.map((call) => createEntry('contact', call, now).id);
    expect(new Set(ids).size).toBe(calls.length);
  });

  it('gets none if the operator disables it; the hotel’s notice is sent', async () => {
    for (const form of ['contact', 'group-request'] as const) {
      const made = testApp({ ...env, ACKNOWLEDGE: 'false' });
      expect(await mailsTo('june@example.com', form, {}, made)).toEqual([]);
      expect(made.outbox.stored[0]?.calls).toHaveLength(1);
    }
  });
});

test.each(formNames)(
  'mails to guests by the %s form state that they are automatic, notices do not',
  async (form) => {
    const made = testApp(env);
    await mailsTo('june@example.com', form, {}, made);
    const mails = (made.outbox.stored[0]?.calls ?? []).filter((call) => call.type === 'email');
    expect(mails.map(({ to, headers }) => [to, headers?.['Auto-Submitted']])).toEqual([
      [undefined, undefined],
      ['june@example.com', 'auto-generated'],
    ]);
  },
);

describe('an acknowledgment to a stranger', () => {
  const bait = {
    name: 'Win at https://evil.example',
    subject: 'evil.example',
    phone: 'evil.example',
    message: 'Go to https://evil.example/prize or www.evil.example, or write to a@evil.example',
  };

  it('contains no text of the sender in the subject, and no links to their addresses', async () => {
    const [mail] = await mailsTo('stranger@example.com', 'contact', bait);
    const { subject = '', text = '', html = '' } = mail?.type === 'email' ? mail : {};
    expect(subject).not.toContain('evil');
    expect(text + html).not.toMatch(/evil\.example|https:\/\/\S*evil/);
    expect(html).not.toMatch(/<a /);
    expect(text).toContain(
      '> Go to https: //evil[.]example/prize or www[.]evil[.]example, or write\n> to a@evil[.]example\n',
    );
  });

  it('contains no telephone number that mail programs would link, also in the group form’s quote and facts', async () => {
    const dial = '1 650 555 0100';
    for (const form of ['contact', 'group-request'] as const) {
      const [mail] = await mailsTo('stranger@example.com', form, {
        subject: dial,
        phone: dial,
        message: `Call ${dial} or tel:${dial.replaceAll(' ', '')}, see evil.example`,
      });
      const { text = '', html = '' } = mail?.type === 'email' ? mail : {};
      expect(text).toContain('1[ ]650[ ]555[ ]0100');
      expect(text + html).not.toMatch(/650 ?555|evil\.example/);
    }
  });

  it('is sent at most three times a day, across forms and spellings of the address', async () => {
    const made = testApp(env);
    const counts: number[] = [];
    for (const [n, form] of (['contact', 'group-request', 'contact', 'contact'] as const).entries())
      counts.push((await mailsTo('Stranger@example.com', form, { message: `No. ${n}` }, made)).length);
    counts.push((await mailsTo('stranger@Example.com', 'contact', {}, made)).length);
    expect(counts).toEqual([1, 1, 1, 0, 0]);
    expect(made.outbox.stored).toHaveLength(5);
    expect(await mailsTo('june@example.com', 'contact', {}, made)).toHaveLength(1);
  });

  it('beyond the limit, the address is not added to a list either: only the hotel is notified', async () => {
    const made = testApp({ ...env, RESEND_SEGMENT_ID: 'segment' });
    for (const message of ['One', 'Two', 'Three'])
      await mailsTo('stranger@gmail.com', 'contact', { message }, made);
    await mailsTo('str.anger+list@gmail.com', 'newsletter', {}, made);
    const calls = made.outbox.stored.at(-1)?.calls ?? [];
    expect(calls.map((call) => (call.type === 'email' ? (call.to ?? 'the hotel') : call.type))).toEqual([
      'the hotel',
    ]);
    await mailsTo('june@example.com', 'newsletter', {}, made);
    expect(made.outbox.stored.at(-1)?.calls).toContainEqual(expect.objectContaining({ type: 'contact' }));
  });

  it('is not sent if nothing can be counted; the enquiry is accepted', async () => {
    const broken = {
      increment: () => Promise.reject(new Error('away')),
      decrement: () => undefined,
      resetKey: () => undefined,
    };
    const outbox = memoryOutbox();
    const made = testApp(env, { createStore: () => broken, outbox });
    expect(await mailsTo('june@example.com', 'contact', {}, { ...made, outbox })).toEqual([]);
    expect(outbox.stored).toHaveLength(1);
    // After a crash it may be the only missing mail; then nothing is left to store.
    const once: Deduplication['once'] = (_key, store) => store((role) => role === '0');
    const deduplication = { knows: async () => false, once };
    const { app } = testApp(env, { createStore: () => broken, outbox, deduplication });
    expect((await request(app).post('/api/contact').send(validPosts.contact)).status).toBe(200);
    expect(outbox.stored).toHaveLength(1);
  });
});

test.each([
  [
    'See you at 4. We are 3.5 miles off, e.g. at Pizza Port.',
    'See you at 4. We are 3.5 miles off, e.g. at Pizza Port.',
  ],
  ['http://1.2.3.4/', 'http: //1.2.3.4/'],
  ['EVIL.EXAMPLE', 'EVIL[.]EXAMPLE'],
  ['cafe\u0301.example, evil\u200D.example', 'cafe\u0301[.]example, evil\u200D[.]example'],
  ['www.1evil.example', 'www[.]1evil[.]example'],
  ['Call +1 (650) 555-0100', 'Call [+]1[(]650[)]555[-]0100'],
  ['tel:6505550100', 'tel: 6505[]5501[]00'],
  [
    'From 2027-06-04, 4:00 p.m. to 06/12/2027, 24 of us',
    'From 2027-06-04, 4:00 p.m. to 06/12/2027, 24 of us',
  ],
  ['2027-06-04 – 2027-06-12 4 nights', '2027-06-04 – 2027-06-12 4 nights'],
  ['2012-12-31 5550', '2012[-]12[-]31[ ]5550'],
  ['555 2012-12-31', '555[ ]2012[-]12[-]31'],
  ['2027-13-04', '2027[-]13[-]04'],
  ['12/31/20275550', '12[/]31[/]2027[]5550'],
  ['büro。example', 'büro[.]example'],
])('%j stays readable and is not linked', (words, inactive) => {
  expect(inactiveText(words)).toBe(inactive);
});
