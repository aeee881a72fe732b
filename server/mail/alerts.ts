import type { Logger } from '../logger';
import type { OutboxStats } from './outbox/store';

const minute = 60_000;

/** How often to check for problems, in ms. */
const checkInterval = 15_000;

/** Webhook timeout, in ms. */
const webhookTimeout = 5000;

/** The share of its limit above which the queue is reported as nearly full. */
const nearlyFull = 0.8;

interface AlertOptions {
  /** The age at which a queued inquiry causes an alert, in ms. */
  after: number;
  /** The webhook's URL. If omitted, alerts appear only in the log and in /readyz. */
  url?: string | undefined;
  stats(): OutboxStats;
  logger: Logger;
}

/** Something an operator has to fix. */
interface Problem {
  /** How many cases there are: an alert is sent when the count grows. */
  count(stats: OutboxStats): number;
  text(stats: OutboxStats): string;
  /** Log messages for when the problem starts and ends; omitted if each case is already logged. */
  lines?: [begin: string, over: string];
}

const counted = (count: number, singular: string, plural: string) =>
  count === 1 ? `one ${singular}` : `${count} ${plural}`;

function lateText({ oldest, rejectedWith }: OutboxStats): string {
  const rejected = rejectedWith ? ` (Resend: ${rejectedWith})` : '';
  return `an inquiry has been waiting to be sent for ${Math.round(oldest / minute)} minutes${rejected}`;
}

const problemsOf = (after: number): Problem[] => [
  {
    count: ({ oldest }) => Number(oldest > after),
    text: lateText,
    lines: ['an inquiry has been waiting too long to be sent', 'all late inquiries have been sent'],
  },
  {
    count: ({ length, limit }) => Number(length > nearlyFull * limit),
    text: ({ length, limit }) => `${length} messages are waiting; beyond ${limit}, forms return 503`,
    lines: ['the email queue is nearly full', 'the email queue is no longer nearly full'],
  },
  {
    count: ({ failed }) => failed,
    text: ({ failed }) => `${counted(failed, 'inquiry or list change', 'inquiries or list changes')} failed`,
  },
  {
    count: ({ overdue }) => overdue,
    text: ({ overdue }) => `${counted(overdue, 'message is', 'messages are')} overdue`,
  },
];

/**
 * Posts text to a webhook in the format of chat services (`{ "text": ... }`).
 * @returns why it was not accepted, without the URL, which is secret; undefined if it was
 */
async function postText(url: string, text: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(webhookTimeout),
    });
    // Not read, since the body may never end.
    await response.body?.cancel();
    return response.ok ? undefined : `responded with ${response.status}`;
  } catch (error) {
    const { name, cause } = error as { name: string; cause?: NodeJS.ErrnoException };
    return cause?.code ?? cause?.message ?? name;
  }
}

/** @returns why the webhook did not accept the test alert; undefined if it did */
export const sendTestAlert = (url: string, siteUrl: string) =>
  postText(url, `test alert from ${siteUrl}: alerts arrive here`);

/**
 * Sends one alert when inquiries wait too long, fail, are overdue or fill the queue, and one when that is over, both to
 * the log and to a webhook. docs/for-operators.md#monitoring
 */
export function createAlerts({ after, url, stats, logger }: AlertOptions) {
  const problems = problemsOf(after);
  /** The counts at the last check. */
  const known = new Map<Problem, number>();
  /** Alerts that the webhook has not accepted yet: about current problems, and about those that are over. */
  let unsent: { isWorse: boolean; over: string[] } = { isWorse: false, over: [] };
  let isPosting = false;
  let timer: NodeJS.Timeout | undefined;

  /** All current problems, in one line. */
  function notice(): string | undefined {
    const now = stats();
    const lines = problems.filter(({ count }) => count(now) > 0).map(({ text }) => text(now));
    return lines.length > 0 ? `${lines.join('; ')}; see npm run outbox` : undefined;
  }

  /** Posts unsent alerts, one at a time; new problems in the meantime wait for the next check. */
  async function post(address: string): Promise<void> {
    const alert = unsent;
    const text = [...alert.over, ...[(alert.isWorse && notice()) || []].flat()].join('; ');
    if (!text || isPosting) return;
    unsent = { isWorse: false, over: [] };
    isPosting = true;
    const reason = await postText(address, text);
    isPosting = false;
    if (!reason) return;
    logger.warn({ reason }, 'ALERT_URL did not accept the alert; retrying');
    const over = [...new Set([...alert.over, ...unsent.over])];
    unsent = { isWorse: alert.isWorse || unsent.isWorse, over };
  }

  async function check(): Promise<void> {
    const now = stats();
    for (const problem of problems) {
      const { lines: [begin, end] = [] } = problem;
      const before = known.get(problem) ?? 0;
      const count = problem.count(now);
      known.set(problem, count);
      if (count > before) unsent.isWorse = true;
      if (count > before && begin)
        logger.error({ minutes: Math.round(now.oldest / minute), queued: now.length }, begin);
      if (count === 0 && before > 0 && end) {
        unsent.over.push(end);
        logger.info(end);
      }
    }
    if (url) await post(url);
  }

  return {
    check,
    /** The notice for /readyz while something is wrong. */
    notice,
    /** Starts the checks. Failures from before the start have already been reported. */
    start(): void {
      for (const problem of problems) if (!problem.lines) known.set(problem, problem.count(stats()));
      timer = setInterval(check, checkInterval).unref();
    },
    stop: () => clearInterval(timer),
  };
}
