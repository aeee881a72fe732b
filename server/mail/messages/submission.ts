import { hotelDateTime } from './format';

/** The post that an email is about. */
export interface Submission {
  receivedAt: Date;
  /** Canonical path of the form's page. */
  page: string;
  /** The site's public origin. */
  siteUrl: string;
}

/** Time and page of an enquiry: the last facts of a notice to the hotel. */
export const submissionFacts = ({ receivedAt, page, siteUrl }: Submission) =>
  [
    ['Received', hotelDateTime(receivedAt)],
    ['Sent from', siteUrl + page],
  ] as const;

/** The footnote of every notice to the hotel. */
export const noticeFootnote = 'Sent by the hotel’s website. Your reply goes to the guest.';
