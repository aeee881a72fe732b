import type { Content } from '../../../shared/content/compile';
import type { Labels } from '../../../shared/labels';

/** The hotel in whose name mails are written. */
export interface MailHotel {
  content: Content;
  labels: Labels;
}
