import { setTimeout as sleep } from 'node:timers/promises';
import libsql from 'libsql';
import { openDatabase } from '../../server/mail/outbox/database';
import { prepareSchema } from '../../server/mail/outbox/schema';
import { createStore } from '../../server/mail/outbox/store';
import { freePort, startServer, temporaryDirectory, until } from '../../tools/harness/serverProcess';
import type { BuiltServer } from './built-server';
import { run } from './built-server';
import { type Behavior, type FakeResend, startFakeResend } from './fake-resend';
import { sentByBrowser } from './posts';
import { seededRandom } from './random';
import { validPosts } from './valid-posts';

interface TrialOptions {
  /** The signals that end the server processes, in order. */
  signals: readonly ('SIGKILL' | 'SIGTERM')[];
  inquiries: number;
  seed: number;
  /** Called after each signal with the number of signals so far. */
  onEnd: (ended: number) => void;
}

/** Provider failures after which the server retries a message. */
const failures: Behavior[] = [
  ...(['error 500', 'gateway 502', 'drop', 'in flight 409'] as const),
  ...(['accept, answer lost', 'accept, answer cut'] as const),
];

/** How long guests keep posting to a stopping server, in ms; less than `drainTime` in server/shutdown.ts. */
const lateRequestWindow = 300;
/** Maximum time without progress in the queue, in s, since all sending pauses after some failures. */
const maxWait = 240;
/** Approximate duration of a post, in ms. Guests who cut their connection do so within this time. */
const maxResponseTime = 20;
/** Timeout for a post, in ms. */
const postTimeout = 20_000;

/** Whether the n-th inquiry is a newsletter subscription, like every third one. All others are contact messages. */
const isSubscription = (n: number) => n % 3 === 0;
const expected = (n: number) => [`hotel ${n}`, `guest ${n}`, ...(isSubscription(n) ? [`list ${n}`] : [])];

/** Returns the n-th inquiry's post and success status. Without `submission`, the post is that of an HTML form. */
function createPost(n: number, submission?: string) {
  const form = isSubscription(n) ? 'newsletter' : 'contact';
  const fields = { ...validPosts[form], name: `Guest ${n}`, email: `guest-${n}@example.com` };
  const isForm = submission === undefined;
  return {
    path: `/api/${form}`,
    headers: {
      'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(submission !== undefined && { 'Idempotency-Key': submission }),
    },
    body: isForm ? new URLSearchParams(sentByBrowser(fields)).toString() : JSON.stringify(fields),
    success: isForm ? 303 : 200,
  };
}
type Post = ReturnType<typeof createPost>;

/** Returns SQLite's integrity report: 'ok' for an intact database. */
function integrityOf(file: string): string {
  const db = new libsql(file);
  const [row] = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
  db.close();
  return row?.integrity_check ?? '';
}

/** Counts how many times each email and each newsletter change took effect. */
function countDeliveries({ deliveries, contacts }: FakeResend): Map<string, number> {
  const arrived = new Map<string, number>();
  for (const { mail } of deliveries) {
    // The guest's number is taken from the text, because a notice that was rejected once has no Reply-To.
    const [, n] = /guest-(\d+)@/.exec(`${mail.to} ${mail.text}`) ?? [];
    const label = `${mail.to.startsWith('guest-') ? 'guest' : 'hotel'} ${n}`;
    arrived.set(label, (arrived.get(label) ?? 0) + 1);
  }
  for (const [email, { segments }] of contacts)
    if (segments.has('segment')) arrived.set(`list ${/\d+/.exec(email)}`, 1);
  return arrived;
}

/**
 * Repeatedly ends a real server process with SIGKILL or SIGTERM while guests post inquiries and a fake Resend fails in
 * various ways. Guests cut about a third of the connections at a random time. After no response or a 503, a guest
 * retries concurrently by script and as an HTML form. The trial ends when the queue is empty.
 * @returns the inquiries that were lost or arrived twice, and counts of failed posts
 */
