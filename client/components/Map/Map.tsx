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
 * The embedded map. Until the map's host responds, or if it never does, shows our own drawing, or the hotel's address
 * if there is no drawing. docs/behavior.md#embedded-map
 */
export function HotelMap({ town, embed }: HotelMapProps) {
  const { hotel } = useSiteData();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  const [isReachable, setReachable] = useState(false);

  // A cross-origin frame fires 'load' even for the browser's error page, but a no-cors request rejects if there is no
  // response. A response's status is opaque, so the host counts as reachable even if it sends an error page.
  useEffect(() => {
    if (!isNear) return;
    fetch(embed, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(fetchTimeout),
    }).then(
      () => setReachable(true),
      () => {}, // Keeps the drawing.
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
