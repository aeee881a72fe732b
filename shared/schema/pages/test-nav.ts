import * as z from 'zod';
import { description, text } from '../fields';

/** content/pages/test-nav.json. */
export const testNavPage = z.strictObject({ description, subtitle: text, heading: text });
