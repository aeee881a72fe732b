import * as z from 'zod';
import { meta, richText, text } from '../fields';

/** content/pages/book.json: the stay form on a page of its own. */
export const bookPage = z.strictObject({
  meta,
  heading: text,
  text,
  /** For invalid input. */
  mistake: z.strictObject({ heading: text, text }),
  /** The way to accessible rooms (28 CFR 36.302(e)). */
  accessible: richText,
  /** Required before the booking by California Civil Code 1748.82. */
  cancellation: richText,
  /** About the promo code or the group's code. */
  code: z.strictObject({
    /** The heading where it does not hold for the stay. */
    heading: text,
    /** What a group's code is called in a sentence. */
    groupRate: text,
    /** Leads to the page of the offer or the group. */
    details: text,
    /** After the code, before the reasons. */
    broken: text,
    /** What the guest can do about it. */
    change: text,
    goOn: text,
    /** For an unknown code, which precedes it. */
    other: text,
  }),
  /** Where the reservation engine asks for the children's ages. */
  ages: z.strictObject({
    /** The heading where they are missing. */
    heading: text,
    legend: text,
    /** Before the child's number. */
    child: text,
    choose: text,
  }),
  call: richText,
});
