import { type ContactMessage, contact } from '../../../shared/forms/contact';
import type { Email } from './email';
import { factsOf } from './facts';
import { noticeFootnote, type Submission, submissionFacts } from './submission';

/** To the front desk: a contact message, with the guest as Reply-To. */
export function contactNotice(message: ContactMessage, submission: Submission): Email {
  return {
    replyTo: message.email,
    subject: `Contact message: ${message.subject} (${message.name})`,
    heading: message.subject,
    paragraphs: [`${message.name} wrote to you from the website. Reply to this email to answer.`],
    facts: [...factsOf(contact, message), ...submissionFacts(submission)],
    quote: { label: 'The message', text: message.message },
    footnote: noticeFootnote,
  };
}
