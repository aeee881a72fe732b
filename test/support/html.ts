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

/** Returns the attribute's value of each element that the selector matches and that has the attribute. */
const attributesOf = (source: Source, selector: string, name: string) =>
  rootOf(source)
    .querySelectorAll(selector)
    .flatMap((element) => element.getAttribute(name) ?? []);

/** Returns the content of the <meta> elements with a name or property. */
export const metaOf = (source: Source, name: string) =>
  attributesOf(source, `meta[name="${name}"], meta[property="${name}"]`, 'content');

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

export const titleOf = (source: Source) => rootOf(source).querySelectorAll('title').map(textIn);
export const descriptionOf = (source: Source) => metaOf(source, 'description');
export const h1Of = (source: Source) => rootOf(source).querySelectorAll('h1').map(textIn);

export const canonicalOf = (source: Source) => attributesOf(source, 'link[rel=canonical]', 'href');

/** Returns the `href` values of links within the site. */
export const linksIn = (source: Source) => attributesOf(source, 'a[href^="/"]', 'href');

/** Returns the parsed JSON-LD blocks. */
export const structuredData = (source: Source): Record<string, unknown>[] =>
  rootOf(source)
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ rawText }) => JSON.parse(rawText));

/** Returns the form result that is embedded in the HTML response to a post. */
export const formResultIn = (source: Source): FormResult =>
  JSON.parse(rootOf(source).querySelector('#site-form-result')?.rawText ?? 'null');
