import type { ErrorRequestHandler, Request, Response } from 'express';
import { forms } from '../../shared/forms/allForms';
import { pageOfForm } from '../../shared/pages';
import { sendPage } from '../pages/pageResponse';
import type { FormDependencies } from './dependencies';
import type { FormEndpoint } from './endpoints';
import { errorMessages, type FormError, toFormError } from './formError';
import { fieldsOf } from './readPost';

/** `res.locals` for a post. */
export interface PostLocals {
  form: FormEndpoint;
  /** The error for a post beyond the rate limit. A repeat of a stored inquiry is still accepted. */
  rateLimitError?: FormError;
}

interface PostResult {
  status: number;
  message: string;
  /** Error messages, keyed by field name. */
  errors?: Record<string, string> | undefined;
}

/** Returns the path of the form's page: the hidden field's value if that is a page, or else the form's default page. */
export function pageOf({ body, snapshot }: Request, form: FormEndpoint): string {
  const page = fieldsOf(body).get('page');
  return (typeof page === 'string' && snapshot.addressOf(page)?.path) || pageOfForm(form.name);
}

/** Returns the submitted text values, for the page to show again. */
function submittedText({ body }: Request, { name }: FormEndpoint): Record<string, string> {
  const submitted = Object.entries(forms[name].fields).map(([field]) => [field, fieldsOf(body).get(field)]);
  return Object.fromEntries(submitted.filter(([, value]) => typeof value === 'string'));
}

/** Responds to a post sent by a script. */
export function sendJson(res: Response, { status, message, errors }: PostResult): void {
  res.status(status).json({ success: status === 200, message, errors });
}

export type Respond = (req: Request, res: Response, result: PostResult) => Promise<void>;

/** Creates the function that responds to posts with JSON, a redirect, or a page. */
export function createRespond({ renderPage, refusalPage }: FormDependencies): Respond {
  return async (req, res, result) => {
    const { form } = res.locals as PostLocals;
    const { snapshot } = req;
    const { status, message, errors } = result;
    const success = status === 200;
    const page = pageOf(req, form);
    // Browsers use this content type if the form is posted without JavaScript.
    const isBrowserPost = Boolean(req.is('application/x-www-form-urlencoded'));
    if (!isBrowserPost) {
      sendJson(res, result);
    } else if (success && message === form.success) {
      // After a 303 redirect, reloading the page does not post again.
      res.redirect(303, `${page}?sent=${form.name}`);
    } else if (success || errors || status >= 500) {
      const formResult = { form: form.name, success, message, errors, values: submittedText(req, form) };
      await sendPage(res, await renderPage({ snapshot, url: page, status, formResult }));
    } else {
      // Sends a small page: invalid posts are cheap to send, but the form's page is expensive to render.
      await sendPage(res, refusalPage(snapshot, status, message, page));
    }
  };
}

/** Creates the last handler in a form's middleware chain, which responds to a rejected post. */
export function respondToRejected({ logger }: FormDependencies, respond: Respond): ErrorRequestHandler {
  return (error, req, res, _next) => {
    if (req.socket.destroyed) return; // The client has disconnected.
    const { form, rateLimitError } = res.locals as PostLocals;
    const postError = toFormError(error, form.failure, errorMessages(req.snapshot.content));
    // The rate limit takes precedence over all errors except server errors.
    const formError = (postError.status < 500 && rateLimitError) || postError;
    if (postError !== error && postError.status >= 500)
      logger.error({ err: error, form: form.name }, 'form submission failed');
    return respond(req, res, formError);
  };
}
