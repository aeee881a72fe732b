import { siteContent } from '../generated/content/site';

/** Who the hotel is: content/site.json with what follows from it. */
export const site = siteContent;

const { booking, geo } = siteContent;

const engineLink = (parameters: Readonly<Record<string, string>>): string =>
  `${booking.engine}?${new URLSearchParams(parameters)}`;

/** The outside reservation engine, opened in a new tab by every BOOK NOW and CHECK AVAILABILITY. */
export const bookingLink = engineLink(booking.parameters);

/** The phone menu's second BOOK NOW, with extra language and no-navigation parameters. docs/behavior.md#mobile-menu */
export const mobileBookingLink = engineLink({ ...booking.parameters, ...booking.mobileMenuParameters });

/** The most guests that any room sleeps. */
export const largestRoom = Math.max(...site.lowestRates.map(({ sleeps }) => sleeps));

/** Half the width of the embedded map, in degrees. */
const mapSpan = 0.011;

/** Outside pages; each opens in a new tab. */
export const outside = {
  map: `https://www.openstreetmap.org/?mlat=${geo.latitude}&mlon=${geo.longitude}#map=17/${geo.latitude}/${geo.longitude}`,
  mapEmbed: `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: [
      geo.longitude - mapSpan,
      geo.latitude - mapSpan / 2,
      geo.longitude + mapSpan,
      geo.latitude + mapSpan / 2,
    ]
      .map((degrees) => degrees.toFixed(4))
      .join(),
    layer: 'mapnik',
    marker: `${geo.latitude},${geo.longitude}`,
  })}`,
  weather: siteContent.weather,
  reviews: siteContent.reviews,
} as const;
