import { type Request, type RequestHandler, type Response, Router } from 'express';
import { pages } from '../../shared/pages';
import type { UnsubscribeState } from '../../shared/unsubscribe';
import { clientAddress } from '../http/clientAddress';
import { requestTarget } from '../http/requestTarget';
import {
  choiceOf,
  createListLinks,
  type ListChoice,
  pageQuery,
  type SignedChoice,
} from '../mail/list/listLinks';
import type { MailHotel } from '../mail/messages/email';
import { choiceNotice } from '../mail/messages/notices';
import { toEmailMessage } from '../mail/messages/toEmailMessage';
import type { Message } from '../mail/outbox/message';
import { NotStoredError } from '../mail/outbox/outbox';
import { sendPage } from '../pages/pageResponse';
import type { FormDependencies } from './dependencies';
import { errorMessages } from './formError';
import { createLimit } from './rateLimit';

/** The maximum number of notices to the hotel per email address and window. */
const noticeLimit = 5;
/** The maximum number of posts per link and window, since each post costs a call to the email provider. */
const linkLimit = 20;
/** The maximum number of posts per client and window. An email provider posts for many users from a few addresses. */
const clientLimit = 5000;
/** The length of the window, in ms. */
const window = 60 * 60 * 1000;

const { path } = pages.unsubscribe;

type Result = 'done' | 'invalid' | 'failed' | 'too many';

const statusOf: Record<Result, number> = { done: 200, invalid: 400, failed: 503, 'too many': 429 };

/** Returns the unsubscribe page's state after a request to leave or rejoin the newsletter. */
function stateOf(result: 'done' | 'invalid' | 'failed', choice: ListChoice): UnsubscribeState {
  return result === 'invalid' || choice === 'unsubscribe' ? result : `back-${result}`;
}

const setHeaders = (res: Response, result: Result): Response =>
  res.status(statusOf[result]).set({
    'Cache-Control': 'no-store',
    ...(result === 'too many' && { 'Retry-After': String(window / 1000) }),
  });

/**
 * Creates `/unsubscribe/{token}`, the link in emails for leaving or rejoining the newsletter. Opening the link shows a
 * page with a button, which posts to `/unsubscribe?token={token}`. One-click unsubscribing in email clients posts to
 * the link itself (RFC 8058: cross-origin, no redirect). docs/behavior.md#unsubscribing
 */
export function unsubscribeRoute({
  config,
  logger,
  outbox,
  renderPage,
  refusalPage,
  createStore,
}: FormDependencies): Router {
  const { RESEND_SEGMENT_ID: segmentId } = config;
  const links = createListLinks(config);
  const shared = { window, createStore };
  const notices = createLimit({ ...shared, name: 'unsubscribe', limit: noticeLimit });
  const posts = { ...shared, passOnStoreFailure: true };
  const perLink = createLimit({ ...posts, name: 'unsubscribe-link', limit: linkLimit });
  const perClient = createLimit({ ...posts, name: 'unsubscribe-client', limit: clientLimit });

  async function choose(hotel: MailHotel, email: string, choice: ListChoice): Promise<Result> {
    const link = `${choice} ${email}`;
    if (!(await perLink.take(link))) return 'too many';
    const receivedAt = new Date();
    const messages: Message[] = [];
    if (segmentId !== undefined)
      messages.push(choice === 'unsubscribe' ? { kind: choice, email } : { kind: choice, email, segmentId });
    if (await notices.take(email))
      messages.push(
        toEmailMessage(hotel, choiceNotice(hotel, email, choice, segmentId !== undefined, receivedAt)),
      );
    try {
      if (messages.length > 0)
        await outbox.store({ form: 'newsletter', email, fields: { choice }, receivedAt, messages });
      return 'done';
    } catch (error) {
      await notices.giveBack(email);
      await perLink.giveBack(link);
      if (!(error instanceof NotStoredError)) throw error;
      logger.error({ form: 'newsletter', err: error }, 'unsubscribe not stored');
      return 'failed';
    }
  }

  async function resultOf(req: Request, signed: SignedChoice | undefined): Promise<Result> {
    if (!(await perClient.take(clientAddress(req)))) return 'too many';
    return signed ? choose(req.snapshot, signed.email, signed.choice) : 'invalid';
  }

  /** Receives a one-click post to a link. Ignores the body and its type, because the link contains all data. */
  const receiveOneClick: RequestHandler<{ token: string }> = async (req, res) => {
    const result = await resultOf(req, links?.readToken(req.params.token));
    setHeaders(res, result).type('text').send(result);
  };

  /** Receives a post from the page's button, or a one-click post to a link from release 1.0. */
  const receive: RequestHandler = async (req, res) => {
    const { snapshot, originalUrl } = req;
    const { query } = requestTarget({ url: originalUrl });
    const parameters = new URLSearchParams(query);
    const token = parameters.get('token');
    const signed = token === null ? links?.readQuery(query) : links?.readToken(token);
    const choice = signed?.choice ?? choiceOf(parameters);
    const result = await resultOf(req, signed);
    setHeaders(res, result);
    if (req.accepts(['text', 'html']) !== 'html') {
      res.type('text').send(result);
    } else if (result === 'too many') {
      const message = errorMessages(snapshot.content).tooManyPosts(window / 60_000);
      await sendPage(res, refusalPage(snapshot, statusOf[result], message, path));
    } else if (result === 'failed') {
      // Keeps the query, because the page's button must post to the link again. The page's other states are cached.
      const formResult = { form: 'unsubscribe', success: false, message: stateOf(result, choice) } as const;
      await sendPage(res, await renderPage({ snapshot, url: path, status: statusOf[result], formResult }));
    } else res.redirect(303, `${path}?state=${stateOf(result, choice)}`);
  };

  /** Redirects an opened link to the page with the button, without changing the subscription. */
  const open: RequestHandler<{ token: string }> = ({ params: { token } }, res) => {
    const signed = links?.readToken(token);
    const query = signed ? pageQuery(signed, token) : 'state=invalid';
    res.set('Cache-Control', 'no-store').redirect(303, `${path}?${query}`);
  };

  const router = Router();
  router.route(`${path}/:token{/}`).get(open).post(receiveOneClick);
  router.post(path, receive);
  return router;
}
