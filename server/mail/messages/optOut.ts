import { type OptOutRequest, optOut, optOutTexts } from '../../../shared/forms/optOut';
import { pages } from '../../../shared/pages';
import { site } from '../../../shared/site';
import type { Email } from './email';
import { acknowledgedFacts, factsOf } from './facts';
import { hotelDateTime } from './format';
import { greeting } from './greeting';
import { noticeFootnote, type Submission, submissionFacts } from './submission';

/** To the hotel: an opt-out request. Due within 15 business days (CCPA Regulations, 11 CCR 7026(f)). */
export function optOutNotice(request: OptOutRequest, submission: Submission): Email {
  const name = `${request.firstName} ${request.lastName}`;
  return {
    replyTo: request.email,
    subject: `Opt-out request: ${name}`,
    heading: 'A request to opt out',
    paragraphs: [
      `${name} asks us not to sell or share personal information. Log the request and act on it within 15 business days. The website says we read every request as covering both sale and sharing.`,
    ],
    facts: [...factsOf(optOut, request), ...submissionFacts(submission)],
    footnote: noticeFootnote,
  };
}

/** To the guest: the confirmation that the page promises. docs/behavior.md#opt-out-form */
export function optOutConfirmation(request: OptOutRequest, { receivedAt, siteUrl }: Submission): Email {
  return {
    to: request.email,
    subject: `We’ve received your request (${site.brand})`,
    heading: optOutTexts.successTitle,
    paragraphs: [
      greeting(`${request.firstName} ${request.lastName}`),
      optOutTexts.success,
      'Didn’t send this? Reply to this email and we’ll fix it.',
    ],
    facts: [...acknowledgedFacts(optOut, request), ['Received', hotelDateTime(receivedAt)]],
    link: { label: 'How requests work', href: siteUrl + pages['do-not-sell'].path },
    footnote: `You’re receiving this email because this address was entered in the opt-out form of ${site.fullName}. Keep it for your records.`,
  };
}
