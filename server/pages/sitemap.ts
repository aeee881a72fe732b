import { matchPage } from '../../shared/matchPage';
import { offerPath, pageRow } from '../../shared/pages';
import type { Picture } from '../../shared/picture';
import type { PageAddress } from '../content/addresses';
import { runningOffers } from '../content/runningOffers';
import type { Snapshot } from '../content/snapshot';
import { pictureData } from './structuredData/hotel';

/** The hotel on a day, as listed for crawlers. */
export type Listed = Pick<Snapshot, 'content' | 'day' | 'addresses' | 'labels' | 'site'>;

/** The addresses listed on a day: all indexed pages, except offers that are not running. */
export function listedAddresses({ addresses, content, day }: Listed): readonly PageAddress[] {
  const running = new Set<string>(runningOffers(content, day).map(({ id }) => offerPath(id)));
  return addresses.filter(
    ({ name, path }) => pageRow(name).indexed && (name !== 'offer' || running.has(path)),
  );
}

/** The dates in a page's content. A policy's page shows `updated` and `reviewed`. */
interface PageDates {
  meta?: { changed?: string };
  updated?: string;
  reviewed?: string;
}

/** A page's content, and the date of its last change: for policies, the latest date that guests see. */
function contentOf(
  { name, path }: PageAddress,
  { roomPages, offers, pages, customPages }: Listed['content'],
): { changed?: string | undefined; content: unknown } {
  const { slug = '' } = matchPage(path).params;
  const customPage = name === 'custom-page' ? customPages[slug] : undefined;
  if (customPage) return { changed: customPage.changed, content: customPage };
  const room = roomPages[slug];
  if (name === 'room' && room) return { changed: room.changed, content: [room.gallery, room.extraHero] };
  const offer = name === 'offer' ? offers.find(({ id }) => offerPath(id) === path) : undefined;
  if (offer) return { changed: offer.changed, content: offer };
  const content = (pages as Record<string, PageDates | undefined>)[name];
  const [shown] = [content?.updated, content?.reviewed].toSorted().reverse();
  return { changed: shown ?? content?.meta?.changed, content };
}

const isPicture = (value: object): value is Picture => 'hash' in value && 'widths' in value;

/** All distinct pictures in nested content. */
function picturesIn(content: unknown, found = new Map<string, Picture>()): Map<string, Picture> {
  if (typeof content !== 'object' || content === null) return found;
  if (isPicture(content)) found.set(content.name, content);
  else for (const value of Object.values(content)) picturesIn(value, found);
  return found;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const xml = (text: string) => text.replace(/[&<>]/g, (letter) => escapes[letter] ?? letter);

function entryOf(siteUrl: string, address: PageAddress, hotel: Listed): string {
  const { changed, content } = contentOf(address, hotel.content);
  const images = [...picturesIn(content).values()].map(
    (picture) => `<image:image><image:loc>${xml(pictureData(siteUrl, picture))}</image:loc></image:image>`,
  );
  const lastmod = changed ? `<lastmod>${xml(changed)}</lastmod>` : '';
  return `  <url><loc>${xml(siteUrl + address.path)}</loc>${lastmod}${images.join('')}</url>`;
}

/**
 * /sitemap.xml: the canonical address of every public page on a day, with its pictures and the date of its last change.
 */
export function sitemap(hotel: Listed): string {
  const { siteUrl } = hotel.site.settings;
  const urls = listedAddresses(hotel).map((address) => entryOf(siteUrl, address, hotel));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}
