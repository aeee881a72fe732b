import type { NewsletterSubscription } from '../../../shared/forms';
import { pages } from '../../../shared/routes';
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
        : `${name} signed up for the newsletter but did not agree to marketing emails: please send none.`,
    ],
    facts: [
      ['Name', name],
      ['E-mail', email],
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
    subject: `You are on the list at ${site.brand}`,
    heading: 'You are on the list',
    paragraphs: [
      greeting(name),
      consent
        ? 'Thank you for signing up. We write when there is something worth opening: a good rate, a quiet week, a swell on its way. The rest of the time we leave you and your inbox in peace.'
        : 'Thank you for signing up. You left the box for marketing emails empty, so we have noted your address and will send no offers until you tell us otherwise.',
      'If it was not you who signed up, reply with one word and we take the address off again.',
    ],
    link: { label: 'See the rooms', href: siteUrl + pages.rooms.path },
    footnote: `You get this mail because this address was entered in the newsletter form of ${site.fullName}. To leave the list, reply to it.`,
  };
}
