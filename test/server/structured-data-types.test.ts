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

  it('cannot end the element of HTML that they stand in', () => {
    const odd = 'https://www.example.com/</script>';
    const made = structuredData(odd);
    for (const text of [...made.values()].flat()) expect(text).not.toContain('<');
    const [trail = ''] = made.get(pages.about.path) ?? [];
    expect(JSON.parse(trail).itemListElement[0].item).toBe(`${odd}/`);
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

describe('the trail', () => {
  const step = (name: string, path: string, position: number) => ({
    '@type': 'ListItem',
    position,
    name,
    item: siteUrl + path,
  });
  const home = step(site.brand, '/', 1);
  const trailOf = (path: string) => blockOf(path, 'BreadcrumbList').itemListElement;

  it('leads from home over Rooms & Suites to a room', () => {
    for (const { room } of Object.values(roomPages)) {
      const path = roomPath(room.slug);
      const rooms = step(pages.rooms.label, pages.rooms.path, 2);
      expect(trailOf(path)).toEqual([home, rooms, step(room.name, path, 3)]);
    }
  });

  it('leads from home to every other page, and home has none', () => {
    expect(trailOf('/')).toBeUndefined();
    for (const name of ['about', 'contact', 'rooms', 'gallery'] as const)
      expect(trailOf(pages[name].path)).toEqual([home, step(pages[name].label, pages[name].path, 2)]);
  });
});

it('each page tells what it is about', () => {
  const typesOf = (path: string) => blocks.get(path)?.map((each) => each['@type']);
  expect(typesOf('/')).toEqual(['Hotel', 'WebSite']);
  expect(typesOf(pages.contact.path)?.sort()).toEqual(['BreadcrumbList', 'FAQPage', 'Hotel']);
  expect(typesOf(pages.rooms.path)?.sort()).toEqual(['BreadcrumbList', 'ItemList']);
  expect(typesOf(pages.about.path)).toEqual(['BreadcrumbList']);
});

it('the hotel has its amenities, its other sites, and all its rooms at their rates', () => {
  const home = blockOf('/', 'Hotel') as Record<string, Thing[]>;
  const rooms = Object.values(roomPages).map(({ room }) => room.name);
  expect(home.sameAs).toEqual(site.socials.map(({ href }) => href));
  expect(home.amenityFeature?.map(({ name }) => name)).toEqual(hotel.amenities.map(({ text }) => text));
  expect(home.containsPlace?.map(({ name }) => name).sort()).toEqual(rooms.sort());
  expect(home.makesOffer?.map(({ name }) => name).sort()).toEqual(rooms);
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
      bed: [
        page.room.bedType === 'king'
          ? { typeOfBed: 'King', numberOfBeds: 1 }
          : { typeOfBed: 'Queen', numberOfBeds: 2 },
        ...(page.room.hasSofaBed ? [{ typeOfBed: 'Sofa bed', numberOfBeds: 1 }] : []),
      ],
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
    const items = list.itemListElement as { image: string; position: number }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(list).toMatchObject({
      '@id': `${siteUrl}${pages.rooms.path}#rooms`,
      name: pages.rooms.label,
      numberOfItems: items.length,
    });
    expect(new Set(items.map(({ image }) => image)).size).toBe(items.length);
  });
});
