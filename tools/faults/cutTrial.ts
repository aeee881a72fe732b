import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSpool } from '../../server/mail/spool';
import type { BuiltServer } from '../serverBundle';
import { freePort, startServer, temporaryDirectory, until } from '../serverProcess';
import { arrivedAt, asForm, asScript, type Enquiry, enquiryOf } from './enquiries';
import { startFakeResend } from './fakeResend';
import { seededRandom } from './random';

/** What became of enquiries whose first post was cut. */
export interface CutReport {
  enquiries: number;
  /** How many first posts had been stored, though no guest could know. */
  stored: number;
  /** How many times the server was killed before the repeats. */
  kills: number;
  repeats: number;
  /** Repeats that were not answered as sent. */
  refused: number;
  expected: number;
  lost: string[];
  twice: string[];
}

/** More bytes than the head and body of a form's answer. */
const answerSize = 1600;

/** Sends a post over a connection that breaks after so many bytes of the request, or of the answer where it goes on. */
function cutPost(url: string, request: Buffer, bytes: number): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
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
    // The whole answer was shorter; what nobody read is lost all the same.
    socket.setTimeout(500, cut);
    socket.on('error', cut);
    socket.on('close', () => resolve());
  });
}

function requestOf(form: string, headers: Record<string, string>, body: string): Buffer {
  const lines = Object.entries({ Host: 'localhost', ...headers, 'Content-Length': Buffer.byteLength(body) });
  return Buffer.from(
    `POST /api/${form} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
}

interface CutTrialOptions {
  enquiries: number;
  /** After the first posts of every other round the server is killed and started again. */
  rounds: number;
  seed: number;
}

/**
 * Cuts the connection of each enquiry's first post at a random byte of the request or of the answer; then sends each again
 * by a script and by a plain form, in either order or both at once. Counts what arrived at a fake Resend.
 */
export async function cutTrial(
  server: BuiltServer,
  { enquiries, rounds, seed }: CutTrialOptions,
): Promise<CutReport> {
  const random = seededRandom(seed);
  const resend = await startFakeResend(() => 'accept');
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
  const spool = createSpool(`${data}/outbox`);
  let live = await startServer(server.index, env);
  const report = { enquiries, stored: 0, kills: 0, repeats: 0, refused: 0 };

  const withKey = (enquiry: Enquiry, key: string) => {
    const { headers, body } = asScript(enquiry);
    return { headers: { ...headers, 'Idempotency-Key': key }, body };
  };

  async function postCut(n: number): Promise<void> {
    const enquiry = enquiryOf(n);
    const { headers, body } = random() < 0.5 ? withKey(enquiry, `first-${n}`) : asForm(enquiry);
    const request = requestOf(enquiry.form, headers, body);
    // Most requests get through: a post that was cut while it was read is only a post that never was.
    const isInRequest = random() < 0.3;
    await cutPost(
      live.url,
      request,
      Math.ceil(isInRequest ? random() * request.length : request.length + random() * answerSize),
    );
  }

  async function repeat(n: number): Promise<void> {
    const enquiry = enquiryOf(n);
    async function send(post: ReturnType<typeof asForm>, success: number) {
      report.repeats += 1;
      const init = { method: 'POST', ...post, redirect: 'manual' } as const;
      const { status } = await fetch(`${live.url}/api/${enquiry.form}`, init);
      if (status !== success) report.refused += 1;
    }
    // A page that was loaded anew has forgotten what it called the first.
    const byScript = () => send(withKey(enquiry, random() < 0.5 ? `first-${n}` : `second-${n}`), 200);
    const byForm = () => send(asForm(enquiry), 303);
    const order = Math.floor(random() * 3);
    if (order === 0) await Promise.all([byScript(), byForm()]);
    else for (const post of order === 1 ? [byScript, byForm] : [byForm, byScript]) await post();
  }

  /** Does something for each number, eight at a time. */
  async function forEach(numbers: readonly number[], act: (n: number) => Promise<void>): Promise<void> {
    const left = [...numbers];
    const work = async () => {
      for (let n = left.pop(); n !== undefined; n = left.pop()) await act(n);
    };
    await Promise.all(Array.from({ length: 8 }, work));
  }

  const countStored = async () => {
    const ids = [...(await spool.list('queued')), ...(await spool.list('sent'))];
    // One for each enquiry: the notice to the hotel.
    return ids.filter((id) => /^\d{8}-\d{6}-[\da-f]{15}0/.test(id)).length;
  };

  for (let round = 0; round < rounds; round += 1) {
    const numbers = Array.from({ length: enquiries }, (_, n) => n).filter((n) => n % rounds === round);
    const before = await countStored();
    await forEach(numbers, postCut);
    if (round % 2 === 1) {
      await live.end('SIGKILL');
      report.kills += 1;
      live = await startServer(server.index, env);
    } else {
      // What was read of a cut post is stored by then.
      await sleep(200);
    }
    report.stored += (await countStored()) - before;
    await forEach(numbers, repeat);
  }
  await until(async () => (await spool.list('queued')).length === 0, 120);
  await live.end('SIGTERM');
  await resend.stop();

  const arrived = arrivedAt(resend);
  const expected = Array.from({ length: enquiries }, (_, n) => enquiryOf(n).expected).flat();
  return {
    ...report,
    expected: expected.length,
    lost: expected.filter((label) => !arrived.has(label)),
    twice: [...arrived].filter(([, times]) => times > 1).map(([label]) => label),
  };
}
