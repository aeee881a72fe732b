import * as z from 'zod';
import type { Fields } from '../fields';

/** content/sun.json: what stands before the times of the sun. docs/behavior.md#today-at-the-beach */
export function sunFile({ text }: Fields) {
  const days = z.strictObject({ today: text, tomorrow: text });
  return z.strictObject({ sunset: days, sunrise: days });
}

export type SunTexts = z.output<ReturnType<typeof sunFile>>;
