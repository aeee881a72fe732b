import type { Hotel, LocationFeatureSpecification, PostalAddress, WithContext } from 'schema-dts';
import { hotelAmenities } from '../shared/content/hotel';
import { type Picture, pictureUrl } from '../shared/picture';
import exterior from '../shared/pictures/exterior-dusk';
import { outside, site, socials } from '../shared/site';

/** Width in px of the pictures that search engines are shown. */
const pictureWidth = 1280;

/** The full address of a picture. */
export const pictureData = (siteUrl: string, picture: Picture): string =>
  siteUrl + pictureUrl(picture, pictureWidth, 'webp');

/** A list of amenities as features of a place that has them all. */
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

/** Who and where the hotel is: the part that every page with structured data repeats. SPEC 3, Room page content. */
export const hotelIdentity = (siteUrl: string) =>
  ({
    '@type': 'Hotel',
    '@id': `${siteUrl}/#hotel`,
    name: site.fullName,
    image: pictureData(siteUrl, exterior),
    url: `${siteUrl}/`,
    telephone: site.phone.international,
    address: addressData,
  }) as const satisfies Hotel;

/** The hotel for search engines, with facts that the site shows and nothing else: no rating, no review. DESIGN 4. */
export const hotelData = (siteUrl: string): WithContext<Hotel> => ({
  '@context': 'https://schema.org',
  ...hotelIdentity(siteUrl),
  description: `${site.roomCount} rooms and suites with a balcony each and a heated pool, in an inn of ${site.builtYear}, since renovated.`,
  email: site.email,
  geo: { '@type': 'GeoCoordinates', ...site.geo },
  hasMap: outside.map,
  sameAs: socials.map(({ href }) => href),
  priceRange: '$$–$$$$',
  checkinTime: site.checkIn.iso,
  checkoutTime: site.checkOut.iso,
  numberOfRooms: site.roomCount,
  petsAllowed: false,
  amenityFeature: featureData(hotelAmenities.map(({ text }) => text)),
  availableLanguage: [...site.languages],
});
