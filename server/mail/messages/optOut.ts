import { doNotSellContent } from '../../../generated/content/pages/do-not-sell';
import { mailWords } from '../../../generated/content/words/mails';
import { type OptOutRequest, optOut } from '../../../shared/forms/optOut';
import { pages } from '../../../shared/pages';
import { fill } from '../../../shared/words';
import type { Email } from './email';
import { factLabel } from './factLabel';
import { acknowledgedFacts, factsOf } from './facts';
import { hotelDateTime } from './format';
import { greeting } from './greeting';
import { noticeFootnote, type Submission, submissionFacts } from './submission';

const { optOutNotice: notice, optOutConfirmation: confirmation } = mailWords;
const { success } = doNotSellContent.form;

/** To the hotel: an opt-out request. Due within 15 business days (CCPA Regulations, 11 CCR 7026(f)). */
export function optOutNotice(request: OptOutRequest, submission: Submission): Email {
  const name = `${request.firstName} ${request.lastName}`;
  return {
    replyTo: request.email,
    subject: fill(notice.subject, { name }),
    heading: notice.heading,
    paragraphs: [fill(notice.text, { name })],
    facts: [...factsOf(optOut, request), ...submissionFacts(submission)],
    footnote: noticeFootnote,
  };
}

/** To the guest: the confirmation that the page promises. docs/behavior.md#opt-out-form */
export function optOutConfirmation(request: OptOutRequest, { receivedAt, siteUrl }: Submission): Email {
  return {
    to: request.email,
    subject: confirmation.subject,
    heading: success.title,
    paragraphs: [greeting(`${request.firstName} ${request.lastName}`), success.text, confirmation.text],
    facts: [...acknowledgedFacts(optOut, request), [factLabel('received'), hotelDateTime(receivedAt)]],
    link: { label: confirmation.link, href: siteUrl + pages['do-not-sell'].path },
    footnote: confirmation.footnote,
  };
}
