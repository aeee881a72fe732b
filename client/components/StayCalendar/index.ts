/** Loaded when a guest first touches a stay form: the calendar and the form's rules. */
import calendar from './StayCalendar.css' with { type: 'text' };
import phoneSheet from './StaySheet.css' with { type: 'text' };

// The style sheets are part of the script, since no page needs them earlier.
const sheet = new CSSStyleSheet();
sheet.replaceSync(calendar + phoneSheet);
document.adoptedStyleSheets.push(sheet);

export { checkStay } from '../../../shared/checkStay';
export { StayPanel } from './StayPanel';
export { StaySheet } from './StaySheet';
