import { useEffect, useState } from 'react';

/** ms from load until the logo appears, and how long it stays; its fade of 0.8 s is in the style sheet. */
const logoDelay = 1500;
const logoStay = 3000;

/** The logo over the film appears, stays and fades. docs/behavior.md#home */
export function useHeroLogo(): 'waiting' | 'shown' | 'gone' {
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'gone'>('waiting');
  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('shown'), logoDelay),
      setTimeout(() => setPhase('gone'), logoDelay + logoStay),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return phase;
}
