import * as z from 'zod';
import type { Fields } from '../../content/fields';

/** content/words/slides.json: carousels for screen readers. */
export const slideWordsFile = ({ text, template }: Fields) =>
  z.strictObject({
    pause: text,
    start: text,
    previous: text,
    next: text,
    slide: template('number', 'name'),
    position: template('number', 'count', 'name'),
  });
