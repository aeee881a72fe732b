import * as z from 'zod';
import type { Fields } from '../../content/fields';

/** content/words/pictures.json: galleries for screen readers. */
export const pictureWordsFile = ({ text, template }: Fields) =>
  z.strictObject({
    previous: text,
    next: text,
    picture: template('number', 'name'),
    position: template('number', 'count'),
  });
