import { stayForm } from '../../generated/content/stay';
import { rangeLabel } from '../../shared/dates';
import type { Stay } from '../../shared/stay';
import { counted } from '../../shared/words';

/** 'May 14 to 17, 2 adults, 1 child' */
export const stayLabel = ({ arrival, departure, adults, children }: Stay): string =>
  [
    rangeLabel(arrival, departure),
    counted(stayForm.chosen.adults, adults),
    ...(children ? [counted(stayForm.chosen.children, children)] : []),
  ].join(', ');
