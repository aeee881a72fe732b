import { useRef } from 'react';
import { map } from '../../../generated/content/map';
import { outside, site } from '../../../shared/site';
import { WalkMap } from '../TownMap/WalkMap';
import { useReachable } from './useReachable';

/**
 * The embedded map. Shows our own drawing, or the address where the hotel has none, until the map's host responds, and keeps it if the host does not.
 * docs/behavior.md#embedded-map
 */
export function HotelMap() {
  const frame = useRef<HTMLDivElement>(null);
  const isReachable = useReachable(frame, outside.mapEmbed);
  return (
    <div className="map" ref={frame}>
      {map.town ? (
        <WalkMap town={map.town} />
      ) : (
        <p className="map__place" translate="no">
          {site.addressLine}
        </p>
      )}
      {isReachable && (
        <iframe
          className="cover map__embedded"
          title={`Map: ${site.fullName}, ${site.addressLine}`}
          src={outside.mapEmbed}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}
