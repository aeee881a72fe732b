import type { FormResult } from '../../client/forms/formResult';

/** Helpers to read server HTML; regular expressions suffice for our own documents. */

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** HTML in one line, without React's comments, with decoded entities and normalized white space. */
export const readable = (html: string): string =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<wbr\/?>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ');

/** Text of HTML, without scripts, styles and tags. */
export const wordsOf = (html: string): string =>
  readable(
    html.replace(/<(script|style)[\s>].*?<\/\1>/gs, ' ').replace(/<(br|\/(p|li|h\d|dt|dd|div))>/g, ' '),
  )
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');

/** First group of all matches of a pattern. */
export const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');

export const titleOf = (html: string) => all(readable(html), /<title>([^<]*)<\/title>/g);
export const descriptionOf = (html: string) =>
  all(readable(html), /<meta name="description" content="([^"]*)"/g);
export const canonicalOf = (html: string) => all(html, /<link rel="canonical" href="([^"]*)"/g);

export const h1Of = (html: string) =>
  all(readable(html), /<h1[^>]*>(.*?)<\/h1>/g).map((text) => text.replace(/<[^>]+>/g, ''));

export const headingLevels = (html: string) => all(html, /<h([1-6])[\s>]/g).map(Number);

/** Parsed JSON-LD blocks. */
export const structuredData = (html: string): Record<string, unknown>[] =>
  all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((json) => JSON.parse(json));

/** Internal links. */
export const insideLinks = (html: string) => all(readable(html), /<a\s[^>]*href="(\/[^"]*)"/g);

/** The form result in the data of a page that responds to a post. */
export function shownBy(html: string): FormResult {
  const [, data = 'null'] =
    /<script id="form-answer" type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(data) as FormResult;
}
