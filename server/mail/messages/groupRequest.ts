import { type GroupRequest, groupRequest } from '../../../shared/forms/groupRequest';
import type { Email } from './email';
import { factsOf } from './facts';
import { noticeFootnote, type Submission, submissionFacts } from './submission';

/** To the hotel: a group accommodations request, with the guest as Reply-To. */
export function groupRequestNotice(request: GroupRequest, submission: Submission): Email {
  const { fullName, startDate } = request;
  return {
    replyTo: request.email,
    // With the ISO date, sorting by subject is sorting by date of the stay.
    subject: `Group request: ${startDate}, ${fullName}`,
    heading: `Group request from ${fullName}`,
    paragraphs: [
      'A group is asking for rooms. Reply to this email to answer; the website told them you’d be in touch shortly.',
    ],
    facts: [...factsOf(groupRequest, request), ...submissionFacts(submission)],
    ...(request.message ? { quote: { label: 'In their words', text: request.message } } : {}),
    footnote: noticeFootnote,
  };
}
