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

/** The page's parts as they lie; undefined is what is there and not shown. */
export const boxesOf = (page: Page): Promise<(Box | undefined)[]> =>
  page.evaluate(
    (selector) =>
      [...document.body.querySelectorAll(selector)].map((element) => {
        if (!element.checkVisibility()) return undefined;
        const { left, top, width, height } = element.getBoundingClientRect();
        const around = element.parentElement?.closest(selector)?.getBoundingClientRect();
        const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
        return {
          name: `${[element.localName, ...element.classList].join('.')}${words && ` "${words}"`}`,
          x: left - (around?.left ?? -scrollX),
          y: top - (around?.top ?? -scrollY),
          width,
          height,
        };
      }),
    parts,
  );

/**
 * What two browsers may differ by, in px and as a share of the measure. Letters are set to fractions of a pixel in one and to
 * whole ones in another, and each breaks and balances lines in its own way: a box may be higher by a line of a heading.
 */
const tolerance = {
  x: { px: 24, share: 0.04 },
  width: { px: 24, share: 0.04 },
  y: { px: 64, share: 0.08 },
  height: { px: 64, share: 0.08 },
} as const;
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
