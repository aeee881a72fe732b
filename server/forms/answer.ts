import type { Request, Response } from 'express';
import { addressOf } from '../../shared/addresses';
import { site } from '../../shared/site';
import type { RenderPage } from '../pages/render';
import type { Form } from './definitions';

/** What a post came to. */
export interface Result {
  status: number;
  message: string;
  /** Message by field name. */
  errors?: Record<string, string>;
}

const call = `call us at ${site.phone.display}`;

/** What a guest reads where the specification has no text of its own. */
export const texts = {
  crossSite: `This form can only be sent from our own pages. Please try again there, or ${call}.`,
  method: 'This address takes posted forms only.',
  notFound: 'There is nothing at this address.',
  notStored: `Something broke on our side and your message was not stored, so please do not count on it. Please ${call}.`,
  tooLarge: `That is more than this form can carry. Please shorten it, or write to ${site.email}.`,
  tooMany: (minutes: number) =>
    `That was a lot at once. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or ${call}.`,
  type: 'Send this form as application/json or application/x-www-form-urlencoded.',
  unreadable: 'We could not read what was sent. Please try again.',
} as const;

/** A post by the browser itself, from a page without JavaScript: it wants a page back. */
export const isPagePost = (req: Request) => Boolean(req.is('application/x-www-form-urlencoded'));

/** A body as a set of fields; anything else has none. */
export const fieldsOf = ({ body }: Request): ReadonlyMap<string, unknown> =>
  new Map(typeof body === 'object' && body !== null ? Object.entries(body as object) : []);

/** The page that the form stood on: what its hidden field says where that is a page, else the form's own. */
export function pageOf(req: Request, form: Form): string {
  const page = fieldsOf(req).get('page');
  return (typeof page === 'string' && addressOf(page)?.path) || form.page;
}

/** What was typed into the form's own fields, for the page to show again. */
function typed(req: Request, form: Form): Record<string, string> {
  const fields = fieldsOf(req);
  return Object.fromEntries(
    form.fields.flatMap((name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/**
 * Answers a post: JSON to a script; to a browser's own post 303 to the success panel, or its page at once with what
 * is wrong and everything that was typed. DESIGN 3, Forms.
 */
export function answer(
  req: Request,
  res: Response,
  form: Form,
  { status, message, errors }: Result,
  render: RenderPage,
) {
  const success = status === 200;
  if (!isPagePost(req)) {
    res.status(status).json({ success, message, ...(errors ? { errors } : {}) });
    return;
  }
  const page = pageOf(req, form);
  if (success) {
    res.redirect(303, `${page}?sent=${form.name}`);
    return;
  }
  const values = typed(req, form);
  render(res, {
    url: page,
    status,
    answer: { form: form.name, success, message, values, ...(errors ? { errors } : {}) },
  });
}
