import * as z from 'zod';
import { picture, template, text } from './fields';

/** content/viewer.json: frames of the 360° view, clockwise; empty if the hotel has none. */
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
