import { type HTMLElement, parse } from 'node-html-parser';
import type { FormResult } from '../../shared/forms/formResult';

/** Helpers for reading the server's HTML. */

export { type HTMLElement, parse };

type Source = string | HTMLElement;

const rootOf = (source: Source) => (typeof source === 'string' ? parse(source) : source);

/** Returns an element's `textContent` on one line. */
const textIn = ({ textContent }: HTMLElement) => textContent.replace(/\s+/g, ' ').trim();

/** Selectors of the elements that have a role implicitly, for the roles that tests use. */
const tagsOfRoles: Readonly<Record<string, string>> = {
  banner: 'header',
  button: 'button',
  contentinfo: 'footer',
  heading: 'h1, h2, h3, h4, h5, h6',
  main: 'main',
  navigation: 'nav',
};

/** Returns the elements with a role and, if given, a name (label or text). */
export function byRole(source: Source, role: string, name?: string): HTMLElement[] {
  const elements = rootOf(source).querySelectorAll(`${tagsOfRoles[role]}, [role=${role}]`);
  const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? textIn(element);
  return elements.filter((element) => name === undefined || nameOf(element) === name);
}

/** Returns the content of the <meta> elements with a name or property. */
export const metaOf = (source: Source, name: string) =>
  rootOf(source)
    .querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)
    .map((meta) => meta.getAttribute('content'));

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '');

/** Returns HTML on one line, without comments, with decoded entities and normalized whitespace. */
export const normalize = (html: string): string =>
  decodeEntities(html.replace(/<!--.*?-->/g, '').replace(/<wbr\/?>/g, '')).replace(/\s+/g, ' ');

/** Returns the text of an HTML document, without scripts, styles, or tags. */
export const wordsOf = (html: string): string =>
  normalize(
    html.replace(/<(script|style)[\s>].*?<\/\1>/gs, ' ').replace(/<(br|\/(p|li|h\d|dt|dd|div))>/g, ' '),
  )
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');

/** Returns the first capture group of each match. */
export const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');

export const titleOf = (html: string) => all(normalize(html), /<title>([^<]*)<\/title>/g);
export const descriptionOf = (html: string) =>
  all(normalize(html), /<meta name="description" content="([^"]*)"/g);
export const canonicalOf = (html: string) => all(html, /<link rel="canonical" href="([^"]*)"/g);

export const h1Of = (html: string) =>
  all(normalize(html), /<h1[^>]*>(.*?)<\/h1>/g).map((text) => text.replace(/<[^>]+>/g, ''));

/** Returns the parsed JSON-LD blocks. */
export const structuredData = (html: string): Record<string, unknown>[] =>
  all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((json) => JSON.parse(json));

/** Returns the `href` values of links within the site. */
export const linksIn = (html: string) => all(normalize(html), /<a\s[^>]*href="(\/[^"]*)"/g);

/** Returns the form result that is embedded in the HTML response to a post. */
export function formResultIn(html: string): FormResult {
  const [, data = 'null'] =
    /<script type="application\/json" id="site-form-result">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(data) as FormResult;
}
