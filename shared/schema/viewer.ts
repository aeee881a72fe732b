import * as z from 'zod';
import { picture, template, text } from './fields';

/** content/viewer.json: the 360° view's frames, clockwise, and its text. Without a 360° view, `frames` is empty. */
export const viewerFile = z.strictObject({
  frames: z.array(picture).refine(({ length }) => length !== 1, 'must have at least 2 entries, or none'),
  hint: text,
  previous: text,
  next: text,
  /** The number of the current frame; `view` is the text for screen readers. */
  position: template('number', 'count'),
  view: template('position', 'name'),
  rotate: text,
});
