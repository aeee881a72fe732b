import type { Page } from 'puppeteer';
import { neighborhoodContent } from './content';

/** Every place with the number that the map gives it. */
export const numbered = neighborhoodContent.categories
  .flatMap((category, kind) => category.places.map((place) => ({ ...place, kind })))
  .map((place, index) => ({ ...place, number: index + 1 }));

/** The number of a place on the drawing that is shown. */
export const numberOf = (drawing: 'large' | 'small', number: number) =>
  `.town__${drawing} a[aria-label^="${number},"]`;

/** The place whose entry in the list is lit, and the one whose number is. */
export const litPlaces = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('.map-frame__art')].find((each) =>
      each.checkVisibility(),
    );
    const textIn = (root: ParentNode | undefined, selector: string) =>
      [...(root?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent).join();
    return {
      entry: textIn(document, '.town-entry--lit .town-entry__name'),
      number: textIn(shown, '.lit .plate__name'),
    };
  });

/** The entry of a place in the list. */
export const entryOf = (id: string) => `.town-entry:has(#place-${id})`;
