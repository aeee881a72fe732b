import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { pages } from '../../shared/pages';
import type { UnsubscribeState } from '../../shared/unsubscribe';
import type { Config } from '../config';
import { countedAddress } from '../http/countedAddress';
import { requestTarget } from '../http/requestTarget';
import type { Logger } from '../logger';
import { emailCall } from '../mail/calls';
import type { Call } from '../mail/entry';
import { choiceOf, createListLinks, type ListChoice } from '../mail/listLinks';
import type { MailHotel } from '../mail/messages/email';
import { resubscribeNotice, unsubscribeNotice } from '../mail/messages/notices';
import { NotStoredError, type Outbox } from '../mail/outbox';
import type { RefusalPage } from '../pages/errorPage';
import { sendPage } from '../pages/page';
import type { RenderPage } from '../pages/render';
import { errorTexts } from './formError';
import type { StoreFactory } from './rateLimit';
import { fieldsOf } from './readPost';
import { createRecipientLimit } from './recipientLimit';

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
  refusalPage: RefusalPage;
  createStore?: StoreFactory | undefined;
}

type Result = 'done' | 'invalid' | 'failed' | 'too many';

const statusOf: Record<Result, number> = { done: 200, invalid: 400, failed: 503, 'too many': 429 };

/** The page's state that shows the result of a choice. */
function stateOf(result: 'done' | 'invalid' | 'failed', choice: ListChoice): UnsubscribeState {
  return result === 'invalid' || choice === 'unsubscribe' ? result : `back-${result}`;
}

/**
 * `POST /unsubscribe`, from the page at that address (which a mail's link opens) and from mail programs' one-click
 * unsubscribe (RFC 8058: cross-origin, answered without a redirect); its link also brings back who has left. A GET changes nothing, because mail scanners follow
 * every link. docs/behavior.md#unsubscribing
 */
export function unsubscribeRoute({
  config,
  logger,
  outbox,
  renderPage,
  refusalPage,
  createStore,
}: Dependencies): Router {
  const { RESEND_SEGMENT_ID: segmentId } = config;
  const links = createListLinks(config);
  const isOnList = segmentId !== undefined;
  const shared = { window, createStore };
  const notices = createRecipientLimit({ ...shared, name: 'unsubscribe', limit: noticeLimit });
  const posts = { ...shared, allowUncounted: true };
  const perLink = createRecipientLimit({ ...posts, name: 'unsubscribe-link', limit: linkLimit });
  const perClient = createRecipientLimit({ ...posts, name: 'unsubscribe-client', limit: clientLimit });

  const { path } = pages.unsubscribe;

  function callsOf(
    hotel: MailHotel,
    email: string,
    choice: ListChoice,
    receivedAt: Date,
  ): { list: Call[]; notice: Call } {
    if (choice === 'resubscribe')
      return {
        list: segmentId === undefined ? [] : [{ type: 'resubscribe', email, segmentId }],
        notice: emailCall(hotel, resubscribeNotice(hotel, email, receivedAt)),
      };
    return {
      list: isOnList ? [{ type: 'unsubscribe', email }] : [],
      notice: emailCall(hotel, unsubscribeNotice(hotel, email, isOnList, receivedAt)),
    };
  }

  async function choose(hotel: MailHotel, email: string, choice: ListChoice): Promise<Result> {
    const link = `${choice} ${email}`;
    if (!(await perLink.take(link))) return 'too many';
    const receivedAt = new Date();
    const isNoticed = await notices.take(email);
    // The list first: a crash between two files must not lose it.
    const { list, notice } = callsOf(hotel, email, choice, receivedAt);
    const calls = [...list, ...(isNoticed ? [notice] : [])];
    try {
      if (calls.length > 0) await outbox.store('newsletter', calls, receivedAt);
      return 'done';
    } catch (error) {
      await notices.giveBack(email);
      await perLink.giveBack(link);
      if (!(error instanceof NotStoredError)) throw error;
      logger.error({ form: 'newsletter', err: error }, 'unsubscribing not stored');
      return 'failed';
    }
  }

  async function answer(
    req: Request,
    res: Response,
    result: Result,
    choice: ListChoice,
    isPage: boolean,
  ): Promise<void> {
    const { snapshot } = req;
    const status = statusOf[result];
    if (result === 'too many') res.set('Retry-After', String(window / 1000));
    if (!isPage) res.status(status).type('text').send(result);
    else if (result === 'too many')
      await sendPage(
        res,
        refusalPage(snapshot, status, errorTexts(snapshot.content).tooManyPosts(window / 60_000), path),
      );
    // After a failure the page's button must post to the link again, so it keeps the query. The other states are cached pages.
    else if (result === 'failed') {
      const answer = { form: 'unsubscribe', success: false, message: stateOf(result, choice) } as const;
      await sendPage(res, await renderPage({ snapshot, url: path, status, answer }));
    } else res.redirect(303, `${path}?state=${stateOf(result, choice)}`);
  }

  async function resultOf(req: Request, query: URLSearchParams, choice: ListChoice): Promise<Result> {
    if (!(await perClient.take(countedAddress(req)))) return 'too many';
    const email = links?.emailOf(query);
    return email === undefined ? 'invalid' : choose(req.snapshot, email, choice);
  }

  const receive: RequestHandler = async (req, res) => {
    res.set('Cache-Control', 'no-store');
    const query = new URLSearchParams(requestTarget({ url: req.originalUrl }).query);
    const choice = choiceOf(query);
    const isPage = fieldsOf(req.body).has('page');
    await answer(req, res, await resultOf(req, query, choice), choice, isPage);
  };

  const router = Router();
  router.post(path, express.urlencoded({ limit: '1kb', extended: false }), receive);
  return router;
}
