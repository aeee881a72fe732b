/** The JSON-LD of a page of each kind, which agrees with what the page shows. */
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { structuredData } from '../../server/pages/structuredData';
import { offerPath } from '../../shared/offers';
import { pages } from '../../shared/pages';
import { pictureUrl } from '../../shared/picture';
import { roomPath } from '../../shared/room';
import { structuredData as dataIn, wordsOf } from '../support/html';
import {
  amenities,
  content,
  everyPath,
  indexedPaths,
  labels,
  offers,
  pageTexts,
  rooms,
  site,
  small,
} from '../support/small';
import { loadPages, testApp } from '../support/test-app';

const siteUrl = 'https://www.example.com';
const { crawlers, pages: pageLabels } = content.ui;
const homeContent = pageTexts('home');
const [offer] = offers.offers as [(typeof offers.offers)[number]];

let app: RequestListener;
beforeAll(async () => {
  await loadPages();
  app = testApp({ SITE_URL: siteUrl }).app;
});

const htmlOf = async (path: string) => (await request(app).get(path)).text;

/** A page's blocks by type, and its visible text. */
async function visit(path: string) {
  const html = await htmlOf(path);
  return {
    data: Object.fromEntries(dataIn(html).map((block) => [block['@type'], block])),
    words: wordsOf(html),
  };
}

const identity = {
  '@context': 'https://schema.org',
  '@type': 'Hotel',
  '@id': `${siteUrl}/#hotel`,
  name: site.fullName,
  logo: `${siteUrl}/icon-512.png`,
  url: `${siteUrl}/`,
  telephone: site.phone.international,
  priceRange: `From ${labels.priceLabel({ price: Math.min(...rooms.map(({ price }) => price)) })}`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.street,
    addressLocality: site.address.city,
    addressRegion: site.address.region,
    postalCode: site.address.postalCode,
    addressCountry: site.address.country,
  },
};
const toVisit = {
  email: site.email,
  geo: { '@type': 'GeoCoordinates', ...site.geo },
  hasMap: small.links.map,
  checkinTime: site.checkIn.iso,
  checkoutTime: site.checkOut.iso,
  availableLanguage: site.languages,
};
const rules = { petsAllowed: amenities.petsAllowed, smokingAllowed: amenities.smokingAllowed };
const features = (names: readonly string[]) =>
  names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));

type Room = (typeof rooms)[number];
const refOf = ({ slug }: Pick<Room, 'slug'>) => ({ '@id': `${siteUrl}${roomPath(slug)}#room` });
const roomOf = (room: Room) => ({
  '@type': room.isSuite ? 'Suite' : 'HotelRoom',
  ...refOf(room),
  name: room.name,
  url: siteUrl + roomPath(room.slug),
  bed: [
    {
      '@type': 'BedDetails',
      typeOfBed: crawlers.beds[room.bedType],
      numberOfBeds: room.bedType === 'king' ? 1 : 2,
    },
  ],
  occupancy: { '@type': 'QuantitativeValue', maxValue: room.occupancy, unitCode: 'C62' },
  floorSize: { '@type': 'QuantitativeValue', value: room.size, unitCode: 'FTK' },
});
const offerOf = (room: Room) => ({
  '@type': 'Offer',
  name: room.name,
  url: siteUrl + roomPath(room.slug),
  itemOffered: refOf(room),
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    minPrice: room.price,
    priceCurrency: 'USD',
    unitCode: 'DAY',
    description: `${labels.rateLabel(room)} ${site.rateNote}`,
    valueAddedTaxIncluded: false,
  },
});
const trail = (...steps: [name: string, path: string][]) =>
  steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  }));
const home: [string, string] = [site.brand, '/'];
const ofRooms: [string, string] = [pageLabels.rooms, pages.rooms.path];

it('is on every indexable page, and on no other', async () => {
  for (const path of everyPath)
    expect([path, dataIn(await htmlOf(path)).length > 0]).toEqual([
      path,
      indexedPaths.some((each) => each === path),
    ]);
});

