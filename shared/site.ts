import { siteContent } from '../generated/content/site';

/** content/site.json with derived values. */
export const site = siteContent;

const { booking, geo } = siteContent;

const engineLink = (parameters: Readonly<Record<string, string>>): string =>
  `${booking.engine}?${new URLSearchParams(parameters)}`;

/** The external reservation engine, opened in a new tab by BOOK NOW and CHECK AVAILABILITY. */
export const bookingLink = engineLink(booking.parameters);

/** The phone menu's second BOOK NOW, with extra language and no-navigation parameters. docs/behavior.md#mobile-menu */
export const mobileBookingLink = engineLink({ ...booking.parameters, ...booking.mobileMenuParameters });

/** The most guests that any room sleeps. */
export const largestRoom = site.cheapestRooms.length;

/** Half the width of the embedded map, in degrees. */
const mapSpan = 0.011;

/** External pages; each opens in a new tab. */
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
