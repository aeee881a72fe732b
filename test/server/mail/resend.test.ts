/** A single call to Resend and its result. For retries, see deliver.test.ts. */
import type { Message, StartedMessage } from '../../../server/mail/outbox/message';
import { createTransport, type SendResult } from '../../../server/mail/resend';
import { type Behavior, type FakeResend, startFakeResend } from '../../support/fake-resend';
import { shortened } from '../../support/shortened';
import { addresses, mail } from '../../support/test-outbox';

let resend: FakeResend;
let behaviors: Behavior[];

beforeEach(async () => {
  behaviors = [];
  resend = await startFakeResend(() => behaviors.shift() ?? 'accept');
});

/** Returns a message whose first attempt has started. */
const started = (message: Message = mail('Hello')): StartedMessage => ({
  message,
  idempotencyKey: `key of ${message.kind}`,
  ...addresses,
});

const send = (message: StartedMessage, timeout = 10_000) =>
  createTransport({ apiKey: 're_test', baseUrl: resend.url, timeout }).send(message);

/** Sends a message to a fake Resend that returns the given responses. */
function sendWith(responses: Behavior[], message?: Message, timeout?: number): Promise<SendResult> {
  behaviors = [...responses];
  return send(started(message), timeout);
}

it('sends an email with its idempotency key, sender, recipient, Reply-To, both body parts, and headers', async () => {
  const headers = { 'List-Unsubscribe': '<mailto:desk@example.com>' };
  const message = started({ ...mail('Hello'), replyTo: 'june@example.com', headers });
  expect(await send(message)).toEqual({ kind: 'sent', id: 'mail-1' });
  const call = {
    method: 'POST',
    path: '/emails',
    key: message.idempotencyKey,
    authorization: 'Bearer re_test',
  };
  expect(resend.calls).toEqual([call]);
  expect(resend.deliveries[0]?.mail).toEqual({
    from: addresses.from,
    to: addresses.hotel,
    reply_to: 'june@example.com',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    headers,
  });
});

const laterWith = (statusCode: number, headers = {}): Behavior => ({
  status: statusCode,
  body: { statusCode, name: 'busy', message: 'Later.' },
  headers,
});

/** Text that makes a response longer than the limit. */
const more = 'x'.repeat(64 * 1024);

const results: [kind: SendResult['kind'], behavior: Behavior, code: string, retryAfter?: number][] = [
  ['retry', 'error 500', '500 internal_server_error'],
  ['retry', 'gateway 502', '502 application_error'],
  ['retry', 'in flight 409', '409 concurrent_idempotent_requests'],
  ['retry', 'drop', 'no response application_error'],
  ['retry', 'hang', 'no response application_error'],
  ['retry', 'moved 307', '307 application_error'],
  ['retry', { status: 200, body: { id: 're_1', more } }, 'no response application_error'],
  ['retry', { status: 500, body: { name: 'busy', more } }, '500 application_error'],
  ['retry', 'too many 429', '429 rate_limit_exceeded', 1000],
  ['retry', laterWith(429, { 'Retry-After': '30' }), '429 busy', 30_000],
  ['retry', laterWith(503, { 'Retry-After': '30' }), '503 busy', 30_000],
  ['retry', laterWith(429), '429 busy', 1000],
  ['retry', laterWith(500), '500 busy'],
  ['retry', { status: 200, body: {} }, 'no response unreadable'],
  ['retry', { status: 200, body: { id: { a: 1 } } }, 'no response unreadable'],
  ['refused', 'invalid 422', '422 validation_error'],
  ['refused', 'other mail 409', '409 invalid_idempotent_request'],
  // These errors are about the server, not about the email.
  ['serverRejected', 'bad key 403', '403 invalid_api_key'],
  ['serverRejected', 'missing key 401', '401 missing_api_key'],
  ['serverRejected', 'not found 404', '404 not_found'],
  ['serverRejected', 'security 451', '451 security_error'],
  ['serverRejected', 'quota 429', '429 daily_quota_exceeded'],
  ['serverRejected', 'month 429', '429 monthly_quota_exceeded'],
  ['serverRejected', 'foreign page 400', '400 application_error'],
  ['serverRejected', { status: 403, body: { message: 'Forbidden' } }, '403 application_error'],
  ['serverRejected', { status: 400, body: { name: 7 } }, '400 application_error'],
];
it.each(results.map(([kind, behavior, ...rest]) => [kind, shortened(behavior), behavior, ...rest] as const))(
  'the result of an email is "%s" after %s',
  async (kind, _, behavior, code, retryAfter = 0) => {
    const result = await sendWith([behavior], mail('Hello'), behavior === 'hang' ? 1000 : undefined);
    const reason = expect.stringMatching(`^${code}: .`);
    expect(result).toEqual({ kind, code, reason, ...(retryAfter && { retryAfter }) });
    expect(resend.calls.map(({ path }) => path)).toEqual(['/emails']);
  },
);

const email = 'a/b#c@example.com';
const to = (subject: string) => ({ ...mail(subject), to: email });
const signUp = {
  kind: 'subscribe',
  email,
  firstName: 'Ada',
  lastName: 'Lovelace',
  segmentId: 'seg',
  mails: { welcome: to('Welcome'), back: to('Back?') },
} as const;
const leave = { kind: 'unsubscribe', email } as const;
const link = { kind: 'link', email, mail: to('Link') } as const;
const rejoin = { kind: 'resubscribe', email, segmentId: 'seg' } as const;
const sent = () => resend.deliveries.map((each) => each.mail.subject);
const fields = { email, first_name: 'Ada', last_name: 'Lovelace', unsubscribed: false };

