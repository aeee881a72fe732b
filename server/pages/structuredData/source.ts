import type { Content } from '../../../shared/content/content';
import type { HotelLinks } from '../../../shared/hotelLinks';
import type { Labels } from '../../../shared/labels';
import type { Addresses } from '../../content/addresses';

/** The inputs for structured data. */
export interface DataSource extends Addresses {
  /** The public origin. */
  siteUrl: string;
  content: Content;
  labels: Labels;
  links: HotelLinks;
}
