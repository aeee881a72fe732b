import { type NewsletterSubscription, newsletter } from '../../../shared/forms/newsletter';
import { pages } from '../../../shared/pages';
import { fill } from '../../../shared/words';
import type { Email, Fact } from './email';
import { factLabel } from './factLabel';
import { factsOf } from './facts';
import { greeting } from './greeting';
import type { MailHotel } from './hotel';
import { hotelDateTime } from './hotelDateTime';
import { type Submission, submissionFacts } from './submission';

/** To the hotel: a new subscriber, with the given consent. */
export function newsletterNotice(
  hotel: MailHotel,
  subscription: NewsletterSubscription,
  submission: Submission,
): Email {
  const { newsletterNotice: notice, noticeFootnote } = hotel.content.mails;
  const { email, name, consent } = subscription;
  return {
    replyTo: email,
    subject: fill(consent ? notice.subject : notice.subjectWithoutConsent, { name }),
    heading: notice.heading,
    paragraphs: [fill(consent ? notice.text : notice.textWithoutConsent, { name })],
    facts: [...factsOf(hotel, newsletter, subscription), ...submissionFacts(hotel, submission)],
    footnote: noticeFootnote,
  };
}

/**
 * To the subscriber: a welcome with consent; without it the information that no further mail follows.
 * @param unsubscribe an https or mailto address
 */
export function newsletterWelcome(
  hotel: MailHotel,
  { email, name, consent }: NewsletterSubscription,
  { siteUrl }: Submission,
  unsubscribe: string,
): Email {
  const { newsletterWelcome: welcome, newsletterWithoutConsent: withoutConsent } = hotel.content.mails;
  const { footnote } = welcome;
  if (!consent)
    return {
      to: email,
      subject: withoutConsent.subject,
      heading: withoutConsent.heading,
      paragraphs: [greeting(hotel, name), ...withoutConsent.paragraphs],
      footnote,
    };
  return {
    to: email,
    subject: welcome.subject,
    heading: welcome.heading,
    paragraphs: [greeting(hotel, name), ...welcome.paragraphs],
    link: { label: welcome.link, href: siteUrl + pages.rooms.path },
    footnote,
    unsubscribe,
  };
}

/**
 * To an address that has left the list and was entered in the form again. Anyone can enter it, so the link has a button
 * behind it, and without it nothing changes.
 */
export function newsletterBack(
  hotel: MailHotel,
  { email, name }: Pick<NewsletterSubscription, 'email' | 'name'>,
  link: string,
): Email {
  const { newsletterBack: back, newsletterWelcome: welcome } = hotel.content.mails;
  return {
    to: email,
    subject: back.subject,
    heading: back.heading,
    paragraphs: [greeting(hotel, name), ...back.paragraphs],
    link: { label: back.link, href: link },
    footnote: welcome.footnote,
  };
}

const listFacts = (hotel: MailHotel, email: string, receivedAt: Date): Fact[] => [
  [factLabel(hotel, 'email'), email],
  [factLabel(hotel, 'received'), hotelDateTime(hotel, receivedAt)],
];

/** To the hotel: a subscriber has left the list. Due within 10 business days (15 U.S.C. 7704(a)(4)). */
export function unsubscribeNotice(
  hotel: MailHotel,
  email: string,
  isOnList: boolean,
  receivedAt: Date,
): Email {
  const { unsubscribeNotice: words, noticeFootnote } = hotel.content.mails;
  return {
    replyTo: email,
    subject: fill(words.subject, { address: email }),
    heading: words.heading,
    paragraphs: [isOnList ? words.onList : words.text],
    facts: listFacts(hotel, email, receivedAt),
    footnote: noticeFootnote,
  };
}

/** To the hotel: a subscriber who had left is back. */
export function resubscribeNotice(hotel: MailHotel, email: string, receivedAt: Date): Email {
  const { resubscribeNotice: words, noticeFootnote } = hotel.content.mails;
  return {
    replyTo: email,
    subject: fill(words.subject, { address: email }),
    heading: words.heading,
    paragraphs: [words.text],
    facts: listFacts(hotel, email, receivedAt),
    footnote: noticeFootnote,
  };
}
