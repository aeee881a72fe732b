import { useRef } from 'react';
import type { TownMap } from '../../../shared/schema/map';
import { useSiteData } from '../../siteData';
import { WalkMap } from '../DrawnMap/WalkMap';
import { useReachable } from './useReachable';

/**
 * The embedded map. Shows our own drawing, or the address where the hotel has none, until the map's host responds, and keeps it if the host does not.
 * docs/behavior.md#embedded-map
 */
export function HotelMap({ town }: { town: TownMap | undefined }) {
  const { links, hotel } = useSiteData();
  const frame = useRef<HTMLDivElement>(null);
  const isReachable = useReachable(frame, links.mapEmbed);
  return (
    <div className="map" ref={frame}>
      {town ? (
        <WalkMap town={town} />
      ) : (
        <p className="map__place" translate="no">
          {hotel.addressLine}
        </p>
      )}
      {isReachable && (
        <iframe
          className="cover map__embedded"
          title={`Map: ${hotel.fullName}, ${hotel.addressLine}`}
          src={links.mapEmbed}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}
