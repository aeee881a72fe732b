import { changesBetween } from './changes';
import { openSite } from './site';
import type { Publication, PublicationPage } from './types';
import { isEntry } from './undo';
import { noteTrailer } from './words/sentence';

/** The files of an entry, as patterns of Git. */
const filesOf = (entry: string) =>
  entry.startsWith('picture:')
    ? ['jpg', 'jpeg', 'png', 'json'].map((ending) => `media/${entry.slice(8)}.${ending}`)
    : [entry];

/** As many publications are listed at most. */
const mostPublications = 1000;

/**
 * Publications that changed what the owner can change, the last one first.
 * @param asked `count`: how many; `entry`: the only one that counts
 */
export async function publications(
  root: string,
  asked: { count?: unknown; entry?: unknown },
): Promise<PublicationPage> {
  const site = await openSite(root);
  const count = Math.min(Math.max(Number.parseInt(String(asked.count), 10) || 1, 1), mostPublications);
  const entry = isEntry(asked.entry) ? asked.entry : undefined;
  const files = entry ? filesOf(entry) : ['content', 'media'];
  const format = `--format=%H%x1f%P%x1f%an%x1f%aI%x1f%(trailers:key=${noteTrailer},valueonly,separator=%x20)`;
  const printed = await site.git.text([
    'log',
    '--first-parent',
    '-z',
    format,
    `-n${count + 1}`,
    'HEAD',
    '--',
    ...files,
  ]);
  const lines = printed.split('\0').filter((line) => line !== '');
  const found = lines.slice(0, count).map(async (line): Promise<Publication> => {
    const [id = '', parents = '', by = '', at = '', said = ''] = line.split('\x1f');
    const before = parents.split(' ')[0] || undefined;
    const changes = before ? await changesBetween(site, before, id, files) : [];
    return { id, before, by, at, note: said || undefined, changes };
  });
  return { publications: await Promise.all(found), isAll: lines.length <= count };
}
