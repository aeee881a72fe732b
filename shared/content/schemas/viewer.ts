import * as z from 'zod';
import type { Fields } from '../fields';

/** content/viewer.json: frames of the 360° view, clockwise. docs/behavior.md#viewer-360 */
export const viewerFile = ({ picture, exactly }: Fields) => z.strictObject({ frames: exactly(8, picture) });
