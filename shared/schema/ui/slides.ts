import * as z from 'zod';
import { template, text } from '../fields';

/** ui/slides.json: carousels for screen readers. */
export const slideTexts = z.strictObject({
  pause: text,
  start: text,
  previous: text,
  next: text,
  slide: template('number', 'name'),
  position: template('number', 'count', 'name'),
});
