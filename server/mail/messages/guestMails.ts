import { type ContactMessage, contact } from '../../../shared/forms/contact';
import { type GroupRequest, groupRequest } from '../../../shared/forms/groupRequest';
import type { NewsletterSubscription } from '../../../shared/forms/newsletter';
import { type OptOutRequest, optOut } from '../../../shared/forms/optOut';
import { pages } from '../../../shared/pages';
import type { PageContent } from '../../../shared/schema/pages';
import type { Email, MailHotel } from './email';
import { greeting } from './greeting';
import { inactiveText } from './inactiveText';
import { acknowledgedRows, receivedRow } from './mailRows';
import type { Submission } from './notices';

/**
 * Creates an email to a guest. The address is not verified, so the subject contains nothing that the guest wrote, and a
 * copy of the guest's message contains no links. docs/decisions/0025-acknowledgments.md
 */
function mailToGuest(
  hotel: MailHotel,
  { email, name }: { email: string; name: string },
  { subject, heading, footnote }: Pick<Email, 'subject' | 'heading' | 'footnote'>,
  paragraphs: readonly string[],
): Email {
  return { to: email, subject, heading, paragraphs: [greeting(hotel, name), ...paragraphs], footnote };
}

export function contactAcknowledgment(hotel: MailHotel, message: ContactMessage): Email {
  const { contactAcknowledgment: words, quote } = hotel.content.mails;
  return {
    ...mailToGuest(hotel, message, words, [words.text]),
    rows: acknowledgedRows(hotel, contact, message),
    quote: { label: quote, text: inactiveText(`${message.subject}\n\n${message.message}`) },
  };
}

export function groupRequestAcknowledgment(hotel: MailHotel, request: GroupRequest): Email {
  const { groupRequestAcknowledgment: words, quote } = hotel.content.mails;
  const { email, fullName, message } = request;
  return {
    ...mailToGuest(hotel, { email, name: fullName }, words, [words.text]),
    rows: acknowledgedRows(hotel, groupRequest, request),
    quote: { label: quote, text: inactiveText(message) },
  };
}

/** @param unsubscribe an https or mailto URL */
export function newsletterWelcome(
  hotel: MailHotel,
  subscription: NewsletterSubscription,
  siteUrl: string,
  unsubscribe: string,
): Email {
  const { newsletterWelcome: words } = hotel.content.mails;
  return {
    ...mailToGuest(hotel, subscription, words, words.paragraphs),
    link: { label: words.link, href: siteUrl + pages.rooms.path },
    unsubscribe,
  };
}

/** Creates the email after a sign-up without consent, which says that nothing has changed. */
export function newsletterWithoutConsent(hotel: MailHotel, subscription: NewsletterSubscription): Email {
  const { newsletterWithoutConsent: words, newsletterWelcome: welcome } = hotel.content.mails;
  return mailToGuest(hotel, subscription, { ...words, footnote: welcome.footnote }, words.paragraphs);
}

/**
 * Creates the email for an address that left the newsletter and was entered in the form again. Anyone can enter someone
 * else's address, so only the linked page puts the address back on the newsletter list.
 */
export function newsletterBack(hotel: MailHotel, subscription: NewsletterSubscription, href: string): Email {
  const { newsletterBack: words, newsletterWelcome: welcome } = hotel.content.mails;
  return {
    ...mailToGuest(hotel, subscription, { ...words, footnote: welcome.footnote }, words.paragraphs),
    link: { label: words.link, href },
  };
}

/** Creates the email with a new unsubscribe link, for a subscriber whose old link doesn't work. */
export function unsubscribeLinkMail(hotel: MailHotel, email: string, href: string): Email {
  const { unsubscribeLink: words } = hotel.content.mails;
  return {
    ...mailToGuest(hotel, { email, name: '' }, words, [words.text]),
    link: { label: words.link, href },
  };
}

/** Creates the confirmation that the opt-out page promises. docs/behavior.md#opt-out-form */
export function optOutConfirmation(
  hotel: MailHotel,
  request: OptOutRequest,
  { receivedAt, siteUrl }: Submission,
): Email {
  const { mails, pages: pageContent } = hotel.content;
  const { optOutConfirmation: words } = mails;
  const { success } = (pageContent['do-not-sell'] as PageContent<'do-not-sell'>).form;
  const { email, firstName: name } = request;
  return {
    ...mailToGuest(hotel, { email, name }, { ...words, heading: success.title }, [success.text, words.text]),
    rows: [...acknowledgedRows(hotel, optOut, request), receivedRow(hotel, receivedAt)],
    link: { label: words.link, href: siteUrl + pages['do-not-sell'].path },
  };
}
