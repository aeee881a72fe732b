import { type GroupRequest, groupRequest } from '../../../shared/forms/groupRequest';
import { fill } from '../../../shared/words';
import type { Email } from './email';
import { factsOf } from './facts';
import type { MailHotel } from './hotel';
import { type Submission, submissionFacts } from './submission';

/** To the hotel: a group accommodations request, with the guest as Reply-To. */
export function groupRequestNotice(hotel: MailHotel, request: GroupRequest, submission: Submission): Email {
  const { groupRequestNotice: words, noticeFootnote } = hotel.content.mails;
  const { fullName, startDate } = request;
  return {
    replyTo: request.email,
    // With the ISO date, sorting by subject is sorting by date of the stay.
    subject: fill(words.subject, { day: startDate, name: fullName }),
    heading: fill(words.heading, { name: fullName }),
    paragraphs: [words.text],
    facts: [...factsOf(hotel, groupRequest, request), ...submissionFacts(hotel, submission)],
    ...(request.message ? { quote: { label: words.quote, text: request.message } } : {}),
    footnote: noticeFootnote,
  };
}
