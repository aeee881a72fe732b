import type { Snapshot } from '../content/snapshot';

/** The text of /robots.txt. Allows all pages; pages that must not be indexed have a robots meta tag. */
export const robots = ({ site }: Snapshot): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.settings.siteUrl}/sitemap.xml\n`;
