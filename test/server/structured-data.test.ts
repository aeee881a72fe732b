/** Structured data of pages: valid in schema.org's vocabulary, and consistent with the page's text. */
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { structuredData } from '../../server/pages/structuredData';
import { offerPath } from '../../shared/offers';
import { isFor } from '../../shared/offers/isFor';
import { pages, pagesByPath } from '../../shared/pages';
import { pictureUrl } from '../../shared/picture';
import { roomPath } from '../../shared/room';
import { structuredData as dataIn, readable, wordsOf } from '../support/html';
import {
  amenities,
  content,
  indexedPaths,
  labels,
  offers,
  pageTexts,
  rooms,
  site,
  small,
  unknownPath,
} from '../support/small';
import { loadPages, testApp } from '../support/test-app';

const siteUrl = 'https://www.example.com';
const { links: outside } = small;
const { roomPages, ui } = content;
const { crawlers: crawlerWords, pages: pageLabels } = ui;
const { priceLabel, rateLabel } = labels;
const homeContent = pageTexts('home');

type Thing = Record<string, unknown>;

/** JSON-LD blocks of all pages by path. */
let blocks: Map<string, Thing[]>;
let app: RequestListener;
beforeAll(async () => {
  await loadPages();
  app = testApp({ SITE_URL: siteUrl }).app;
});
beforeEach(() => {
  blocks = new Map(
    small.addresses.flatMap(({ path }) => {
      const made = dataFor(siteUrl, path);
      return made.length > 0 ? [[path, made.map((text) => JSON.parse(text) as Thing)]] : [];
    }),
  );
});

/** The JSON-LD of a page. */
const dataFor = (origin: string, path: string) =>
  structuredData({ ...small, siteUrl: origin, links: outside }, path);

const blockOf = (path: string, type: string) =>
  blocks.get(path)?.find((each) => each['@type'] === type) ?? {};
const htmlOf = async (path: string) => (await request(app).get(path)).text;

describe('the data of all pages', () => {
  it('exists for every indexable page, and for no other', async () => {
    expect([...blocks.keys()].sort()).toEqual([...indexedPaths].sort());
    for (const [path, data] of blocks) expect([path, dataIn(await htmlOf(path))]).toEqual([path, data]);
    for (const path of [pages['style-guide'].path, pages['test-nav'].path, unknownPath])
      expect([path, dataIn(await htmlOf(path))]).toEqual([path, []]);
  });

  it('cannot end its HTML element', () => {
    const odd = 'https://www.example.com/</script>';
    for (const path of indexedPaths) for (const text of dataFor(odd, path)) expect(text).not.toContain('<');
    const [trail = ''] = dataFor(odd, pages.about.path);
    expect(JSON.parse(trail).itemListElement[0].item).toBe(`${odd}/`);
  });

  it('of About and Careers is only their breadcrumbs: no page accepts job applications', () => {
    for (const { path } of [pages.about, pages.careers])
      expect(blocks.get(path)?.map((each) => each['@type'])).toEqual(['BreadcrumbList']);
  });
});

/** Name and place of the hotel: the same on every page. */
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

const { beds } = crawlerWords;

const bedsOf = (room: (typeof rooms)[number]) => [
  room.bedType === 'king'
    ? { '@type': 'BedDetails', typeOfBed: beds.king, numberOfBeds: 1 }
    : { '@type': 'BedDetails', typeOfBed: beds['double-queen'], numberOfBeds: 2 },
  ...(room.hasSofaBed ? [{ '@type': 'BedDetails', typeOfBed: beds.sofaBed, numberOfBeds: 1 }] : []),
];

const roomOf = (room: (typeof rooms)[number]) => ({
  '@type': room.isSuite ? 'Suite' : 'HotelRoom',
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
  url: siteUrl + roomPath(room.slug),
  itemOffered: { '@id': `${siteUrl}${roomPath(room.slug)}#room` },
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    minPrice: room.price,
    priceCurrency: 'USD',
    unitCode: 'DAY',
    description: `${rateLabel(room)} ${site.rateNote}`,
    valueAddedTaxIncluded: false,
  },
});

const features = (names: readonly string[]) =>
  names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));

