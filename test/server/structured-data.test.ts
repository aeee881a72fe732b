/** What pages tell search and travel engines: in the vocabulary of schema.org, and what the page says in words. */
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { structuredData } from '../../server/pages/structuredData';
import { pictureUrl } from '../../shared/picture';
import { siteApp, siteUrl } from '../support/app';
import {
  homeContent,
  hotel,
  indexedPaths,
  outside,
  pages,
  priceLabel,
  questions,
  roomPages,
  roomPath,
  rooms,
  site,
  unknownPath,
} from '../support/content';
import { structuredData as dataIn, readable, wordsOf } from '../support/html';
import { faultsOf } from '../support/schema-org';

type Thing = Record<string, unknown>;

/** The blocks of every page, by its path. */
let blocks: Map<string, Thing[]>;
let app: RequestListener;
beforeAll(async () => {
  app = await siteApp();
});
beforeEach(() => {
  const texts = [...structuredData(siteUrl)];
  blocks = new Map(texts.map(([path, made]) => [path, made.map((text) => JSON.parse(text) as Thing)]));
});

const blockOf = (path: string, type: string) =>
  blocks.get(path)?.find((each) => each['@type'] === type) ?? {};
const htmlOf = async (path: string) => (await request(app).get(path)).text;

describe('the data of all pages', () => {
  it('is in the vocabulary of schema.org', () => {
    expect(faultsOf([...blocks.values()].flat())).toBe('');
    for (const block of [...blocks.values()].flat()) expect(block['@context']).toBe('https://schema.org');
  });

  it('is there for every page that may be indexed, and for no other', async () => {
    expect([...blocks.keys()].sort()).toEqual([...indexedPaths].sort());
    for (const [path, data] of blocks) expect([path, dataIn(await htmlOf(path))]).toEqual([path, data]);
    for (const path of [pages['style-guide'].path, pages['test-nav'].path, unknownPath])
      expect([path, dataIn(await htmlOf(path))]).toEqual([path, []]);
  });

  it('cannot end the element of HTML that it stands in', () => {
    const odd = 'https://www.example.com/</script>';
    const made = structuredData(odd);
    for (const text of [...made.values()].flat()) expect(text).not.toContain('<');
    const [trail = ''] = made.get(pages.about.path) ?? [];
    expect(JSON.parse(trail).itemListElement[0].item).toBe(`${odd}/`);
  });

  it('holds no empty value, no rating and no review', () => {
    for (const [path, data] of blocks) {
      const text = JSON.stringify(data);
      expect([path, text.match(/"[^"]+":(?:""|null|\{\})|rating|review/gi)]).toEqual([path, null]);
    }
  });

  it('of About and Careers is their trail alone: no page takes an application for a job', () => {
    for (const { path } of [pages.about, pages.careers])
      expect(blocks.get(path)?.map((each) => each['@type'])).toEqual(['BreadcrumbList']);
  });
});

/** Who and where the hotel is: the same on every page. */
const identity = {
  '@context': 'https://schema.org',
  '@type': 'Hotel',
  '@id': `${siteUrl}/#hotel`,
  name: site.fullName,
  logo: `${siteUrl}/icon-512.png`,
  url: `${siteUrl}/`,
  telephone: site.phone.international,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.street,
    addressLocality: site.address.city,
    addressRegion: site.address.region,
    postalCode: site.address.postalCode,
    addressCountry: site.address.country,
  },
};

const visit = {
  email: site.email,
  geo: { '@type': 'GeoCoordinates', ...site.geo },
  hasMap: outside.map,
  checkinTime: site.checkIn.iso,
  checkoutTime: site.checkOut.iso,
  availableLanguage: site.languages,
};

const bedsOf = (room: (typeof rooms)[number]) => [
  room.bedType === 'king'
    ? { '@type': 'BedDetails', typeOfBed: 'King', numberOfBeds: 1 }
    : { '@type': 'BedDetails', typeOfBed: 'Queen', numberOfBeds: 2 },
  ...(room.hasSofaBed ? [{ '@type': 'BedDetails', typeOfBed: 'Sofa bed', numberOfBeds: 1 }] : []),
];

const roomOf = (room: (typeof rooms)[number]) => ({
  '@type': 'HotelRoom',
  '@id': `${siteUrl}${roomPath(room.slug)}#room`,
  name: room.name,
  url: siteUrl + roomPath(room.slug),
  bed: bedsOf(room),
  occupancy: {
    '@type': 'QuantitativeValue',
    value: room.occupancy,
    maxValue: room.occupancy,
    unitCode: 'C62',
  },
  floorSize: { '@type': 'QuantitativeValue', value: room.size, unitCode: 'FTK' },
});

const offerOf = (room: (typeof rooms)[number]) => ({
  '@type': 'Offer',
  name: room.name,
  itemOffered: { '@id': `${siteUrl}${roomPath(room.slug)}#room` },
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: room.price,
    priceCurrency: 'USD',
    unitCode: 'DAY',
    description: `${priceLabel(room)} ${site.rateNote}`,
    valueAddedTaxIncluded: false,
  },
});

const features = (names: readonly string[]) =>
  names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));

