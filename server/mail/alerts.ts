import type { Logger } from '../logger';
import type { OutboxStats } from './outbox/store';

const minute = 60_000;

/** How often to check for problems, in ms. */
const checkInterval = 15_000;

/** Webhook timeout, in ms. */
const webhookTimeout = 5000;

/** The share of the queue's limit above which the queue counts as nearly full. */
const nearlyFull = 0.8;

interface AlertOptions {
  /** The age at which a queued inquiry causes an alert, in ms. */
  after: number;
  /** The webhook's URL. If omitted, alerts appear only in the log and in /readyz. */
  url?: string | undefined;
  stats(): OutboxStats;
  logger: Logger;
}

/** A kind of problem that an operator has to fix. */
interface Problem {
  /** Returns the number of cases. An alert is sent when this number grows. */
  count(stats: OutboxStats): number;
  text(stats: OutboxStats): string;
  /** The log messages for the start and the end of the problem. Omitted if each case is logged elsewhere. */
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
 * Posts a message to a webhook as JSON, `{ "text": "…" }`, which chat webhooks such as Slack's accept.
 * @returns the reason if the webhook did not accept the message, without the secret URL; otherwise undefined
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
    // Canceled instead of read, since the body may never end.
    await response.body?.cancel();
    return response.ok ? undefined : `responded with ${response.status}`;
  } catch (error) {
    const { name, cause } = error as { name: string; cause?: NodeJS.ErrnoException };
    return cause?.code ?? cause?.message ?? name;
  }
}

/** Posts a test alert. @returns the reason if the webhook did not accept the alert; otherwise undefined */
export const sendTestAlert = (url: string, siteUrl: string) =>
  postText(url, `test alert from ${siteUrl}: alerts arrive here`);

/**
 * Alerts operators through the log and a webhook if inquiries wait too long, fail, or are overdue, or if the queue is
 * nearly full. Sends another alert once all late inquiries have been sent or the queue has space again.
 * docs/for-operators.md#monitoring
 */
export function createAlerts({ after, url, stats, logger }: AlertOptions) {
  const problems = problemsOf(after);
  /** The counts from the last check, keyed by problem. */
  const known = new Map<Problem, number>();
  /** Alerts that the webhook has not accepted: whether a problem got worse, and messages about problems that ended. */
  let unsent: { isWorse: boolean; over: string[] } = { isWorse: false, over: [] };
  let isPosting = false;
  let timer: NodeJS.Timeout | undefined;

  /** Describes all current problems in one line. */
  function notice(): string | undefined {
    const now = stats();
    const lines = problems.filter(({ count }) => count(now) > 0).map(({ text }) => text(now));
    return lines.length > 0 ? `${lines.join('; ')}; see npm run outbox` : undefined;
  }

  /** Posts all unsent alerts as one message. Problems that arise during the request wait for the next check. */
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
    /** Returns the message for /readyz while there is a problem. */
    notice,
    /** Starts the checks. Messages that were failed or overdue before the start cause no alert. */
    start(): void {
      for (const problem of problems) if (!problem.lines) known.set(problem, problem.count(stats()));
      timer = setInterval(check, checkInterval).unref();
    },
    stop: () => clearInterval(timer),
  };
}
