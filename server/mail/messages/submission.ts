import { mailWords } from '../../../generated/content/words/mails';
import { factLabel } from './factLabel';
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
    [factLabel('received'), hotelDateTime(receivedAt)],
    [factLabel('sentFrom'), siteUrl + page],
  ] as const;

/** The footnote of every notice to the hotel. */
export const { noticeFootnote } = mailWords;
