import { mailWords } from '../../../generated/content/words/mails';
import { type NewsletterSubscription, newsletter } from '../../../shared/forms/newsletter';
import { pages } from '../../../shared/pages';
import { fill } from '../../../shared/words';
import type { Email, Fact } from './email';
import { factLabel } from './factLabel';
import { factsOf } from './facts';
import { hotelDateTime } from './format';
import { greeting } from './greeting';
import { noticeFootnote, type Submission, submissionFacts } from './submission';

const {
  newsletterNotice: notice,
  newsletterWelcome: welcome,
  newsletterWithoutConsent: withoutConsent,
  newsletterBack: back,
  unsubscribeNotice: left,
  resubscribeNotice: returned,
} = mailWords;

/** To the hotel: a new subscriber, with the given consent. */
export function newsletterNotice(subscription: NewsletterSubscription, submission: Submission): Email {
  const { email, name, consent } = subscription;
  return {
    replyTo: email,
    subject: fill(consent ? notice.subject : notice.subjectWithoutConsent, { name }),
    heading: notice.heading,
    paragraphs: [fill(consent ? notice.text : notice.textWithoutConsent, { name })],
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
  const { footnote } = welcome;
  if (!consent)
    return {
      to: email,
      subject: withoutConsent.subject,
      heading: withoutConsent.heading,
      paragraphs: [greeting(name), ...withoutConsent.paragraphs],
      footnote,
    };
  return {
    to: email,
    subject: welcome.subject,
    heading: welcome.heading,
    paragraphs: [greeting(name), ...welcome.paragraphs],
    link: { label: welcome.link, href: siteUrl + pages.rooms.path },
    footnote,
    unsubscribe,
  };
}

/**
 * To an address that has left the list and was entered in the form again. Anyone can enter it, so the link has a button
 * behind it, and without it nothing changes.
 */
export const newsletterBack = (
  { email, name }: Pick<NewsletterSubscription, 'email' | 'name'>,
  link: string,
): Email => ({
  to: email,
  subject: back.subject,
  heading: back.heading,
  paragraphs: [greeting(name), ...back.paragraphs],
  link: { label: back.link, href: link },
  footnote: welcome.footnote,
});

const listFacts = (email: string, receivedAt: Date): Fact[] => [
  [factLabel('email'), email],
  [factLabel('received'), hotelDateTime(receivedAt)],
];

/** To the hotel: a subscriber has left the list. Due within 10 business days (15 U.S.C. 7704(a)(4)). */
export const unsubscribeNotice = (email: string, isOnList: boolean, receivedAt: Date): Email => ({
  replyTo: email,
  subject: fill(left.subject, { address: email }),
  heading: left.heading,
  paragraphs: [isOnList ? left.onList : left.text],
  facts: listFacts(email, receivedAt),
  footnote: noticeFootnote,
});

/** To the hotel: a subscriber who had left is back. */
export const resubscribeNotice = (email: string, receivedAt: Date): Email => ({
  replyTo: email,
  subject: fill(returned.subject, { address: email }),
  heading: returned.heading,
  paragraphs: [returned.text],
  facts: listFacts(email, receivedAt),
  footnote: noticeFootnote,
});
