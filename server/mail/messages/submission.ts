import { factLabel } from './factLabel';
import type { MailHotel } from './hotel';
import { hotelDateTime } from './hotelDateTime';

/** The post that an email is about. */
export interface Submission {
  receivedAt: Date;
  /** Canonical path of the form's page. */
  page: string;
  /** The site's public origin. */
  siteUrl: string;
}

/** Time and page of an enquiry: the last facts of a notice to the hotel. */
export const submissionFacts = (hotel: MailHotel, { receivedAt, page, siteUrl }: Submission) =>
  [
    [factLabel(hotel, 'received'), hotelDateTime(hotel, receivedAt)],
    [factLabel(hotel, 'sentFrom'), siteUrl + page],
  ] as const;
