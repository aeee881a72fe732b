import type { Content } from '../../shared/content/content';
import { pluralize } from '../../shared/templates';
import { statusOf } from '../http/handleErrors';

/** Returns the error messages that all forms share. */
export const errorMessages = ({ formErrors, ui: { refusals } }: Pick<Content, 'formErrors' | 'ui'>) => ({
  ...refusals,
  invalidFields: formErrors.incomplete,
  tooManyPosts: (minutes: number) => pluralize(refusals.tooManyPosts, minutes),
});

/** Thrown for a refused post. Contains the status and the message of the response. */
export class FormError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Error messages, keyed by field name. */
    readonly errors?: Record<string, string>,
  ) {
    super(message);
    this.name = 'FormError';
  }
}

/**
 * Converts any error from the middleware chain to a FormError. Errors of the body parser have a 4xx status.
 * @param failure the form's message for server errors
 */
export function toFormError(
  error: unknown,
  failure: string,
  messages: ReturnType<typeof errorMessages>,
): FormError {
  if (error instanceof FormError) return error;
  const status = statusOf(error);
  if (status === 413) return new FormError(413, messages.tooLarge);
  if (status === 415) return new FormError(415, messages.unsupportedType);
  if (status < 500) return new FormError(400, messages.unreadable);
  return new FormError(500, failure);
}
