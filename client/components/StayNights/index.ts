/** Loaded when a guest has chosen a stay, and with the calendar: what the stay costs, and the nights that are known. */
import { publish } from '../../stay/stayNights';
import * as parts from './parts';
import cards from './parts.css' with { type: 'text' };

/** Adds a style sheet that is part of a script, since no page needs it earlier. */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

addStyles(cards);
publish({ parts });

export { wantStay } from './store';
