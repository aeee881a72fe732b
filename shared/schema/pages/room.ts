import * as z from 'zod';
import { pageLink, picture, richText, template, text } from '../fields';
import type { Resolved } from '../resolved';

/** content/pages/room.json: text that all room pages share. */
export const roomPage = z.strictObject({
  /** The gallery's name, for screen readers. */
  pictures: template('room'),
  availability: text,
  /** The label in the strip below the hero. */
  sleeps: text,
  call: text,
  /** The name of the bar at the bottom on phones, for screen readers. */
  book: text,
  details: z.strictObject({ heading: text, features: text, amenities: text }),
  featuredAmenities: text,
  hotelAmenities: text,
  plan: z.strictObject({
    note: text,
    /** Labels of the surfboard that shows the plan's scale; phones use `short`. If omitted, there is no surfboard. */
    board: z.strictObject({ label: text, short: text }).optional(),
    /** Omitted if rooms can't be compared. */
    compare: pageLink.optional(),
  }),
  likeThis: z.strictObject({
    heading: text,
    /** Parts of phrases such as 'Kitchenette, $30 more'. */
    words: z.strictObject({
      accessible: text,
      notAccessible: text,
      king: text,
      'double-queen': text,
      kitchenette: text,
      noKitchenette: text,
      sleeps: template('guests'),
      larger: template('size'),
      smaller: template('size'),
      more: template('amount'),
      less: template('amount'),
      samePrice: text,
    }),
  }),
  accessibility: z.strictObject({
    heading: text,
    /** The text for rooms that aren't wheelchair accessible. */
    notAccessible: text,
    /** The text between `notAccessible` and the accessible room's measurements. */
    measures: text.optional(),
    /** The text with a contact for questions. */
    help: richText,
    /** The link to the accessible rooms. */
    rooms: pageLink,
    /** The link to the hotel's accessible features. */
    hotel: pageLink,
  }),
  closing: z.strictObject({
    heading: text,
    picture,
    /** How to cancel at the standard rate. */
    cancellation: richText.optional(),
    call: text,
    all: text,
  }),
});

export type RoomPageContent = Resolved<typeof roomPage>;
