import * as z from 'zod';
import type { Fields } from '../../fields';

/** content/words/drawings.json: the description of a plan's drawing, made from the room's facts. */
export const drawingWordsFile = ({ text, template }: Fields) =>
  z.strictObject({
    alt: template('room', 'parts'),
    kitchenette: text,
    sofaBed: text,
    bathroomWith: template('fixtures'),
    outside: z.strictObject({ balcony: text, patio: text }),
  });
