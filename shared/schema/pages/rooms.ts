import * as z from 'zod';
import {
  film,
  meta,
  picture,
  pluralForms,
  roomSlug,
  some,
  template,
  text,
  textBlock,
  textFields,
  uniqueNames,
} from '../fields';

/** The comparison's rows and their headings. client/pages/Rooms/Comparison.tsx has the rows' values. */
const comparisonHeadings = {
  price: 'Price',
  size: 'Size',
  sleeps: 'Sleeps',
  bed: 'Bed',
  view: 'View',
  kitchenette: 'Kitchenette',
  balcony: 'Balcony',
  plan: 'Plan',
  features: 'Features',
};

export const roomsPage = z.strictObject({
  meta,
  hero: z.strictObject({ title: text, subtitle: text, film, explore: text }),
  featured: text,
  featuredPosition: template('number', 'count'),
  viewRoom: text,
  story: textBlock.extend({
    pictures: some(picture),
    /** The button that opens the 360° view (content/viewer.json). Omitted if the hotel has no 360° view. */
    viewer: z.strictObject({ note: text, label: text, title: text, failure: text }).optional(),
  }),
  find: z.strictObject({ title: text, rates: text }),
  /** The labels of filter buttons, except for views. `label` is the filter's name for screen readers. */
  filters: z.strictObject({
    label: text,
    all: template('count'),
    kitchenette: text,
    suite: text,
    king: text,
    queen: text,
    accessible: text,
  }),
  /** The number of rooms that match the filter. */
  found: pluralForms.extend({ none: text, viewAll: text }),
  /** Screen reader labels for a card's icons (except the view's), and labels for the checkbox that picks a room. */
  card: z.strictObject({
    king: text,
    'double-queen': text,
    kitchenette: text,
    suite: text,
    wifi: text,
    tv: text,
    balcony: text,
    compare: text,
    compareRoom: template('room'),
  }),
  /** If omitted, rooms can't be compared. */
  compare: z
    .strictObject({
      title: text,
      none: text,
      limit: text,
      open: text,
      openSome: template('picked', 'most'),
      close: text,
      picked: template('picked', 'most'),
      remove: text,
      yes: text,
      no: text,
      rows: textFields(comparisonHeadings),
    })
    .optional(),
  /** The last cell of the grid, which has a phone link. */
  ask: textBlock.extend({ call: text, picture: picture.optional() }),
  reviews: z.strictObject({ title: text, more: text, label: text, rating: template('rating', 'most') }),
  amenities: z.strictObject({
    title: text,
    columns: some(z.strictObject({ title: text, items: z.array(text) })),
  }),
  /** The Featured carousel. Its pictures must differ from the pictures of the room cards on the same page. */
  featuredRooms: some(z.strictObject({ room: roomSlug, picture, description: text })).check(
    uniqueNames('room'),
  ),
});
