import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createSpool } from '../../server/mail/spool';
import {
  freePort,
  type ServerProcess,
  startServer,
  temporaryDirectory,
  until,
} from '../../tools/harness/serverProcess';
import { arrivedAt, asForm, asScript, enquiryOf, type Post } from './enquiries';
import { type Behavior, startFakeResend } from './fake-resend';
import { seededRandom } from './random';
import { run } from './run';
import type { BuiltServer } from './server-bundle';

interface TrialOptions {
  /** How the servers end, one after the other. */
  signals: readonly ('SIGKILL' | 'SIGTERM')[];
  enquiries: number;
  seed: number;
  /** Whether half of the servers have a slow disk. */
  hasSlowDisks?: boolean;
}

/** The result of a trial. */
export interface CrashReport {
  /** Enquiries whose first post got no response: connection cut or server killed. */
  unanswered: number;
  /** The number of their retries. */
  repeats: number;
  /** Posts with an error response. */
  refused: number;
  /** Posts that were not answered because of a SIGTERM. */
  cutByStop: number;
  /** The expected number of mails and list entries. */
  expected: number;
  lost: string[];
  twice: string[];
  /** The most concurrent calls to Resend of one server. */
  mostOpen: number;
  /** The fake Resend's behaviors by count. */
  behaviors: Map<Behavior, number>;
}

/** Failures that are retried after a pause. */
const failures: Behavior[] = [
  'error 500',
  'gateway 502',
  'drop',
  'accept, answer lost',
  'accept, answer cut',
  'in flight 409',
];

/** Concurrent posts. */
const guests = 4;

/** How long guests go on posting to a server that was told to stop, in ms: less than it waits for more. */
const lateArrivals = 300;

/** The queue may pause after failures; longer than this is a fault, in s. */
const longestPause = 240;

const slowDisk = { NODE_OPTIONS: `--import=${pathToFileURL(path.resolve('test/support/slow-disk.mjs'))}` };

/** More than the size of a form's response, in bytes. */
const answerSize = 1600;

/** Timeout of a post, in ms. */
const postTimeout = 20_000;

