import * as z from 'zod';
import type { Fields } from '../fields';

/** content/forms.json: what stands at every form. docs/behavior.md#sending-forms */
export const formsFile = ({ pageLink }: Fields) =>
  z.strictObject({
    /** The notice at collection: leads to what the hotel does with what is typed (11 CCR 7012). */
    privacyNotice: pageLink,
  });

export type FormTexts = z.output<ReturnType<typeof formsFile>>;
