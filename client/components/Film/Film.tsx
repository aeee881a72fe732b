import { useEffect, useRef, useState } from 'react';
import { type Film as FilmData, portraitFilmUrl } from '../../../shared/picture';
import { consoleMessages } from '../../consoleMessages';
import { prefersReducedMotion } from '../../hooks/reducedMotion';
import { useSiteData } from '../../siteData';
import { IconButton } from '../IconButton/IconButton';
import { Picture, portraitMedia } from '../Picture/Picture';

/** On tall screens, half the poster's width, to load faster: it is the largest contentful paint, and blurry. */
const posterSizes = 'max(100vw, 89vh)';

/** Playback rates; 1 is normal. */
const playbackRates = { normal: 1, slow: 0.7 };

/** Whether the guest prefers reduced data or reduced motion. */
function shouldSkipVideo(): boolean {
  const { saveData } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
  return Boolean(saveData) || prefersReducedMotion();
}

/** Safari has no requestIdleCallback. */
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback);

/** Warns if playback fails, but not if the guest left the page, which also rejects the promise. */
const play = (video: HTMLVideoElement) =>
  video
    .play()
    .catch((error: unknown) => video.isConnected && console.warn(consoleMessages.videoFailed, error));

interface FilmProps {
  film: FilmData;
  speed?: keyof typeof playbackRates;
}

/**
 * A silent looping video behind a hero. Shows the poster first, then loads the video when the page is idle, but never
 * with Save-Data or reduced motion. Portrait phones get the portrait cut. A button pauses it. The poster stays if there
 * is no film, or if the browser refuses to play it (with a warning in the console).
 */
export function Film({ film, speed = 'normal' }: FilmProps) {
  const { ui } = useSiteData();
  const ref = useRef<HTMLVideoElement>(null);
  const [source, setSource] = useState<string>();
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    if (!film.mp4 || shouldSkipVideo()) return;
    const url = matchMedia(portraitMedia).matches ? portraitFilmUrl(film.mp4) : film.mp4;
    const fetchFilm = () => whenIdle(() => setSource(url));
    if (document.readyState === 'complete') fetchFilm();
    else addEventListener('load', fetchFilm, { once: true });
    return () => removeEventListener('load', fetchFilm);
  }, [film.mp4]);

  useEffect(() => {
    const video = ref.current;
    if (!source || !video) return;
    video.playbackRate = playbackRates[speed];
    play(video);
  }, [source, speed]);

  const toggle = () => {
    const video = ref.current;
    if (video?.paused) play(video);
    else video?.pause();
  };

  return (
    <>
      <Picture
        picture={film.poster}
        sizes={posterSizes}
        portraitSizes="max(100vw, 36vh)"
        priority
        className="cover hero__picture"
        decorative
      />
      {source && (
        <>
          <video
            className="cover picture hero__picture film"
            ref={ref}
            src={source}
            muted
            loop
            playsInline
            disablePictureInPicture
            onPlay={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
          />
          <IconButton
            className="film__toggle"
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? ui.controls.film.pause : ui.controls.film.play}
            onClick={toggle}
          />
        </>
      )}
    </>
  );
}
