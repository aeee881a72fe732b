import type { Config } from './config';
import { outboxFile } from './mail/outbox/outbox';

/** Removes the user name and password from a URL. */
function withoutCredentials(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** The startup messages: address, environment and missing configuration. */
export function startupMessages(
  config: Config,
  port: number,
  /** The mailbox that receives inquiries. */
  mailbox: string,
  outbox: { length: number; failed: number },
): string[] {
  const { SITE_URL, HOST, RESEND_API_KEY, REDIS_URL, DELIVER_LOCAL_FORMS } = config;
  const isLocal = new URL(SITE_URL).hostname === 'localhost';
  const waiting = outbox.length > 0 ? `; ${outbox.length} waiting` : '';
  return [
    `serving on http://${HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST}:${port}`,
    isLocal
      ? `SITE_URL is ${SITE_URL}: set it to the public address before going live`
      : `public address: ${SITE_URL}`,
    RESEND_API_KEY
      ? `email: through Resend to ${mailbox}${waiting}`
      : `email: not configured (RESEND_API_KEY); inquiries wait in ${outboxFile(config)}${waiting}`,
    DELIVER_LOCAL_FORMS
      ? 'forms: newsletter, contact, group request, and opt-out are accepted (DELIVER_LOCAL_FORMS=true)'
      : 'forms: newsletter and contact are accepted; group request and opt-out stay in the browser (DELIVER_LOCAL_FORMS=false)',
    ...(REDIS_URL ? [`rate limits: shared through ${withoutCredentials(REDIS_URL)}`] : []),
    ...(outbox.failed > 0 ? [`email: ${outbox.failed} failed; see npm run outbox`] : []),
  ];
}
