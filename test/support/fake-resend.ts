import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The behavior of one call: every documented failure of Resend, and network failures. */
export type Behavior =
  | 'accept'
  | 'error 500'
  | 'gateway 502'
  | 'too many 429'
  | 'quota 429'
  | 'month 429'
  | 'escapes 422'
  | 'hang'
  | 'drop'
  | 'accept, answer lost'
  | 'accept, answer cut'
  | 'invalid 422'
  | 'bad key 403'
  | 'missing key 401'
  | 'not found 404'
  | 'security 451'
  | 'foreign page 400'
  | 'in flight 409'
  | 'moved 307'
  | 'endless 200'
  | 'endless 500';

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

interface Delivery {
  id: string;
  key: string | undefined;
  mail: Mail;
}

interface Call {
  method: string | undefined;
  path: string;
  key: string | undefined;
  authorization: string | undefined;
  behavior: Behavior;
}

type Refusal = [status: number, name: string, message: string, headers?: Record<string, string>];

/** Resend's error responses. */
const refusals: Partial<Record<Behavior, Refusal>> = {
  'error 500': [500, 'internal_server_error', 'An unexpected error occurred.'],
  'too many 429': [429, 'rate_limit_exceeded', 'Too many requests.', { 'Retry-After': '1' }],
  'quota 429': [429, 'daily_quota_exceeded', 'You have reached your daily quota.'],
  'month 429': [429, 'monthly_quota_exceeded', 'You have reached your monthly quota.'],
  'escapes 422': [422, 'validation_error', '\u001b[2J\u009b31mInvalid\r\n\u202e`to`'],
  'invalid 422': [422, 'validation_error', 'Invalid `to` field: nobody@nowhere.'],
  'bad key 403': [403, 'invalid_api_key', 'API key is invalid'],
  'missing key 401': [401, 'missing_api_key', 'Missing API key in the authorization header.'],
  'not found 404': [404, 'not_found', 'The requested endpoint does not exist.'],
  'security 451': [451, 'security_error', 'We may have found a security issue with the request.'],
  'in flight 409': [409, 'concurrent_idempotent_requests', 'The same key is in progress.'],
};

function json(res: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  res.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const refuse = (res: ServerResponse, [statusCode, name, message, headers]: Refusal) =>
  json(res, statusCode, { statusCode, name, message }, headers);

/** A body without an end, at the speed of the reader. */
function sendEndlessly(res: ServerResponse, status: number, counted: (bytes: number) => void) {
  const part = '{"id":"'.padEnd(64 * 1024, 'x');
  res.writeHead(status, { 'Content-Type': 'application/json' });
  const write = () => {
    while (!res.destroyed) {
      counted(part.length);
      if (!res.write(part)) return void res.once('drain', write);
    }
  };
  write();
}

const html = (res: ServerResponse, status: number) =>
  void res.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Bad</h1>');

/**
 * A fake Resend over HTTP, with idempotency keys (the same key gets the first response again and sends nothing; with
 * another body it is an error). `choose` selects the behavior of each call.
 */
export async function startFakeResend(choose: (call: number, path: string) => Behavior = () => 'accept') {
  const deliveries: Delivery[] = [];
  const contacts = new Map<string, { fields: Record<string, unknown>; segments: Set<string> }>();
  const calls: Call[] = [];
  const kept = new Map<string, { body: string; id: string }>();
  let endlessBytes = 0;
  let open = 0;
  let mostOpen = 0;

  /** Sends an email unless its key was used. @returns its id; undefined if the key had another body */
  function deliver(key: string | undefined, body: string): string | undefined {
    const before = key === undefined ? undefined : kept.get(key);
    if (before) return before.body === body ? before.id : undefined;
    const id = `mail-${deliveries.length + 1}`;
    deliveries.push({ id, key, mail: JSON.parse(body) as Mail });
    if (key !== undefined) kept.set(key, { body, id });
    return id;
  }

  /** Returns a contact, creates it, updates it or adds it to a segment. */
  function answerContacts(res: ServerResponse, method: string | undefined, path: string, body: string) {
    const [, email, segment] = /^\/contacts\/([^/]+)(?:\/segments\/(.+))?$/.exec(path) ?? [];
    if (email) {
      const contact = contacts.get(decodeURIComponent(email));
      if (!contact) return refuse(res, [404, 'not_found', 'Contact not found']);
      if (method === 'GET') return json(res, 200, { object: 'contact', id: 'contact', ...contact.fields });
      if (segment) contact.segments.add(segment);
      else Object.assign(contact.fields, JSON.parse(body));
      return json(res, 200, { object: 'contact', id: segment ?? 'contact' });
    }
    const { segments, ...fields } = JSON.parse(body) as { email: string; segments?: { id: string }[] };
    // Resend overwrites a contact that exists.
    contacts.set(fields.email, { fields, segments: new Set(segments?.map(({ id }) => id)) });
    json(res, 201, { object: 'contact', id: `contact-${contacts.size}` });
  }

  const server = createServer(async (req, res) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    res.once('close', () => {
      open -= 1;
    });
    const path = req.url ?? '';
    const key = req.headers['idempotency-key']?.toString();
    const body = await text(req).catch(() => undefined);
    if (body === undefined) return;
    const behavior = choose(calls.length, path);
    calls.push({ method: req.method, path, key, authorization: req.headers.authorization, behavior });
    const refusal = refusals[behavior];
    if (refusal) return refuse(res, refusal);
    if (behavior === 'hang') return;
    if (behavior === 'endless 200' || behavior === 'endless 500')
      return sendEndlessly(res, behavior === 'endless 200' ? 200 : 500, (bytes) => {
        endlessBytes += bytes;
      });
    if (behavior === 'drop') return void req.socket.destroy();
    if (behavior === 'gateway 502') return html(res, 502);
    if (behavior === 'foreign page 400') return html(res, 400);
    if (behavior === 'moved 307') return void res.writeHead(307, { Location: '/elsewhere' }).end();
    const isLost = behavior !== 'accept';
    if (path.startsWith('/contacts')) {
      // Executed, but the response is lost.
      if (isLost) res.end = () => res.destroy();
      return answerContacts(res, req.method, path, body);
    }
    const id = deliver(key, body);
    if (id === undefined)
      return refuse(res, [409, 'invalid_idempotent_request', 'Key used with another body.']);
    if (behavior === 'accept, answer lost') return void req.socket.destroy();
    if (isLost) {
      res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' }).write('{"id":');
      return void setTimeout(() => req.socket.destroy(), 20);
    }
    json(res, 200, { id });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref(); // Failing tests must not hang.

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliveries,
    contacts,
    calls,
    /** Bytes of endless answers that connections took. */
    endlessBytes: () => endlessBytes,
    /** The most concurrent calls. */
    mostOpen: () => mostOpen,
    async stop(): Promise<void> {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type FakeResend = Awaited<ReturnType<typeof startFakeResend>>;