describe('a newsletter sign-up', () => {
  it('adds an unknown address to the segment and sends a welcome email', async () => {
    expect(await sendWith([], signUp)).toEqual({ kind: 'sent', id: 'mail-1' });
    expect(resend.contacts.get(email)).toEqual({ fields, segments: new Set(['seg']) });
    expect(sent()).toEqual(['Welcome']);
  });

  it('changes only the segment of an existing subscriber', async () => {
    await sendWith([], { ...signUp, segmentId: 'other' });
    expect(await sendWith([], { ...signUp, firstName: 'Eve' })).toMatchObject({ kind: 'sent' });
    expect(resend.contacts.get(email)).toEqual({ fields, segments: new Set(['other', 'seg']) });
  });

  it('sends a resubscribe link to an address that has unsubscribed', async () => {
    await sendWith([], signUp);
    await sendWith([], leave);
    const before = structuredClone(resend.contacts);
    resend.calls.length = 0;
    expect(await sendWith([], signUp)).toMatchObject({ kind: 'sent' });
    expect(resend.contacts).toEqual(before);
    expect(resend.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      ...[`GET /contacts/${encodeURIComponent(email)}`, 'POST /emails'],
    ]);
    expect(sent()).toEqual(['Welcome', 'Back?']);
  });

  it.each<[string, Behavior[]]>([
    ['the lookup failed', ['error 500']],
    ['adding the address failed', ['accept', 'error 500']],
    ['the response to adding the address was lost', ['accept', 'accept, answer lost']],
    ['the welcome email failed', ['accept', 'accept', 'error 500']],
    ['the response to the welcome email was lost', ['accept', 'accept', 'accept, answer lost']],
  ])('is retried without duplicates after %s', async (_what, then) => {
    const message = started(signUp);
    behaviors = [...then];
    expect(await send(message)).toMatchObject({ kind: 'retry' });
    expect(resend.calls).toHaveLength(then.length);
    expect(await send(message)).toMatchObject({ kind: 'sent' });
    expect([sent(), resend.contacts.get(email)?.segments]).toEqual([['Welcome'], new Set(['seg'])]);
  });

  const lookUps = [{}, { unsubscribed: 'false' }, [], null, 'no'];
  it.each<[kind: string, answers: Behavior[]]>([
    ...lookUps.map((body): [string, Behavior[]] => ['retry', [{ status: 200, body }]]),
    ['serverRejected', ['accept', 'accept', 'quota 429']],
    ['refused', ['accept', 'invalid 422']],
  ])('has the result "%s" after the responses %j', async (kind, responses) => {
    expect(await sendWith(responses, signUp)).toMatchObject({ kind });
  });
});

describe('an email with an unsubscribe link', () => {
  it('is sent to a subscriber, but not to an address that has unsubscribed or never signed up', async () => {
    expect(await sendWith([], link)).toEqual({ kind: 'sent', id: 'not a subscriber' });
    await sendWith([], signUp);
    expect(await sendWith([], link)).toEqual({ kind: 'sent', id: 'mail-2' });
    await sendWith([], leave);
    expect(await sendWith([], link)).toEqual({ kind: 'sent', id: 'not a subscriber' });
    expect(sent()).toEqual(['Welcome', 'Link']);
  });

  it('is retried if the lookup or the email fails', async () => {
    await sendWith([], signUp);
    expect(await sendWith(['error 500'], link)).toMatchObject({ kind: 'retry' });
    expect(await sendWith(['accept', 'error 500'], link)).toMatchObject({ kind: 'retry' });
    expect(sent()).toEqual(['Welcome']);
  });
});

describe('a subscriber who unsubscribes', () => {
  it('gets no broadcasts until returning through the signed link', async () => {
    await sendWith([], { ...signUp, segmentId: 'other' });
    expect(await sendWith([], leave)).toMatchObject({ kind: 'sent' });
    expect(resend.contacts.get(email)?.fields.unsubscribed).toBe(true);
    expect(await sendWith([], rejoin)).toMatchObject({ kind: 'sent' });
    expect(resend.contacts.get(email)).toEqual({ fields, segments: new Set(['other', 'seg']) });
  });

  it('can unsubscribe or resubscribe even if Resend has no contact with that address', async () => {
    expect(await sendWith([], leave)).toEqual({ kind: 'sent', id: 'not a contact' });
    expect(resend.contacts.size).toBe(0);
    expect(await sendWith([], rejoin)).toMatchObject({ kind: 'sent' });
    const contact = { fields: { unsubscribed: false }, segments: new Set(['seg']) };
    expect(resend.contacts.get(email)).toMatchObject(contact);
  });

  it('gets another attempt after an error', async () => {
    for (const message of [leave, rejoin]) {
      expect(await sendWith(['error 500'], message)).toMatchObject({ kind: 'retry' });
      expect(await sendWith(['bad key 403'], message)).toMatchObject({ kind: 'serverRejected' });
    }
  });
});
