/** Loaded when a guest first touches a stay form, or has chosen a stay: the calendar, the form's rules, and nights. */

import { publish } from '../../stay/stayNights';
import cards from '../StayNights/parts.css' with { type: 'text' };
import * as sums from '../StaySum/sums';
import calendar from './StayCalendar.css' with { type: 'text' };
import phoneSheet from './StaySheet.css' with { type: 'text' };

// The style sheets are part of the script, since no page needs them earlier.
const sheet = new CSSStyleSheet();
sheet.replaceSync(calendar + phoneSheet + cards);
document.adoptedStyleSheets.push(sheet);
publish({ sums });

export { checkStay } from '../../../shared/checkStay';
export { wantStay } from '../StayNights/store';
export { StayPanel } from './StayPanel';
export { StaySheet } from './StaySheet';
