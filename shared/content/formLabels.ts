import * as z from 'zod';
import { type FormDefinition, type LabelledName, labelledNames } from '../forms/definition';
import type { Fields } from './fields';

/** The schema of a form's labels: one per field except the consent. */
export const formLabels = <Form extends FormDefinition>(form: Form, { text }: Pick<Fields, 'text'>) =>
  z.strictObject(
    Object.fromEntries(labelledNames(form).map((name) => [name, text])) as Record<
      LabelledName<Form>,
      Fields['text']
    >,
  );
