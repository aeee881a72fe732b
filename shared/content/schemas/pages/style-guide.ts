import * as z from 'zod';
import type { Fields } from '../../fields';

/** content/pages/style-guide.json: pictures for the samples of the guide. docs/behavior.md#style-guide */
export const styleGuidePage = ({ picture }: Fields) => z.strictObject({ card: picture, poster: picture });
