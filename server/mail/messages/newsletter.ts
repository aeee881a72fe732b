import type { NewsletterSubscription } from '../../../shared/forms';
import { pages } from '../../../shared/pages';
import { site } from '../../../shared/site';
import type { Email } from './email';
import { yesOrNo } from './format';
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

/** To the subscriber: a welcome. */
export function newsletterWelcome(subscription: NewsletterSubscription, { siteUrl }: Submission): Email {
  const { email, name, consent } = subscription;
  return {
    to: email,
    subject: consent ? `You’re on the list at ${site.brand}` : `We got your sign-up at ${site.brand}`,
    heading: consent ? 'You’re on the list' : 'No marketing emails, as you asked',
    paragraphs: [
      greeting(name),
      consent
        ? 'Thanks for signing up. We’ll write when there’s something worth opening: a good rate, a quiet week in Encinitas, a south swell on the way. The rest of the time, we’ll leave your inbox alone.'
        : 'Thanks for signing up. You left the marketing box unchecked, so we won’t send you offers or newsletters. If you’d like them after all, sign up again and check the box.',
      'Didn’t sign up? Reply with one word and we’ll take your address off.',
    ],
    link: { label: 'See the rooms', href: siteUrl + pages.rooms.path },
    footnote: consent
      ? `You’re receiving this email because this address was entered in the newsletter form of ${site.fullName}. To leave the list, reply to this email.`
      : `You’re receiving this one email because this address was entered in the newsletter form of ${site.fullName}.`,
  };
}
