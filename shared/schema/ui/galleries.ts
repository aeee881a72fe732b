import * as z from 'zod';
import { template, text } from '../fields';

/** ui/galleries.json: galleries for screen readers. */
export const galleryTexts = z.strictObject({
  previous: text,
  next: text,
  picture: template('number', 'name'),
  position: template('number', 'count'),
});
