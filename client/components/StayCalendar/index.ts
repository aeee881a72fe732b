/** The calendar and the form's validation, loaded when a guest first interacts with a stay form. */

import { addStyles } from '../StayNights';
import calendar from './StayCalendar.css' with { type: 'text' };
import panel from './StayPanel.css' with { type: 'text' };
import phoneSheet from './StaySheet.css' with { type: 'text' };

addStyles(calendar + panel + phoneSheet);

export { checkStay } from '../../../shared/checkStay';
export { StayPanel } from './StayPanel';
export { StaySheet } from './StaySheet';
