import * as z from 'zod';
import { optOut } from '../../forms/optOut';
import { date, flag, id, meta, pageLink, richText, sample, template, text, withIds } from '../fields';
import { formLabels } from '../formTexts';
import type { Resolved } from '../resolved';

/** Fields that all legal pages have. */
const legalPage = z.strictObject({
  meta,
  sample,
  heading: text,
  /** One line under the heading. */
  subtitle: text,
  /** Links to the other legal pages. */
  related: z.array(pageLink),
});

/** content/pages/privacy.json; the policy itself is in content/policies/privacy.md. */
export const privacyPage = legalPage.extend({
  /** The dates of the policy's last change and of its last review. */
  updated: date,
  reviewed: date,
  aboutUs: z.strictObject({ heading: text, text: richText }),
  contact: z.strictObject({ heading: text, intro: text, lines: z.array(richText) }),
});

/** content/pages/terms.json; the terms themselves are in content/policies/terms.md. */
export const termsPage = legalPage.extend({
  updated: date,
  reviewed: date,
  /** The terms of a stay, from content/policies/stay.md. */
  stay: z.strictObject({ id, heading: text, text }),
});

/** content/pages/do-not-sell.json; the explanation is in content/policies/do-not-sell.md. */
export const doNotSellPage = legalPage.extend({
  form: z.strictObject({
    heading: text,
    intro: text,
    labels: formLabels(optOut),
    submit: text,
    success: z.strictObject({ title: text, text, confirmation: template('address') }),
    /** The words used in `confirmation` if the email address is unknown. */
    unknownEmail: text,
    /** Shown if the server doesn't accept the form. Says that nothing is sent, and how to contact the hotel instead. */
    local: richText,
    withoutScript: richText,
  }),
});

/** content/pages/opt-out.json; the explanations are in content/policies/opt-out.md. */
export const optOutPage = legalPage.extend({
  /** The section with the toggles. */
  manage: z.strictObject({
    heading: text,
    acceptAll: text,
    rejectNonEssential: text,
    save: text,
    /** The sentence that says where preferences are stored. */
    kept: text,
    /** Replaces `kept` while there are no changes to save. */
    keptNow: text,
    withoutScript: text,
  }),
  categories: withIds({
    title: text,
    description: text,
    /** Whether the category is on by default. */
    value: flag,
    /** Whether the category is always on. */
    locked: flag,
  }),
});

export type LegalPage = Resolved<typeof legalPage>;
