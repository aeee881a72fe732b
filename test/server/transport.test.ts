import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEntry, type Entry } from '../../server/mail/entry';
import { parseRetryAfter } from '../../server/mail/retryPolicy';
import { createTransport } from '../../server/mail/transport';
import { type Behavior, type FakeResend, startFakeResend } from '../support/fake-resend';
import { addresses, mail } from '../support/test-outbox';

let resend: FakeResend;
let behaviors: Behavior[];

beforeEach(async () => {
  behaviors = [];
  resend = await startFakeResend(() => behaviors.shift() ?? 'accept');
});
afterEach(() => resend.stop());

const send = (entry: Entry, timeout?: number) =>
  createTransport({ apiKey: 're_test', baseUrl: resend.url, ...(timeout ? { timeout } : {}) })(entry);

const attempted = (call: Entry['call'] = mail('Hello')): Entry => {
  const now = new Date();
  return {
    ...createEntry('contact', call, now),
    attempts: 1,
    firstAttempt: { at: now.toISOString(), ...addresses },
  };
};

/** Result of a mail if the provider responds with this. */
async function answered(
  status: number,
  headers: Record<string, string>,
  body: unknown,
  call?: Entry['call'],
) {
  const provider = createServer((_req, res) => {
    res.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const result = await createTransport({ apiKey: 're_test', baseUrl })(attempted(call));
  provider.close();
  provider.closeAllConnections();
  return result;
}

describe('the pause after Resend’s response', () => {
  const fault = (statusCode: number) => ({ statusCode, name: 'fault', message: 'Later.' });
  const delayed = (status: number) => ({
    kind: 'retry',
    code: `${status} fault`,
    reason: `${status} fault: Later.`,
  });

  it.each([429, 503])('is its Retry-After (%d)', async (status) => {
    expect(await answered(status, { 'Retry-After': '30' }, fault(status))).toEqual({
      ...delayed(status),
      retryAfter: 30_000,
    });
  });

  it('is a second after too many requests without Retry-After, and else the default', async () => {
    expect(await answered(429, {}, fault(429))).toEqual({ ...delayed(429), retryAfter: 1000 });
    expect(await answered(500, {}, fault(500))).toEqual(delayed(500));
  });
});

describe('a mail to Resend', () => {
  it('has the key, sender, the hotel, Reply-To, HTML and text', async () => {
    const entry = attempted({ ...mail('Hello'), replyTo: 'june@example.com' });
    expect(await send(entry)).toEqual({ kind: 'sent', id: 'mail-1' });
    expect(resend.calls).toEqual([
      { method: 'POST', path: '/emails', key: entry.id, authorization: 'Bearer re_test', behavior: 'accept' },
    ]);
    expect(resend.deliveries[0]?.mail).toEqual({
      from: 'Hotel <hotel@example.com>',
      to: 'desk@example.com',
      reply_to: 'june@example.com',
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
    });
  });

  it('has its additional headers', async () => {
    const headers = { 'List-Unsubscribe': '<mailto:desk@example.com>' };
    await send(attempted({ ...mail('Hello'), headers }));
    expect(resend.deliveries[0]?.mail.headers).toEqual(headers);
  });

  it('is sent once despite several attempts', async () => {
    const entry = attempted();
    behaviors = ['accept, answer lost', 'accept, answer cut'];
    expect(await send(entry)).toMatchObject({ kind: 'retry' });
    expect(await send(entry)).toMatchObject({ kind: 'retry' });
    expect(await send(entry)).toEqual({ kind: 'sent', id: 'mail-1' });
    expect(resend.deliveries).toHaveLength(1);
  });

  it.each<[Behavior, string]>([
    ['error 500', '500 internal_server_error'],
    ['gateway 502', '502 application_error'],
    ['in flight 409', '409 concurrent_idempotent_requests'],
    ['drop', 'no answer application_error'],
  ])('is retried after: %s', async (behavior, code) => {
    behaviors = [behavior];
    expect(await send(attempted())).toMatchObject({ kind: 'retry', code });
  });

  it('does not follow redirects, and is retried', async () => {
    behaviors = ['moved 307'];
    expect(await send(attempted())).toMatchObject({ kind: 'retry', code: '307 application_error' });
    expect(resend.calls.map(({ path }) => path)).toEqual(['/emails']);
  });

  it('is retried if Resend asks for it', async () => {
    behaviors = ['too many 429'];
    expect(await send(attempted())).toMatchObject({
      kind: 'retry',
      code: '429 rate_limit_exceeded',
      retryAfter: 1000,
    });
  });

  it('is retried after a timeout', async () => {
    behaviors = ['hang'];
    const result = await send(attempted(), 100);
    expect(result).toMatchObject({ kind: 'retry', code: 'no answer application_error' });
    expect(resend.deliveries).toEqual([]);
  });

  it('is given up if Resend rejects the mail, with the reason', async () => {
    behaviors = ['invalid 422'];
    expect(await send(attempted())).toEqual({
      kind: 'refused',
      code: '422 validation_error',
      reason: '422 validation_error: Invalid `to` field: nobody@nowhere.',
    });
  });

  it.each<Behavior>(['endless 200', 'endless 500'])(
    'reads no more than a part of an answer: %s',
    async (behavior) => {
      behaviors = [behavior];
      const code = behavior === 'endless 200' ? 'no answer application_error' : '500 application_error';
      expect(await send(attempted())).toMatchObject({ kind: 'retry', code });
      expect(resend.endlessBytes()).toBeLessThan(16 * 1024 * 1024);
    },
  );

  it('has a reason without control characters, in one short line', async () => {
    behaviors = ['escapes 422'];
    const result = await send(attempted());
    expect(result).toMatchObject({
      reason: '422 validation_error: \\u001b[2J\\u009b31mInvalid \\u202e`to`',
    });
    const long = await answered(422, {}, { name: 'x'.repeat(9999), message: 'y'.repeat(9999) });
    expect(JSON.stringify(long).length).toBeLessThan(1000);
  });

  it('is held if JSON of another than Resend rejects it', async () => {
    expect(await answered(403, {}, { message: 'Forbidden' })).toMatchObject({ kind: 'held' });
    expect(await answered(400, {}, { name: 7 })).toMatchObject({ kind: 'held' });
  });

  it('is retried if the response is ambiguous', async () => {
    expect(await answered(200, {}, { id: { a: 1 } })).toMatchObject({ kind: 'retry' });
    expect(await answered(200, {}, {})).toEqual({
      kind: 'retry',
      code: 'no answer unreadable',
      reason: 'no answer unreadable: the answer names no id',
    });
  });

  it('is not sent before its first attempt is recorded', async () => {
    const { firstAttempt: _, ...unready } = attempted();
    expect(await send(unready)).toMatchObject({ kind: 'refused', code: 'unready' });
    expect(resend.calls).toEqual([]);
  });

  it.each<[Behavior, string]>([
    ['bad key 403', '403 invalid_api_key'],
    ['missing key 401', '401 missing_api_key'],
    ['not found 404', '404 not_found'],
    ['security 451', '451 security_error'],
    ['quota 429', '429 daily_quota_exceeded'],
    ['month 429', '429 monthly_quota_exceeded'],
    ['foreign page 400', '400 application_error'],
  ])('is held, not given up, if the response is about this server: %s', async (behavior, code) => {
    behaviors = [behavior];
    expect(await send(attempted())).toMatchObject({ kind: 'held', code });
    expect(await send(attempted())).toMatchObject({ kind: 'sent' });
  });

  it('is given up if its key was used for another mail', async () => {
    const entry = attempted();
    await send(entry);
    expect(await send({ ...entry, call: mail('Other') })).toMatchObject({
      kind: 'refused',
      code: '409 invalid_idempotent_request',
    });
  });

  it('is retried if the connection is refused', async () => {
    const nobody = createTransport({ apiKey: 're_test', baseUrl: 'http://127.0.0.1:1' });
    expect(await nobody(attempted())).toMatchObject({ kind: 'retry' });
  });
});

const to = (email: string, subject: string) => ({ ...mail(subject), to: email });

describe('a sign-up for the list', () => {
  const email = 'a/b#c@example.com';
  const contact = {
    type: 'contact',
    email,
    firstName: 'Ada',
    lastName: 'Lovelace',
    unsubscribed: false,
    segmentId: 'seg',
    mails: { welcome: to(email, 'Welcome'), back: to(email, 'Back?') },
  } as const;
  const sent = () => resend.deliveries.map((each) => each.mail.subject);
  const writes = () => resend.calls.filter(({ method, path }) => method !== 'GET' && path !== '/emails');
  const leave = () => send(attempted({ type: 'unsubscribe', email }));

  it('of an unknown address creates it in the segment and welcomes it', async () => {
    expect(await send(attempted(contact))).toEqual({ kind: 'sent', id: 'mail-1' });
    expect(resend.contacts.get(email)).toEqual({
      fields: { email, first_name: 'Ada', last_name: 'Lovelace', unsubscribed: false },
      segments: new Set(['seg']),
    });
    expect(sent()).toEqual(['Welcome']);
  });

  it('of a subscriber changes no more than the segment', async () => {
    await send(attempted({ ...contact, segmentId: 'other' }));
    expect(await send(attempted({ ...contact, firstName: 'Eve' }))).toMatchObject({ kind: 'sent' });
    expect(resend.contacts.get(email)).toMatchObject({
      fields: { first_name: 'Ada', unsubscribed: false },
      segments: new Set(['other', 'seg']),
    });
  });

  it('of one who has left changes nothing, and mails the way back', async () => {
    await send(attempted(contact));
    await leave();
    const before = structuredClone(resend.contacts);
    resend.calls.length = 0;
    expect(await send(attempted(contact))).toMatchObject({ kind: 'sent' });
    expect([resend.contacts, writes()]).toEqual([before, []]);
    expect(sent()).toEqual(['Welcome', 'Back?']);
  });

  it.each<[string, Behavior[]]>([
    ['the look-up', ['error 500']],
    ['the look-up, endless', ['endless 500']],
    ['the list', ['accept', 'error 500']],
    ['the list, unseen', ['accept', 'accept, answer lost']],
    ['the welcome', ['accept', 'accept', 'error 500']],
    ['the welcome, unseen', ['accept', 'accept', 'accept, answer lost']],
  ])('is retried after an error of %s, and then done once', async (_what, then) => {
    const entry = attempted(contact);
    behaviors = [...then];
    expect(await send(entry)).toMatchObject({ kind: 'retry' });
    expect(resend.calls).toHaveLength(then.length);
    expect(await send(entry)).toMatchObject({ kind: 'sent' });
    expect([sent(), resend.contacts.get(email)?.segments]).toEqual([['Welcome'], new Set(['seg'])]);
  });

  it.each([{}, { unsubscribed: 'false' }, [], null, 'no'])(
    'is retried if the look-up is answered with %j',
    async (body) => {
      expect(await answered(200, {}, body, contact)).toMatchObject({ kind: 'retry' });
    },
  );

  it('is held while the quota of mails is used up', async () => {
    behaviors = ['accept', 'accept', 'quota 429'];
    expect(await send(attempted(contact))).toMatchObject({ kind: 'held', code: '429 daily_quota_exceeded' });
    expect(await send(attempted(contact))).toMatchObject({ kind: 'sent' });
  });

  it('that Resend rejects is given up with the reason', async () => {
    behaviors = ['accept', 'invalid 422'];
    expect(await send(attempted(contact))).toMatchObject({ kind: 'refused', code: '422 validation_error' });
  });

  it('of an earlier release changes nothing without consent, nor where the address has left', async () => {
    const { mails: _, ...earlier } = contact;
    await send(attempted({ ...earlier, unsubscribed: true }));
    expect(resend.calls).toEqual([]);
    await send(attempted(contact));
    await leave();
    await send(attempted(earlier));
    expect(resend.contacts.get(email)?.fields.unsubscribed).toBe(true);
    expect(sent()).toEqual(['Welcome']);
  });
});

describe('a subscriber who leaves', () => {
  const email = 'a/b#c@example.com';
  const leave = { type: 'unsubscribe', email } as const;

  const joined = { type: 'contact', email, firstName: 'A', lastName: '', unsubscribed: false } as const;
  const back = { type: 'resubscribe', email, segmentId: 'seg' } as const;

  it('is excluded from all broadcasts, until the signed link is used to come back', async () => {
    await send(attempted({ ...joined, segmentId: 'other' }));
    expect(await send(attempted(leave))).toMatchObject({ kind: 'sent' });
    expect(resend.contacts.get(email)?.fields.unsubscribed).toBe(true);
    expect(await send(attempted(back))).toMatchObject({ kind: 'sent' });
    expect(resend.contacts.get(email)).toMatchObject({
      fields: { first_name: 'A', unsubscribed: false },
      segments: new Set(['other', 'seg']),
    });
  });

  it('comes back also if Resend does not know the address anymore', async () => {
    expect(await send(attempted(back))).toMatchObject({ kind: 'sent' });
    expect(resend.contacts.get(email)).toMatchObject({
      fields: { unsubscribed: false },
      segments: new Set(['seg']),
    });
  });

  it('whom Resend does not know counts as unsubscribed', async () => {
    expect(await send(attempted(leave))).toEqual({ kind: 'sent', id: 'not a contact' });
    expect(resend.contacts.size).toBe(0);
  });

  it('is retried after a failure of the provider, and held while the key is wrong', async () => {
    behaviors = ['error 500', 'bad key 403'];
    expect(await send(attempted(leave))).toMatchObject({ kind: 'retry' });
    expect(await send(attempted(leave))).toMatchObject({ kind: 'held' });
  });
});

test('Retry-After may be seconds or a date', () => {
  const now = Date.parse('2027-05-14T18:00:00Z');
  expect(parseRetryAfter('30', now)).toBe(30_000);
  expect(parseRetryAfter('Fri, 14 May 2027 18:01:00 GMT', now)).toBe(60_000);
  for (const nothing of [undefined, '', 'soon', '-5', '0', 'Fri, 14 May 2027 17:00:00 GMT']) {
    expect(parseRetryAfter(nothing, now)).toBeUndefined();
  }
});
