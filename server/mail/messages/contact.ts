import type { ContactMessage } from '../../../shared/forms';
import type { Letter } from './letter';
import { arrival, type Circumstances, noticeFootnote } from './wording';

/** To the front desk: a contact message (SPEC 3), with the guest as Reply-To. */
export function contactNotice(message: ContactMessage, circumstances: Circumstances): Letter {
  return {
    replyTo: message.email,
    subject: `Contact message: ${message.subject} (${message.name})`,
    heading: message.subject,
    paragraphs: [`${message.name} wrote to you from the website. Reply to this mail to answer.`],
    facts: [
      ['Name', message.name],
      ['E-mail', message.email],
      ['Phone', message.phone],
      ...arrival(circumstances),
    ],
    words: { label: 'The message', text: message.message },
    footnote: noticeFootnote,
  };
}
