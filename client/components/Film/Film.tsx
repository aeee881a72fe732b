import { useEffect, useRef, useState } from 'react';
import { type Film as FilmData, portraitFilmUrl } from '../../../shared/picture';
import { consoleMessages } from '../../consoleMessages';
import { prefersReducedMotion } from '../../hooks/reducedMotion';
import { useSiteData } from '../../siteData';
import { IconButton } from '../IconButton/IconButton';
import { Picture, portraitMedia } from '../Picture/Picture';

/** On tall screens, half the needed width: the poster shows blurry water and sand, and loads sooner if it is small. */
const posterSizes = 'max(100vw, 89vh)';

/** Playback rates; 1 is normal. */
const playbackRates = { normal: 1, slow: 0.7 };

/** Returns true with Save-Data or reduced motion. */
function shouldSkipVideo(): boolean {
  const { saveData } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
  return Boolean(saveData) || prefersReducedMotion();
}

/** Calls `callback` when the page is idle, or soon in Safari, which has no requestIdleCallback. */
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback);

/** Plays a video and warns if playback fails. Navigation rejects the promise, too, but causes no warning. */
const play = (video: HTMLVideoElement) =>
  video
    .play()
    .catch((error: unknown) => video.isConnected && console.warn(consoleMessages.videoFailed, error));

interface FilmProps {
  film: FilmData;
  speed?: keyof typeof playbackRates;
}

/**
 * A silent looping video behind a hero, with a pause button. The poster appears first. The video loads when the page is
 * idle, but never with Save-Data or reduced motion. Portrait phones load the portrait version. If there is no video or
 * the browser refuses to play the video, the poster stays. A playback error also causes a console warning.
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
