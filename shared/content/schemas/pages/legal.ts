import * as z from 'zod';
import type { Fields } from '../../fields';
import { uniqueIds } from '../../uniqueIds';

/** What every legal page has, whatever its layout. */
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
    /** When the policy last changed, and when it was last read against what the site does. */
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
    /** What holds for a stay, beside the terms of the website; its text is content/policies/stay.md. */
    stay: z.strictObject({ id, heading: text, text }),
  });
};

/** content/pages/do-not-sell.json; the explanation is content/policies/do-not-sell.md. docs/behavior.md#do-not-sell */
export const doNotSellPage = (fields: Fields) => {
  const { text, richText } = fields;
  return legalPage(fields).extend({
    form: z.strictObject({
      heading: text,
      intro: text,
      labels: z.strictObject({
        firstName: text,
        lastName: text,
        email: text,
        optOutSales: text,
        optOutSharing: text,
        confirmRequest: text,
      }),
      submit: text,
      /** Instead of the address where the page does not know it. */
      unknownEmail: text,
      /** Where the server does not take it: that nothing is sent, and whom to ask instead. */
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
      /** Where what is saved is kept. */
      kept: text,
      /** In its place while the switches are as they are stored. */
      keptNow: text,
      withoutScript: text,
    }),
    categories: z
      .array(
        z.strictObject({
          id,
          title: text,
          description: text,
          /** Whether it starts switched on. */
          value: z.boolean('must be true or false'),
          /** Always on and not to be switched. */
          locked: z.boolean('must be true or false'),
        }),
      )
      .check(uniqueIds),
  });
};

export type LegalPage = z.output<ReturnType<typeof legalPage>>;
export type PrivacyPage = z.output<ReturnType<typeof privacyPage>>;
export type TermsPage = z.output<ReturnType<typeof termsPage>>;
export type DoNotSellPage = z.output<ReturnType<typeof doNotSellPage>>;
export type OptOutPage = z.output<ReturnType<typeof optOutPage>>;
