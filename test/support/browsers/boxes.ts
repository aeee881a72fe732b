import type { Page } from 'puppeteer';

/** Where a part of the page is, in px, from the upper left corner of the box that it is in. */
export interface Box {
  /** 'article.room-card "Ocean King"' */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What makes a page's layout, cards too; not each link of a row, which wraps where its letters are a little wider. */
const parts = [
  'header, nav, main, section, article, aside, form, fieldset, dialog, footer, figure, table',
  'h1, h2, h3, ul, ol, li:has(h2, h3, img), img, video, svg[role=img], iframe, input:not([type=hidden]), select, textarea, button, .button',
].join(', ');

/**
 * The page's parts as they lie, less the tables in and over them: each engine shares out the width of a table among its columns in
 * its own way, and its rows are as high as that leaves them. Undefined is what is there and not shown.
 */
export const boxesOf = (page: Page): Promise<(Box | undefined)[]> =>
  page.evaluate((selector) => {
    const tables = [...document.querySelectorAll('table')];
    const heightOf = (some: Element[]) =>
      some.reduce((sum, table) => sum + table.getBoundingClientRect().height, 0);
    const isBefore = (one: Element, other: Element) =>
      !one.contains(other) && one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
    return [...document.body.querySelectorAll(selector)].map((element) => {
      if (!element.checkVisibility()) return undefined;
      const { left, top, width, height } = element.getBoundingClientRect();
      const parent = element.parentElement?.closest(selector) ?? document.body;
      const around = parent.getBoundingClientRect();
      const over = tables.filter((table) => parent.contains(table) && isBefore(table, element));
      const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
      return {
        name: `${[element.localName, ...element.classList].join('.')}${words && ` "${words}"`}`,
        x: left - around.left,
        y: top - around.top - heightOf(over),
        width,
        height: height - heightOf(tables.filter((table) => element.contains(table))),
      };
    });
  }, parts);

/**
 * What two browsers may differ by, in px and as a share of the measure. Across, nothing but a rounding. Down, WebKit makes each
 * line as high as whole pixels (24 where 24.65 are asked for), and where lines end as pretty as can be (`text-wrap`) a paragraph
 * may have one more.
 */
const across = { px: 2, share: 0 };
const down = { px: 34, share: 0.03 };
const tolerance = { x: across, width: across, y: down, height: down } as const;
const measures = Object.keys(tolerance) as (keyof typeof tolerance)[];

/**
 * Where the parts of a page lie differently in two browsers. Boxes, not pixels: every letter and shadow is painted a little
 * differently, a box is where it is, and says by its name what has moved. Each is measured from the box around it, so that
 * what has moved is named, and not all that follows it.
 */
export function boxDifferences(ours: readonly (Box | undefined)[], theirs: readonly (Box | undefined)[]) {
  if (ours.length !== theirs.length) return [`${ours.length} parts, and ${theirs.length} in the other`];
  return ours.flatMap((box, index) => {
    const other = theirs[index];
    if (!box && !other) return [];
    if (!box || !other) return [`${(box ?? other)?.name} is shown in one alone`];
    const differing = measures.filter((measure) => {
      const { px, share } = tolerance[measure];
      return Math.abs(box[measure] - other[measure]) > px + share * Math.abs(other[measure]);
    });
    const words = differing.map(
      (measure) => `${measure} ${Math.round(box[measure])}, not ${Math.round(other[measure])}`,
    );
    return words.length > 0 ? [`${box.name}: ${words.join('; ')}`] : [];
  });
}
