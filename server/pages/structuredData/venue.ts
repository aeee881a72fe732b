import type { EventVenue, WithContext } from 'schema-dts';
import { groupsContent } from '../../../generated/content/pages/groups';
import { pages } from '../../../shared/pages';
import { site } from '../../../shared/site';
import { hotelIdentity, pictureData } from './hotel';

/** The hotel as a place for weddings and meetings, with the most guests that its page names. */
export function venueData(siteUrl: string): WithContext<EventVenue> {
  const { telephone, address, '@id': hotel } = hotelIdentity(siteUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'EventVenue',
    '@id': `${siteUrl}${pages.groups.path}#venue`,
    name: site.fullName,
    description: groupsContent.meta.description,
    url: siteUrl + pages.groups.path,
    image: pictureData(siteUrl, groupsContent.hero.picture),
    ...(site.mostGuests !== undefined && { maximumAttendeeCapacity: site.mostGuests }),
    telephone,
    address,
    containedInPlace: { '@id': hotel },
  };
}
