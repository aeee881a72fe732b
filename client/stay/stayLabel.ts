import type { Labels } from '../../shared/labels';
import type { SiteData } from '../../shared/siteData';
import type { Stay } from '../../shared/stay';
import { pluralize } from '../../shared/templates';

/** Formats a stay's dates and guests: 'May 14 to 17, 2 adults, 1 child'. */
export const stayLabel = (
  { arrival, departure, adults, children }: Stay,
  { chosen }: SiteData['stayForm'],
  { rangeLabel }: Labels,
): string =>
  [
    rangeLabel(arrival, departure),
    pluralize(chosen.adults, adults),
    ...(children ? [pluralize(chosen.children, children)] : []),
  ].join(', ');
