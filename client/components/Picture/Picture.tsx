import {
  type Picture as PictureData,
  pictureClasses,
  pictureUrl,
  portraitPictureUrl,
  portraitWidths,
} from '../../../shared/picture';

interface PictureProps {
  picture: PictureData;
  /** The `sizes` attribute, such as '(min-width: 768px) 50vw, 100vw'. */
  sizes: string;
  /** Loads eagerly with high fetch priority, for a page's first picture. All other pictures load lazily. */
  priority?: boolean;
  className?: string;
  /** `sizes` of the portrait crop, for pictures that fill a portrait phone. */
  portraitSizes?: string;
  /** Leaves the alt text empty, for pictures that add nothing to the adjacent text. */
  decorative?: boolean;
}

/** Returns the `srcset` attribute for an image format. */
export const srcSet = (picture: PictureData, format: 'avif' | 'webp') =>
  picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');

/** Returns the `srcset` attribute for the portrait crop, in AVIF. */
export const portraitSrcSet = (picture: PictureData) =>
  portraitWidths(picture)
    .map((width) => `${portraitPictureUrl(picture, width)} ${width}w`)
    .join(', ');

/** Media condition for the portrait crop. */
export const portraitMedia = '(max-width: 600px) and (orientation: portrait)';

/** Minimum width of the fallback `src`, in px. */
const minFallbackWidth = 960;

/** A responsive picture in AVIF or WebP. A similar background color is visible while the picture loads. */
export function Picture({ picture, sizes, priority, className, portraitSizes, decorative }: PictureProps) {
  const fallbackWidth =
    picture.widths.find((width) => width >= minFallbackWidth) ?? picture.widths.at(-1) ?? picture.width;
  return (
    <picture>
      {portraitSizes && (
        <source
          media={portraitMedia}
          type="image/avif"
          srcSet={portraitSrcSet(picture)}
          sizes={portraitSizes}
        />
      )}
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <img
        className={['picture', ...pictureClasses(picture), className].filter(Boolean).join(' ')}
        srcSet={srcSet(picture, 'webp')}
        sizes={sizes}
        src={pictureUrl(picture, fallbackWidth, 'webp')}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        decoding={priority ? 'sync' : 'async'}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
