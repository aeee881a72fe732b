import { useEffect, useRef, useState } from 'react';
import { useNear } from '../../hooks/useNear';

/**
 * When the sun sets over the hotel next and, with `rise`, when it rises: reckoned in the browser as the line comes near,
 * in room that is kept for it. Without a script there is no line. docs/behavior.md#today-at-the-beach
 */
export function SunTimes({ rise }: { rise?: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place);
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isNear) return;
    let isShown = true;
    import('./sunWords').then(
      ({ sunWords }) => {
        const now = Date.now();
        if (isShown) setLines([sunWords('sunset', now), ...(rise ? [sunWords('sunrise', now)] : [])]);
      },
      () => {}, // Nobody misses what was not promised.
    );
    return () => {
      isShown = false;
    };
  }, [isNear, rise]);
  return (
    <span className={rise ? 'sun-times sun-times--both' : 'sun-times'} ref={place}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
