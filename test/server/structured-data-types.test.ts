import { structuredData } from '../../server/pages/structuredData';
import { pictureUrl } from '../../shared/picture';
import { siteUrl } from '../support/app';
import { homeContent, hotel, indexedPaths, pages, roomPages, roomPath, site } from '../support/content';

type Thing = Record<string, unknown>;

/** The blocks of every page, by its path. */
let blocks: Map<string, Thing[]>;
beforeEach(() => {
  const texts = [...structuredData(siteUrl)];
  blocks = new Map(texts.map(([path, made]) => [path, made.map((text) => JSON.parse(text) as Thing)]));
});

/** Every thing in data, with the way that leads to it: 'Hotel.makesOffer' and its type. */
function typesIn(data: unknown, way: string): string[] {
  if (Array.isArray(data)) return data.flatMap((each) => typesIn(each, way));
  if (typeof data !== 'object' || data === null) return [];
  const { '@type': type, '@id': id, ...rest } = data as Thing;
  const own =
    type === undefined ? `${way}: a reference to ${String(id).replace(/.*#/, '#')}` : `${way}: ${type}`;
  return [own, ...Object.entries(rest).flatMap(([key, value]) => typesIn(value, key))];
}

describe('the things in structured data', () => {
  it('are of the types that schema.org has for them', () => {
    const known = new Set([
      'acceptedAnswer: Answer',
      'address: PostalAddress',
      'amenityFeature: LocationFeatureSpecification',
      'bed: BedDetails',
      'containsPlace: HotelRoom',
      'floorSize: QuantitativeValue',
      'geo: GeoCoordinates',
      'itemListElement: ListItem',
      'itemOffered: a reference to #room',
      'mainEntity: Question',
      'makesOffer: Offer',
      'occupancy: QuantitativeValue',
      'page: BreadcrumbList',
      'page: FAQPage',
      'page: Hotel',
      'page: ItemList',
      'page: WebSite',
      'priceSpecification: UnitPriceSpecification',
    ]);
    const found = [...blocks.values()].flatMap((all) => typesIn(all, 'page'));
    expect(found.length).toBeGreaterThan(known.size);
    expect(found.filter((each) => !known.has(each))).toEqual([]);
    for (const block of [...blocks.values()].flat()) expect(block['@context']).toBe('https://schema.org');
  });

  it('are there for every page that may be indexed, and for no other', () => {
    expect([...blocks.keys()].sort()).toEqual([...indexedPaths].sort());
  });

  it('hold no empty value', () => {
    for (const [path, data] of blocks)
      expect([path, JSON.stringify(data).match(/"[^"]+":(?:""|null|\{\})/g)]).toEqual([path, null]);
  });

  it('count in the units of UN/CEFACT, and in dollars', () => {
    const text = JSON.stringify([...blocks.values()]);
    const values = (name: string) =>
      new Set([...text.matchAll(new RegExp(`"${name}":"?([^",}]*)`, 'g'))].map(([, value]) => value));
    expect(values('unitCode')).toEqual(new Set(['C62', 'FTK', 'DAY']));
    expect(values('priceCurrency')).toEqual(new Set(['USD']));
    expect(values('currenciesAccepted')).toEqual(new Set(['USD']));
    expect(values('valueAddedTaxIncluded')).toEqual(new Set(['false']));
    expect(text).not.toMatch(/"LocationFeatureSpecification","name":"[^"]*","value":false/);
  });
});

const blockOf = (path: string, type: string) =>
  blocks.get(path)?.find((each) => each['@type'] === type) ?? {};

describe('the site', () => {
  it('is known by its brand, and by its whole name', () => {
    expect(blockOf('/', 'WebSite')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.brand,
      alternateName: site.fullName,
      url: `${siteUrl}/`,
    });
  });

  it('has one hotel, which all data names alike', () => {
    const { address, ...home } = blockOf('/', 'Hotel');
    expect(home).toMatchObject({
      '@id': `${siteUrl}/#hotel`,
      name: site.fullName,
      logo: `${siteUrl}/icon-512.png`,
    });
    expect(address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.city,
      addressRegion: site.address.region,
      postalCode: site.address.postalCode,
      addressCountry: site.address.country,
    });
    expect(home.description).toBe(homeContent.meta.description);
  });
});

describe('a room’s page', () => {
  it.each(Object.entries(roomPages))('%s shows its words, pictures and what holds in it', (slug, page) => {
    const path = roomPath(slug);
    const room = blockOf(path, 'Hotel').containsPlace as Thing;
    const widest = ({ widths }: typeof page.room.picture) =>
      Math.max(...widths.filter((width) => width <= 1280));
    const pictures = [
      page.room.picture,
      ...page.gallery.filter(({ name }) => name !== page.room.picture.name),
    ];
    expect(room).toMatchObject({
      '@id': `${siteUrl}${path}#room`,
      url: siteUrl + path,
      description: page.intro.join(' '),
      petsAllowed: hotel.petsAllowed,
      smokingAllowed: hotel.smokingAllowed,
      occupancy: { value: page.room.occupancy, maxValue: page.room.occupancy, unitCode: 'C62' },
      image: pictures.map((picture) => siteUrl + pictureUrl(picture, widest(picture), 'webp')),
      amenityFeature: [...page.roomFeatures, ...page.roomAmenities].map((name) => ({ name, value: true })),
    });
  });
});

describe('the list of rooms', () => {
  it('counts them, and shows each', () => {
    const list = blockOf(pages.rooms.path, 'ItemList');
    const items = list.itemListElement as { image: string }[];
    expect(list).toMatchObject({
      '@id': `${siteUrl}${pages.rooms.path}#rooms`,
      name: pages.rooms.label,
      numberOfItems: items.length,
    });
    expect(new Set(items.map(({ image }) => image)).size).toBe(items.length);
  });
});
