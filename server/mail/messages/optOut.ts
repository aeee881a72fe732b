import { type OptOutRequest, optOut } from '../../../shared/forms/optOut';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import { fill } from '../../../shared/words';
import type { Email } from './email';
import { factLabel } from './factLabel';
import { acknowledgedFacts, factsOf } from './facts';
import { greeting } from './greeting';
import type { MailHotel } from './hotel';
import { hotelDateTime } from './hotelDateTime';
import { type Submission, submissionFacts } from './submission';

/** To the hotel: an opt-out request. Due within 15 business days (CCPA Regulations, 11 CCR 7026(f)). */
export function optOutNotice(hotel: MailHotel, request: OptOutRequest, submission: Submission): Email {
  const { optOutNotice: notice, noticeFootnote } = hotel.content.mails;
  const name = `${request.firstName} ${request.lastName}`;
  return {
    replyTo: request.email,
    subject: fill(notice.subject, { name }),
    heading: notice.heading,
    paragraphs: [fill(notice.text, { name })],
    facts: [...factsOf(hotel, optOut, request), ...submissionFacts(hotel, submission)],
    footnote: noticeFootnote,
  };
}

/** To the guest: the confirmation that the page promises. docs/behavior.md#opt-out-form */
export function optOutConfirmation(
  hotel: MailHotel,
  request: OptOutRequest,
  { receivedAt, siteUrl }: Submission,
): Email {
  const { mails, pages: texts } = hotel.content;
  const { optOutConfirmation: confirmation } = mails;
  const { success } = (texts['do-not-sell'] as PageContent<'do-not-sell'>).form;
  return {
    to: request.email,
    subject: confirmation.subject,
    heading: success.title,
    paragraphs: [greeting(hotel, request.firstName), success.text, confirmation.text],
    facts: [
      ...acknowledgedFacts(hotel, optOut, request),
      [factLabel(hotel, 'received'), hotelDateTime(hotel, receivedAt)],
    ],
    link: { label: confirmation.link, href: siteUrl + pages['do-not-sell'].path },
    footnote: confirmation.footnote,
  };
}
