import * as z from 'zod';
import { flag, internalLink, some, text, textBlock, uniqueIds } from './fields';

/** content/cookies.json: the cookie notice and the preferences dialog. */
export const cookiesFile = z.strictObject({
  banner: z.strictObject({
    title: text,
    text,
    policy: z.strictObject({ text, to: internalLink }),
    acceptAll: text,
    decline: text,
    customize: text,
  }),
  dialog: z.strictObject({
    title: text,
    intro: text,
    decline: text,
    acceptAll: text,
    save: text,
    cancel: text,
  }),
  /** The message shown after the guest saves cookie preferences. */
  saved: text,
  categories: some(
    z.strictObject({
      /** The key in the stored cookiePreferences. */
      id: z.literal(['functional', 'preferences', 'statistics', 'marketing', 'aiAnalytics']),
      name: text,
      description: text,
      /** Whether the category is always on. */
      locked: flag,
    }),
  ).check(uniqueIds),
  /** The text shown while the browser sends an opt-out signal. */
  signalHonored: textBlock.extend({
    /** The signal's name, for the footer. */
    signal: text,
  }),
});