export async function crashTrial(server: BuiltServer, { signals, inquiries, seed, onEnd }: TrialOptions) {
  const random = seededRandom(seed);
  const behaviors = new Map<Behavior, number>();
  let isKillPending = false;
  /** Chooses a call's outcome. A quarter of the calls fail, except near the end of the trial. */
  function choose(call: number, path: string): Behavior {
    // The server process is killed during the hanging call; resend.test.ts covers timeouts.
    if (isKillPending) return 'hang';
    if (call === 20 && path === '/emails') return 'invalid 422';
    // Pauses all sending: for a second, or for about a minute after a used-up quota.
    if (call === 30 || call === 90) return call === 30 ? 'too many 429' : 'quota 429';
    if (call > 2 * inquiries || random() < 0.75) return 'accept';
    return failures[Math.floor(random() * failures.length)] ?? 'accept';
  }
  const resend = await startFakeResend((call, path) => {
    const behavior = choose(call, path);
    behaviors.set(behavior, (behaviors.get(behavior) ?? 0) + 1);
    return behavior;
  });
  const data = temporaryDirectory();
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: data,
    RESEND_API_KEY: 're_trial',
    RESEND_BASE_URL: resend.url,
    RESEND_SEGMENT_ID: 'segment',
    RATE_LIMIT_MAX: '1000000',
    LOG_LEVEL: 'warn',
  };
  /**
   * Counts of failed first posts, of error responses other than 503, and of posts cut off by a SIGTERM. `integrity` has
   * the database's integrity report after each signal.
   */
  const report = { unanswered: 0, refused: 0, cutByStop: 0, integrity: [] as string[] };
  let next = 0;
  let isUp = true;
  let isStopping = false;
  let current = await startServer(server.index, env);
  const waitForServer = () => until(() => isUp, 120);

  /** Sends a post. @returns whether the post succeeded */
  async function send({ path, headers, body, success }: Post, timeout = postTimeout): Promise<boolean> {
    const signal = AbortSignal.timeout(timeout);
    const init = { method: 'POST', headers, body, redirect: 'manual', signal } as const;
    const response = await fetch(current.url + path, init).catch(() => undefined);
    // On a busy machine, a post may time out with a 503, which the guest retries.
    if (response && response.status !== success && response.status !== 503) report.refused += 1;
    // Ignores connections that the guest cut, which have a shorter timeout.
    if (!response && isStopping && timeout === postTimeout) report.cutByStop += 1;
    return response?.status === success;
  }

  async function postInquiry(n: number): Promise<void> {
    // A reloaded page creates a new submission id.
    const script = (isReloaded: boolean) => createPost(n, `${isReloaded ? 'second' : 'first'}-${n}`);
    const first = random() < 0.5 ? script(false) : createPost(n);
    const isAborted = random() < 0.35;
    await waitForServer();
    if (await send(first, isAborted ? Math.ceil(random() * maxResponseTime) : postTimeout)) return;
    report.unanswered += 1;
    for (let results = [false]; !results.every(Boolean) && report.refused === 0; ) {
      await waitForServer();
      results = await Promise.all([send(script(random() < 0.5)), send(createPost(n))]);
    }
  }

  async function postInquiries(): Promise<void> {
    while (next < inquiries) {
      next += 1;
      await postInquiry(next - 1);
      await sleep(random() * 20);
    }
  }

  async function endRepeatedly(): Promise<void> {
    for (const [index, signal] of signals.entries()) {
      while (next < (inquiries * (index + 1)) / (signals.length + 1)) await sleep(5);
      // Some of the kills happen during a call to Resend.
      isKillPending = signal === 'SIGKILL' && index % 4 === 2;
      const hung = behaviors.get('hang') ?? 0;
      if (isKillPending) await until(() => (behaviors.get('hang') ?? 0) > hung, maxWait);
      else await sleep(random() * 30);
      isStopping = signal === 'SIGTERM';
      const ended = current.end(signal);
      if (isStopping) await sleep(lateRequestWindow);
      isUp = false;
      await ended;
      report.integrity.push(integrityOf(`${data}/outbox.db`));
      isStopping = false;
      isKillPending = false;
      current = await startServer(server.index, env);
      isUp = true;
      onEnd(index + 1);
    }
  }

  await Promise.all([endRepeatedly(), ...Array.from({ length: 4 }, postInquiries)]);
  const database = openDatabase(`${data}/outbox.db`, { prepare: prepareSchema, create: false });
  const store = createStore(database);
  const waiting = () => store.count('queued');
  // Fails only if the queue stops shrinking, because the total time depends on the machine.
  for (let left = await waiting(); left > 0; left = await waiting())
    await until(async () => (await waiting()) < left, maxWait);
  await run(server.outboxCli, ['retry', 'all'], env);
  await until(async () => (await waiting()) === 0);
  await current.end('SIGTERM');
  await store.close();

  const arrived = countDeliveries(resend);
  return {
    ...report,
    lost: Array.from({ length: inquiries }, (_, n) => expected(n))
      .flat()
      .filter((label) => !arrived.has(label)),
    twice: [...arrived].filter(([, times]) => times > 1).map(([label]) => label),
    /** The highest number of concurrent calls to Resend. */
    maxOpen: resend.maxOpen(),
    behaviors,
  };
}
