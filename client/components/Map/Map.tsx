import { useEffect, useRef, useState } from 'react';
import type { TownMap } from '../../../shared/schema/map';
import { useNear } from '../../hooks/useNear';
import { useSiteData } from '../../siteData';
import { WalkMap } from '../DrawnMap/WalkMap';

/** Timeout for the request to the map's host, in ms. */
const fetchTimeout = 8000;

interface HotelMapProps {
  town: TownMap | undefined;
  /** URL of the embedded map. */
  embed: string;
}

/**
 * The embedded map. Until the map's host responds, a drawing of the walk to the beach is visible, or the address if the
 * hotel has no drawing. docs/behavior.md#embedded-map
 */
export function HotelMap({ town, embed }: HotelMapProps) {
  const { hotel } = useSiteData();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  const [isReachable, setReachable] = useState(false);

  // A cross-origin frame fires 'load' even for the browser's error page, so this no-cors request tests the map's host.
  // The status of a no-cors response is hidden, so the host counts as reachable even if it sends an error page.
  useEffect(() => {
    if (!isNear) return;
    fetch(embed, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(fetchTimeout),
    }).then(
      () => setReachable(true),
      () => {}, // The drawing or address stays.
    );
  }, [isNear, embed]);

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
