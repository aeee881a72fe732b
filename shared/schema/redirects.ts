import * as z from 'zod';
import { internalLink } from './fields';

/** content/redirects.json: former addresses, such as those of removed pages. docs/behavior.md#redirects */
export const redirectsFile = z.strictObject({
  redirects: z.array(
    z.strictObject({
      from: z
        .string()
        .regex(/^(?:\/[\w.~-]+)+\/?$/, 'must be an address such as /spa')
        .meta({ description: 'The old address.' }),
      to: internalLink
        .refine((address) => !/[?#]/.test(address), 'must be an address without ? or #')
        .meta({ field: 'link', description: 'The page that guests see instead.' }),
    }),
  ),
});
