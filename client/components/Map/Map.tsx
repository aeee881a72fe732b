import { outside, site } from '../../../shared/site';

/** The embedded map: fetched from its host only when it comes near the screen. SPEC 2, Contact and Neighborhood. */
export function HotelMap() {
  return (
    <iframe
      className="map"
      title={`Map: ${site.fullName}, ${site.addressLine}`}
      src={outside.mapEmbed}
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}
