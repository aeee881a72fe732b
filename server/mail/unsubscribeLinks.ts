import { createHmac, timingSafeEqual } from 'node:crypto';
import { pages } from '../../shared/pages';
import type { Config } from '../config';

/** Links by which a subscriber leaves the newsletter; nobody else can make one. docs/behavior.md#unsubscribing */
export interface UnsubscribeLinks {
  linkFor(email: string): string;
  /** The address that a link's query was made for; undefined where it was not made here. */
  emailOf(query: URLSearchParams): string | undefined;
}

/** Undefined where there is nothing to sign them with: without a key for Resend no mail goes out either. */
export function createUnsubscribeLinks({
  SITE_URL,
  LINK_SECRET,
  RESEND_API_KEY,
}: Pick<Config, 'SITE_URL' | 'LINK_SECRET' | 'RESEND_API_KEY'>): UnsubscribeLinks | undefined {
  const secret = LINK_SECRET ?? RESEND_API_KEY;
  if (!secret) return undefined;
  // What is signed begins with its purpose, so that no other signature of the same secret can pass for one.
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
