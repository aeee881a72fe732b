import { useEffect, useRef, useState } from 'react';
import { portraitFilmUrl } from '../../../shared/picture';
import { consoleTexts } from '../../consoleTexts';
import { prefersReducedMotion } from '../../hooks/reducedMotion';
import { portraitMedia } from '../Picture/Picture';

/** Playback rates; 1 is normal. */
const playbackRates = { normal: 1, slow: 0.7 };

export type Speed = keyof typeof playbackRates;

/** Whether the guest prefers reduced data or reduced motion. */
function isUnwanted(): boolean {
  const { saveData } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
  return Boolean(saveData) || prefersReducedMotion();
}

/** Safari has no requestIdleCallback. */
const whenIdle = (call: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call);

/**
 * Loads a film when the page is loaded and idle, and plays it at a speed. Portrait phones get the
 * portrait cut. If the browser refuses to play it, only logs a console warning.
 */
export function useFilm(address: string | undefined, speed: Speed) {
  const ref = useRef<HTMLVideoElement>(null);
  const [source, setSource] = useState<string>();
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    if (!address || isUnwanted()) return;
    const cut = matchMedia(portraitMedia).matches ? portraitFilmUrl(address) : address;
    const fetchFilm = () => whenIdle(() => setSource(cut));
    if (document.readyState === 'complete') fetchFilm();
    else addEventListener('load', fetchFilm, { once: true });
    return () => removeEventListener('load', fetchFilm);
  }, [address]);

  useEffect(() => {
    const video = ref.current;
    if (!source || !video) return;
    const follow = () => setPlaying(!video.paused);
    video.addEventListener('play', follow);
    video.addEventListener('pause', follow);
    video.playbackRate = playbackRates[speed];
    video.play().catch((error: unknown) => {
      // Leaving the page during the start rejects too.
      if (video.isConnected) console.warn(consoleTexts.videoFailed, error);
    });
    return () => {
      video.removeEventListener('play', follow);
      video.removeEventListener('pause', follow);
    };
  }, [source, speed]);

  const toggle = () => {
    const video = ref.current;
    if (video?.paused) video.play().catch((error: unknown) => console.warn(consoleTexts.videoFailed, error));
    else video?.pause();
  };

  return { ref, source, isPlaying, toggle };
}
