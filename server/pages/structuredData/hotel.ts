import type { Hotel, LocationFeatureSpecification, PostalAddress, WithContext } from 'schema-dts';
import { hotel } from '../../../generated/content/hotel';
import { galleryContent } from '../../../generated/content/pages/gallery';
import { homeContent } from '../../../generated/content/pages/home';
import { rooms } from '../../../generated/content/rooms';
import { type Picture, pictureUrl } from '../../../shared/picture';
import { priceLabel } from '../../../shared/room';
import { outside, site } from '../../../shared/site';
import { offerData, roomIdentity } from './room';

/** Width of pictures for search engines, in px. */
const pictureWidth = 1280;

/** Number of the hotel's pictures; Google recommends several. */
const pictureCount = 5;

/** The absolute URL of a picture. */
export const pictureData = (siteUrl: string, picture: Picture): string =>
  siteUrl +
  pictureUrl(picture, picture.widths.findLast((width) => width <= pictureWidth) ?? picture.width, 'webp');

/** Amenities as features, all with the value true. */
export const featureData = (names: readonly string[]): LocationFeatureSpecification[] =>
  names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));

const addressData: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: site.address.street,
  addressLocality: site.address.city,
  addressRegion: site.address.region,
  postalCode: site.address.postalCode,
  addressCountry: site.address.country,
};

const prices = rooms.map(({ price }) => price);

/** The lowest and the highest rate: '$269–$499'. */
const priceRange = [Math.min(...prices), Math.max(...prices)].map((price) => priceLabel({ price })).join('–');

const pictures = [
  ...new Map(
    [homeContent.intro.picture, site.cardPicture, ...galleryContent.photos.map(({ picture }) => picture)].map(
      (picture) => [picture.name, picture],
    ),
  ).values(),
].slice(0, pictureCount);

/** Name, address and price range, the same on every page. */
export const hotelIdentity = (siteUrl: string) =>
  ({
    '@type': 'Hotel',
    '@id': `${siteUrl}/#hotel`,
    name: site.fullName,
    image: pictures.map((picture) => pictureData(siteUrl, picture)),
    logo: `${siteUrl}/icon-512.png`,
    url: `${siteUrl}/`,
    telephone: site.phone.international,
    address: addressData,
    priceRange,
  }) as const satisfies Hotel;

/** Identity, contact data, check-in times and location. */
const visitData = (siteUrl: string) =>
  ({
    ...hotelIdentity(siteUrl),
    email: site.email,
    geo: { '@type': 'GeoCoordinates', ...site.geo },
    hasMap: outside.map,
    checkinTime: site.checkIn.iso,
    checkoutTime: site.checkOut.iso,
    availableLanguage: [...site.languages],
  }) as const satisfies Hotel;

/** The hotel on the Contact page. */
export const contactData = (siteUrl: string): WithContext<Hotel> => ({
  '@context': 'https://schema.org',
  ...visitData(siteUrl),
});

/** The hotel with all rooms' rates. Only facts that pages show: no ratings or reviews. docs/behavior.md#structured-data */
export const hotelData = (siteUrl: string): WithContext<Hotel> => ({
  '@context': 'https://schema.org',
  ...visitData(siteUrl),
  description: homeContent.meta.description,
  foundingDate: `${site.builtYear}`,
  sameAs: site.socials.map(({ href }) => href),
  currenciesAccepted: site.locale.currency,
  numberOfRooms: site.roomCount,
  petsAllowed: hotel.petsAllowed,
  smokingAllowed: hotel.smokingAllowed,
  amenityFeature: featureData(hotel.amenities.map(({ text }) => text)),
  containsPlace: rooms.map((room) => roomIdentity(siteUrl, room)),
  makesOffer: rooms.map((room) => offerData(siteUrl, room)),
});
