import type { Addresses } from '../../../shared/addresses';
import type { Content } from '../../../shared/content/compile';
import type { Labels } from '../../../shared/labels';
import type { SiteData } from '../../../shared/siteData';

/** What data for search engines is made of. */
export interface DataSource extends Addresses {
  /** The public origin. */
  siteUrl: string;
  content: Content;
  labels: Labels;
  links: SiteData['links'];
}
