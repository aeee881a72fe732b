import type { Content } from './content/content';
import { occupancyOf } from './stayCost';

type Site = Content['hotel'];

const engineLink = (engine: string, parameters: Readonly<Record<string, string>>): string =>
  `${engine}?${new URLSearchParams(parameters)}`;

/** Half the width of the embedded map, in degrees. */
const mapSpan = 0.011;

/** Returns the URLs of the reservation engine, maps, weather and reviews. Links to these sites open in a new tab. */
export function hotelLinks({ booking, geo: { latitude, longitude }, weather, reviews }: Site) {
  const { engine, parameters, mobileMenuParameters } = booking;
  const box = [longitude - mapSpan, latitude - mapSpan / 2, longitude + mapSpan, latitude + mapSpan / 2].map(
    (degrees) => degrees.toFixed(4),
  );
  return {
    /** The reservation engine, opened by BOOK NOW and CHECK AVAILABILITY. */
    booking: engineLink(engine, parameters),
    /** The phone menu's second BOOK NOW link, which also sets the engine's language and hides its navigation. */
    mobileBooking: engineLink(engine, { ...parameters, ...mobileMenuParameters }),
    map: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    mapEmbed: `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
      bbox: box.join(),
      layer: 'mapnik',
      marker: `${latitude},${longitude}`,
    })}`,
    weather,
    reviews,
  };
}

export type HotelLinks = ReturnType<typeof hotelLinks>;

/** Returns the maximum number of guests in any room. */
export const largestRoom = ({ cheapestRooms }: Pick<Site, 'cheapestRooms'>): number =>
  Math.max(0, ...cheapestRooms.map(occupancyOf));
