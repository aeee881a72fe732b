import { type PageName, pages } from '../../../shared/pages';

/** A file of media/ that is no picture's: what `npm run media` wrote down. */
const isRecord = (path: string) => path === 'media/manifest.json';

const parse = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined; // A file that is no JSON has no name inside.
  }
};

const words = (name: string) => {
  const text = name.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const stem = (path: string) => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** The entry that a file belongs to; undefined where it is none of the owner's. */
export function entryOf(path: string): string | undefined {
  if (/^content\/.+\.(json|md)$/.test(path)) return path;
  if (/^media\/[^/]+\.mp4$/.test(path)) return `film:${stem(path)}`;
  if (/^media\/[^/]+\.(jpe?g|png|json)$/.test(path) && !isRecord(path)) return `picture:${stem(path)}`;
  return undefined;
}

const files: Readonly<Record<string, string>> = {
  site: 'Hotel',
  hotel: 'Amenities and accessibility',
  cookies: 'Cookie notice',
  viewer: 'The room that turns',
  places: 'Places in town',
};

/** What an entry is called: a room by its name, a page as in its table. @param text the file's, in its newer state */
export function titleOf(entry: string, text: string | undefined): string {
  const [kind = '', name = ''] = entry.split(':');
  if (kind !== entry) return `${words(kind)} ${name}`;
  const own = stem(entry);
  if (entry.startsWith('content/pages/') && own in pages) return pages[own as PageName].label;
  if (entry.startsWith('content/policies/')) return `${words(own)} policy`;
  if (entry === `content/${own}.json`) return files[own] ?? words(own);
  const { name: given, title } = (parse(text) ?? {}) as { name?: unknown; title?: unknown };
  return typeof given === 'string' ? given : typeof title === 'string' ? title : words(own);
}
