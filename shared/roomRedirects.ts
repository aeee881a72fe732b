import { formerSlugs, hiddenSlugs, removedSlugs } from '../generated/content/roomAddresses';
import { roomPath } from './room';

/** Where the address of a room leads that was renamed, removed or hidden; undefined for any other slug. */
export function roomRedirect(slug: string): string | undefined {
  if (Object.hasOwn(formerSlugs, slug)) return roomPath(formerSlugs[slug] ?? '');
  return removedSlugs.includes(slug) || hiddenSlugs.includes(slug) ? '/rooms-suites' : undefined;
}
