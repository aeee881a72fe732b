import * as z from 'zod';
import { id, meta, text } from '../fields';

/**
 * content/pages/accessibility.json: the words around content/accessibility.json and content/policies/accessibility.md. `id`
 * is an anchor.
 */
export const accessibilityPage = z.strictObject({
  meta,
  title: text,
  subtitle: text,
  rooms: z.strictObject({
    id,
    heading: text,
    /** Above the names of rooms with communication features. */
    communication: text,
  }),
  hotel: z.strictObject({ id, heading: text }),
});
