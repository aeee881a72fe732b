import { type NewsletterSubscription, newsletter } from '../../../shared/forms/newsletter';
import { pages } from '../../../shared/pages';
import { site } from '../../../shared/site';
import type { Email } from './email';
import { factsOf } from './facts';
import { hotelDateTime } from './format';
import { greeting } from './greeting';
import { noticeFootnote, type Submission, submissionFacts } from './submission';

/** To the hotel: a new subscriber, with the given consent. */
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
    facts: [...factsOf(newsletter, subscription), ...submissionFacts(submission)],
    footnote: noticeFootnote,
  };
}

/**
 * To the subscriber: a welcome with consent; without it the information that no further mail follows.
 * @param unsubscribe an https or mailto address
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
      subject: `You’re not on our newsletter list yet (${site.brand})`,
      heading: 'You’re not on our list yet',
      paragraphs: [
        greeting(name),
        'Thanks for your interest. The box for marketing emails was unchecked, so you won’t get our newsletter or offers.',
        'If you’d like them, sign up again and check the box. To have your address deleted, reply to this email.',
      ],
      footnote,
    };
  return {
    to: email,
    subject: `You’re on the list at ${site.brand}`,
    heading: 'You’re on the list',
    paragraphs: [
      greeting(name),
      `Thanks for signing up. We’ll write when there’s a good rate, an event at the hotel, or news from ${site.address.city}.`,
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
