/** What is fetched when a stay form is touched: the calendar and the form's rules. docs/behavior.md#the-calendar */
// With the shell in its graph, as in every page's, esbuild keeps the shell in one file.
import '../../shell';
import styles from './StayCalendar.css' with { type: 'text' };

// The style sheet comes with the script, as a part of it: no page needs it before.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

export { checkStay } from '../../../shared/checkStay';
export { StayPanel } from './StayPanel';
export { StaySheet } from './StaySheet';
