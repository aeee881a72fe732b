import { createHmac, timingSafeEqual } from 'node:crypto';
import { pages } from '../../shared/pages';
import type { UnsubscribeState } from '../../shared/unsubscribe';
import type { Config } from '../config';

/** What a signed link does. */
export type ListChoice = 'unsubscribe' | 'resubscribe';

const offerToReturn: UnsubscribeState = 'back';

export const choiceOf = (query: URLSearchParams): ListChoice =>
  query.get('state') === offerToReturn ? 'resubscribe' : 'unsubscribe';

/**
 * Signed links to leave and rejoin the newsletter. docs/behavior.md#unsubscribing
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
  const keyOf = (email: string, choice: ListChoice) =>
    createHmac('sha256', secret).update(`${choice} ${email}`).digest('base64url');

  return {
    linkFor(email: string, choice: ListChoice): string {
      const state = choice === 'resubscribe' ? { state: offerToReturn } : {};
      const query = new URLSearchParams({ ...state, email, key: keyOf(email, choice) });
      return `${SITE_URL}${pages.unsubscribe.path}?${query}`;
    },
    /** The address in a link's query; undefined if the signature is invalid. */
    emailOf(query: URLSearchParams): string | undefined {
      const email = query.get('email') ?? '';
      const given = Buffer.from(query.get('key') ?? '');
      const key = Buffer.from(keyOf(email, choiceOf(query)));
      return email && given.length === key.length && timingSafeEqual(given, key) ? email : undefined;
    },
  };
}
