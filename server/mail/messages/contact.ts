import type { ContactMessage } from '../../../shared/forms';
import type { Email } from './email';
import { noticeFootnote, type Submission, submissionFacts } from './submission';

/** To the front desk: a contact message, with the guest as Reply-To. */
export function contactNotice(message: ContactMessage, submission: Submission): Email {
  return {
    replyTo: message.email,
    subject: `Contact message: ${message.subject} (${message.name})`,
    heading: message.subject,
    paragraphs: [`${message.name} wrote to you from the website. Reply to this email to answer.`],
    facts: [
      ['Name', message.name],
      ['Email', message.email],
      ['Phone', message.phone],
      ...submissionFacts(submission),
    ],
    quote: { label: 'The message', text: message.message },
    footnote: noticeFootnote,
  };
}
