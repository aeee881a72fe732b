import * as z from 'zod';
import { picture, template, text } from './fields';

/** content/viewer.json: frames of the 360° view, clockwise; none where the hotel has no such view. */
export const viewerFile = z.strictObject({
  frames: z.array(picture).refine(({ length }) => length !== 1, 'must have at least 2 entries, or none'),
  hint: text,
  previous: text,
  next: text,
  /** Which of the frames is shown; `view` says it to screen readers. */
  position: template('number', 'count'),
  view: template('position', 'name'),
  rotate: text,
});
