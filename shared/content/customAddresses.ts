import { pageNames, pages, serverAddresses } from '../pages';
import { pathRedirects } from '../redirects';
import type { FileContent } from './kinds';

/** Returns the first segment of a path: '/spa/' -> 'spa', '/room/the-enci-king/' -> 'room'. */
const firstPart = (path: string) => path.split('/')[1] ?? '';

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** The first path segments that the server and the built-in pages use. */
const programParts: ReadonlySet<string> = new Set([
  ...serverAddresses,
  ...pageNames.map((name) => firstPart(pages[name].path)).filter((part) => /^[\w-]+$/.test(part)),
]);

/** Returns why an address is taken; undefined if the address is free. @param publicNames names in public/ */
export function takenAddress(path: string, publicNames: ReadonlySet<string>): string | undefined {
  const part = firstPart(path);
  if (pathRedirects.has(path)) return `it redirects to ${pathRedirects.get(path)}`;
  if (path === '/' || programParts.has(part)) return 'the site itself uses that address';
  return publicNames.has(part) ? 'a file of the site has that address' : undefined;
}

interface AddressSources {
  /** The slugs of content/pages/{slug}.md. */
  slugs: readonly string[];
  /** content/redirects.json, resolved. */
  redirects: FileContent<'redirects'>['redirects'];
  /** Names in public/. */
  publicNames: ReadonlySet<string>;
}

/**
 * Returns the custom pages and redirects whose addresses are free, and errors for all others. Built-in addresses take
 * precedence: a new release may add an address that a hotel already uses. docs/behavior.md#custom-pages
 */
export function customAddresses({ slugs, redirects, publicNames }: AddressSources) {
  const errors: string[] = [];
  const isFree = (path: string, field: string) => {
    const problem = takenAddress(path, publicNames);
    if (problem) errors.push(`${field} must not be "${path}": ${problem}`);
    return !problem;
  };
  const freeSlugs = slugs.filter((slug) => isFree(`/${slug}`, `content/pages/${slug}.md: its address`));
  const sources = redirects.map(({ from }) => withoutSlash(from));
  const taken = new Set(freeSlugs.map((slug) => `/${slug}`));
  const freeRedirects = redirects.filter(({ to }, index) => {
    const field = `content/redirects.json: redirects[${index + 1}]`;
    const from = sources[index] ?? '';
    const problem = taken.has(from)
      ? `content/pages${from}.md has that address`
      : sources.indexOf(from) < index && 'another entry already uses it';
    if (problem) errors.push(`${field}.from must not be "${from}": ${problem}`);
    const isChain = sources.includes(withoutSlash(to));
    if (isChain) errors.push(`${field}.to must not be "${to}": that address redirects, too`);
    return isFree(from, `${field}.from`) && !problem && !isChain;
  });
  return { slugs: freeSlugs, redirects: freeRedirects, errors };
}
