import * as z from 'zod';
import { template, text } from '../fields';
import type { Resolved } from '../resolved';

/** A word that texts are searched for, so without tokens. */
const word = z.string('must be a text').trim().min(1, 'must not be empty');

/** ui/drawings.json: the description of a plan's drawing, made from the room's facts. */
export const drawingTexts = z.strictObject({
  alt: template('room', 'parts'),
  kitchenette: text,
  sofaBed: text,
  bathroomWith: template('fixtures'),
  outside: z.strictObject({ balcony: text, patio: text }),
  /** Where a room's own texts have these words, its plan must show the thing: beds, features, the balcony. */
  told: z.strictObject({
    king: word,
    'double-queen': word,
    tub: word,
    desk: word,
    cornerBalcony: word,
    patio: word,
  }),
});

export type ToldWords = Resolved<typeof drawingTexts>['told'];
