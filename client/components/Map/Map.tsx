import { outside, site } from '../../../shared/site';

/** The embedded map: fetched from its host when it comes near the screen. docs/behavior.md#contact */
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
