import * as z from 'zod';
import { pageLink, picture, richText, template, text } from '../fields';
import type { Resolved } from '../resolved';

/** content/pages/room.json: texts common to all rooms' pages. */
export const roomPageTexts = z.strictObject({
  /** The gallery, for screen readers. */
  pictures: template('room'),
  availability: text,
  /** In the strip below the hero. */
  sleeps: text,
  call: text,
  /** The bar at the bottom of phones, for screen readers. */
  book: text,
  details: z.strictObject({ heading: text, features: text, amenities: text }),
  featuredAmenities: text,
  hotelAmenities: text,
  plan: z.strictObject({
    note: text,
    /** The label of the surfboard that shows the plan's scale, short on phones. Absent: no surfboard. */
    board: z.strictObject({ label: text, short: text }).optional(),
    /** Absent where rooms are not compared. */
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
    /** Of rooms that are not wheelchair accessible. */
    notAccessible: text,
    /** After it, before the measures of the accessible room. */
    measures: text.optional(),
    /** Whom to ask. */
    help: richText,
    /** To the rooms that are accessible. */
    rooms: pageLink,
    /** To the features of the hotel itself. */
    hotel: pageLink,
  }),
  closing: z.strictObject({
    heading: text,
    picture,
    /** The cancellation of the standard rate. */
    cancellation: richText.optional(),
    call: text,
    all: text,
  }),
});

export type RoomPageTexts = Resolved<typeof roomPageTexts>;
