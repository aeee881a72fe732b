import * as z from 'zod';
import { template, text } from '../fields';

/** content/words/slides.json: carousels for screen readers. */
export const slideWordsFile = z.strictObject({
  pause: text,
  start: text,
  previous: text,
  next: text,
  slide: template('number', 'name'),
  position: template('number', 'count', 'name'),
});
