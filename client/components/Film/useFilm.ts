import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../shared/messages';
import { prefersReducedMotion } from '../../hooks/reducedMotion';

/** True where a guest has asked for little data or little motion. */
function isUnwanted(): boolean {
  const { saveData } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
  return Boolean(saveData) || prefersReducedMotion();
}

/** Safari has no word for idle time; there it is the next moment. */
const whenIdle = (call: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call);

/**
 * Fetches a film once the page has loaded and is alive, plays it at `rate`, and lets the guest pause it. Where the
 * browser refuses to play by itself, a console warning is all (SPEC 8).
 */
export function useFilm(address: string, rate: number) {
  const ref = useRef<HTMLVideoElement>(null);
  const [source, setSource] = useState<string>();
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    if (isUnwanted()) return;
    const fetchFilm = () => whenIdle(() => setSource(address));
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
