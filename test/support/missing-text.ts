import { htmlOf } from './page-html';

/** Paths of fields that contain no prose. */
const ignoredKeys = /(?:^|\.)(?:id|slug|hash|icon|kind|iso|name|mp4|validThrough|date|topic)$/;
const isLink = /(?:^|\.)(?:to|href|url)$/;

/** Lists a value's links and strings of several words, each with its path. Skips strings with placeholders. */
function stringsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string')
    return ignoredKeys.test(path) || value.includes('{') || (!value.includes(' ') && !isLink.test(path))
      ? []
      : [[path, value.replace(/\s+/g, ' ').trim()]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => stringsIn(each, `${path}${path && '.'}${key}`));
}

/** Lists the strings and links that the page's HTML lacks. @param later paths of strings that the page shows later */
export async function missingText(path: string, expected: unknown, later = /^$/): Promise<string[]> {
  const html = (await htmlOf(path)).replace(/<(script|style)[\s>].*?<\/\1>/g, '');
  const shown = `${html} ${html.replace(/<[^>]+>/g, '')}`.toLowerCase();
  return stringsIn(expected)
    .filter(
      ([at, text]) =>
        !later.test(at) && !shown.includes(`${isLink.test(at) ? 'href="' : ''}${text}`.toLowerCase()),
    )
    .map(([at, text]) => `${at}: ${text}`);
}
