/** Loaded when a stay is chosen, or with the calendar: what is known of nights, and what shows it. docs/behavior.md#nights */
import cards from './StayNights.css' with { type: 'text' };

// The style sheet is part of the script, since no page needs it earlier.
const sheet = new CSSStyleSheet();
sheet.replaceSync(cards);
document.adoptedStyleSheets.push(sheet);

export { wantMonth, wantStay } from './store';
