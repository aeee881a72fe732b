import { ownValue } from '../../shared/ownValue';
import { pagesByPath } from '../../shared/pages';
import { listEntries } from '../content/entries';
import { readSource } from '../content/project';
import { squeezed } from '../content/squeezed';

/** A page of the site as guests get it, for finding the page that shows a field. */
export interface SitePage {
  address: string;
  /** The words of its elements, squeezed. */
  texts: readonly string[];
  /** Names. */
  pictures: readonly string[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unseen = /<!--.*?-->|<(head|script|style|svg|template)\b.*?<\/\1>/gs;
/** Elements inside a text. */
const inline = /<\/?(a|abbr|b|br|em|i|span|strong|time|wbr)\b[^>]*>/g;
const rendition = /\/media\/([a-z0-9-]+)-[0-9a-f]+-(?:tall-)?\d+\.(?:avif|webp)/g;

/** What a page's HTML shows. */
const sitePage = (address: string, html: string): SitePage => ({
  address,
  texts: [
    ...new Set(
      html
        .replace(unseen, '')
        .replace(inline, '')
        .split(/<[^>]*>/)
        .map((text) =>
          squeezed(text.replace(/&(#?\w+);/g, (whole, name: string) => ownValue(entities, name) ?? whole)),
        )
        .filter((text) => text !== ''),
    ),
  ],
  pictures: [...new Set([...html.matchAll(rendition)].flatMap(([, name]) => name ?? []))],
});

/**
 * Every page of the site that answers at this moment.
 * @param preview the preview's origin
 */
export async function sitePages(root: string, preview: string): Promise<SitePage[]> {
  const shown = listEntries((await readSource(root)).files).map(({ shownAt }) => shownAt);
  const pages = [...new Set([...pagesByPath.keys(), ...shown])].map(async (address) => {
    const answer = await fetch(preview + address, { redirect: 'manual' }).catch(() => undefined);
    // The page that says 404 is one of the site's own.
    return answer?.ok || answer?.status === 404 ? sitePage(address, await answer.text()) : [];
  });
  return (await Promise.all(pages)).flat();
}
