import type { Config } from '../config';

/** Whether a checklist item blocks the launch or is only recommended. */
export type Level = 'must' | 'should';

interface SettingRule {
  level: Level;
  /** The variable to set. */
  variable: keyof Config;
  /** What to do. */
  what: string;
  isOpen(config: Config): boolean;
}

/** Domains reserved for examples (RFC 2606). */
export const isSample = (address: string) => /\.example\b/.test(address);

/** Configuration checks before the launch. */
export const settingRules: readonly SettingRule[] = [
  {
    level: 'must',
    variable: 'SITE_URL',
    what: 'set it to the public https address',
    isOpen: ({ SITE_URL }) => !SITE_URL.startsWith('https:') || isSample(SITE_URL),
  },
  {
    level: 'must',
    variable: 'RESEND_API_KEY',
    what: 'set it, or no email is sent and enquiries wait on disk',
    isOpen: ({ RESEND_API_KEY }) => !RESEND_API_KEY,
  },
  {
    level: 'must',
    variable: 'MAIL_FROM',
    what: 'set it to a sender whose domain is verified at Resend',
    isOpen: ({ MAIL_FROM }) => !MAIL_FROM || isSample(MAIL_FROM),
  },
  {
    level: 'must',
    variable: 'MAIL_TO',
    what: 'set it to the mailbox that reads enquiries',
    isOpen: ({ MAIL_TO }) => !MAIL_TO || isSample(MAIL_TO),
  },
  {
    level: 'must',
    variable: 'DELIVER_LOCAL_FORMS',
    what: 'set it to true, or group and opt-out requests are not sent',
    isOpen: ({ DELIVER_LOCAL_FORMS }) => !DELIVER_LOCAL_FORMS,
  },
  {
    level: 'must',
    variable: 'RATES_SOURCE',
    what: 'change it from demo, whose nightly prices are made up',
    isOpen: ({ RATES_SOURCE }) => RATES_SOURCE === 'demo',
  },
  {
    level: 'should',
    variable: 'LINK_SECRET',
    what: 'set it so that unsubscribe links still work after RESEND_API_KEY changes',
    isOpen: ({ LINK_SECRET }) => !LINK_SECRET,
  },
  {
    level: 'should',
    variable: 'RESEND_SEGMENT_ID',
    what: 'set it so that subscribers join and leave the list automatically',
    isOpen: ({ RESEND_SEGMENT_ID }) => !RESEND_SEGMENT_ID,
  },
  {
    level: 'should',
    variable: 'ALERT_URL',
    what: 'set it to get an alert when enquiries wait too long',
    isOpen: ({ ALERT_URL }) => !ALERT_URL,
  },
];
