import type { Labels } from '../../shared/labels';
import type { SiteData } from '../../shared/siteData';
import type { StayCost } from '../../shared/stayCost';
import { fill } from '../../shared/templates';

/** Describes a total before tax: 'two rollaway beds and amenity fee included, before tax'. */
export const sumNote = (
  { rollaways }: StayCost,
  { sumWithBeds, sumNote: note }: SiteData['stayForm'],
  { rollawaysLabel }: Labels,
): string => (rollaways ? fill(sumWithBeds, { beds: rollawaysLabel(rollaways), note }) : note);
