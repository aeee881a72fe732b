import type { Content } from './content/compile';
import { roomPath } from './room';

/** The redirect of a renamed, removed or hidden room; undefined for other slugs. */
export function roomRedirect(
  slug: string,
  { formerSlugs, removedSlugs, hiddenSlugs }: Pick<Content, 'formerSlugs' | 'removedSlugs' | 'hiddenSlugs'>,
): string | undefined {
  if (Object.hasOwn(formerSlugs, slug)) return roomPath(formerSlugs[slug] ?? '');
  return removedSlugs.includes(slug) || hiddenSlugs.includes(slug) ? '/rooms-suites' : undefined;
}
