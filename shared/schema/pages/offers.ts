import * as z from 'zod';
import { hero, meta, text } from '../fields';

/** content/pages/offers.json: all offers that run. */
export const offersPage = z.strictObject({
  meta,
  hero,
  /** Where no offer runs. */
  none: text,
});

/** content/pages/offer.json: texts of every offer's own page. */
export const offerPageTexts = z.strictObject({
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
  /** Before the first day of booking, and after the last. */
  notToday: text,
});
