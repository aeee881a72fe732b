import type { RequestHandler } from 'express';
import type { FormDefinition } from './definitions';
import { errorTexts, FormError } from './errors';

/** `res.locals` of a post after `validate`: the values as the form's schema returns them. */
export interface ValidatedLocals {
  values: Record<string, unknown>;
}

const isEmpty = (value: unknown) => value == null || (typeof value === 'string' && value.trim() === '');

/** The fields of a body; where there is none, none. */
export const fieldsOf = (body: unknown): ReadonlyMap<string, unknown> => new Map(Object.entries(body ?? {}));

/** The values of a body. @throws FormError 400 with a text for each invalid field */
function parse({ schema, required }: FormDefinition, body: unknown): ValidatedLocals['values'] {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    if (path.length > 0) errors[String(path[0])] ??= message;
  }
  const fields = fieldsOf(body);
  const message = required?.fields.some((name) => isEmpty(fields.get(name)))
    ? required.message
    : errorTexts.invalidFields;
  throw new FormError(400, message, errors);
}

/** Checks the body against the form's schema. */
export function validate(form: FormDefinition): RequestHandler {
  return (req, res, next) => {
    Object.assign(res.locals, { values: parse(form, req.body) } satisfies ValidatedLocals);
    next();
  };
}
