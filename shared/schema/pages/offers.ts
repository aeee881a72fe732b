import * as z from 'zod';
import { hero, meta, text } from '../fields';

/** content/pages/offers.json: all current offers. */
export const offersPage = z.strictObject({
  meta,
  hero,
  /** Shown if there are no current offers. */
  none: text,
});

/** content/pages/offer.json: text that all offer pages share. */
export const offerPage = z.strictObject({
  /** The label above the title. */
  eyebrow: text,
  heading: text,
  finePrint: text,
  prices: z.strictObject({
    heading: text,
    /** The text before and after the nights: 'Starting prices for 2 nights, amenity fee included, before tax.' */
    before: text,
    after: text,
    room: text,
    /** The word before the code. */
    with: text,
    without: text,
  }),
  /** Shown before the first and after the last booking day. */
  notToday: text,
});
