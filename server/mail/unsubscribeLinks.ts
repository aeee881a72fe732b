import { createHmac, timingSafeEqual } from 'node:crypto';
import { pages } from '../../shared/pages';
import type { Config } from '../config';

/** Signed unsubscribe links. docs/behavior.md#unsubscribing */
export interface UnsubscribeLinks {
  linkFor(email: string): string;
  /** The address of a link's query; undefined for an invalid signature. */
  emailOf(query: URLSearchParams): string | undefined;
}

/** Undefined without a secret: without a key for Resend no mail is sent either. */
export function createUnsubscribeLinks({
  SITE_URL,
  LINK_SECRET,
  RESEND_API_KEY,
}: Pick<Config, 'SITE_URL' | 'LINK_SECRET' | 'RESEND_API_KEY'>): UnsubscribeLinks | undefined {
  const secret = LINK_SECRET ?? RESEND_API_KEY;
  if (!secret) return undefined;
  // The prefix separates this use of the secret from others.
  const keyOf = (email: string) =>
    createHmac('sha256', secret).update(`unsubscribe ${email}`).digest('base64url');

  return {
    linkFor: (email) =>
      `${SITE_URL}${pages.unsubscribe.path}?${new URLSearchParams({ email, key: keyOf(email) })}`,
    emailOf(query) {
      const email = query.get('email') ?? '';
      const given = Buffer.from(query.get('key') ?? '');
      const key = Buffer.from(keyOf(email));
      return email && given.length === key.length && timingSafeEqual(given, key) ? email : undefined;
    },
  };
}
