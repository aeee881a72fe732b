import type { OptOutRequest } from '../../../shared/forms';
import { messages } from '../../../shared/messages';
import { pages } from '../../../shared/routes';
import { site } from '../../../shared/site';
import type { Email } from './email';
import { hotelDateTime, yesOrNo } from './format';
import { greeting } from './greeting';
import { noticeFootnote, type Submission, submissionFacts } from './submission';

const choices = ({ optOutSales, optOutSharing }: OptOutRequest) =>
  [
    ['Opt out of sale', yesOrNo(optOutSales)],
    ['Opt out of sharing', yesOrNo(optOutSharing)],
  ] as const;

/** To the hotel: an opt-out request. Due within 15 business days (CCPA Regulations, 11 CCR 7026(f)). */
export function optOutNotice(request: OptOutRequest, submission: Submission): Email {
  const name = `${request.firstName} ${request.lastName}`;
  return {
    replyTo: request.email,
    subject: `Opt-out request: ${name}`,
    heading: 'A request to opt out',
    paragraphs: [
      `${name} asks us not to sell or share personal information. Put the request on record and act on it within 15 business days; the site says that every request is read as covering both sale and sharing.`,
    ],
    facts: [['Name', name], ['E-mail', request.email], ...choices(request), ...submissionFacts(submission)],
    footnote: noticeFootnote,
  };
}

/** To the guest: the confirmation that the page promises. docs/behavior.md#opt-out-form */
export function optOutConfirmation(request: OptOutRequest, { receivedAt, siteUrl }: Submission): Email {
  return {
    to: request.email,
    subject: `We have received your request (${site.brand})`,
    heading: messages.optOut.successTitle,
    paragraphs: [
      greeting(`${request.firstName} ${request.lastName}`),
      messages.optOut.success,
      'If it was not you who sent it, reply to this mail and we will set it right.',
    ],
    facts: [...choices(request), ['Received', hotelDateTime(receivedAt)]],
    link: { label: 'How a request works', href: siteUrl + pages.doNotSell.path },
    footnote: `You get this mail because this address was entered in the opt-out form of ${site.fullName}. Keep it as your record.`,
  };
}
