import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { addressOf } from '../../shared/addresses';
import { pageOfForm } from '../../shared/pages';
import type { Logger } from '../logger';
import type { Metrics } from '../metrics/metrics';
import { sendPage } from '../pages/page';
import type { RenderPage } from '../pages/render';
import type { RefusalPage } from '../pages/shortPage';
import type { FormDefinition } from './definitions';
import { toFormError } from './errors';
import type { LimitedLocals } from './rateLimit';
import { fieldsOf } from './validate';

/** The result of a post. */
export interface FormResult {
  status: number;
  message: string;
  /** What is wrong with a field, by its name. */
  errors?: Record<string, string> | undefined;
}

const isSuccess = (status: number) => status === 200;

/**
 * Whether a refusal is shown in the form, with what was typed: where a guest can mend it, or it is our fault. Rendering
 * takes long, so that all else, which costs who posts it nothing, is answered with a short page.
 */
const isShownInForm = ({ status, errors }: FormResult) => errors !== undefined || status >= 500;

/** A post by the browser itself, without JavaScript: its response is a page. */
const isBrowserPost = (req: Request) => Boolean(req.is('application/x-www-form-urlencoded'));

/** The page that the form stood on: what its hidden field says where that is a page, else the form's own. */
export function pageOf({ body }: Request, form: FormDefinition): string {
  const page = fieldsOf(body).get('page');
  return (typeof page === 'string' && addressOf(page)?.path) || pageOfForm(form.name);
}

/** What was typed into the form's own fields, for the page to show again. */
function typedTexts({ body }: Request, form: FormDefinition): Record<string, string> {
  const fields = fieldsOf(body);
  return Object.fromEntries(
    Object.keys(form.schema.shape).flatMap((name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** The response to a script. */
export function sendJson(res: Response, { status, message, errors }: FormResult): void {
  res.status(status).json({ success: isSuccess(status), message, errors });
}

/** The last two steps of a form's chain: the only place that turns a result into JSON, a 303 or a page. */
export function respond(
  form: FormDefinition,
  {
    logger,
    metrics,
    renderPage,
    refusalPage,
  }: {
    logger: Logger;
    metrics: Pick<Metrics, 'refusal'>;
    renderPage: RenderPage;
    refusalPage: RefusalPage;
  },
): [RequestHandler, ErrorRequestHandler] {
  async function send(req: Request, res: Response, result: FormResult): Promise<void> {
    const { status, message, errors } = result;
    const page = pageOf(req, form);
    if (!isBrowserPost(req)) {
      sendJson(res, result);
    } else if (isSuccess(status)) {
      // 303: a reload of the page that follows sends nothing again.
      res.redirect(303, `${page}?sent=${form.name}`);
    } else if (!isShownInForm(result)) {
      await sendPage(res, refusalPage(status, message, page));
    } else {
      const answer = { form: form.name, success: false, message, errors, values: typedTexts(req, form) };
      await sendPage(res, await renderPage({ url: page, status, answer }));
    }
  }

  return [
    function respondToAccepted(req, res) {
      return send(req, res, { status: 200, message: form.success });
    },
    function respondToRefused(error, req, res, _next) {
      if (req.socket.destroyed) return; // The client has gone.
      const { tooMany } = res.locals as LimitedLocals;
      const fault = toFormError(error, form);
      // Beyond the limit it is of no matter what else is wrong with a post, unless that is our fault.
      const formError = (fault.status < 500 && tooMany) || fault;
      metrics.refusal(form.name, formError.status);
      if (fault !== error && fault.status >= 500) {
        logger.error({ err: error, form: form.name }, 'form failed');
      }
      return send(req, res, formError);
    },
  ];
}
