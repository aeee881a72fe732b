import * as z from 'zod';
import { namedBy } from '../forms/allForms';
import { type FormDefinition, type LabelledName, labelledNames } from '../forms/definition';
import { newsletter } from '../forms/newsletter';
import { pageLink, richText, template, text } from './fields';

/** The schema of a text for each of some names. */
export const wordsFor = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

/** The schema of a form's labels: one per field except the consent. */
export const formLabels = <Form extends FormDefinition>(form: Form) =>
  wordsFor<LabelledName<Form>>(labelledNames(form));

/** content/form-texts.json: texts of several forms, and of the newsletter form. */
export const formTextsFile = z.strictObject({
  /** The notice at collection: a link to the privacy policy (11 CCR 7012). */
  privacyNotice: pageLink,
  marketingConsent: text.meta({
    description:
      'Beside the box by which a guest agrees to marketing emails. Ask a lawyer before you change it.',
  }),
  /** In the footer. Absent: the hotel has none. */
  newsletter: z
    .strictObject({
      heading: text,
      text,
      /** The consent text. */
      agreement: richText,
      labels: formLabels(newsletter),
      submit: text,
      submitting: text,
      success: text,
      /** Where the box is not ticked: no marketing emails follow. */
      withoutConsent: text,
      failure: text,
      unreachable: text,
    })
    .optional(),
  /** Follows the label of an optional field. */
  optional: text,
  /** On the button of a form that is being sent, except the newsletter's. */
  submitting: text,
});

/** content/form-errors.json: what forms say when something is wrong. */
export const formErrorsFile = z.strictObject({
  /** Of all forms except the newsletter; others are in the content of each form's page. */
  incomplete: text,
  failure: text,
  unreachable: text,
  unsent: text,
  /** At required fields, by the name that shared/forms/ gives. */
  required: wordsFor(namedBy('help')),
  /** At any field. */
  invalid: z.strictObject({
    tooLong: template('most'),
    /** An incomplete date, time or number, whose value browsers do not expose. */
    unfinished: text,
    past: text,
    tooFar: template('years'),
    endBeforeStart: text,
    time: text,
    number: text,
    box: text,
    text,
  }),
});
