import * as z from 'zod';
import { meta, richText, text } from '../fields';

/** content/pages/book.json: the stay form on its own page. */
export const bookPage = z.strictObject({
  meta,
  heading: text,
  text,
  /** For invalid input. */
  mistake: z.strictObject({ heading: text, text }),
  /** How to book accessible rooms (28 CFR 36.302(e)). */
  accessible: richText,
  /** California Civil Code 1748.82 requires showing this before the guest books. */
  cancellation: richText,
  /** About the promo code. */
  code: z.strictObject({
    /** The heading if the code doesn't apply to the stay. */
    heading: text,
    /** The link to the offer's page. */
    details: text,
    /** After the code, before the reasons. */
    broken: text,
    /** What the guest can do about it. */
    change: text,
    goOn: text,
    /** Follows an unknown code. */
    other: text,
  }),
  /** Used if the reservation engine requires children's ages. */
  ages: z.strictObject({
    /** The heading if ages are missing. */
    heading: text,
    legend: text,
    /** Before the child's number. */
    child: text,
    choose: text,
  }),
  call: richText,
});
