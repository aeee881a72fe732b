import { type Picture as PictureData, pictureUrl, tallPictureUrl, tallWidths } from '../../../shared/picture';

interface PictureProps {
  picture: PictureData;
  /** The shown width for the browser's choice, as in the `sizes` attribute: '(min-width: 768px) 50vw, 100vw'. */
  sizes: string;
  /** The first picture of a page: fetched at once and before all others. The rest wait until they come near. */
  priority?: boolean;
  className?: string;
  /** `sizes` of the tall crop, for a picture that fills an upright phone. */
  tallSizes?: string;
  /** A picture whose meaning stands beside it in words. */
  decorative?: boolean;
}

/** All renditions of a picture in one format, as in the `srcset` attribute. */
export const srcSet = (picture: PictureData, format: 'avif' | 'webp') =>
  picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');

/** All renditions of a picture's tall crop. */
export const tallSrcSet = (picture: PictureData) =>
  tallWidths(picture)
    .map((width) => `${tallPictureUrl(picture, width)} ${width}w`)
    .join(', ');

/** Where the tall crop is shown. */
export const tallMedia = '(max-width: 600px) and (orientation: portrait)';

/** The width in px that a browser without srcset gets. */
const plainWidth = 960;

/** A picture as AVIF or WebP in the right width, on a ground of its dominant color. docs/behavior.md#pictures */
export function Picture({ picture, sizes, priority, className, tallSizes, decorative }: PictureProps) {
  const plain = picture.widths.find((width) => width >= plainWidth) ?? picture.widths.at(-1) ?? picture.width;
  return (
    <picture>
      {tallSizes && (
        <source media={tallMedia} type="image/avif" srcSet={tallSrcSet(picture)} sizes={tallSizes} />
      )}
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <img
        className={['picture', `picture--${picture.name}`, className].filter(Boolean).join(' ')}
        srcSet={srcSet(picture, 'webp')}
        sizes={sizes}
        src={pictureUrl(picture, plain, 'webp')}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        decoding={priority ? 'sync' : 'async'}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
