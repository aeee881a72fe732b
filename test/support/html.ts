import { type HTMLElement, parse } from 'node-html-parser';
import type { FormResult } from '../../shared/forms/formResult';

/** Helpers for reading server HTML. */

export { type HTMLElement, parse };

type Source = string | HTMLElement;

const rootOf = (source: Source) => (typeof source === 'string' ? parse(source) : source);

/** An element's `textContent` on one line. */
const textIn = ({ textContent }: HTMLElement) => textContent.replace(/\s+/g, ' ').trim();

/** Implicit roles of elements, as far as tests need them. */
const tagsOfRoles: Readonly<Record<string, string>> = {
  banner: 'header',
  button: 'button',
  contentinfo: 'footer',
  heading: 'h1, h2, h3, h4, h5, h6',
  main: 'main',
  navigation: 'nav',
};

/** Elements with this role and, if given, this text or label. */
export function byRole(source: Source, role: string, name?: string): HTMLElement[] {
  const elements = rootOf(source).querySelectorAll(`${tagsOfRoles[role]}, [role=${role}]`);
  const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? textIn(element);
  return elements.filter((element) => name === undefined || nameOf(element) === name);
}

/** Content of the named <meta> elements. */
export const metaOf = (source: Source, name: string) =>
  rootOf(source)
    .querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)
    .map((meta) => meta.getAttribute('content'));

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '');

/** HTML on one line, without React's comments, with decoded entities and normalized whitespace. */
export const normalize = (html: string): string =>
  decodeEntities(html.replace(/<!--.*?-->/g, '').replace(/<wbr\/?>/g, '')).replace(/\s+/g, ' ');

/** The text of an HTML document, without scripts, styles, or tags. */
export const wordsOf = (html: string): string =>
  normalize(
    html.replace(/<(script|style)[\s>].*?<\/\1>/gs, ' ').replace(/<(br|\/(p|li|h\d|dt|dd|div))>/g, ' '),
  )
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');

/** The first group of each match of a pattern. */
export const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');

export const titleOf = (html: string) => all(normalize(html), /<title>([^<]*)<\/title>/g);
export const descriptionOf = (html: string) =>
  all(normalize(html), /<meta name="description" content="([^"]*)"/g);
export const canonicalOf = (html: string) => all(html, /<link rel="canonical" href="([^"]*)"/g);

export const h1Of = (html: string) =>
  all(normalize(html), /<h1[^>]*>(.*?)<\/h1>/g).map((text) => text.replace(/<[^>]+>/g, ''));

/** Parsed JSON-LD blocks. */
export const structuredData = (html: string): Record<string, unknown>[] =>
  all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((json) => JSON.parse(json));

/** Internal links. */
export const linksIn = (html: string) => all(normalize(html), /<a\s[^>]*href="(\/[^"]*)"/g);

/** The form result embedded in a page that responds to a post. */
export function formResultIn(html: string): FormResult {
  const [, data = 'null'] =
    /<script type="application\/json" id="site-form-result">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(data) as FormResult;
}
