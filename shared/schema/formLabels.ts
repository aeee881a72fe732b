import * as z from 'zod';
import { type FormDefinition, type LabelledName, labelledNames } from '../forms/definition';
import { text } from './fields';

/** The schema of a text for each of some names. */
export const wordsFor = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

/** The schema of a form's labels: one per field except the consent. */
export const formLabels = <Form extends FormDefinition>(form: Form) =>
  wordsFor<LabelledName<Form>>(labelledNames(form));
