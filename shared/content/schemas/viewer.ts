import * as z from 'zod';
import type { Fields } from '../fields';

/** content/viewer.json: frames of the 360° view, clockwise. docs/behavior.md#viewer-360 */
export const viewerFile = ({ text, template, picture, exactly }: Fields) =>
  z.strictObject({
    frames: exactly(8, picture),
    hint: text,
    previous: text,
    next: text,
    /** Which of the frames is shown; `view` says it to screen readers. */
    position: template('number', 'count'),
    view: template('position', 'name'),
    rotate: text,
  });
