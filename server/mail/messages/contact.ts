import { mailWords } from '../../../generated/content/words/mails';
import { type ContactMessage, contact } from '../../../shared/forms/contact';
import { fill } from '../../../shared/words';
import type { Email } from './email';
import { factsOf } from './facts';
import { noticeFootnote, type Submission, submissionFacts } from './submission';

const { contactNotice: words } = mailWords;

/** To the front desk: a contact message, with the guest as Reply-To. */
export function contactNotice(message: ContactMessage, submission: Submission): Email {
  return {
    replyTo: message.email,
    subject: fill(words.subject, message),
    heading: message.subject,
    paragraphs: [fill(words.text, message)],
    facts: [...factsOf(contact, message), ...submissionFacts(submission)],
    quote: { label: words.quote, text: message.message },
    footnote: noticeFootnote,
  };
}
