import * as z from 'zod';
import type { Fields } from '../../content/fields';

/** content/pages/test-nav.json. docs/behavior.md#test-navigation */
export const testNavPage = ({ text }: Fields) => z.strictObject({ subtitle: text, heading: text });
