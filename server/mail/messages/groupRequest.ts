import type { GroupRequest } from '../../../shared/forms';
import type { Email } from './email';
import { dayAndTime, yesOrNo } from './format';
import { noticeFootnote, type Submission, submissionFacts } from './submission';

const numberOrNothing = (value: number | undefined) => (value === undefined ? '' : String(value));

/** When a group wants to come, and how many they are. */
export const stayFacts = ({ startDate, startTime, endDate, endTime, guests, rooms }: GroupRequest) =>
  [
    ['From', dayAndTime(startDate, startTime)],
    ['To', dayAndTime(endDate, endTime)],
    ['Guests', numberOrNothing(guests)],
    ['Rooms', numberOrNothing(rooms)],
  ] as const;

/** To the hotel: a group accommodations request, with the guest as Reply-To. */
export function groupRequestNotice(request: GroupRequest, submission: Submission): Email {
  const { fullName, startDate } = request;
  return {
    replyTo: request.email,
    // The ISO date lets a mailbox that is sorted by subject run in order of arrival.
    subject: `Group request: ${startDate}, ${fullName}`,
    heading: `Group request from ${fullName}`,
    paragraphs: [
      'A group is asking for rooms. Reply to this email to answer; the website told them you’d be in touch shortly.',
    ],
    facts: [
      ['Name', fullName],
      ['Email', request.email],
      ['Phone', request.phone],
      ...stayFacts(request),
      ['Agreed to marketing emails', yesOrNo(request.marketingConsent)],
      ...submissionFacts(submission),
    ],
    ...(request.message ? { quote: { label: 'In their words', text: request.message } } : {}),
    footnote: noticeFootnote,
  };
}
