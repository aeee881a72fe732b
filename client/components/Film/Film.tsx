import type { Film as FilmData } from '../../../shared/picture';
import { IconButton } from '../IconButton/IconButton';
import { Picture } from '../Picture/Picture';
import { useFilm } from './useFilm';

/** Half of what an upright screen's crop would want: the poster is soft water and sand, and first to be painted. */
const posterSizes = 'max(100vw, 89vh)';

/** Playback rates; 1 is the film's own. docs/behavior.md#films */
const playbackRates = { normal: 1, slow: 0.7 };

/**
 * A silent loop behind a hero. The poster is there at once; the film comes when the page is idle, and not at all with
 * Save-Data or reduced motion. A button pauses it. docs/behavior.md#films
 */
export function Film({ film, speed = 'normal' }: { film: FilmData; speed?: keyof typeof playbackRates }) {
  const { ref, source, isPlaying, toggle } = useFilm(film.mp4, playbackRates[speed]);
  return (
    <>
      <Picture
        picture={film.poster}
        sizes={posterSizes}
        tallSizes="max(100vw, 36vh)"
        priority
        className="hero__picture"
        decorative
      />
      {source && (
        <video
          className="hero__picture film"
          ref={ref}
          src={source}
          muted
          loop
          playsInline
          disablePictureInPicture
        />
      )}
      {source && (
        <IconButton
          className="film__toggle"
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? 'Pause the film' : 'Play the film'}
          onClick={toggle}
        />
      )}
    </>
  );
}
