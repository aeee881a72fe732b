import { createHmac } from 'node:crypto';
import type { FormName } from '../../shared/formNames';
import type { Config } from '../config';
import type { EnquiryKey } from '../mail/entry';

/**
 * Makes the keys by which an enquiry is known when it comes again. Hashes with a secret, since ids stand in the log and
 * go to the mail provider, and nobody should find out there whether somebody wrote something.
 * docs/behavior.md#sent-twice
 */
export function createEnquiryKeys({
  LINK_SECRET,
  RESEND_API_KEY,
}: Pick<Config, 'LINK_SECRET' | 'RESEND_API_KEY'>) {
  // Without either no mail leaves, and the hash stands beside what it was made of.
  const secret = LINK_SECRET ?? RESEND_API_KEY ?? '';
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('hex');

  /**
   * @param values as the form's schema gives them, so that a script's post and a browser's own are the same
   * @param submission what the browser calls it; it holds for this content alone
   */
  return (form: FormName, values: object, submission: string | undefined): EnquiryKey => {
    // What is signed begins with its purpose, so that it can pass for no other signature.
    const content = `enquiry ${form} ${JSON.stringify(values)}`.normalize('NFC');
    return {
      content: hash(content).slice(0, 15),
      ...(submission && { submission: hash(`submission ${submission} ${content}`).slice(0, 16) }),
    };
  };
}
