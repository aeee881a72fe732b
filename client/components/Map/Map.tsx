import { useRef } from 'react';
import { outside, site } from '../../../shared/site';
import { WalkMap } from '../TownMap/WalkMap';
import { useReachable } from './useReachable';

/**
 * The embedded map. Shows our own drawing until the map's host responds, and keeps it if the host does not.
 * docs/behavior.md#embedded-map
 */
export function HotelMap() {
  const frame = useRef<HTMLDivElement>(null);
  const isReachable = useReachable(frame, outside.mapEmbed);
  return (
    <div className="map" ref={frame}>
      <WalkMap />
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
