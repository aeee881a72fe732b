/** The pages that the hotel adds, and the redirects from its removed pages. docs/behavior.md#custom-pages */
import { readHotel } from '../../server/content/readHotel';
import { takenAddress } from '../../shared/content/customAddresses';
import { stem } from '../../shared/content/kinds';
import { customPath } from '../../shared/pages';
import type { Desk } from '../deskSettings';
import type { Changes, Files } from './contentFiles';
import { formatJson } from './fileFormat';
import { Refusal } from './refusal';
import { parsed } from './valueAt';

const redirectsFile = 'redirects.json';

interface Redirect {
  from: string;
  to: string;
}

/** The address of a page that the hotel added; undefined for other files. */
const addressOf = (file: string) => (/^pages\/.+\.md$/.test(file) ? customPath(stem(file)) : undefined);

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** Changes the list of redirects. Returns the changed file; empty if the list stays the same. */
function redirectsWith(
  files: Files,
  change: (redirects: readonly Redirect[]) => readonly Redirect[],
): Changes {
  const before = formatJson(parsed(files.get(redirectsFile)) ?? { redirects: [] });
  const { redirects } = JSON.parse(before) as { redirects: readonly Redirect[] };
  const after = formatJson({ redirects: change(redirects) });
  return after === before ? new Map() : new Map([[redirectsFile, after]]);
}

/** Removes the redirect from a custom page's address, because the page exists again. */
export const withoutRedirect = (files: Files, file: string): Changes =>
  redirectsWith(files, (all) => all.filter(({ from }) => withoutSlash(from) !== addressOf(file)));

/** Redirects a removed page's address, and addresses that led there, to `to`. Without `to`, removes such redirects. */
export function redirectsAfterRemoval(files: Files, file: string, to: string | undefined): Changes {
  const path = addressOf(file);
  if (!path) return new Map();
  return redirectsWith(files, (all) => {
    const others = all.filter((each) => withoutSlash(each.to) !== path);
    const led = all.filter((each) => withoutSlash(each.to) === path);
    return to ? [...others, ...led.map(({ from }) => ({ from, to })), { from: path, to }] : others;
  });
}

/** @throws Refusal if a new file's name or address is taken */
export async function requireFreeAddress({ root }: Desk, file: string): Promise<void> {
  const path = addressOf(file);
  const { content, publicNames } = await readHotel(root);
  if (content.has(file)) throw new Refusal(422, `${path ?? 'This name'} is already taken. Choose another.`);
  const problem = path && takenAddress(path, publicNames);
  if (problem) throw new Refusal(422, `${path} is taken: ${problem}. Choose another.`);
}
