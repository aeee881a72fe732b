/** The stay's price and the known nights, loaded with the calendar or once a guest has chosen a stay. */
import { publish } from '../../stay/stayNights';
import * as parts from './parts';
import cards from './parts.css' with { type: 'text' };

/** Adds a style sheet that is bundled with a script, since no page needs it earlier. */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

addStyles(cards);
publish({ parts });

export { requestStay } from './store';