it('of Home is the hotel with its amenities, profiles, and rooms with rates', async () => {
  const { data, words } = await visit('/');
  expect(data.Hotel).toMatchObject({
    ...identity,
    ...toVisit,
    ...rules,
    description: homeContent.meta.description,
    foundingDate: String(site.builtYear),
    sameAs: site.socials.map(({ href }) => href),
    currenciesAccepted: 'USD',
    numberOfRooms: rooms.length,
    amenityFeature: features(amenities.amenities.map(({ text }) => text)),
    containsPlace: rooms.map(roomOf),
    makesOffer: rooms.map(offerOf),
  });
  expect(data.WebSite).toMatchObject({ name: site.brand, alternateName: site.fullName, url: `${siteUrl}/` });
  expect(data).not.toHaveProperty('BreadcrumbList');
  for (const text of [
    site.fullName,
    site.email,
    content.facts.address,
    `${homeContent.hero.price} ${site.rateNote}`,
  ])
    expect(words).toContain(text);
});

it('of Contact is the hotel with its address', async () => {
  const { data } = await visit(pages.contact.path);
  expect(data.Hotel).toMatchObject({ ...identity, ...toVisit });
});

it.each(Object.values(content.roomPages))('of $room.name is the room with its rate', async (page) => {
  const { room, gallery, intro, roomFeatures, roomAmenities } = page;
  const path = roomPath(room.slug);
  const { data, words } = await visit(path);
  const pictures = [room.picture, ...gallery.filter(({ name }) => name !== room.picture.name)];
  expect(data.Hotel).toMatchObject({
    ...identity,
    containsPlace: {
      ...roomOf(room),
      ...rules,
      description: intro.join(' '),
      image: pictures.map((picture) => siteUrl + pictureUrl(picture, Math.max(...picture.widths), 'webp')),
      amenityFeature: features([...roomFeatures, ...roomAmenities]),
    },
    makesOffer: offerOf(room),
  });
  expect(data.BreadcrumbList?.itemListElement).toEqual(trail(home, ofRooms, [room.name, path]));
  const shown = [`${labels.rateLabel(room)} ${site.rateNote}`, labels.sizeLabel(room), ...roomFeatures];
  expect(shown.filter((text) => !words.includes(text))).toEqual([]);
});

it('of an offer is its dates, rooms and rules', async () => {
  const path = offerPath(offer.id);
  const { data } = await visit(path);
  expect(data.Offer).toMatchObject({
    name: offer.title,
    description: [`${offer.line}.`, ...(content.offerDetails[offer.id]?.terms ?? [])].join(' '),
    url: siteUrl + path,
    offeredBy: { '@id': identity['@id'], name: site.fullName, url: `${siteUrl}/` },
    validFrom: offer.firstDay,
    validThrough: offer.lastDay,
    itemOffered: rooms.map((room) => ({
      ...refOf(room),
      name: room.name,
      url: siteUrl + roomPath(room.slug),
    })),
  });
  expect(data.BreadcrumbList?.itemListElement).toMatchObject(
    trail(home, [pageLabels.offers, pages.offers.path], [offer.title, path]).map(({ item }) => ({ item })),
  );
});

it('of Rooms is a list of the rooms in order', async () => {
  const { data } = await visit(pages.rooms.path);
  expect(data.ItemList).toMatchObject({
    '@id': `${siteUrl}${pages.rooms.path}#rooms`,
    name: pageLabels.rooms,
    numberOfItems: rooms.length,
    itemListElement: rooms.map(({ name, slug }, index) => ({
      ...{ '@type': 'ListItem', position: index + 1, name, url: siteUrl + roomPath(slug) },
      image: expect.any(String),
    })),
  });
  expect(data.BreadcrumbList?.itemListElement).toEqual(trail(home, ofRooms));
});

it('of Groups is a venue for as many as its page says', async () => {
  const { data, words } = await visit(pages.groups.path);
  expect(data.EventVenue).toMatchObject({
    name: site.fullName,
    url: siteUrl + pages.groups.path,
    maximumAttendeeCapacity: site.mostGuests,
    containedInPlace: { '@id': identity['@id'], name: site.fullName, url: `${siteUrl}/` },
  });
  expect(words).toContain(`${site.mostGuests} seats`);
});

it.each(['about', 'careers'] as const)('of %s is only its breadcrumbs', async (name) => {
  const { data } = await visit(pages[name].path);
  expect(Object.keys(data)).toEqual(['BreadcrumbList']);
  expect(data.BreadcrumbList?.itemListElement).toEqual(trail(home, [pageLabels[name], pages[name].path]));
});

it('cannot end its HTML element', () => {
  const odd = { ...small, siteUrl: 'https://www.example.com/</script>', links: small.links };
  for (const path of indexedPaths)
    for (const text of structuredData(odd, path)) expect(text).not.toContain('<');
});
