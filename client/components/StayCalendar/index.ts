/** What is fetched when a stay form is touched: the calendar and the form's rules. docs/behavior.md#the-calendar */
// With the shell in its graph, as in every page's, esbuild keeps the shell in one file.
import '../../../generated/shell';
import calendar from './StayCalendar.css' with { type: 'text' };
import phoneSheet from './StaySheet.css' with { type: 'text' };

// The style sheets come with the script, as a part of it: no page needs them before.
const sheet = new CSSStyleSheet();
sheet.replaceSync(calendar + phoneSheet);
document.adoptedStyleSheets.push(sheet);

export { checkStay } from '../../../shared/checkStay';
export { StayPanel } from './StayPanel';
export { StaySheet } from './StaySheet';
