import express, { type RequestHandler, type Response, Router } from 'express';
import { pages } from '../../shared/pages';
import type { UnsubscribeState } from '../../shared/unsubscribe';
import type { Config } from '../config';
import { requestTarget } from '../http/requestTarget';
import type { Logger } from '../logger';
import { emailCall } from '../mail/calls';
import type { Call } from '../mail/entry';
import { unsubscribeNotice } from '../mail/messages/newsletter';
import { NotStoredError, type Outbox } from '../mail/outbox';
import { createUnsubscribeLinks } from '../mail/unsubscribeLinks';
import { sendPage } from '../pages/page';
import type { RenderPage } from '../pages/render';
import type { StoreFactory } from './rateLimit';
import { createRecipientLimit } from './recipientLimit';
import { fieldsOf } from './validate';

/** Notices to the hotel per address and window. The list call is always stored: the guest's last choice counts. */
const limit = 5;
/** In ms. */
const window = 60 * 60 * 1000;

interface Dependencies {
  config: Config;
  logger: Logger;
  outbox: Outbox;
  renderPage: RenderPage;
  createStore?: StoreFactory | undefined;
}

const statusOf: Record<UnsubscribeState, number> = { done: 200, invalid: 400, failed: 503 };

/**
 * `POST /unsubscribe`, from the page at that address (which a mail's link opens) and from mail programs' one-click
 * unsubscribe (RFC 8058: cross-origin, answered without a redirect). A GET changes nothing, because mail scanners follow
 * every link. docs/behavior.md#unsubscribing
 */
export function unsubscribeRoute({ config, logger, outbox, renderPage, createStore }: Dependencies): Router {
  const links = createUnsubscribeLinks(config);
  const isOnList = config.RESEND_SEGMENT_ID !== undefined;
  const notices = createRecipientLimit({ name: 'unsubscribe', limit, window, createStore });

  async function unsubscribe(email: string): Promise<UnsubscribeState> {
    const receivedAt = new Date();
    const isNoticed = await notices.take(email);
    // The list first: a crash between two files must not lose it.
    const calls: Call[] = [
      ...(isOnList ? [{ type: 'unsubscribe', email } as const] : []),
      ...(isNoticed ? [emailCall(unsubscribeNotice(email, isOnList, receivedAt))] : []),
    ];
    try {
      if (calls.length > 0) await outbox.store('newsletter', calls, receivedAt);
      return 'done';
    } catch (error) {
      await notices.giveBack(email);
      if (!(error instanceof NotStoredError)) throw error;
      logger.error({ form: 'newsletter', err: error }, 'unsubscribing not stored');
      return 'failed';
    }
  }

  async function answer(res: Response, state: UnsubscribeState, isPage: boolean): Promise<void> {
    const { path } = pages.unsubscribe;
    if (!isPage) res.status(statusOf[state]).type('text').send(state);
    // After a failure the page's button must post to the link again, so it keeps the query. The other states are cached pages.
    else if (state === 'failed')
      await sendPage(res, await renderPage({ url: `${path}?state=${state}`, status: statusOf[state] }));
    else res.redirect(303, `${path}?state=${state}`);
  }

  const receive: RequestHandler = async (req, res) => {
    res.set('Cache-Control', 'no-store');
    const email = links?.emailOf(new URLSearchParams(requestTarget({ url: req.originalUrl }).query));
    const isPage = fieldsOf(req.body).has('page');
    await answer(res, email === undefined ? 'invalid' : await unsubscribe(email), isPage);
  };

  const router = Router();
  router.post(pages.unsubscribe.path, express.urlencoded({ limit: '1kb', extended: false }), receive);
  return router;
}
