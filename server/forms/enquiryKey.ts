import { createHmac } from 'node:crypto';
import type { FormName } from '../../shared/forms/allForms';
import type { Config } from '../config';
import type { EnquiryKey } from '../mail/entry';

/**
 * Makes the keys that identify a repeated enquiry. They are hashed with a secret: ids are logged and sent to the mail
 * provider, and must not confirm a guessed content. docs/decisions/0030-the-same-enquiry-once.md
 */
export function createEnquiryKeys({
  LINK_SECRET,
  RESEND_API_KEY,
}: Pick<Config, 'LINK_SECRET' | 'RESEND_API_KEY'>) {
  // Without either, no mail is sent and ids stay on this server, beside the content.
  const secret = LINK_SECRET ?? RESEND_API_KEY ?? '';
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('hex');

  /**
   * @param values parsed by the form's schema, so that posts with and without JavaScript have the same key
   * @param submission the browser's id of the submission; valid for this content only
   */
  return (form: FormName, values: object, submission: string | undefined): EnquiryKey => {
    // The prefix separates this use of the secret from others.
    const content = `enquiry ${form} ${JSON.stringify(values)}`.normalize('NFC');
    return {
      content: hash(content).slice(0, 15),
      ...(submission && { submission: hash(`submission ${submission} ${content}`).slice(0, 16) }),
    };
  };
}
