import { type Behavior, errorResponses, type FakeResponse, fakeAccount, type Mail } from '../fake-resend';
import type { Problem, World } from './world';

/** How long a server waits for a response, in ms. */
const requestTimeout = 10_000;

/** Marks in the subjects of emails that the provider always rejects: as invalid (422), or for security (451). */
export const refusedMark = 'refused';
export const forbiddenMark = 'forbidden';

/** A mark in the subject of emails with an unsubscribe link. Only subscribers get these emails. */
export const linkMark = 'link to leave';

/** The local part of a guest's address that the provider rejects as Reply-To. */
export const oddAddress = 'odd';

/** The possible failures of a request during an outage. */
const outages = [
  ...(['error 500', 'gateway 502', 'in flight 409', 'drop'] as const),
  ...(['accept, answer lost', 'late', 'hang'] as const),
];
type Outage = (typeof outages)[number];

const isResponse = (behavior: string): behavior is keyof typeof errorResponses => behavior in errorResponses;

/** Creates a provider with a replacement for `fetch`, which fails at random. */
export function simulateProvider(world: World) {
  const { deliveries, contacts, handle } = fakeAccount(world.time);
  let calls = 0;
  /** The failures that are active now. */
  const current = new Set<Problem>();

  function behaviorFor(path: string, body: string): Behavior | Outage {
    if (world.areProblemsOver()) current.clear();
    if (current.has('wrong key')) return 'bad key 403';
    if (path === '/emails') {
      const mail = JSON.parse(body) as Mail;
      if (current.has('quota')) return 'quota 429';
      if (mail.subject.includes(refusedMark) || mail.reply_to.startsWith(oddAddress)) return 'invalid 422';
      if (mail.subject.includes(forbiddenMark)) return 'security 451';
    }
    if (world.happens('rate limit', 0.1)) return 'too many 429';
    return current.has('outage') && world.random() < 0.7 ? world.pick(outages) : 'accept';
  }

  async function fakeFetch(url: unknown, { method, headers, body }: RequestInit = {}): Promise<Response> {
    calls += 1;
    const path = new URL(String(url)).pathname;
    const text = String(body ?? '');
    const key = new Headers(headers).get('idempotency-key') ?? undefined;
    const behavior = behaviorFor(path, text);
    const latency = world.between(5, 300);
    await world.sleep(latency);
    if (typeof behavior === 'string' && isResponse(behavior)) return responseOf(errorResponses[behavior]);
    const before = deliveries.length;
    const response =
      behavior === 'drop' || behavior === 'hang' ? undefined : handle({ method, path, key, body: text });
    if (response?.status === 409) world.violation(`another email with the key ${key}`);
    const sent = deliveries.slice(before).find(({ mail }) => mail.subject.includes(linkMark));
    if (sent && contacts.get(sent.mail.to)?.fields.unsubscribed !== false)
      world.violation(`${sent.mail.to} got a link but is not on the list`);
    if (behavior === 'hang' || behavior === 'late') await world.sleep(requestTimeout - latency);
    if (behavior !== 'accept' || !response) throw new TypeError('fetch failed');
    return responseOf(response);
  }

  return {
    deliveries,
    contacts,
    /** The number of calls so far. */
    calls: () => calls,
    fetch: fakeFetch as typeof fetch,
    /** Starts or stops a simulated provider failure. */
    toggle(problem: Problem): void {
      if (!current.delete(problem)) current.add(problem);
      world.log(`${problem} ${current.has(problem) ? 'begins' : 'ends'}`);
    },
  };
}

const responseOf = ({ status, body, headers }: FakeResponse): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    ...(headers && { headers }),
  });

export type SimulatedProvider = ReturnType<typeof simulateProvider>;
