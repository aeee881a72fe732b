/** Loaded when a guest first interacts with a stay form: the calendar, and the form's validation. */

import { addStyles } from '../StayNights';
import calendar from './StayCalendar.css' with { type: 'text' };
import panel from './StayPanel.css' with { type: 'text' };
import phoneSheet from './StaySheet.css' with { type: 'text' };

addStyles(calendar + panel + phoneSheet);

export { checkStay } from '../../../shared/checkStay';
export { StayPanel } from './StayPanel';
export { StaySheet } from './StaySheet';
