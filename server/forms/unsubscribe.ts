import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { pages } from '../../shared/pages';
import type { UnsubscribeState } from '../../shared/unsubscribe';
import type { Config } from '../config';
import { countedAddress } from '../http/countedAddress';
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

/** Notices to the hotel per address and window. */
const noticeLimit = 5;
/** Posts of one link per window: each costs a call to the mail provider. */
const linkLimit = 20;
/** Posts per client and window. High, since a mail provider posts for all its users from a few addresses. */
const clientLimit = 5000;
/** In ms. */
const window = 60 * 60 * 1000;

interface Dependencies {
  config: Config;
  logger: Logger;
  outbox: Outbox;
  renderPage: RenderPage;
  createStore?: StoreFactory | undefined;
}

type State = UnsubscribeState | 'too many';

const statusOf: Record<State, number> = { done: 200, invalid: 400, failed: 503, 'too many': 429 };

/**
 * `POST /unsubscribe`, from the page at that address (which a mail's link opens) and from mail programs' one-click
 * unsubscribe (RFC 8058: cross-origin, answered without a redirect). A GET changes nothing, because mail scanners follow
 * every link. docs/behavior.md#unsubscribing
 */
export function unsubscribeRoute({ config, logger, outbox, renderPage, createStore }: Dependencies): Router {
  const links = createUnsubscribeLinks(config);
  const isOnList = config.RESEND_SEGMENT_ID !== undefined;
  const shared = { window, createStore };
  const notices = createRecipientLimit({ ...shared, name: 'unsubscribe', limit: noticeLimit });
  const posts = { ...shared, allowUncounted: true };
  const perLink = createRecipientLimit({ ...posts, name: 'unsubscribe-link', limit: linkLimit });
  const perClient = createRecipientLimit({ ...posts, name: 'unsubscribe-client', limit: clientLimit });

  async function unsubscribe(email: string): Promise<State> {
    if (!(await perLink.take(email))) return 'too many';
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
      await perLink.giveBack(email);
      if (!(error instanceof NotStoredError)) throw error;
      logger.error({ form: 'newsletter', err: error }, 'unsubscribing not stored');
      return 'failed';
    }
  }

  async function answer(res: Response, state: State, isPage: boolean): Promise<void> {
    const { path } = pages.unsubscribe;
    const status = statusOf[state];
    if (status === 429) res.set('Retry-After', String(window / 1000));
    if (!isPage) res.status(status).type('text').send(state);
    // After a failure the page's button must post to the link again, so it keeps the query. The other states are cached pages.
    else if (status >= 429) await sendPage(res, await renderPage({ url: `${path}?state=failed`, status }));
    else res.redirect(303, `${path}?state=${state}`);
  }

  async function stateOf(req: Request): Promise<State> {
    if (!(await perClient.take(countedAddress(req)))) return 'too many';
    const email = links?.emailOf(new URLSearchParams(requestTarget({ url: req.originalUrl }).query));
    return email === undefined ? 'invalid' : unsubscribe(email);
  }

  const receive: RequestHandler = async (req, res) => {
    res.set('Cache-Control', 'no-store');
    await answer(res, await stateOf(req), fieldsOf(req.body).has('page'));
  };

  const router = Router();
  router.post(pages.unsubscribe.path, express.urlencoded({ limit: '1kb', extended: false }), receive);
  return router;
}
