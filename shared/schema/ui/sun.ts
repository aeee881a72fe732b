import * as z from 'zod';
import { text } from '../fields';

const days = z.strictObject({ today: text, tomorrow: text });

/** ui/sun.json: labels of sunrise and sunset. */
export const sunTexts = z.strictObject({ sunset: days, sunrise: days });
