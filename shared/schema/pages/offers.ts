import * as z from 'zod';
import { hero, meta, text } from '../fields';

/** content/pages/offers.json: all current offers. */
export const offersPage = z.strictObject({
  meta,
  hero,
  /** Shown if there are no current offers. */
  none: text,
});

/** content/pages/offer.json: what all offer pages share. */
export const offerPage = z.strictObject({
  /** The label above the title. */
  eyebrow: text,
  heading: text,
  finePrint: text,
  prices: z.strictObject({
    heading: text,
    /** Before and after the nights: 'For two nights, amenity fee included, before tax.' */
    before: text,
    after: text,
    room: text,
    /** Before the code. */
    with: text,
    without: text,
  }),
  /** Shown before the first and after the last day of booking. */
  notToday: text,
});
