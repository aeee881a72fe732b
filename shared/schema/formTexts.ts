import * as z from 'zod';
import { newsletter } from '../forms/newsletter';
import { pageLink, richText, text } from './fields';
import { formLabels } from './formLabels';

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
