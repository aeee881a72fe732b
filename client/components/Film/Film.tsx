import type { Film as FilmData } from '../../../shared/picture';
import { useSiteData } from '../../siteData';
import { IconButton } from '../IconButton/IconButton';
import { Picture } from '../Picture/Picture';
import { type Speed, useFilm } from './useFilm';

/** Half of the width that portrait crops need: the poster is blurry water and sand, and the largest contentful paint. */
const posterSizes = 'max(100vw, 89vh)';

/**
 * A silent looping video behind a hero. Shows the poster first; loads the video when the page is idle, and never with
 * Save-Data or reduced motion. A button pauses it. Without a film its poster stays.
 */
export function Film({ film, speed = 'normal' }: { film: FilmData; speed?: Speed }) {
  const { ui } = useSiteData();
  const { ref, source, isPlaying, toggle } = useFilm(film.mp4, speed);
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
        <video
          className="cover picture hero__picture film"
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
          label={isPlaying ? ui.controls.film.pause : ui.controls.film.play}
          onClick={toggle}
        />
      )}
    </>
  );
}
