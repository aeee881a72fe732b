import * as z from 'zod';
import { flag, line, oneOf } from './fields';

/** Where nights and rates come from. */
export const ratesSources = ['demo', 'cloudbeds', 'mews', 'none'] as const;

export type RatesSource = (typeof ratesSources)[number];

/** hotel.json, `rates`: which engine has nights and rates, and what its rates include. docs/behavior.md#nights */
export const ratesFile = z.strictObject({
  source: oneOf(...ratesSources).meta({
    description: 'Where prices by night come from. demo: made up, for trying the site out.',
  }),
  includesFee: flag
    .default(true)
    .meta({ description: 'Whether the engine’s rates include the mandatory fee.' }),
  includesTax: flag.default(false).meta({ description: 'Whether the engine’s rates include the tax.' }),
  /** The hotel's ids at Mews, which are no secrets. */
  mews: z
    .strictObject({ client: line, enterprise: line, service: line, configuration: line })
    .optional()
    .meta({ description: 'Your ids at Mews, and the name by which Mews knows this site.' }),
});
