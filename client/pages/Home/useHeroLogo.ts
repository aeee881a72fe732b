import { useEffect, useState } from 'react';

/** Delay until the logo appears, and how long it is shown, in ms. Home.css has the fade of 0.8 s. */
const logoDelay = 1500;
const logoStay = 3000;

/** Phases of the logo over the film. */
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
