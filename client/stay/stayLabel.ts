import type { Labels } from '../../shared/labels';
import type { SiteData } from '../../shared/siteData';
import type { Stay } from '../../shared/stay';
import { counted } from '../../shared/words';

/** 'May 14 to 17, 2 adults, 1 child' */
export const stayLabel = (
  { arrival, departure, adults, children }: Stay,
  { chosen }: SiteData['stayForm'],
  { rangeLabel }: Labels,
): string =>
  [
    rangeLabel(arrival, departure),
    counted(chosen.adults, adults),
    ...(children ? [counted(chosen.children, children)] : []),
  ].join(', ');
