import * as z from 'zod';
import type { Fields } from '../fields';

/** content/viewer.json: one room turned by a step a frame, to the right. docs/behavior.md#viewer-360 */
export const viewerFile = ({ picture, exactly }: Fields) => z.strictObject({ frames: exactly(8, picture) });

export type Viewer = z.output<ReturnType<typeof viewerFile>>;
