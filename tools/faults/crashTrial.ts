import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSpool } from '../../server/mail/spool';
import type { BuiltServer } from '../harness/serverBundle';
import {
  freePort,
  run,
  type ServerProcess,
  startServer,
  temporaryDirectory,
  until,
} from '../harness/serverProcess';
import { arrivedAt, asForm, asScript, enquiryOf, type Post } from './enquiries';
import { type Behavior, startFakeResend } from './fakeResend';
import { seededRandom } from './random';

interface TrialOptions {
  kills: number;
  enquiries: number;
  seed: number;
  onKill?: (kill: number) => void;
}

/** What became of the enquiries of a trial. */
export interface CrashReport {
  /** Enquiries whose first post was not answered, since the line was cut or the server was killed. */
  unanswered: number;
  /** How often these were sent again. */
  repeats: number;
  /** Posts that were answered, but not as sent. */
  refused: number;
  /** Mails and list entries that the enquiries had to cause. */
  expected: number;
  lost: string[];
  twice: string[];
  /** The most calls to Resend open at once while a server lived. */
  mostOpen: number;
  /** How often the fake Resend did what. */
  behaviors: Map<Behavior, number>;
}

/** Failures after which a call is made again after a pause of its own. */
const failures: Behavior[] = [
  'error 500',
  'gateway 502',
  'drop',
  'accept, answer lost',
  'accept, answer cut',
  'in flight 409',
];

/** How many posts come at once. */
const guests = 4;

/** More bytes than the head and body of a form's answer. */
const answerSize = 1600;

/** Longer than the server takes to answer any post, in ms. */
const postTimeout = 20_000;

/** Sends a post over a connection that breaks after so many bytes of the request, or of the answer where it goes on. */
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
    // The whole answer was shorter; what was not read is lost all the same.
    socket.setTimeout(300, cut);
    socket.on('error', cut);
    socket.on('close', () => resolve());
  });
}

/**
 * Kills a real server process with SIGKILL during a stream of posts, again and again, against a fake Resend that fails
 * in every documented way. A third of the lines break at a random byte of the post or of its answer. What was not
 * answered is sent again by script and by plain form at once, until it is answered. Then waits until the queue is empty
 * and counts: each enquiry must have arrived, once.
 */
export async function crashTrial(
  server: BuiltServer,
  { kills, enquiries, seed, onKill }: TrialOptions,
): Promise<CrashReport> {
  const random = seededRandom(seed);
  const behaviors = new Map<Behavior, number>();
  let isKillNear = false;
  /** Fails a quarter of the calls, until the end of the trial is near. */
  function choose(call: number, path: string): Behavior {
    // The process dies amid this call; a call that hangs until its timeout is a matter of the transport's tests.
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
  const report = { unanswered: 0, repeats: 0, refused: 0 };
  let next = 0;
  let isUp = true;
  let live: ServerProcess = await startServer(server.index, env);

  const isServerUp = () => until(() => isUp, 120);

  /** @returns whether it was answered as sent */
  async function send({ path, headers, body, success }: Post): Promise<boolean> {
    const signal = AbortSignal.timeout(postTimeout);
    const init = { method: 'POST', headers, body, redirect: 'manual', signal } as const;
    const status = await fetch(live.url + path, init).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status !== undefined && status !== success) report.refused += 1;
    return status === success;
  }

  async function enquire(n: number): Promise<void> {
    const enquiry = enquiryOf(n);
    // A page that was loaded again has forgotten what it called the first.
    const script = (isReloaded: boolean) => asScript(enquiry, `${isReloaded ? 'second' : 'first'}-${n}`);
    const first = random() < 0.5 ? script(false) : asForm(enquiry);
    const isCut = random() < 0.35;
    await isServerUp();
    if (isCut)
      await cutPost(live.url, first, (length) =>
        // Most posts get through: one that was cut while it was read is only a post that never was.
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

  async function killRepeatedly(): Promise<void> {
    for (let kill = 1; kill <= kills; kill += 1) {
      while (next < (enquiries * kill) / (kills + 1)) await sleep(5);
      // Every second one comes amid a call to Resend, the others at any time.
      isKillNear = kill % 2 === 0;
      const hung = behaviors.get('hang') ?? 0;
      if (isKillNear) await until(() => (behaviors.get('hang') ?? 0) > hung);
      else await sleep(random() * 30);
      const dead = live.end('SIGKILL');
      isUp = false;
      await dead;
      isKillNear = false;
      live = await startServer(server.index, env);
      isUp = true;
      onKill?.(kill);
    }
  }

  await Promise.all([...Array.from({ length: guests }, postEnquiries), killRepeatedly()]);
  const spool = createSpool(`${data}/outbox`);
  const isEmpty = async () => (await spool.list('queued')).length === 0;
  await until(isEmpty, 240);
  await run(server.outboxCli, ['retry', 'all'], env);
  await until(isEmpty);
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
