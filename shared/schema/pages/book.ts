import * as z from 'zod';
import { meta, richText, text } from '../fields';

/** content/pages/book.json: the page to which the stay form is submitted. */
export const bookPage = z.strictObject({
  meta,
  heading: text,
  text,
  /** The message for invalid input. */
  mistake: z.strictObject({ heading: text, text }),
  /** How to book accessible rooms (28 CFR 36.302(e)). */
  accessible: richText,
  /** California Civil Code 1748.82 requires showing this before the guest books. */
  cancellation: richText,
  /** Text about the promo code. */
  code: z.strictObject({
    /** The heading if the code doesn't apply to the stay. */
    heading: text,
    /** The link to the offer's page. */
    details: text,
    /** The text between the code and the reasons why the code doesn't apply. */
    broken: text,
    /** What the guest can do if the code doesn't apply. */
    change: text,
    goOn: text,
    /** The text after a code that no offer has. */
    other: text,
  }),
  /** Used if the reservation engine requires children's ages. */
  ages: z.strictObject({
    /** The heading if ages are missing. */
    heading: text,
    legend: text,
    /** The word before each child's number. */
    child: text,
    choose: text,
  }),
  call: richText,
});
