import * as z from 'zod';
import { namedBy } from '../../forms/allForms';
import { newsletter } from '../../forms/newsletter';
import type { Fields } from '../fields';
import { formLabels, wordsFor } from '../formLabels';

/** content/forms.json: texts of several forms, and of the newsletter form. docs/behavior.md#sending-forms */
export const formsFile = ({ text, template, richText, pageLink }: Fields) =>
  z.strictObject({
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
        labels: formLabels(newsletter, { text }),
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
    /** Of all forms except the newsletter; others are in the content of each form's page. */
    states: z.strictObject({
      submitting: text,
      incomplete: text,
      failure: text,
      unreachable: text,
      unsent: text,
    }),
    /** At required fields, by the name that shared/forms/ gives. */
    help: wordsFor(namedBy('help'), text),
    /** At any field. docs/behavior.md#error-texts */
    faults: z.strictObject({
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