describe('the hotel', () => {
  it('is on the home page with its amenities, its profiles, and all its rooms with rates', () => {
    expect(blockOf('/', 'Hotel')).toMatchObject({
      ...identity,
      ...visit,
      description: homeContent.meta.description,
      foundingDate: String(site.builtYear),
      sameAs: site.socials.map(({ href }) => href),
      currenciesAccepted: 'USD',
      numberOfRooms: rooms.length,
      petsAllowed: amenities.petsAllowed,
      smokingAllowed: amenities.smokingAllowed,
      amenityFeature: features(amenities.amenities.map(({ text }) => text)),
      containsPlace: rooms.map(roomOf),
      makesOffer: rooms.map(offerOf),
    });
    expect(blockOf('/', 'WebSite')).toMatchObject({
      name: site.brand,
      alternateName: site.fullName,
      url: `${siteUrl}/`,
    });
  });

  it('is on Contact with address and telephone, and the same wherever it is named, with one price range', () => {
    expect(blockOf(pages.contact.path, 'Hotel')).toMatchObject({ ...identity, ...visit });
    const lowest = Math.min(...rooms.map(({ price }) => price));
    const home = blockOf('/', 'Hotel');
    expect(home.priceRange).toBe(`From ${priceLabel({ price: lowest })}`);
    for (const path of [pages.contact.path, ...rooms.map(({ slug }) => roomPath(slug))])
      expect(blockOf(path, 'Hotel')).toMatchObject({
        ...identity,
        image: home.image,
        priceRange: home.priceRange,
      });
  });

  it('has the same texts as the home page', async () => {
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
    '%s describes its room, consistently with the page’s text',
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
          petsAllowed: amenities.petsAllowed,
          smokingAllowed: amenities.smokingAllowed,
          amenityFeature: features([...roomFeatures, ...roomAmenities]),
        },
        makesOffer: offerOf(room),
      });
      const words = wordsOf(await htmlOf(roomPath(slug)));
      const said = [
        room.name,
        `${rateLabel(room)} ${site.rateNote}`,
        `${room.size} sq ft`,
        ...[...roomFeatures, ...roomAmenities],
      ];
      expect(said.filter((text) => !words.includes(text))).toEqual([]);
    },
  );
});

describe('an offer’s page', () => {
  it.each(offers.offers)(
    '$id has its dates, rooms and rules, consistent with the page’s text',
    async (offer) => {
      const data = blockOf(offerPath(offer.id), 'Offer');
      const { terms } = content.offerDetails[offer.id] ?? { terms: [] };
      expect(data).toMatchObject({
        name: offer.title,
        description: [`${offer.line}.`, ...terms].join(' '),
        url: siteUrl + offerPath(offer.id),
        offeredBy: { '@id': `${siteUrl}/#hotel`, name: site.fullName, url: `${siteUrl}/` },
        validFrom: offer.firstDay,
        validThrough: offer.lastDay,
        itemOffered: rooms
          .filter(({ slug }) => isFor(offer, slug))
          .map(({ slug, name }) => ({
            '@id': `${siteUrl}${roomPath(slug)}#room`,
            name,
            url: siteUrl + roomPath(slug),
          })),
      });
      const trail = blockOf(offerPath(offer.id), 'BreadcrumbList').itemListElement as { item: string }[];
      expect(trail.map(({ item }) => item)).toEqual(
        ['/', pages.offers.path, offerPath(offer.id)].map((path) => siteUrl + path),
      );
    },
  );
});

it('the list of rooms links to each room’s page, in the order of the Rooms page', () => {
  const list = blockOf(pages.rooms.path, 'ItemList');
  expect(list).toMatchObject({
    '@id': `${siteUrl}${pages.rooms.path}#rooms`,
    name: pageLabels.rooms,
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
  expect(items.map(({ image }) => image)).not.toContain(undefined);
});

it('breadcrumbs lead from home to every other page, and to a room by way of Rooms & Suites', () => {
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
    const above = step(pageLabels.rooms, pages.rooms.path, 2);
    expect(trailOf(roomPath(slug))).toEqual([home, above, step(name, roomPath(slug), 3)]);
  }
  for (const [path, name] of pagesByPath)
    if (path !== '/' && indexedPaths.some((each) => each === path))
      expect(trailOf(path)).toEqual([home, step(pageLabels[name], path, 2)]);
});

it('Groups has the hotel as a venue, for as many as its page says', async () => {
  expect(blockOf(pages.groups.path, 'EventVenue')).toMatchObject({
    name: site.fullName,
    url: siteUrl + pages.groups.path,
    maximumAttendeeCapacity: site.mostGuests,
    containedInPlace: { '@id': identity['@id'], name: site.fullName, url: `${siteUrl}/` },
  });
  expect(wordsOf(await htmlOf(pages.groups.path))).toContain(`${site.mostGuests} seats`);
});
