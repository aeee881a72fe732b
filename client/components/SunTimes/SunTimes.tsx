import { useEffect, useRef, useState } from 'react';
import type { Content } from '../../../shared/content/content';
import { useNear } from '../../hooks/useNear';
import { useSiteData } from '../../siteData';

interface SunTimesProps {
  words: Content['ui']['sun'];
  showSunrise?: boolean;
}

/**
 * The next sunset at the hotel, and with `showSunrise`, also the next sunrise. Computed in the browser when the element
 * comes near the viewport. Hidden without JavaScript.
 */
export function SunTimes({ words, showSunrise }: SunTimesProps) {
  const { hotel } = useSiteData();
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place);
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isNear) return;
    let isMounted = true;
    import('./sunWords').then(
      ({ sunWords }) => {
        const now = Date.now();
        if (isMounted)
          setLines([
            sunWords('sunset', now, hotel, words),
            ...(showSunrise ? [sunWords('sunrise', now, hotel, words)] : []),
          ]);
      },
      () => {}, // If the script fails to load, the element stays empty.
    );
    return () => {
      isMounted = false;
    };
  }, [isNear, showSunrise, hotel, words]);
  return (
    <span className={`semibold sun-times script-only ${showSunrise ? 'sun-times--both' : ''}`} ref={place}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
