import { Helmet } from 'react-helmet-async';
import type { CanonicalPath } from '../../../shared/pages';
import type { Picture } from '../../../shared/picture';
import { cardHeight, cardUrl, cardWidth } from '../../../shared/socialCard';
import { useSiteData } from '../../siteData';

interface HeadProps {
  /** The {page} part of '{page} | {brand}'. */
  title: string;
  /** The meta description, 70 to 160 characters; optional for pages that are not indexed. */
  description?: string;
  /** The canonical path; undefined for the not-found page. */
  path?: CanonicalPath;
  /** Picture for the social card. Default: the hotel's card picture. */
  picture?: Picture | undefined;
  /** Whether search engines may index the page. */
  indexed?: boolean;
}

/** Renders title, description, canonical link, robots and social tags. Use exactly once per page. */
export function Head({ title, description, path, picture, indexed = true }: HeadProps) {
  const {
    hotel,
    settings: { siteUrl },
  } = useSiteData();
  const cardPicture = picture ?? hotel.cardPicture;
  const fullTitle = `${title} | ${hotel.brand}`;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {!indexed && <meta name="robots" content="noindex" />}
      {path && <link rel="canonical" href={siteUrl + path} />}
      <meta property="og:site_name" content={hotel.fullName} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      {path && <meta property="og:url" content={siteUrl + path} />}
      <meta property="og:image" content={siteUrl + cardUrl(cardPicture)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(cardWidth)} />
      <meta property="og:image:height" content={String(cardHeight)} />
      <meta property="og:image:alt" content={cardPicture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
