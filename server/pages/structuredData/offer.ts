import type { Offer, QuantitativeValue } from 'schema-dts';
import type { Offer as HotelOffer } from '../../../shared/content/offers';
import { appliesTo } from '../../../shared/offers/appliesTo';
import type { Range } from '../../../shared/offers/rules';
import { offerPath } from '../../../shared/pages';
import { hotelReference, pictureData } from './hotel';
import { roomReference } from './room';
import type { DataSource } from './source';

/** A range of days or nights, with the UN/CEFACT code. */
const daysData = ({ atLeast, atMost }: Range): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  ...(atLeast !== undefined && { minValue: atLeast }),
  ...(atMost !== undefined && { maxValue: atMost }),
  unitCode: 'DAY',
});

/** An offer with its validity and rules, as on its page. */
export function codeOfferData(source: DataSource, offer: HotelOffer): Offer {
  const {
    siteUrl,
    content: { rooms },
  } = source;
  const { rules, terms } = offer;
  return {
    '@type': 'Offer',
    name: offer.title,
    description: [`${offer.line}.`, ...terms].join(' '),
    url: siteUrl + offerPath(offer.id),
    image: pictureData(siteUrl, offer.picture),
    offeredBy: hotelReference(source),
    // Validity is the range of booking days; availability is the range of nights.
    validFrom: rules.firstDay,
    validThrough: rules.lastDay,
    ...(rules.firstNight && { availabilityStarts: rules.firstNight }),
    ...(rules.lastNight && { availabilityEnds: rules.lastNight }),
    ...(rules.nights && { eligibleDuration: daysData(rules.nights) }),
    ...(rules.daysAhead && { advanceBookingRequirement: daysData(rules.daysAhead) }),
    itemOffered: rooms
      .filter(({ slug }) => appliesTo(rules, slug))
      .map((room) => roomReference(source, room)),
  };
}
