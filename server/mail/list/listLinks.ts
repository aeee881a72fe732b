import { createHmac, timingSafeEqual } from 'node:crypto';
import { pages } from '../../../shared/pages';
import type { UnsubscribeState } from '../../../shared/unsubscribe';
import type { Config } from '../../config';

/** What a signed link does. */
export type ListChoice = 'unsubscribe' | 'resubscribe';

const choices: readonly ListChoice[] = ['unsubscribe', 'resubscribe'];

/** A choice for an address, from a link with a valid signature. */
export interface SignedChoice {
  email: string;
  choice: ListChoice;
}

/** In bytes; half of the hash keeps the links short. */
const signatureLength = 16;

const offerToReturn: UnsubscribeState = 'back';

/** The choice in the query of the page that a link leads to. */
export const choiceOf = (query: URLSearchParams): ListChoice =>
  query.get('state') === offerToReturn ? 'resubscribe' : 'unsubscribe';

/** The query of the page that a link leads to; its button posts to it. */
export function pageQuery({ choice }: SignedChoice, token: string): URLSearchParams {
  const state = choice === 'resubscribe' ? { state: offerToReturn } : {};
  return new URLSearchParams({ ...state, token });
}

/** Decodes percent-encoding; invalid encodings stay as they are. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Signed links to leave and rejoin the newsletter: /unsubscribe/{token}, where the token is the address and a signature
 * in hexadecimal, which email clients and scanners rarely break. docs/behavior.md#unsubscribing
 * @returns undefined without a secret: without a Resend key, no email is sent either
 */
export function createListLinks({
  SITE_URL,
  LINK_SECRET,
  RESEND_API_KEY,
}: Pick<Config, 'SITE_URL' | 'LINK_SECRET' | 'RESEND_API_KEY'>) {
  const secret = LINK_SECRET ?? RESEND_API_KEY;
  if (!secret) return undefined;
  // The prefix separates this use of the secret from others.
  const sign = (email: string, choice: ListChoice) =>
    createHmac('sha256', secret).update(`${choice} ${email}`).digest();

  return {
    linkFor(email: string, choice: ListChoice): string {
      const signature = sign(email, choice).subarray(0, signatureLength);
      const token = Buffer.concat([Buffer.from(email), signature]).toString('hex');
      return `${SITE_URL}${pages.unsubscribe.path}/${token}`;
    },

    /** Reads a token. Tolerates capitals, spaces, line breaks, and invisible characters in it, and punctuation after it. */
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
     * Reads a link from release 1.0, which has `email` and `key` in the query. Tolerates lowercase, double encoding,
     * `&amp;`, and a decoded plus sign. Those links must work for 30 days after the last email with one.
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
