import * as z from 'zod';
import type { Fields } from '../../fields';

/** content/words/controls.json: buttons that are icons, and positions, for screen readers. */
export const controlWordsFile = ({ text, template }: Fields) =>
  z.strictObject({
    close: text,
    slides: z.strictObject({
      pause: text,
      start: text,
      previous: text,
      next: text,
      slide: template('number', 'name'),
      position: template('number', 'count', 'name'),
    }),
    pictures: z.strictObject({
      previous: text,
      next: text,
      picture: template('number', 'name'),
      position: template('number', 'count'),
    }),
    film: z.strictObject({ pause: text, play: text }),
  });
