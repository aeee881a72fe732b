import type { Content } from '../../../shared/content/compile';

/** The hotel in whose name mails are written. */
export interface MailHotel {
  content: Content;
}
