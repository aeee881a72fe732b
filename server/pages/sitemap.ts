import { pageContents } from '../../generated/content/pages/all';
import { roomPages } from '../../generated/content/roomPages/all';
import { addresses, indexedPaths, type PageAddress } from '../../shared/addresses';
import { matchPage } from '../../shared/matchPage';
import type { Picture } from '../../shared/picture';
import { pictureData } from './structuredData/hotel';

/** What a page's texts and pictures are made of. */
function contentOf({ name, path }: PageAddress): { changed?: string | undefined; content: unknown } {
  const room = roomPages[matchPage(path).params.slug ?? ''];
  if (name === 'room' && room) return { changed: room.changed, content: [room.gallery, room.extraHero] };
  const content = (pageContents as Record<string, { meta?: { changed?: string } }>)[name];
  return { changed: content?.meta?.changed, content };
}

const isPicture = (value: object): value is Picture => 'hash' in value && 'widths' in value;

/** Every picture in a piece of content, whatever it is nested in; none twice. */
function picturesIn(content: unknown, found = new Map<string, Picture>()): Map<string, Picture> {
  if (typeof content !== 'object' || content === null) return found;
  if (isPicture(content)) found.set(content.name, content);
  else for (const value of Object.values(content)) picturesIn(value, found);
  return found;
}

function entryOf(siteUrl: string, address: PageAddress): string {
  const { changed, content } = contentOf(address);
  const images = [...picturesIn(content).values()].map(
    (picture) => `<image:image><image:loc>${pictureData(siteUrl, picture)}</image:loc></image:image>`,
  );
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
  return `  <url><loc>${siteUrl}${address.path}</loc>${lastmod}${images.join('')}</url>`;
}

/**
 * /sitemap.xml: every public page once, by its canonical address, with the day of its last change as its content tells
 * it and the pictures that it shows. docs/behavior.md#for-crawlers
 */
export function sitemap(siteUrl: string): string {
  const urls = addresses
    .filter(({ path }) => indexedPaths.includes(path))
    .map((address) => entryOf(siteUrl, address));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}
