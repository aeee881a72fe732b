import type { Page } from 'puppeteer';
import { neighborhoodContent } from './content';

/** All places with their numbers on the map. */
export const numbered = neighborhoodContent.categories
  .flatMap((category, kind) => category.places.map((place) => ({ ...place, kind })))
  .map((place, index) => ({ ...place, number: index + 1 }));

/** Selector of a place's number on a drawing. */
export const numberOf = (drawing: 'large' | 'small', number: number) =>
  `.town__${drawing} a[aria-label^="${number},"]`;

/** The highlighted entry in the list, and the highlighted number. */
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

/** Selector of a place's entry in the list. */
export const entryOf = (id: string) => `.town-entry:has(#place-${id})`;
