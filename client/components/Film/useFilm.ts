import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../shared/messages';
import { tallFilmUrl } from '../../../shared/picture';
import { prefersReducedMotion } from '../../hooks/reducedMotion';
import { tallMedia } from '../Picture/Picture';

/** True where a guest has asked for little data or little motion. */
function isUnwanted(): boolean {
  const { saveData } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
  return Boolean(saveData) || prefersReducedMotion();
}

/** Safari has no requestIdleCallback. */
const whenIdle = (call: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call);

/**
 * Fetches a film once the page has loaded and is idle, plays it at `rate` (1 is its own), and lets the guest pause it;
 * an upright phone gets its tall cut.
 * Where the browser refuses to start it, a console warning is all. docs/behavior.md#films
 */
export function useFilm(address: string, rate: number) {
  const ref = useRef<HTMLVideoElement>(null);
  const [source, setSource] = useState<string>();
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    if (isUnwanted()) return;
    const cut = matchMedia(tallMedia).matches ? tallFilmUrl(address) : address;
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
    video.playbackRate = rate;
    video.play().catch((error: unknown) => {
      // Leaving the page while the film starts is no failure.
      if (video.isConnected) console.warn(messages.videoFailed, error);
    });
    return () => {
      video.removeEventListener('play', follow);
      video.removeEventListener('pause', follow);
    };
  }, [source, rate]);

  const toggle = () => {
    const video = ref.current;
    if (video?.paused) video.play().catch((error: unknown) => console.warn(messages.videoFailed, error));
    else video?.pause();
  };

  return { ref, source, isPlaying, toggle };
}
