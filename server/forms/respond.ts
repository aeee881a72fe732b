import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { pageOfForm } from '../../shared/pages';
import type { Logger } from '../logger';
import type { Metrics } from '../metrics/metrics';
import type { RefusalPage } from '../pages/errorPage';
import { sendPage } from '../pages/page';
import type { RenderPage } from '../pages/render';
import type { FormEndpoint } from './endpoints';
import { errorTexts, toFormError } from './formError';
import type { LimitedLocals } from './rateLimit';
import { fieldsOf } from './readPost';
import type { FormLocals, ValidatedLocals } from './validate';

/** The result of a post. */
export interface FormResult {
  status: number;
  message: string;
  /** Error messages by field name. */
  errors?: Record<string, string> | undefined;
}

const isSuccess = (status: number) => status === 200;

/**
 * Whether an error is shown in the form with the typed values: field errors and our own failures. All others get a short
 * page, since rendering the form's page is expensive and a flood of bad posts is cheap to send.
 */
const isShownInForm = ({ status, errors }: FormResult) => errors !== undefined || status >= 500;

/** A post without JavaScript; its response is a page. */
const isBrowserPost = (req: Request) => Boolean(req.is('application/x-www-form-urlencoded'));

/** The page that the form was on: the hidden field's value if it is a page, else the form's default page. */
export function pageOf({ body, snapshot }: Request, form: FormEndpoint): string {
  const page = fieldsOf(body).get('page');
  return (typeof page === 'string' && snapshot.addressOf(page)?.path) || pageOfForm(form.name);
}

/** The typed values, for the page to show again. */
function typedTexts({ body }: Request, form: FormEndpoint): Record<string, string> {
  const fields = fieldsOf(body);
  return Object.fromEntries(
    Object.keys(form.fields).flatMap((name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** The response to a script. */
export function sendJson(res: Response, { status, message, errors }: FormResult): void {
  res.status(status).json({ success: isSuccess(status), message, errors });
}

/** The last two steps of a form's chain: convert a result into JSON, a 303 or a page. */
export function respond({
  logger,
  metrics,
  renderPage,
  refusalPage,
}: {
  logger: Logger;
  metrics: Pick<Metrics, 'refusal'>;
  renderPage: RenderPage;
  refusalPage: RefusalPage;
}): [RequestHandler, ErrorRequestHandler] {
  async function send(req: Request, res: Response, result: FormResult): Promise<void> {
    const { form } = res.locals as FormLocals;
    const { snapshot } = req;
    const { status, message, errors } = result;
    const page = pageOf(req, form);
    if (!isBrowserPost(req)) {
      sendJson(res, result);
    } else if (isSuccess(status) && message === form.success) {
      // 303: a reload does not post again.
      res.redirect(303, `${page}?sent=${form.name}`);
    } else if (!isSuccess(status) && !isShownInForm(result)) {
      await sendPage(res, refusalPage(snapshot, status, message, page));
    } else {
      const answer = {
        ...{ form: form.name, success: isSuccess(status), message, errors },
        values: typedTexts(req, form),
      };
      await sendPage(res, await renderPage({ snapshot, url: page, status, answer }));
    }
  }

  return [
    function respondToStored(req, res) {
      const { form, values } = res.locals as FormLocals & ValidatedLocals;
      return send(req, res, { status: 200, message: form.successFor?.(values) ?? form.success });
    },
    function respondToRefused(error, req, res, _next) {
      if (req.socket.destroyed) return; // The client has gone.
      const { form, tooMany } = res.locals as FormLocals & LimitedLocals;
      const answer = toFormError(error, form, errorTexts(req.snapshot.content));
      // The rate limit takes precedence over all errors but our own.
      const formError = (answer.status < 500 && tooMany) || answer;
      metrics.refusal(form.name, formError.status);
      if (answer !== error && answer.status >= 500) {
        logger.error({ err: error, form: form.name }, 'form failed');
      }
      return send(req, res, formError);
    },
  ];
}
