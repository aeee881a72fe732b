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
async function answered(status: number, headers: Record<string, string>, body: unknown) {
  const provider = createServer((_req, res) => {
    res.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const result = await createTransport({ apiKey: 're_test', baseUrl })(attempted());
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
      { path: '/emails', key: entry.id, authorization: 'Bearer re_test', behavior: 'accept' },
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
    ['quota 429', '429 daily_quota_exceeded'],
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

  it('is retried if the response is ambiguous', async () => {
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

describe('a subscriber for the list', () => {
  const contact = {
    type: 'contact',
    email: 'a/b#c@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    unsubscribed: false,
    segmentId: 'seg',
  } as const;

  it('is created in the segment', async () => {
    expect(await send(attempted(contact))).toMatchObject({ kind: 'sent' });
    expect(resend.contacts.get(contact.email)).toEqual({
      fields: { email: contact.email, first_name: 'Ada', last_name: 'Lovelace', unsubscribed: false },
      segments: new Set(['seg']),
    });
    expect(resend.calls).toHaveLength(1);
  });

  it.each<[string, Behavior[]]>([
    ['its choice', ['accept', 'error 500']],
    ['the segment', ['accept', 'accept', 'error 500']],
  ])('that already exists is retried if %s could not be saved', async (_what, then) => {
    await send(attempted(contact));
    behaviors = [...then];
    expect(await send(attempted(contact))).toMatchObject({
      kind: 'retry',
      code: '500 internal_server_error',
    });
    expect(resend.calls).toHaveLength(1 + then.length);
    expect(await send(attempted(contact))).toMatchObject({ kind: 'sent' });
  });

  it('that already exists joins the segment', async () => {
    await send(attempted({ ...contact, segmentId: 'other' }));
    expect(await send(attempted(contact))).toMatchObject({ kind: 'sent' });
    expect(resend.contacts.get(contact.email)?.segments).toEqual(new Set(['other', 'seg']));
  });

  it('that already exists gets its last choice, for or against broadcasts', async () => {
    for (const unsubscribed of [true, false, true]) {
      expect(await send(attempted({ ...contact, unsubscribed }))).toMatchObject({ kind: 'sent' });
      expect(resend.contacts.get(contact.email)?.fields.unsubscribed).toBe(unsubscribed);
    }
  });

  it('that cannot be created now and does not exist is retried', async () => {
    behaviors = ['in flight 409'];
    expect(await send(attempted(contact))).toMatchObject({ kind: 'retry' });
    expect(await send(attempted(contact))).toMatchObject({ kind: 'sent' });
    expect(resend.contacts.size).toBe(1);
  });

  it('that Resend rejects is given up with the first reason', async () => {
    behaviors = ['invalid 422'];
    expect(await send(attempted(contact))).toMatchObject({ kind: 'refused', code: '422 validation_error' });
  });

  it('is retried after a failure of the provider', async () => {
    behaviors = ['error 500'];
    expect(await send(attempted(contact))).toMatchObject({ kind: 'retry' });
    expect(resend.calls).toHaveLength(1);
  });
});

describe('a subscriber who leaves', () => {
  const email = 'a/b#c@example.com';
  const leave = { type: 'unsubscribe', email } as const;

  it('is excluded from all broadcasts', async () => {
    const joined = { type: 'contact', email, firstName: 'A', lastName: '', unsubscribed: false } as const;
    await send(attempted({ ...joined, segmentId: 'seg' }));
    expect(await send(attempted(leave))).toMatchObject({ kind: 'sent' });
    expect(resend.contacts.get(email)?.fields.unsubscribed).toBe(true);
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
