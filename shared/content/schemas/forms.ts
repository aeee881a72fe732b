import * as z from 'zod';
import type { Fields } from '../fields';

/** content/forms.json: texts of several forms, and of the newsletter form. docs/behavior.md#sending-forms */
export const formsFile = ({ text, richText, pageLink }: Fields) =>
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
      })
      .optional(),
  });
