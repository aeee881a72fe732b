import type { RequestHandler } from 'express';
import type { AnyForm } from '../../shared/forms/allForms';
import type { FieldDefinition, Values } from '../../shared/forms/definition';
import type { FormEndpoint } from './endpoints';
import { errorTexts, FormError } from './formError';
import { fieldsOf } from './readPost';

/** `res.locals` of a post: its form. */
export interface FormLocals {
  form: FormEndpoint;
}

/** `res.locals` of a post after `validate`: the parsed values. */
export interface ValidatedLocals {
  values: Values<AnyForm>;
}

const isEmpty = (value: unknown) => value == null || (typeof value === 'string' && value.trim() === '');

/** Reads the body as the form's; 400 with a message for each invalid field. */
export const validate: RequestHandler = (req, res, next) => {
  const { form } = res.locals as FormLocals;
  const { fields, missing } = form;
  const reading = form.read(req.body);
  if (reading.errors) {
    const given = fieldsOf(req.body);
    const isIncomplete = Object.entries<FieldDefinition>(fields).some(
      ([name, { help }]) => help !== undefined && isEmpty(given.get(name)),
    );
    const { invalidFields } = errorTexts(req.snapshot.content);
    throw new FormError(400, (isIncomplete && missing) || invalidFields, reading.errors);
  }
  Object.assign(res.locals, { values: reading.values } satisfies ValidatedLocals);
  next();
};
