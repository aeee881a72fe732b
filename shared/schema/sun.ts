import * as z from 'zod';
import type { Fields } from '../content/fields';

/** content/sun.json: labels of sunrise and sunset. docs/behavior.md#today-at-the-beach */
export function sunFile({ text }: Fields) {
  const days = z.strictObject({ today: text, tomorrow: text });
  return z.strictObject({ sunset: days, sunrise: days });
}
