import { Router } from 'express';
import { renderToStaticMarkup } from 'react-dom/server';
import { contact } from '../../shared/forms/contact';
import { sampleOf } from '../../shared/forms/definition';
import { groupRequest } from '../../shared/forms/groupRequest';
import { newsletter } from '../../shared/forms/newsletter';
import { optOut } from '../../shared/forms/optOut';
import { pages } from '../../shared/pages';
import type { Config } from '../config';
import { createListLinks, type ListChoice } from './list/listLinks';
import { emailHtml } from './messages/EmailLayout';
import { type Email, emailText, type MailHotel } from './messages/email';
import {
  contactAcknowledgment,
  groupRequestAcknowledgment,
  newsletterBack,
  newsletterWelcome,
  newsletterWithoutConsent,
  optOutConfirmation,
  unsubscribeLinkMail,
} from './messages/guestMails';
import {
  choiceNotice,
  contactNotice,
  groupRequestNotice,
  newsletterNotice,
  optOutNotice,
} from './messages/notices';
import { unsubscribeMailto } from './messages/toEmailMessage';

const message = sampleOf(contact);
const subscription = sampleOf(newsletter);
const group = sampleOf(groupRequest);
const choices = sampleOf(optOut);

/** Returns the site's emails with sample data, keyed by name. */
export function sampleEmails(hotel: MailHotel, siteUrl: string): Record<string, Email> {
  const links = createListLinks({ SITE_URL: siteUrl, LINK_SECRET: 'sample', RESEND_API_KEY: undefined });
  const link = (choice: ListChoice) => links?.linkFor(subscription.email, choice) ?? unsubscribeMailto(hotel);
  const receivedAt = new Date('2027-05-14T18:20:00Z');
  const from = (page: string) => ({ receivedAt, page, siteUrl });
  return {
    'contact-notice': contactNotice(hotel, message, from(pages.contact.path)),
    'newsletter-notice': newsletterNotice(hotel, subscription, from(pages.home.path)),
    'contact-acknowledgment': contactAcknowledgment(hotel, message),
    'newsletter-welcome': newsletterWelcome(hotel, subscription, siteUrl, link('unsubscribe')),
    'newsletter-without-consent': newsletterWithoutConsent(hotel, subscription),
    'newsletter-back': newsletterBack(hotel, subscription, link('resubscribe')),
    'resubscribe-notice': choiceNotice(hotel, subscription.email, 'resubscribe', true, receivedAt),
    'unsubscribe-notice': choiceNotice(hotel, subscription.email, 'unsubscribe', true, receivedAt),
    'unsubscribe-link': unsubscribeLinkMail(hotel, subscription.email, link('unsubscribe')),
    'group-request-acknowledgment': groupRequestAcknowledgment(hotel, group),
    'group-request-notice': groupRequestNotice(hotel, group, from(pages.groups.path)),
    'opt-out-notice': optOutNotice(hotel, choices, from(pages['do-not-sell'].path)),
    'opt-out-confirmation': optOutConfirmation(hotel, choices, from(pages['do-not-sell'].path)),
  };
}

/** Creates `/dev/mails`, which shows every email as HTML and plain text in development. */
export function mailPreview({ SITE_URL }: Pick<Config, 'SITE_URL'>): Router {
  const router = Router();
  router.use((_req, res, next) => {
    // Emails have inline styles, which the site's Content Security Policy blocks.
    res
      .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .set('Cache-Control', 'no-store');
    next();
  });
  router.get('/', ({ snapshot }, res) => {
    const rows = Object.entries(sampleEmails(snapshot, SITE_URL)).map(([name, { subject }]) => (
      <li key={name}>
        <a href={`/dev/mails/${name}`}>{name}</a> (<a href={`/dev/mails/${name}.txt`}>text</a>): {subject}
      </li>
    ));
    res.type('html').send(renderToStaticMarkup(<ul>{rows}</ul>));
  });
  router.get('/:name', ({ params, snapshot }, res, next) => {
    const [name = '', asText] = params.name.split(/(\.txt)$/);
    const email = new Map(Object.entries(sampleEmails(snapshot, SITE_URL))).get(name);
    if (!email) return next();
    if (asText) res.type('text').send(`Subject: ${email.subject}\n\n${emailText(snapshot, email)}`);
    else res.type('html').send(emailHtml(snapshot, email));
  });
  return router;
}
