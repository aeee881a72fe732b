import { messages } from '../../shared/messages';
import { site } from '../../shared/site';
import { statusOf } from '../http/errors';
import type { FormEndpoint } from './endpoints';

const callUs = `call us at ${site.phone.display}`;

/** Error messages of every form. docs/behavior.md#form-endpoints */
export const errorTexts = {
  crossSite: `This form only works from our own site. Please try again there, or ${callUs}.`,
  invalidFields: messages.forms.incomplete,
  methodNotAllowed: 'This address only takes submitted forms.',
  notFound: 'There’s nothing at this address.',
  notStored: `Something broke on our end, and we don’t have your message. Please ${callUs}.`,
  tooLarge: `That’s more than this form can take. Please shorten it, or email us at ${site.email}.`,
  tooManyPosts: (minutes: number) =>
    `That was a lot at once. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or ${callUs}.`,
  unreadable: 'We couldn’t read that. Please try again.',
  unsupportedType: 'Send this form as application/json or application/x-www-form-urlencoded.',
} as const;

/** Further texts of the short error page. */
export const refusalTexts = {
  title: 'That wasn’t sent',
  back: 'Your browser’s Back button takes you to what you typed.',
  call: `Call ${site.phone.display}`,
  form: `Open the form at ${site.brand}`,
} as const;

/** A refused post: the status and the text of its response. */
export class FormError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Error messages by field name. */
    readonly errors?: Record<string, string>,
  ) {
    super(message);
    this.name = 'FormError';
  }
}

/** Converts any error of the chain; those of the body parsers have a 4xx status. */
export function toFormError(error: unknown, form: FormEndpoint): FormError {
  if (error instanceof FormError) return error;
  const status = statusOf(error);
  if (status === 413) return new FormError(413, errorTexts.tooLarge);
  if (status === 415) return new FormError(415, errorTexts.unsupportedType);
  if (status < 500) return new FormError(400, errorTexts.unreadable);
  return new FormError(500, form.failure);
}
