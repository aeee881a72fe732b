import { setTimeout as sleep } from 'node:timers/promises';
import { createSpool } from '../../server/mail/spool';
import type { BuiltServer } from '../serverBundle';
import { freePort, run, type ServerProcess, startServer, temporaryDirectory } from '../serverProcess';
import { arrivedAt, asForm, asScript, enquiryOf } from './enquiries';
import { type Behavior, startFakeResend } from './fakeResend';
import { seededRandom } from './random';

/** What became of the enquiries of a trial. */
export interface CrashReport {
  kills: number;
  /** Enquiries that were answered as sent. */
  accepted: number;
  /** Enquiries whose connection broke. */
  unanswered: number;
  /** Mails and list entries that the accepted enquiries had to cause. */
  expected: number;
  /** How many of these arrived at least once. */
  delivered: number;
  lost: string[];
  twice: string[];
  /** The most calls to Resend open at once while a server lived. */
  mostOpen: number;
  /** How often the fake Resend did what. */
  behaviors: Map<Behavior, number>;
}

/** Every failure after which a call is made again. */
const failures: Behavior[] = [
  'error 500',
  'gateway 502',
  'too many 429',
  'quota 429',
  'drop',
  'accept, answer lost',
  'accept, answer cut',
  'in flight 409',
];

/** Posts enquiry n by a script or as a plain form. @returns whether it was answered as sent */
async function postEnquiry(url: string, n: number): Promise<boolean> {
  const enquiry = enquiryOf(n);
  const isPlain = n % 3 === 2;
  const answer = await fetch(`${url}/api/${enquiry.form}`, {
    method: 'POST',
    ...(isPlain ? asForm(enquiry) : asScript(enquiry)),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  return answer.status === (isPlain ? 303 : 200);
}

/**
 * Kills a real server process with SIGKILL during a stream of posts, again and again, against a fake Resend that fails
 * in every documented way; then waits until the queue is empty and counts.
 */
export async function crashTrial(
  server: BuiltServer,
  { kills, enquiries, seed }: { kills: number; enquiries: number; seed: number },
) {
  const random = seededRandom(seed);
  const behaviors = new Map<Behavior, number>();
  /** Fails a third of the calls, until the end of the trial is near. */
  function choose(call: number, path: string): Behavior {
    // Each hang costs the trial a timeout, so two must do.
    if (call === 40 || call === 160) return 'hang';
    if ((call === 60 || call === 120) && path === '/emails') return 'invalid 422';
    if (call > 2 * enquiries || random() < 0.65) return 'accept';
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
  const accepted: number[] = [];
  let unanswered = 0;
  let next = 0;
  let isUp = true;
  let live: ServerProcess = await startServer(server.index, env);

  async function postEnquiries(): Promise<void> {
    while (next < enquiries) {
      if (!isUp) {
        await sleep(20);
        continue;
      }
      const n = next;
      next += 1;
      const isAccepted = await postEnquiry(live.url, n).catch(() => false);
      if (isAccepted) accepted.push(n);
      else unanswered += 1;
      await sleep(random() * 20);
    }
  }

  async function killRepeatedly(): Promise<void> {
    for (let kill = 1; kill <= kills; kill += 1) {
      while (next < (enquiries * kill) / (kills + 1)) await sleep(5);
      await sleep(random() * 30);
      const dead = live.end('SIGKILL');
      isUp = false;
      await dead;
      live = await startServer(server.index, env);
      isUp = true;
    }
  }

  await Promise.all([...Array.from({ length: 4 }, postEnquiries), killRepeatedly()]);
  const spool = createSpool(`${data}/outbox`);
  const isEmpty = async () => (await spool.list('queued')).length === 0;
  for (let tries = 0; tries < 2400 && !(await isEmpty()); tries += 1) await sleep(100);
  await run(server.outboxCli, ['retry', 'all'], env);
  for (let tries = 0; tries < 600 && !(await isEmpty()); tries += 1) await sleep(100);
  await live.end('SIGTERM');
  await resend.stop();

  const arrived = arrivedAt(resend);
  const expected = accepted.flatMap((n) => enquiryOf(n).expected);
  const report: CrashReport = {
    kills,
    accepted: accepted.length,
    unanswered,
    expected: expected.length,
    delivered: expected.filter((label) => arrived.has(label)).length,
    lost: expected.filter((label) => !arrived.has(label)),
    twice: [...arrived].filter(([, times]) => times > 1).map(([label]) => label),
    mostOpen: resend.mostOpen(),
    behaviors,
  };
  return report;
}
