import * as z from 'zod';
import { text } from '../fields';

/** content/pages/test-nav.json. docs/behavior.md#test-navigation */
export const testNavPage = z.strictObject({ subtitle: text, heading: text });
