import type { Logger } from '../logger';

const minute = 60_000;

/** The interval of the check, in ms. */
const checkInterval = 15_000;

/** Timeout of the webhook, in ms. */
const webhookTimeout = 5000;

interface AlertOptions {
  /** The age of a queued enquiry that causes an alert, in ms. */
  after: number;
  /** The webhook's URL. Absent: the log and /readyz only. */
  url?: string | undefined;
  /** The age of the oldest queued enquiry, in ms; 0 without one. */
  oldest(): number;
  /** The number of notices to the hotel that failed permanently. */
  failed(): number;
  logger: Logger;
}

/**
 * Sends one alert when enquiries wait too long or cannot be mailed, and one on recovery: to the log, and to a webhook in the
 * format of chat services (`{ "text": ... }`). docs/for-operators.md#watch-it
 */
export function createAlerts({ after, url, oldest, failed, logger }: AlertOptions) {
  let isLate = false;
  /** The number of failed notices that were reported. */
  let told = 0;
  /** The message that the webhook has not accepted yet. */
  let unsent: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  const failedMessage = () =>
    `${failed() === 1 ? 'an enquiry' : `${failed()} enquiries`} could not be mailed; see npm run outbox`;

  const lateMessage = () =>
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
      // The error's message may contain the URL, which is a secret.
      logger.warn({ reason: (error as Error).name }, 'ALERT_URL did not take the alert; it is tried again');
    }
  }

  async function check(): Promise<void> {
    const wasLate = isLate;
    isLate = oldest() > after;
    if (isLate && !wasLate) {
      unsent = lateMessage();
      logger.error({ minutes: Math.round(oldest() / minute) }, 'an enquiry waits too long to be mailed');
    } else if (wasLate && !isLate) {
      unsent = 'all enquiries have been mailed';
      logger.info('all late enquiries have been mailed');
    }
    // The failure itself is already logged.
    if (failed() > told) unsent = failedMessage();
    told = failed();
    await post();
  }

  return {
    check,
    /** The notice of /readyz while an enquiry waits too long or was not mailed. */
    notice(): string | undefined {
      if (oldest() > after) return lateMessage();
      return failed() > 0 ? failedMessage() : undefined;
    },
    /** Starts the checks. Failures before this start were reported then. */
    start(): void {
      told = failed();
      timer = setInterval(check, checkInterval).unref();
    },
    stop: () => clearInterval(timer),
  };
}
