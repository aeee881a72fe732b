import * as z from 'zod';
import { type FormDefinition, labelsOf } from '../forms/definition';
import { newsletter } from '../forms/newsletter';
import { requiredMessages } from '../forms/requiredMessages';
import { pageLink, richText, template, text, textFields } from './fields';

/** The schema of a form's labels: one per field except the consent. */
export const formLabels = <Form extends FormDefinition>(form: Form) => textFields(labelsOf(form));

/** content/form-texts.json: text for several forms, and for the newsletter form. */
export const formTextsFile = z.strictObject({
  /** The notice at collection: a link to the privacy policy (11 CCR 7012). */
  privacyNotice: pageLink,
  marketingConsent: text.meta({
    description: 'Next to the checkbox for marketing emails. Ask a lawyer before you change it.',
  }),
  /** In the footer. Omitted if the hotel has no newsletter. */
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
      /** Shown if the box isn't checked, to say that no marketing emails will follow. */
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

/** content/form-errors.json: the error messages of forms. */
export const formErrorsFile = z.strictObject({
  /** For all forms except the newsletter. Other messages are in the content of each form's page. */
  incomplete: text,
  failure: text,
  unreachable: text,
  unsent: text,
  required: textFields(requiredMessages),
  /** For any field. */
  invalid: z.strictObject({
    tooLong: template('most'),
    /** For an email address with letters before the @ that most mail providers do not accept. */
    emailLetters: text.default('Please use only plain letters, without accents, before the @.'),
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
