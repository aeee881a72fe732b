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
  /** Why the provider holds mail, if it does. Absent: unknown. */
  heldBy?(): string | undefined;
  /** The number of notices to the hotel that failed permanently. */
  failed(): number;
  logger: Logger;
}

/** An answer of the webhook other than success. */
class WebhookError extends Error {
  override name = 'WebhookError';
}

/**
 * Posts a text to a webhook in the format of chat services.
 * @throws WebhookError for an answer other than success, or the system's error, whose message may contain the URL
 */
async function postText(url: string, text: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
    redirect: 'manual',
    signal: AbortSignal.timeout(webhookTimeout),
  });
  // Not read: it may have no end.
  await answer.body?.cancel();
  if (!answer.ok) throw new WebhookError(`answered ${answer.status}`);
}

/** Sends a test alert. @returns why the webhook did not take it, without the URL, which is a secret; undefined if it did */
export async function sendTestAlert(url: string, siteUrl: string): Promise<string | undefined> {
  try {
    await postText(url, `a test alert of ${siteUrl}: alerts arrive here`);
    return undefined;
  } catch (error) {
    if (error instanceof WebhookError) return error.message;
    const { name, cause } = error as { name: string; cause?: NodeJS.ErrnoException };
    return cause?.code ?? cause?.message ?? name;
  }
}

/**
 * Sends one alert when enquiries wait too long or cannot be mailed, and one on recovery: to the log, and to a webhook in the
 * format of chat services (`{ "text": ... }`). docs/for-operators.md#watch-it
 */
export function createAlerts({ after, url, oldest, heldBy, failed, logger }: AlertOptions) {
  let isLate = false;
  /** The number of failed notices that were reported. */
  let told = 0;
  /** The message that the webhook has not accepted yet. */
  let unsent: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  const failedMessage = () =>
    `${failed() === 1 ? 'an enquiry' : `${failed()} enquiries`} could not be mailed; see npm run outbox`;

  function lateMessage(): string {
    const reason = heldBy?.();
    const held = reason ? ` (Resend answers ${reason})` : '';
    return `an enquiry has waited for ${Math.round(oldest() / minute)} minutes to be mailed${held}; see npm run outbox`;
  }

  async function post(): Promise<void> {
    if (!url || unsent === undefined) return;
    const text = unsent;
    try {
      await postText(url, text);
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
