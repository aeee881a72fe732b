import request from 'supertest';
import type { EnquiryMemory } from '../../server/mail/enquiryMemory';
import { createEntry } from '../../server/mail/entry';
import { inactiveText } from '../../server/mail/messages/inactiveText';
import { loadPages, memoryOutbox, testApp } from '../support/test-app';
import { validPosts } from '../support/validPosts';

beforeAll(loadPages);

const env = { RATE_LIMIT_MAX: '1000', DELIVER_LOCAL_FORMS: 'true' };

/** Posts a form, and returns the mails to its guest. */
async function mailsTo(guest: string, form: keyof typeof validPosts, fields = {}, made = testApp(env)) {
  await request(made.app)
    .post(`/api/${form}`)
    .send({ ...validPosts[form], email: guest, ...fields });
  return (made.outbox.accepted.at(-1)?.calls ?? []).filter(
    (call) => call.type === 'email' && call.to === guest,
  );
}

describe('a guest who wrote', () => {
  it('by the contact form gets one mail back, with what they wrote', async () => {
    const [mail, ...more] = await mailsTo('june@example.com', 'contact', {
      message: 'Two boards.\nOne rack?',
    });
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^We have your message \(/),
      text: expect.stringContaining('You wrote:\n> Paddleboard\n>\n> Two boards.\n> One rack?\n'),
    });
    expect(mail).not.toHaveProperty('headers');
  });

  it('by the group form gets one mail back, with days, numbers and words', async () => {
    const [mail, ...more] = await mailsTo('june@example.com', 'group-request');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^We have your group request \(/),
      text: expect.stringMatching(
        /From: +June 4, 2027, 4:00 p\.m\.\nTo: +June 6, 2027\nGuests: +24\nRooms: +11\n\nYou wrote:\n> A wedding\.\n/,
      ),
    });
  });

  it('has it as an entry of its own beside the hotel’s notice, so with a key of its own', async () => {
    const made = testApp(env);
    await mailsTo('june@example.com', 'contact', {}, made);
    const calls = made.outbox.accepted[0]?.calls ?? [];
    expect(calls.map((call) => (call.type === 'email' ? (call.to ?? 'the hotel') : call.type))).toEqual([
      'the hotel',
      'june@example.com',
    ]);
    const now = new Date();
    const ids = calls.map((call) => createEntry('contact', call, now).id);
    expect(new Set(ids).size).toBe(calls.length);
  });

  it('gets none where the operator says so, while the hotel’s notice is sent', async () => {
    for (const form of ['contact', 'group-request'] as const) {
      const made = testApp({ ...env, ACKNOWLEDGE: 'false' });
      expect(await mailsTo('june@example.com', form, {}, made)).toEqual([]);
      expect(made.outbox.accepted[0]?.calls).toHaveLength(1);
    }
  });
});

describe('an acknowledgment to a stranger', () => {
  const bait = {
    name: 'Win at https://evil.example',
    subject: 'evil.example',
    phone: 'evil.example',
    message: 'Go to https://evil.example/prize or www.evil.example, or write to a@evil.example',
  };

  it('leads nowhere: no word of the sender in the subject, none of their addresses a link', async () => {
    const [mail] = await mailsTo('stranger@example.com', 'contact', bait);
    const { subject = '', text = '', html = '' } = mail?.type === 'email' ? mail : {};
    expect(subject).not.toContain('evil');
    expect(text + html).not.toMatch(/evil\.example|https:\/\/\S*evil/);
    expect(html).not.toMatch(/<a /);
    expect(text).toContain(
      '> Go to https: //evil[.]example/prize or www[.]evil[.]example, or write\n> to a@evil[.]example\n',
    );
  });

  it('comes three times a day at most, whatever form and however the address is written', async () => {
    const made = testApp(env);
    const counts: number[] = [];
    for (const [n, form] of (['contact', 'group-request', 'contact', 'contact'] as const).entries())
      counts.push((await mailsTo('Stranger@example.com', form, { message: `No. ${n}` }, made)).length);
    counts.push((await mailsTo('stranger@Example.com', 'contact', {}, made)).length);
    expect(counts).toEqual([1, 1, 1, 0, 0]);
    expect(made.outbox.accepted).toHaveLength(5);
    expect(await mailsTo('june@example.com', 'contact', {}, made)).toHaveLength(1);
  });

  it('does not come where nothing can be counted, and the enquiry is taken all the same', async () => {
    const broken = {
      increment: () => Promise.reject(new Error('away')),
      decrement: () => undefined,
      resetKey: () => undefined,
    };
    const outbox = memoryOutbox();
    const made = testApp(env, { createStore: () => broken, outbox });
    expect(await mailsTo('june@example.com', 'contact', {}, { ...made, outbox })).toEqual([]);
    expect(outbox.accepted).toHaveLength(1);
    // A crash may have left it the only mail that is missing: then there is nothing to store.
    const once: EnquiryMemory['once'] = (_key, store) => store((role) => role === '0');
    const memory = { knows: async () => false, once };
    const { app } = testApp(env, { createStore: () => broken, outbox, memory });
    expect((await request(app).post('/api/contact').send(validPosts.contact)).status).toBe(200);
    expect(outbox.accepted).toHaveLength(1);
  });
});

test.each([
  [
    'See you at 4. We are 3.5 miles off, e.g. at Pizza Port.',
    'See you at 4. We are 3.5 miles off, e.g. at Pizza Port.',
  ],
  ['http://1.2.3.4/', 'http: //1.2.3.4/'],
  ['EVIL.EXAMPLE', 'EVIL[.]EXAMPLE'],
  ['büro。example', 'büro[.]example'],
])('%j stays legible and is no link', (words, inactive) => {
  expect(inactiveText(words)).toBe(inactive);
});
