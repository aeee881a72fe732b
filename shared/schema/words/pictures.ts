import * as z from 'zod';
import { template, text } from '../fields';

/** content/words/pictures.json: galleries for screen readers. */
export const pictureWordsFile = z.strictObject({
  previous: text,
  next: text,
  picture: template('number', 'name'),
  position: template('number', 'count'),
});
