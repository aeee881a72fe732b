/** Directions URLs by map service. */
export type Directions = Readonly<Record<'google' | 'apple' | 'openStreetMap', string>>;

/**
 * Returns directions URLs with a place's name and address, which map services locate more precisely than our
 * coordinates. OpenStreetMap knows few names, so its URL contains only the address.
 * See developers.google.com/maps/documentation/urls, developer.apple.com (Map Links), and the `from` and `to`
 * parameters in the source of openstreetmap-website.
 * @param address lines of the postal address, with the street first and the town last
 */
export function directionsTo(name: string, address: readonly string[]): Directions {
  const streetAddress = `${address[0]}, ${address.at(-1)}`;
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  return {
    google: `https://www.google.com/maps/dir/?${query({ api: '1', destination: `${name}, ${streetAddress}`, travelmode: 'walking' })}`,
    apple: `https://maps.apple.com/?${query({ daddr: `${name}, ${streetAddress}`, dirflg: 'w' })}`,
    openStreetMap: `https://www.openstreetmap.org/directions?${query({ to: streetAddress })}`,
  };
}
