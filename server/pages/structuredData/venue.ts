import type { EventVenue } from 'schema-dts';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { hotelIdentity, hotelReference, pictureData } from './hotel';
import type { DataSource } from './source';

/** The hotel as a venue for weddings and meetings, with the maximum number of guests. */
export function venueData(source: DataSource): EventVenue {
  const {
    siteUrl,
    content: { hotel, pages: pageContent },
  } = source;
  const { meta, hero } = pageContent.groups as PageContent<'groups'>;
  const { telephone, address } = hotelIdentity(source);
  return {
    '@type': 'EventVenue',
    '@id': `${siteUrl}${pages.groups.path}#venue`,
    name: hotel.fullName,
    description: meta.description,
    url: siteUrl + pages.groups.path,
    image: pictureData(siteUrl, hero.picture),
    ...(hotel.mostGuests !== undefined && { maximumAttendeeCapacity: hotel.mostGuests }),
    telephone,
    address,
    containedInPlace: hotelReference(source),
  };
}
