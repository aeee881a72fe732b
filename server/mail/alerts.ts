import type { Logger } from '../logger';

const minute = 60_000;

/** How often the queue's age is looked at, in ms. */
const checkInterval = 15_000;

/** How long the webhook may take to answer, in ms. */
const webhookTimeout = 5000;

interface AlertOptions {
  /** How long an enquiry may wait, in ms. */
  after: number;
  /** Where to post; absent: the log and /readyz only. */
  url?: string | undefined;
  /** How long the oldest enquiry has waited, in ms; 0 where none does. */
  oldest(): number;
  logger: Logger;
}

/**
 * Says once when enquiries wait too long: in the log, and to a webhook in the form that chat services take
 * (`{ "text": ... }`). Says once more when they go out again. docs/for-operators.md#watch-it
 */
export function createAlerts({ after, url, oldest, logger }: AlertOptions) {
  let isLate = false;
  /** What the webhook has not taken yet. */
  let unsent: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  const message = () =>
    `an enquiry has waited for ${Math.round(oldest() / minute)} minutes to be mailed; see npm run outbox`;

  async function post(): Promise<void> {
    if (!url || unsent === undefined) return;
    const text = unsent;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(webhookTimeout),
      });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      if (unsent === text) unsent = undefined;
    } catch (error) {
      // It may hold the address, which is a secret of the chat service.
      logger.warn({ reason: (error as Error).name }, 'ALERT_URL did not take the alert; it is tried again');
    }
  }

  async function check(): Promise<void> {
    const wasLate = isLate;
    isLate = oldest() > after;
    if (isLate && !wasLate) {
      unsent = message();
      logger.error({ minutes: Math.round(oldest() / minute) }, 'an enquiry waits too long to be mailed');
    } else if (wasLate && !isLate) {
      unsent = 'all enquiries have been mailed';
      logger.info('all late enquiries have been mailed');
    }
    await post();
  }

  return {
    check,
    /** What /readyz adds to its answer, where an enquiry waits too long. */
    notice: () => (oldest() > after ? message() : undefined),
    start(): void {
      timer = setInterval(check, checkInterval).unref();
    },
    stop: () => clearInterval(timer),
  };
}
