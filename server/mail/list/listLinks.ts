import { createHmac, timingSafeEqual } from 'node:crypto';
import { pages } from '../../../shared/pages';
import type { UnsubscribeState } from '../../../shared/unsubscribe';
import type { Config } from '../../config';

/** The action of a signed link: leaving or rejoining the newsletter. */
export type ListChoice = 'unsubscribe' | 'resubscribe';

const choices: readonly ListChoice[] = ['unsubscribe', 'resubscribe'];

/** The email address and the action in a link with a valid signature. */
export interface SignedChoice {
  email: string;
  choice: ListChoice;
}

/** The length of a signature, in bytes. Half of the hash keeps the links short. */
const signatureLength = 16;

const offerToReturn: UnsubscribeState = 'back';

/** Reads the action from the query string of the unsubscribe page. */
export const choiceOf = (query: URLSearchParams): ListChoice =>
  query.get('state') === offerToReturn ? 'resubscribe' : 'unsubscribe';

/** Creates the query string of the unsubscribe page that a link opens. The page's button posts to the same URL. */
export function pageQuery({ choice }: SignedChoice, token: string): URLSearchParams {
  const state = choice === 'resubscribe' ? { state: offerToReturn } : {};
  return new URLSearchParams({ ...state, token });
}

/** Decodes percent-encoding. Returns invalid encodings unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Creates and reads signed links to leave and rejoin the newsletter: /unsubscribe/{token}. The token contains the
 * address and a signature in hexadecimal, which email clients and scanners rarely break. docs/behavior.md#unsubscribing
 * @returns undefined if neither LINK_SECRET nor RESEND_API_KEY is set
 */
export function createListLinks({
  SITE_URL,
  LINK_SECRET,
  RESEND_API_KEY,
}: Pick<Config, 'SITE_URL' | 'LINK_SECRET' | 'RESEND_API_KEY'>) {
  const secret = LINK_SECRET ?? RESEND_API_KEY;
  if (!secret) return undefined;
  // The prefix makes a signature valid only for this action, and only for this use of the secret.
  const sign = (email: string, choice: ListChoice) =>
    createHmac('sha256', secret).update(`${choice} ${email}`).digest();

  return {
    linkFor(email: string, choice: ListChoice): string {
      const signature = sign(email, choice).subarray(0, signatureLength);
      const token = Buffer.concat([Buffer.from(email), signature]).toString('hex');
      return `${SITE_URL}${pages.unsubscribe.path}/${token}`;
    },

    /** Reads a token. Ignores case, spaces, line breaks, invisible characters, and punctuation after the token. */
    readToken(token: string): SignedChoice | undefined {
      const [hex = ''] = /^[\da-f]*/i.exec(token.replace(/[\s+=\p{Cf}]+/gu, '')) ?? [];
      const bytes = Buffer.from(hex, 'hex');
      if (bytes.length <= signatureLength) return undefined;
      const email = bytes.subarray(0, -signatureLength).toString();
      const signature = bytes.subarray(-signatureLength);
      const choice = choices.find((each) =>
        timingSafeEqual(sign(email, each).subarray(0, signatureLength), signature),
      );
      return choice && { email, choice };
    },

    /**
     * Reads the query string of a link from release 1.0, with the parameters `email` and `key`. Tolerates lowercase,
     * double encoding, `&amp;`, and a decoded plus sign. Each link must work for 30 days after the email that contains
     * the link.
     */
    readQuery(query: string): SignedChoice | undefined {
      const parameters = new URLSearchParams(
        (/[?&]email=/.test(query) ? query : decoded(query)).replaceAll('&amp;', '&'),
      );
      const choice = choiceOf(parameters);
      const given = parameters.get('email') ?? '';
      const key = decoded(parameters.get('key') ?? '').replace(/[^\w-]/g, '');
      return [given, decoded(given)]
        .flatMap((email) => [email, email.replaceAll(' ', '+'), email.replaceAll(' ', '')])
        .map((email) => ({ email, choice }))
        .find(({ email }) => {
          const expected = Buffer.from(sign(email, choice).toString('base64url').toLowerCase());
          const bytes = Buffer.from(key.toLowerCase());
          return email && bytes.length === expected.length && timingSafeEqual(bytes, expected);
        });
    },
  };
}
