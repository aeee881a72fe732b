import type { Place } from './schema/places';

export type { Place };

/** URLs of directions by service. */
export type Directions = Readonly<Record<'google' | 'apple' | 'openStreetMap', string>>;

/**
 * Directions to a place by name and address, which maps resolve more precisely than our coordinates. OpenStreetMap has few
 * names, so its link contains only the address.
 * developers.google.com/maps/documentation/urls, developer.apple.com (Map Links), and `from` and `to` in the
 * directions of openstreetmap-website.
 * @param address lines of the postal address, the street first, the town last
 */
export function directionsTo(name: string, address: readonly string[]): Directions {
  const door = `${address[0]}, ${address.at(-1)}`;
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  return {
    google: `https://www.google.com/maps/dir/?${query({ api: '1', destination: `${name}, ${door}`, travelmode: 'walking' })}`,
    apple: `https://maps.apple.com/?${query({ daddr: `${name}, ${door}`, dirflg: 'w' })}`,
    openStreetMap: `https://www.openstreetmap.org/directions?${query({ to: door })}`,
  };
}

/** Maps a y coordinate from one drawing to another, by linear interpolation between rows. */
export function heightOn(rows: readonly { from: number; to: number }[], y: number): number {
  const next = rows.findIndex(({ from }, index) => index > 0 && y <= from);
  const end = next < 0 ? rows.length - 1 : next;
  const [before, after] = [rows[end - 1], rows[end]];
  if (!before || !after) return y;
  return before.to + ((y - before.from) * (after.to - before.to)) / (after.from - before.from);
}
