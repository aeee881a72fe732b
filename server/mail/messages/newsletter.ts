import type { NewsletterSubscription } from '../../../shared/forms';
import { pages } from '../../../shared/pages';
import { site } from '../../../shared/site';
import type { Email } from './email';
import { hotelDateTime, yesOrNo } from './format';
import { greeting } from './greeting';
import { noticeFootnote, type Submission, submissionFacts } from './submission';

/** To the hotel: a new subscriber, with the consent as it was given. */
export function newsletterNotice(subscription: NewsletterSubscription, submission: Submission): Email {
  const { email, name, consent } = subscription;
  return {
    replyTo: email,
    subject: `Newsletter sign-up: ${name}${consent ? '' : ' (no consent to marketing)'}`,
    heading: 'A new subscriber',
    paragraphs: [
      consent
        ? `${name} signed up for the newsletter and agreed to marketing emails.`
        : `${name} signed up for the newsletter but didn’t agree to marketing emails, so please don’t send any.`,
    ],
    facts: [
      ['Name', name],
      ['Email', email],
      ['Agreed to marketing emails', yesOrNo(consent)],
      ...submissionFacts(submission),
    ],
    footnote: noticeFootnote,
  };
}

/**
 * To the subscriber, what the sign-up has done: with consent a welcome to the list, without it that nothing else comes.
 * @param unsubscribe the subscriber's way out: an https or mailto address
 */
export function newsletterWelcome(
  { email, name, consent }: NewsletterSubscription,
  { siteUrl }: Submission,
  unsubscribe: string,
): Email {
  const footnote = `You’re receiving this email because this address was entered in the newsletter form of ${site.fullName}.`;
  if (!consent)
    return {
      to: email,
      subject: `We won’t send you marketing emails (${site.brand})`,
      heading: 'Signed up, without the marketing',
      paragraphs: [
        greeting(name),
        'Thanks for signing up. You left the box for marketing emails unchecked, so we won’t send you any: no newsletter, no offers. We’ve noted that choice with your address.',
        'If you’d like the newsletter after all, sign up again and check the box. To have your address deleted instead, reply to this email.',
      ],
      footnote,
    };
  return {
    to: email,
    subject: `You’re on the list at ${site.brand}`,
    heading: 'You’re on the list',
    paragraphs: [
      greeting(name),
      'Thanks for signing up. We’ll write when there’s something worth opening: a good rate, a quiet week, a swell on its way. The rest of the time your inbox is your own.',
      'If you didn’t sign up, use the link below and we’ll take your address off the list.',
    ],
    link: { label: 'See the rooms', href: siteUrl + pages.rooms.path },
    footnote,
    unsubscribe,
  };
}

/** To the hotel: a subscriber has left the list. Due within 10 business days (15 U.S.C. 7704(a)(4)). */
export const unsubscribeNotice = (email: string, isOnList: boolean, receivedAt: Date): Email => ({
  replyTo: email,
  subject: `Newsletter unsubscribe: ${email}`,
  heading: 'A subscriber has left',
  paragraphs: [
    isOnList
      ? 'This address used the unsubscribe link. The website has told the email service to leave it out of every broadcast; if you keep a list elsewhere, take it off there too.'
      : 'This address used the unsubscribe link. Take it off every list within 10 business days; the website keeps none.',
  ],
  facts: [
    ['Email', email],
    ['Received', hotelDateTime(receivedAt)],
  ],
  footnote: noticeFootnote,
});
