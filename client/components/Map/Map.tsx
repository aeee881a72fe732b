import { useRef } from 'react';
import type { TownMap } from '../../../shared/schema/map';
import { useSiteData } from '../../siteData';
import { WalkMap } from '../DrawnMap/WalkMap';
import { useReachable } from './useReachable';

interface HotelMapProps {
  town: TownMap | undefined;
  /** The address of the embedded map. */
  embed: string;
}

/**
 * The embedded map. Shows our own drawing, or the address where the hotel has none, until the map's host responds, and keeps it if the host does not.
 * docs/behavior.md#embedded-map
 */
export function HotelMap({ town, embed }: HotelMapProps) {
  const { hotel } = useSiteData();
  const frame = useRef<HTMLDivElement>(null);
  const isReachable = useReachable(frame, embed);
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
          src={embed}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}
