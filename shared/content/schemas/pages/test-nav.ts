import * as z from 'zod';
import type { Fields } from '../../fields';

/** content/pages/test-nav.json. docs/behavior.md#test-navigation */
export const testNavPage = ({ text, description }: Fields) =>
  z.strictObject({ description, subtitle: text, heading: text });
