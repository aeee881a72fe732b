import type { RequestHandler } from 'express';
import type * as z from 'zod';
import type { AnyForm } from '../../shared/forms/allForms';
import type { FieldDefinition, Values } from '../../shared/forms/definition';
import type { FormEndpoint } from './endpoints';
import { errorTexts, FormError } from './formError';

/** `res.locals` of a post: its form. */
export interface FormLocals {
  form: FormEndpoint;
}

/** `res.locals` of a post after `validate`: the parsed values. */
export interface ValidatedLocals {
  values: Values<AnyForm>;
}

const isEmpty = (value: unknown) => value == null || (typeof value === 'string' && value.trim() === '');

/** The fields of a body; empty without a body. */
export const fieldsOf = (body: unknown): ReadonlyMap<string, unknown> => new Map(Object.entries(body ?? {}));

function refusalOf(
  { fields, missing }: FormEndpoint,
  body: unknown,
  issues: z.core.$ZodIssue[],
  invalidFields: string,
): FormError {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    if (path.length > 0) errors[String(path[0])] ??= message;
  }
  const given = fieldsOf(body);
  const isIncomplete = Object.entries<FieldDefinition>(fields).some(
    ([name, { help }]) => help !== undefined && isEmpty(given.get(name)),
  );
  return new FormError(400, (isIncomplete && missing) || invalidFields, errors);
}

/** Validates the body with the form's schema; 400 with a message for each invalid field. */
export const validate: RequestHandler = (req, res, next) => {
  const { form } = res.locals as FormLocals;
  const { data: values, error } = form.schema.safeParse(req.body);
  if (error) throw refusalOf(form, req.body, error.issues, errorTexts(req.snapshot.content).invalidFields);
  Object.assign(res.locals, { values } satisfies ValidatedLocals);
  next();
};