/** Sends a post and cuts the connection after a number of bytes of the request, or of the response. */
function cutPost(url: string, { path, headers, body }: Post, bytesOf: (request: number) => number) {
  const { hostname, port } = new URL(url);
  const head = Object.entries({ Host: hostname, ...headers, 'Content-Length': Buffer.byteLength(body) });
  const request = Buffer.from(
    `POST ${path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
  const bytes = bytesOf(request.length);
  return new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname);
    let answered = 0;
    const cut = () => socket.destroy();
    socket.on('connect', () =>
      socket.write(request.subarray(0, bytes), () => bytes <= request.length && cut()),
    );
    socket.on('data', (chunk) => {
      answered += chunk.length;
      if (answered >= bytes - request.length) cut();
    });
    // The response was shorter: cut anyway.
    socket.setTimeout(300, cut);
    socket.on('error', cut);
    socket.on('close', () => resolve());
  });
}

/**
 * Repeatedly ends a real server process, by SIGKILL or SIGTERM, during a stream of posts, with a fake Resend that fails in
 * every documented way. A third of the connections are cut at a random byte of request or response. Unanswered posts are
 * retried by script and by plain form concurrently. Then waits until the queue is empty and counts: each enquiry must
 * have arrived exactly once.
 */
export async function crashTrial(
  server: BuiltServer,
  { signals, enquiries, seed, hasSlowDisks = false }: TrialOptions,
): Promise<CrashReport> {
  const random = seededRandom(seed);
  const behaviors = new Map<Behavior, number>();
  let isKillNear = false;
  /** Fails a quarter of the calls, except near the end of the trial. */
  function choose(call: number, path: string): Behavior {
    // The process is killed during this call; the transport's tests cover timeouts.
    if (isKillNear) return 'hang';
    if (call === 20 && path === '/emails') return 'invalid 422';
    // Each of these pauses all mail for a second.
    if (call === 30 || call === 90) return call === 30 ? 'too many 429' : 'quota 429';
    if (call > 2 * enquiries || random() < 0.75) return 'accept';
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
  const report = { unanswered: 0, repeats: 0, refused: 0, cutByStop: 0 };
  let next = 0;
  let isUp = true;
  let isStopping = false;
  let live: ServerProcess = await startServer(server.index, env);

  const isServerUp = () => until(() => isUp, 120);

  /** @returns whether it succeeded */
  async function send({ path, headers, body, success }: Post): Promise<boolean> {
    const signal = AbortSignal.timeout(postTimeout);
    const init = { method: 'POST', headers, body, redirect: 'manual', signal } as const;
    const status = await fetch(live.url + path, init).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status !== undefined && status !== success) report.refused += 1;
    if (status === undefined && isStopping) report.cutByStop += 1;
    return status === success;
  }

  async function enquire(n: number): Promise<void> {
    const enquiry = enquiryOf(n);
    // A reloaded page makes a new submission id.
    const script = (isReloaded: boolean) => asScript(enquiry, `${isReloaded ? 'second' : 'first'}-${n}`);
    const first = random() < 0.5 ? script(false) : asForm(enquiry);
    const isCut = random() < 0.35;
    await isServerUp();
    if (isCut)
      await cutPost(live.url, first, (length) =>
        // Cut mostly during the response: a post cut before that has no effect.
        Math.ceil(random() < 0.3 ? random() * length : length + random() * answerSize),
      );
    if (!isCut && (await send(first))) return;
    report.unanswered += 1;
    for (let answers = [false]; !answers.every(Boolean) && report.refused === 0; ) {
      await isServerUp();
      report.repeats += 2;
      answers = await Promise.all([send(script(random() < 0.5)), send(asForm(enquiry))]);
    }
  }

  async function postEnquiries(): Promise<void> {
    while (next < enquiries) {
      next += 1;
      await enquire(next - 1);
      await sleep(random() * 20);
    }
  }

  async function endRepeatedly(): Promise<void> {
    for (const [index, signal] of signals.entries()) {
      const count = index + 1;
      while (next < (enquiries * count) / (signals.length + 1)) await sleep(5);
      // Every second kill is during a call to Resend.
      isKillNear = signal === 'SIGKILL' && index % 4 === 2;
      const hung = behaviors.get('hang') ?? 0;
      if (isKillNear) await until(() => (behaviors.get('hang') ?? 0) > hung, longestPause);
      else await sleep(random() * 30);
      isStopping = signal === 'SIGTERM';
      const ended = live.end(signal);
      if (isStopping) await sleep(lateArrivals);
      isUp = false;
      await ended;
      isStopping = false;
      isKillNear = false;
      live = await startServer(server.index, {
        ...env,
        ...(hasSlowDisks && random() < 0.5 ? slowDisk : {}),
      });
      isUp = true;
    }
  }

  await Promise.all([...Array.from({ length: guests }, postEnquiries), endRepeatedly()]);
  const spool = createSpool(`${data}/outbox`);
  const waiting = async () => (await spool.list('queued')).length;
  // As long as it shrinks: how long a thousand enquiries take depends on the machine.
  for (let left = await waiting(); left > 0; left = await waiting())
    await until(async () => (await waiting()) < left, longestPause);
  await run(server.outboxCli, ['retry', 'all'], env);
  await until(async () => (await waiting()) === 0);
  await live.end('SIGTERM');
  await resend.stop();

  const arrived = arrivedAt(resend);
  const expected = Array.from({ length: enquiries }, (_, n) => enquiryOf(n).expected).flat();
  return {
    ...report,
    expected: expected.length,
    lost: expected.filter((label) => !arrived.has(label)),
    twice: [...arrived].filter(([, times]) => times > 1).map(([label]) => label),
    mostOpen: resend.mostOpen(),
    behaviors,
  };
}
