/** Structured data of pages: valid in schema.org's vocabulary, and consistent with the page's text. */
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { offerDetails } from '../../generated/content/offerDetails';
import { crawlerWords } from '../../generated/content/words/crawlers';
import { pageLabels } from '../../generated/content/words/pages';
import { structuredData } from '../../server/pages/structuredData';
import { answerText } from '../../server/pages/structuredData/questions';
import { offerPath } from '../../shared/offers';
import { isFor } from '../../shared/offers/isFor';
import { pagesByPath } from '../../shared/pages';
import { pictureUrl } from '../../shared/picture';
import { siteApp, siteUrl } from '../support/app';
import {
  homeContent,
  hotel,
  indexedPaths,
  offers,
  outside,
  pages,
  priceLabel,
  questions,
  rateLabel,
  roomPages,
  roomPath,
  rooms,
  site,
  unknownPath,
} from '../support/content';
import { structuredData as dataIn, readable, wordsOf } from '../support/html';

type Thing = Record<string, unknown>;

/** JSON-LD blocks of all pages by path. */
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
  it('exists for every indexable page, and for no other', async () => {
    expect([...blocks.keys()].sort()).toEqual([...indexedPaths].sort());
    for (const [path, data] of blocks) expect([path, dataIn(await htmlOf(path))]).toEqual([path, data]);
    for (const path of [pages['style-guide'].path, pages['test-nav'].path, unknownPath])
      expect([path, dataIn(await htmlOf(path))]).toEqual([path, []]);
  });

  it('cannot end its HTML element', () => {
    const odd = 'https://www.example.com/</script>';
    const made = structuredData(odd);
    for (const text of [...made.values()].flat()) expect(text).not.toContain('<');
    const [trail = ''] = made.get(pages.about.path) ?? [];
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
    ...(room.rollaways > 0
      ? { minPrice: room.price, maxPrice: room.price + room.rollaways * site.rollawayPrice }
      : { price: room.price }),
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

  it('is on Contact with address and telephone, and the same wherever it is named, with one price range', () => {
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
          petsAllowed: hotel.petsAllowed,
          smokingAllowed: hotel.smokingAllowed,
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
  it.each(offers)('$id has its dates, rooms and rules, consistent with the page’s text', async (offer) => {
    const data = blockOf(offerPath(offer.id), 'Offer');
    const { finePrint } = offerDetails[offer.id] ?? { finePrint: [] };
    expect(data).toMatchObject({
      name: offer.title,
      description: [offer.summary, ...finePrint].join(' '),
      url: siteUrl + offerPath(offer.id),
      offeredBy: { '@id': `${siteUrl}/#hotel` },
      validFrom: offer.firstDay,
      validThrough: offer.lastDay,
      itemOffered: rooms
        .filter(({ slug }) => isFor(offer, slug))
        .map(({ slug }) => ({ '@id': `${siteUrl}${roomPath(slug)}#room` })),
    });
    const trail = blockOf(offerPath(offer.id), 'BreadcrumbList').itemListElement as { item: string }[];
    expect(trail.map(({ item }) => item)).toEqual(
      ['/', pages.offers.path, offerPath(offer.id)].map((path) => siteUrl + path),
    );
  });
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
  expect(new Set(items.map(({ image }) => image)).size).toBe(items.length);
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
    containedInPlace: { '@id': identity['@id'] },
  });
  expect(wordsOf(await htmlOf(pages.groups.path))).toContain(`Up to ${site.mostGuests}`);
});

it('an answer for search engines has no last sentence that is only a link', () => {
  const link = { text: 'By train', to: pages.contact.path };
  expect(answerText(['On foot. ', link, '.'])).toBe('On foot.');
  expect(answerText(['See the way ', link, '.'])).toBe('See the way By train.');
  expect(answerText([link, '.'])).toBe('By train.');
  expect(answerText(['Call. ', link, ' is another.'])).toBe('Call. By train is another.');
});

it('questions are marked up on the page that answers them, word for word', async () => {
  const page = blockOf(pages.faq.path, 'FAQPage');
  const asked = page.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(asked.map(({ name }) => name)).toEqual(
    questions.topics.flatMap((topic) => topic.questions.map(({ question }) => question)),
  );
  const words = wordsOf(await htmlOf(pages.faq.path));
  const texts = asked.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
  expect(texts.filter((text) => !words.includes(text))).toEqual([]);
});
