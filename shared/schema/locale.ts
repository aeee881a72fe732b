import * as z from 'zod';

/** Whether `Intl` takes a value. */
const accepts = (use: () => unknown) => {
  try {
    use();
    return true;
  } catch {
    return false;
  }
};

/** The hotel's language, clock, currency and units; in content/hotel.json. */
export const localeFile = z.strictObject({
  language: z
    .string('must be a language such as en-US')
    .refine((tag) => accepts(() => Intl.getCanonicalLocales(tag)), 'must be a language such as en-US')
    .meta({ description: 'Of the texts; numbers and times are written in its way: en-US, en-GB, de-DE.' }),
  timeZone: z
    .string('must be a time zone such as America/Los_Angeles')
    .refine(
      (timeZone) => accepts(() => new Intl.DateTimeFormat('en', { timeZone })),
      'must be a time zone such as America/Los_Angeles',
    ),
  currency: z
    .string('must be a currency such as USD')
    .refine(
      (currency) => Intl.supportedValuesOf('currency').includes(currency),
      'must be a currency such as USD',
    )
    .meta({ description: 'Of every price.' }),
  units: z.literal(['feet', 'meters'], 'must be feet or meters').meta({
    description: 'What is shown first. Sizes are entered in feet and distances in miles all the same.',
  }),
});

export type Locale = z.output<typeof localeFile>;
