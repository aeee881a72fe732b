import { hotelDateTime } from './format';

/** The post that an email is about. */
export interface Submission {
  receivedAt: Date;
  /** Canonical path of the page that the form stood on. */
  page: string;
  /** The site's public origin. */
  siteUrl: string;
}

/** When and from where an enquiry arrived: the last facts of a notice to the hotel. */
export const submissionFacts = ({ receivedAt, page, siteUrl }: Submission) =>
  [
    ['Received', hotelDateTime(receivedAt)],
    ['Sent from', siteUrl + page],
  ] as const;

/** Under every notice to the hotel. */
export const noticeFootnote = 'Sent by the hotel’s website. Your reply goes to the guest.';
