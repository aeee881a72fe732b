import { type ContactMessage, contact } from '../../../shared/forms/contact';
import { fill } from '../../../shared/words';
import type { Email } from './email';
import { factsOf } from './facts';
import type { MailHotel } from './hotel';
import { type Submission, submissionFacts } from './submission';

/** To the front desk: a contact message, with the guest as Reply-To. */
export function contactNotice(hotel: MailHotel, message: ContactMessage, submission: Submission): Email {
  const { contactNotice: words, noticeFootnote } = hotel.content.mails;
  return {
    replyTo: message.email,
    subject: fill(words.subject, message),
    heading: message.subject,
    paragraphs: [fill(words.text, message)],
    facts: [...factsOf(hotel, contact, message), ...submissionFacts(hotel, submission)],
    quote: { label: words.quote, text: message.message },
    footnote: noticeFootnote,
  };
}
