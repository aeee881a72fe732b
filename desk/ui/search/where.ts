import type { Passage } from '../../content/passages';
import { squeezed } from '../../content/squeezed';
import type { Path } from '../../content/valueAt';
import type { SitePage } from '../../preview/sitePages';
import { ask } from '../ask';

/** What the site's pages show at this moment. */
export const fetchPages = async (): Promise<readonly SitePage[]> =>
  (await ask<SitePage[]>('GET', '/desk/pages')).data ?? [];

/** The fewest characters by which words are known inside others. */
const fewest = 12;

/** How well a page shows a passage: 2 as words of their own, 1 within others, 0 not at all. */
function shows({ texts, pictures }: SitePage, { kind, words }: Pick<Passage, 'kind' | 'words'>): number {
  if (kind === 'picture') return pictures.includes(words) ? 2 : 0;
  const text = kind === 'text' ? squeezed(words) : '';
  if (text === '') return 0;
  if (texts.includes(text)) return 2;
  return text.length >= fewest && texts.some((each) => each.includes(text)) ? 1 : 0;
}

type Shown = Pick<Passage, 'kind' | 'words'>;

/**
 * The page that shows most of some passages, and the first of them that it shows.
 * @param own the page of their form, which goes first where it shows half as much as another
 * @returns undefined where no page shows any
 */
export function whereShown<Each extends Shown>(
  pages: readonly SitePage[],
  passages: readonly Each[],
  own: string,
): { address: string; first: Each } | undefined {
  const [best] = pages
    .flatMap((page) => {
      const [first] = passages.filter((passage) => shows(page, passage) > 0);
      if (!first) return [];
      const sum = passages.reduce((before, passage) => before + shows(page, passage), 0);
      return { address: page.address, first, weight: page.address === own ? sum * 2 : sum };
    })
    .sort(
      (one, other) =>
        other.weight - one.weight || Number(other.address === own) - Number(one.address === own),
    );
  return best;
}

/** The passages of a field and of what is inside it. */
export const passagesAt = (passages: readonly Passage[], file: string, path: Path): Passage[] =>
  passages.filter(
    (passage) => passage.file === file && path.every((key, index) => passage.path[index] === key),
  );
