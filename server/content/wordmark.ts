import type { VectorDrawing, VectorElement } from '../../shared/picture';

/** The drawing of the hotel's name, relative to the hotel's folder. `currentColor` is the surrounding text's color. */
export const wordmarkFile = 'media/brand/wordmark.svg';

/** The allowed elements: only shapes, since the Content Security Policy blocks inline styles and scripts. */
const tags = ['g', 'path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect'];

/** The maximum length of a drawing, in characters: every page contains the wordmark. */
const maxLength = 50_000;

/** The maximum nesting of groups. */
const maxNesting = 32;

/** Attributes to drop: the page sets its own values, or they only matter in a standalone SVG file. */
const ignored = /^(?:xmlns|role|aria-|version|id|xml:)/;

const reactName = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Parses a tag's attributes: 'd="M0 0" stroke-width="2"'. @throws for event handlers, styles, and classes */
function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].filter(([, name = '']) => !ignored.test(name));
  for (const [, name = ''] of found)
    if (/^(?:on|style$|class$)/.test(name))
      throw new Error(`must contain only shapes and their attributes, not ${name}`);
  return Object.fromEntries(found.map(([, name = '', value = '']) => [reactName(name), value]));
}

/**
 * Reads an SVG as data.
 * @throws if the SVG has no viewBox, contains anything but shapes, or is too large
 */
export function parseDrawing(svg: string): VectorDrawing {
  if (svg.length > maxLength) throw new Error(`must have at most ${maxLength} characters`);
  const viewBox = /<svg[^>]*\bviewBox="([^"]+)"/.exec(svg)?.[1];
  if (!viewBox) throw new Error('must have a viewBox');
  const body = svg.replace(
    /^[\s\S]*?<svg[^>]*>|<\/svg>\s*$|<!--[\s\S]*?-->|<(title|desc)>[\s\S]*?<\/\1>/g,
    '',
  );
  const open: VectorElement[][] = [[]];
  for (const [, end, tag = '', attributes = '', isEmpty] of body.matchAll(
    /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (!tags.includes(tag)) throw new Error(`must contain only ${tags.join(', ')}, not ${tag}`);
    if (end) {
      open.pop();
      continue;
    }
    const children: VectorElement[] = [];
    open.at(-1)?.push({ tag, attributes: attributesOf(attributes), children });
    if (!isEmpty) open.push(children);
    if (open.length > maxNesting)
      throw new Error(`must not have groups in groups more than ${maxNesting} levels deep`);
  }
  return { viewBox, elements: open[0] ?? [] };
}
