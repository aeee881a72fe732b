import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen';

/** How long the provider recognizes an idempotency key, in ms. */
const keyLifetime = 24 * 60 * 60 * 1000;

/** A response from the provider or from a proxy. */
export interface FakeResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const error = (statusCode: number, name: string, message: string, headers = {}): FakeResponse => ({
  status: statusCode,
  body: { statusCode, name, message },
  headers,
});

/** Documented Resend errors, and error pages of proxies. */
export const errorResponses = {
  'error 500': error(500, 'internal_server_error', 'An unexpected error occurred.'),
  'too many 429': error(429, 'rate_limit_exceeded', 'Too many requests.', { 'Retry-After': '1' }),
  'quota 429': error(429, 'daily_quota_exceeded', 'You have reached your daily quota.'),
  'month 429': error(429, 'monthly_quota_exceeded', 'You have reached your monthly quota.'),
  'invalid 422': error(422, 'validation_error', 'Invalid `to` field: june@nowhere.'),
  'bad key 403': error(403, 'invalid_api_key', 'API key is invalid'),
  'missing key 401': error(401, 'missing_api_key', 'Missing API key in the authorization header.'),
  'not found 404': error(404, 'not_found', 'The requested endpoint does not exist.'),
  'security 451': error(451, 'security_error', 'We may have found a security issue with the request.'),
  'other mail 409': error(409, 'invalid_idempotent_request', 'Key used with another body.'),
  'in flight 409': error(409, 'concurrent_idempotent_requests', 'The same key is in progress.'),
  'gateway 502': { status: 502, body: '<h1>Bad</h1>' },
  'foreign page 400': { status: 400, body: '<h1>Bad</h1>' },
  'moved 307': { status: 307, headers: { Location: '/elsewhere' } },
} satisfies Record<string, FakeResponse>;

/** A call's outcome: a response, no response, or a connection that breaks before or after the call takes effect. */
export type Behavior =
  | 'accept'
  | 'hang'
  | 'drop'
  | 'accept, answer lost'
  | 'accept, answer cut'
  | keyof typeof errorResponses
  | FakeResponse;

/** The body of a call to /emails. */
export interface Mail {
  from: string;
  to: string;
  reply_to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

interface Call {
  method: string | undefined;
  path: string;
  key: string | undefined;
  authorization: string | undefined;
}

const send = (res: ServerResponse, { status, body, headers = {} }: FakeResponse) =>
  void res
    .writeHead(status, { 'Content-Type': 'application/json', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body));

/** A request to the provider. */
export interface FakeRequest {
  method: string | undefined;
  path: string;
  key: string | undefined;
  body: string;
}

/**
 * Creates an account at the provider. An email with a repeated idempotency key is not sent: the call gets the first
 * response again, or an error if the body differs. Keys expire after a day.
 */
export function fakeAccount(now: () => number = Date.now) {
  const deliveries: { id: string; key: string | undefined; mail: Mail }[] = [];
  const contacts = new Map<string, { fields: Record<string, unknown>; segments: Set<string> }>();
  const idempotencyCache = new Map<string, { body: string; id: string; time: number }>();

  /** Sends an email unless its idempotency key was used within the last day. */
  function deliver(key: string | undefined, body: string): FakeResponse {
    const cached = key === undefined ? undefined : idempotencyCache.get(key);
    const before = cached && now() - cached.time < keyLifetime ? cached : undefined;
    if (before && before.body !== body) return errorResponses['other mail 409'];
    const id = before?.id ?? `mail-${deliveries.length + 1}`;
    if (!before) deliveries.push({ id, key, mail: JSON.parse(body) as Mail });
    if (key !== undefined && !before) idempotencyCache.set(key, { body, id, time: now() });
    return { status: 200, body: { id } };
  }

  /** Returns, creates or updates a contact, or adds it to a segment. */
  function handleContacts({ method, path, body }: FakeRequest): FakeResponse {
    const [, email, segment] = /^\/contacts\/([^/]+)(?:\/segments\/(.+))?$/.exec(path) ?? [];
    if (!email) {
      const { segments, ...fields } = JSON.parse(body) as { email: string; segments?: { id: string }[] };
      // Resend overwrites an existing contact.
      contacts.set(fields.email, { fields, segments: new Set(segments?.map(({ id }) => id)) });
      return { status: 201, body: { object: 'contact', id: `contact-${contacts.size}` } };
    }
    const contact = contacts.get(decodeURIComponent(email));
    if (!contact) return error(404, 'not_found', 'Contact not found');
    if (segment) contact.segments.add(segment);
    else if (method !== 'GET') Object.assign(contact.fields, JSON.parse(body));
    const fields = method === 'GET' ? contact.fields : {};
    return { status: 200, body: { object: 'contact', id: segment ?? 'contact', ...fields } };
  }

  return {
    deliveries,
    contacts,
    handle: (request: FakeRequest): FakeResponse =>
      request.path.startsWith('/contacts') ? handleContacts(request) : deliver(request.key, request.body),
  };
}

/** Starts a fake Resend server. @param choose returns the behavior for each call */
export async function startFakeResend(choose: (call: number, path: string) => Behavior = () => 'accept') {
  const { deliveries, contacts, handle } = fakeAccount();
  const calls: Call[] = [];
  let open = 0;
  let maxOpen = 0;

  const server = createServer(async (req, res) => {
    open += 1;
    maxOpen = Math.max(maxOpen, open);
    res.once('close', () => {
      open -= 1;
    });
    const { method, url: path = '' } = req;
    const key = req.headers['idempotency-key']?.toString();
    const body = await text(req).catch(() => undefined);
    if (body === undefined) return;
    const behavior = choose(calls.length, path);
    calls.push({ method, path, key, authorization: req.headers.authorization });
    if (typeof behavior === 'object') return send(res, behavior);
    if (behavior in errorResponses) return send(res, errorResponses[behavior as keyof typeof errorResponses]);
    if (behavior === 'hang') return;
    if (behavior === 'drop') return void req.socket.destroy();
    const response = handle({ method, path, key, body });
    if (behavior === 'accept, answer lost') return void req.socket.destroy();
    if (behavior === 'accept') return send(res, response);
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' }).write('{"id":');
    setTimeout(() => req.socket.destroy(), 20);
  });

  return {
    ...(await listen(server)),
    deliveries,
    contacts,
    calls,
    /** The highest number of concurrent calls. */
    maxOpen: () => maxOpen,
  };
}

export type FakeResend = Awaited<ReturnType<typeof startFakeResend>>;
