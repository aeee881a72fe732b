import * as z from 'zod';
import { type FormDefinition, labelsOf } from '../forms/definition';
import { newsletter } from '../forms/newsletter';
import { requiredMessages } from '../forms/requiredMessages';
import { pageLink, richText, template, text, textFields } from './fields';

/** Creates the schema of a form's labels: one label for each field except the consent checkbox. */
export const formLabels = <Form extends FormDefinition>(form: Form) => textFields(labelsOf(form));

/** content/form-texts.json: text for several forms, and for the newsletter form. */
export const formTextsFile = z.strictObject({
  /** California's “notice at collection”: a link to the privacy policy (11 CCR 7012). */
  privacyNotice: pageLink,
  marketingConsent: text.meta({
    description: 'Next to the checkbox for marketing emails. Ask a lawyer before you change it.',
  }),
  /** The form in the footer. Omitted if the hotel has no newsletter. */
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
      /** Shown if the consent box isn't checked: says that no marketing emails will follow. */
      withoutConsent: text,
      failure: text,
      unreachable: text,
    })
    .optional(),
  /** The text after the label of an optional field. */
  optional: text,
  /** The submit button's label while a form is being sent. The newsletter form has its own label. */
  submitting: text,
});

/** content/form-errors.json: the error messages of forms. */
export const formErrorsFile = z.strictObject({
  /** Messages shared by all forms except the newsletter form. A form's other messages are in its page's content. */
  incomplete: text,
  failure: text,
  unreachable: text,
  unsent: text,
  required: textFields(requiredMessages),
  /** Messages for any field. */
  invalid: z.strictObject({
    tooLong: template('most'),
    /** For an email address with letters before the @ that most mail providers don't accept. */
    emailLetters: text.default('Please use only plain letters, without accents, before the @.'),
    /** For an incomplete date, time or number, whose value browsers don't expose. */
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
