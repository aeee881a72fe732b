import * as z from 'zod';
import type { Fields } from '../../content/fields';
import { formLabels } from '../../content/formLabels';
import { uniqueIds } from '../../content/uniqueIds';
import { optOut } from '../../forms/optOut';

/** Common fields of the legal pages. */
const legalPage = ({ text, meta, pageLink, sample }: Fields) =>
  z.strictObject({
    meta,
    sample,
    heading: text,
    /** One line under the heading. */
    subtitle: text,
    /** The other legal pages. */
    related: z.array(pageLink),
  });

/** content/pages/privacy.json; the policy itself is content/policies/privacy.md. docs/behavior.md#privacy-policy */
export const privacyPage = (fields: Fields) => {
  const { text, date, richText } = fields;
  return legalPage(fields).extend({
    /** The dates of the policy's last change and of its last review. */
    updated: date,
    reviewed: date,
    aboutUs: z.strictObject({ heading: text, text: richText }),
    contact: z.strictObject({ heading: text, intro: text, lines: z.array(richText) }),
  });
};

/** content/pages/terms.json; the terms themselves are content/policies/terms.md. docs/behavior.md#terms */
export const termsPage = (fields: Fields) => {
  const { text, id, date } = fields;
  return legalPage(fields).extend({
    updated: date,
    reviewed: date,
    /** The terms of a stay, from content/policies/stay.md. */
    stay: z.strictObject({ id, heading: text, text }),
  });
};

/** content/pages/do-not-sell.json; the explanation is content/policies/do-not-sell.md. docs/behavior.md#do-not-sell */
export const doNotSellPage = (fields: Fields) => {
  const { text, richText, template } = fields;
  return legalPage(fields).extend({
    form: z.strictObject({
      heading: text,
      intro: text,
      labels: formLabels(optOut, fields),
      submit: text,
      success: z.strictObject({ title: text, text, confirmation: template('address') }),
      /** Shown instead of an unknown e-mail address. */
      unknownEmail: text,
      /** Shown if the server does not accept the form: nothing is sent; contact data instead. */
      local: richText,
      withoutScript: richText,
    }),
  });
};

/** content/pages/opt-out.json; the explanations are content/policies/opt-out.md. docs/behavior.md#opt-out-preferences */
export const optOutPage = (fields: Fields) => {
  const { text, id } = fields;
  return legalPage(fields).extend({
    /** The section with the toggles. */
    manage: z.strictObject({
      heading: text,
      acceptAll: text,
      rejectNonEssential: text,
      save: text,
      /** Says where preferences are stored. */
      kept: text,
      /** Replaces it while there are no changes to save. */
      keptNow: text,
      withoutScript: text,
    }),
    categories: z
      .array(
        z.strictObject({
          id,
          title: text,
          description: text,
          /** The default. */
          value: z.boolean('must be true or false'),
          /** Always on. */
          locked: z.boolean('must be true or false'),
        }),
      )
      .check(uniqueIds),
  });
};

export type LegalPage = z.output<ReturnType<typeof legalPage>>;