describe('the hotel', () => {
  it('is on the home page with its amenities, its other sites, and all its rooms at their rates', () => {
    expect(blockOf('/', 'Hotel')).toMatchObject({
      ...identity,
      ...visit,
      description: homeContent.meta.description,
      foundingDate: String(site.builtYear),
      sameAs: site.socials.map(({ href }) => href),
      currenciesAccepted: 'USD',
      numberOfRooms: rooms.length,
      petsAllowed: hotel.petsAllowed,
      smokingAllowed: hotel.smokingAllowed,
      amenityFeature: features(hotel.amenities.map(({ text }) => text)),
      containsPlace: rooms.map(roomOf),
      makesOffer: rooms.map(offerOf),
    });
    expect(blockOf('/', 'WebSite')).toMatchObject({
      name: site.brand,
      alternateName: site.fullName,
      url: `${siteUrl}/`,
    });
  });

  it('is on Contact as one visits or calls it, and alike wherever it is named, with one price range', () => {
    expect(blockOf(pages.contact.path, 'Hotel')).toMatchObject({ ...identity, ...visit });
    const prices = rooms.map(({ price }) => price);
    const range = [Math.min(...prices), Math.max(...prices)].map((price) => priceLabel({ price }));
    const home = blockOf('/', 'Hotel');
    expect(home.priceRange).toBe(range.join('–'));
    for (const path of [pages.contact.path, ...rooms.map(({ slug }) => roomPath(slug))])
      expect(blockOf(path, 'Hotel')).toMatchObject({
        ...identity,
        image: home.image,
        priceRange: home.priceRange,
      });
  });

  it('shows several pictures and a logo that exist', async () => {
    const { image, logo } = blockOf('/', 'Hotel') as { image: string[]; logo: string };
    expect(new Set(image).size).toBeGreaterThanOrEqual(3);
    for (const address of [...image, logo]) {
      expect(address.startsWith(`${siteUrl}/`)).toBe(true);
      expect((await request(app).get(address.slice(siteUrl.length))).status).toBe(200);
    }
  });

  it('says what the home page says', async () => {
    const html = readable(await htmlOf('/'));
    const words = wordsOf(html);
    const { street, city, region, postalCode } = site.address;
    for (const shown of [site.fullName, site.email, `${street}, ${city}, ${region} ${postalCode}`])
      expect(words).toContain(shown);
    expect(html).toContain(`href="tel:${site.phone.international.replace(/[^+\d]/g, '')}"`);
    expect(html).toContain(`href="${outside.map}"`);
    const lowest = Math.min(...rooms.map(({ price }) => price));
    expect(words).toContain(`${homeContent.hero.price} ${site.rateNote}`);
    expect(homeContent.hero.price).toContain(priceLabel({ price: lowest }));
  });
});

describe('a room’s page', () => {
  it.each(Object.entries(roomPages))(
    '%s tells of its room, and says the same in words',
    async (slug, page) => {
      const { room, gallery, intro, roomFeatures, roomAmenities } = page;
      const widest = ({ widths }: typeof room.picture) =>
        Math.max(...widths.filter((width) => width <= 1280));
      const pictures = [room.picture, ...gallery.filter(({ name }) => name !== room.picture.name)];
      const data = blockOf(roomPath(slug), 'Hotel');
      expect(data).toMatchObject({
        containsPlace: {
          ...roomOf(room),
          description: intro.join(' '),
          image: pictures.map((picture) => siteUrl + pictureUrl(picture, widest(picture), 'webp')),
          petsAllowed: hotel.petsAllowed,
          smokingAllowed: hotel.smokingAllowed,
          amenityFeature: features([...roomFeatures, ...roomAmenities]),
        },
        makesOffer: offerOf(room),
      });
      const words = wordsOf(await htmlOf(roomPath(slug)));
      const said = [
        room.name,
        `${priceLabel(room)} ${site.rateNote}`,
        `${room.size} sq ft`,
        ...[...roomFeatures, ...roomAmenities],
      ];
      expect(said.filter((text) => !words.includes(text))).toEqual([]);
    },
  );
});

it('the list of rooms leads to each room’s page, in the order of the Rooms page', () => {
  const list = blockOf(pages.rooms.path, 'ItemList');
  expect(list).toMatchObject({
    '@id': `${siteUrl}${pages.rooms.path}#rooms`,
    name: pages.rooms.label,
    numberOfItems: rooms.length,
  });
  const items = list.itemListElement as { image: string }[];
  expect(items).toEqual(
    rooms.map(({ name, slug }, index) =>
      expect.objectContaining({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: siteUrl + roomPath(slug),
      }),
    ),
  );
  expect(new Set(items.map(({ image }) => image)).size).toBe(items.length);
});

it('the trail leads from home to every other page, to a room over Rooms & Suites', () => {
  expect(blockOf('/', 'BreadcrumbList')).toEqual({});
  const step = (name: string, path: string, position: number) => ({
    '@type': 'ListItem',
    position,
    name,
    item: siteUrl + path,
  });
  const home = step(site.brand, '/', 1);
  const trailOf = (path: string) => blockOf(path, 'BreadcrumbList').itemListElement;
  for (const { name, slug } of rooms) {
    const above = step(pages.rooms.label, pages.rooms.path, 2);
    expect(trailOf(roomPath(slug))).toEqual([home, above, step(name, roomPath(slug), 3)]);
  }
  for (const { path, label } of Object.values(pages))
    if (path !== '*' && path !== '/' && indexedPaths.includes(path))
      expect(trailOf(path)).toEqual([home, step(label, path, 2)]);
});

it('questions are marked up where the contact page answers them, word for word', async () => {
  const page = blockOf(pages.contact.path, 'FAQPage');
  const asked = page.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(asked.map(({ name }) => name)).toEqual(
    questions.topics.flatMap((topic) => topic.questions.map(({ question }) => question)),
  );
  const words = wordsOf(await htmlOf(pages.contact.path));
  const texts = asked.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
  expect(texts.filter((text) => !words.includes(text))).toEqual([]);
});
