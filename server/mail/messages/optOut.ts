import type { OptOutRequest } from '../../../shared/forms';
import { messages } from '../../../shared/messages';
import { site } from '../../../shared/site';
import type { Letter } from './letter';
import { arrival, type Circumstances, greeting, moment, noticeFootnote, yesOrNo } from './wording';

const choices = ({ optOutSales, optOutSharing }: OptOutRequest) =>
  [
    ['Opt out of sale', yesOrNo(optOutSales)],
    ['Opt out of sharing', yesOrNo(optOutSharing)],
  ] as const;

/** To the hotel: an opt-out request (SPEC 3). The law wants it honored within 15 business days. */
export function optOutNotice(request: OptOutRequest, circumstances: Circumstances): Letter {
  const name = `${request.firstName} ${request.lastName}`;
  return {
    replyTo: request.email,
    subject: `Opt-out request: ${name}`,
    heading: 'A request to opt out',
    paragraphs: [
      `${name} asks us not to sell or share personal information. Put the request on record and act on it within 15 business days; the site says that every request is read as covering both sale and sharing.`,
    ],
    facts: [['Name', name], ['E-mail', request.email], ...choices(request), ...arrival(circumstances)],
    footnote: noticeFootnote,
  };
}

/** To the guest: the confirmation that the page promises (SPEC 8, Opt-out confirmation). */
export function optOutConfirmation(request: OptOutRequest, { receivedAt, siteUrl }: Circumstances): Letter {
  return {
    to: request.email,
    subject: `We have received your request (${site.brand})`,
    heading: messages.optOut.successTitle,
    paragraphs: [
      greeting(`${request.firstName} ${request.lastName}`),
      messages.optOut.success,
      'If it was not you who sent it, reply to this mail and we will set it right.',
    ],
    facts: [...choices(request), ['Received', moment(receivedAt)]],
    link: { label: 'How a request works', href: `${siteUrl}/do-not-sell` },
    footnote: `You get this mail because this address was entered in the opt-out form of ${site.fullName}. Keep it as your record.`,
  };
}
