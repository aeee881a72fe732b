import * as z from 'zod';
import { counted, template, text } from '../fields';
import type { Resolved } from '../resolved';

/** ui/plans.json: the dimensions of a room's plan. */
export const planTexts = z.strictObject({
  twoFixtures: template('list', 'last'),
  moreFixtures: template('list', 'last'),
  inside: text,
  bathroom: text,
  balcony: text,
  sleeps: text,
  wallToWall: text,
  /** The sign between two lengths, for screen readers. */
  by: text,
  meters: template('length'),
  area: template('width', 'depth'),
  areaInMeters: template('width', 'depth'),
  /** A balcony around a corner. */
  around: template('front', 'side', 'depth'),
  aroundInMeters: template('front', 'side', 'depth'),
  spokenFeet: counted,
  spokenInches: counted,
  spokenMeters: counted,
  /** The bar of the plan's scale, in feet. */
  scale: template('length'),
});

export type PlanWords = Resolved<typeof planTexts>;
