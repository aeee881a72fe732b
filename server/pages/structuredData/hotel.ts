import type { Hotel, LocationFeatureSpecification, PostalAddress } from 'schema-dts';
import { type Picture, pictureUrl } from '../../../shared/picture';
import type { PageContent } from '../../../shared/schema/pages';
import { offerData, roomIdentity } from './room';
import type { DataSource } from './source';

/** Width of pictures for search engines, in px. */
const pictureWidth = 1280;

/** Number of pictures for the hotel; Google recommends several. */
const pictureCount = 5;

/** The absolute URL of a picture. */
export const pictureData = (siteUrl: string, picture: Picture): string =>
  siteUrl +
  pictureUrl(picture, picture.widths.findLast((width) => width <= pictureWidth) ?? picture.width, 'webp');

/** Amenities as features, each with the value true. */
export const featureData = (names: readonly string[]): LocationFeatureSpecification[] =>
  names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));

const addressData = ({ address }: DataSource['content']['hotel']): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  addressRegion: address.region,
  postalCode: address.postalCode,
  addressCountry: address.country,
});

/** The lowest rate: 'From $269'. */
const priceRange = ({ content: { rooms }, labels }: DataSource): string =>
  labels.rateLabel({ price: Math.min(...rooms.map(({ price }) => price)) });

function hotelPictures({ content: { pages, hotel } }: DataSource): Picture[] {
  const home = pages.home as PageContent<'home'>;
  const gallery = pages.gallery as PageContent<'gallery'> | undefined;
  const all = [
    home.intro.picture,
    hotel.cardPicture,
    ...(gallery?.photos ?? []).map(({ picture }) => picture),
  ];
  return [...new Map(all.map((picture) => [picture.name, picture])).values()].slice(0, pictureCount);
}

/** A reference to the hotel, whose data may be on another page. */
export const hotelReference = ({ siteUrl, content: { hotel } }: DataSource) =>
  ({
    '@type': 'Hotel',
    '@id': `${siteUrl}/#hotel`,
    name: hotel.fullName,
    url: `${siteUrl}/`,
  }) as const satisfies Hotel;

/** Name, address and price range, the same on every page. */
export function hotelIdentity(source: DataSource) {
  const {
    siteUrl,
    content: { hotel },
  } = source;
  return {
    ...hotelReference(source),
    image: hotelPictures(source).map((picture) => pictureData(siteUrl, picture)),
    logo: `${siteUrl}/icon-512.png`,
    telephone: hotel.phone.international,
    address: addressData(hotel),
    priceRange: priceRange(source),
  } as const satisfies Hotel;
}

/** The hotel on the Contact page: identity, contact data, check-in times and location. */
export function contactData(source: DataSource) {
  const { hotel } = source.content;
  return {
    ...hotelIdentity(source),
    email: hotel.email,
    geo: { '@type': 'GeoCoordinates', ...hotel.geo },
    hasMap: source.links.map,
    checkinTime: hotel.checkIn.iso,
    checkoutTime: hotel.checkOut.iso,
    availableLanguage: [...hotel.languages],
  } as const satisfies Hotel;
}

/** The hotel with all rooms' rates. Contains only information that pages show: no ratings or reviews. */
export function hotelData(source: DataSource): Hotel {
  const { hotel, amenities, rooms, pages } = source.content;
  return {
    ...contactData(source),
    description: (pages.home as PageContent<'home'>).meta.description,
    foundingDate: `${hotel.builtYear}`,
    sameAs: hotel.socials.map(({ href }) => href),
    currenciesAccepted: hotel.locale.currency,
    numberOfRooms: hotel.roomCount,
    petsAllowed: amenities.petsAllowed,
    smokingAllowed: amenities.smokingAllowed,
    amenityFeature: featureData(amenities.amenities.map(({ text }) => text)),
    containsPlace: rooms.map((room) => roomIdentity(source, room)),
    makesOffer: rooms.map((room) => offerData(source, room)),
  };
}
