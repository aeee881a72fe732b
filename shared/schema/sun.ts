import * as z from 'zod';
import { text } from './fields';

const days = z.strictObject({ today: text, tomorrow: text });

/** content/sun.json: labels of sunrise and sunset. docs/behavior.md#today-at-the-beach */
export const sunFile = z.strictObject({ sunset: days, sunrise: days });
