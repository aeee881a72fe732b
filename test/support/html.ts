import type { FormResult } from '../../client/forms/formResult';

/** Helpers for reading server HTML. Our own documents are well-formed, so a small parser is enough. */

export interface Element {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: (Element | string)[];
}

const voidTags = /^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
const rawText = /^(script|style)$/;

/** Parses a document or a fragment. */
export function parse(html: string): Element {
  const root: Element = { tag: '', attributes: {}, children: [] };
  const open = [root];
  const tokens =
    /<!--.*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+|</gis;
  for (let token = tokens.exec(html); token; token = tokens.exec(html)) {
    const [text, closed, opened, attributes = '', selfClosed] = token;
    if (text.startsWith('<!')) continue;
    if (closed) open.pop();
    else if (opened) {
      const pairs = [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)];
      const element: Element = {
        tag: opened.toLowerCase(),
        attributes: Object.fromEntries(pairs.map(([, name, value = '']) => [name, decodeEntities(value)])),
        children: [],
      };
      open.at(-1)?.children.push(element);
      if (rawText.test(element.tag)) {
        const end = html.indexOf(`</${element.tag}>`, tokens.lastIndex);
        element.children.push(html.slice(tokens.lastIndex, end));
        tokens.lastIndex = end + element.tag.length + 3;
      } else if (!selfClosed && !voidTags.test(element.tag)) open.push(element);
    } else open.at(-1)?.children.push(decodeEntities(text));
  }
  return root;
}

type Source = string | Element;

const descendants = (source: Source): Element[] =>
  (typeof source === 'string' ? parse(source) : source).children.flatMap((child) =>
    typeof child === 'string' ? [] : [child, ...descendants(child)],
  );

/** An element's `textContent` on one line. */
const textIn = (element: Element): string => {
  const text = (child: Element | string): string =>
    typeof child === 'string' ? child : child.children.map(text).join('');
  return text(element).replace(/\s+/g, ' ').trim();
};

/** Elements with this tag and all these attributes. */
export const byTag = (source: Source, tag: string, attributes: Readonly<Record<string, string>> = {}) =>
  descendants(source).filter(
    (each) =>
      each.tag === tag &&
      Object.entries(attributes).every(([name, value]) => each.attributes[name] === value),
  );

/** Implicit roles of elements, as far as tests need them. */
const rolesOfTags: Readonly<Record<string, RegExp>> = {
  banner: /^header$/,
  button: /^button$/,
  contentinfo: /^footer$/,
  definition: /^dd$/,
  heading: /^h[1-6]$/,
  img: /^img$/,
  link: /^a$/,
  listitem: /^li$/,
  main: /^main$/,
  navigation: /^nav$/,
  region: /^section$/,
};

/** Elements with this role and, if given, this accessible name. */
export function byRole(source: Source, role: string, name?: string): Element[] {
  const root = typeof source === 'string' ? parse(source) : source;
  const elements = descendants(root);
  const nameOf = (element: Element) => {
    const { 'aria-label': label, 'aria-labelledby': ids, alt } = element.attributes;
    const labels = ids?.split(' ').flatMap((id) => elements.filter(({ attributes }) => attributes.id === id));
    return label ?? labels?.map(textIn).join(' ') ?? alt ?? textIn(element);
  };
  return elements.filter(
    (each) =>
      (each.attributes.role ? each.attributes.role === role : rolesOfTags[role]?.test(each.tag)) &&
      (name === undefined || nameOf(each) === name),
  );
}

/** Content of the named <meta> elements. */
export const metaOf = (source: Source, name: string) =>
  byTag(source, 'meta').flatMap(({ attributes }) =>
    attributes.name === name || attributes.property === name ? [attributes.content] : [],
  );

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
    /<script id="form-answer" type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(data) as FormResult;
}
