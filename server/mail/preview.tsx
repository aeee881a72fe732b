import { Router } from 'express';
import { renderToStaticMarkup } from 'react-dom/server';
import { contact } from '../../shared/forms/contact';
import { sampleOf } from '../../shared/forms/definition';
import { groupRequest } from '../../shared/forms/groupRequest';
import { newsletter } from '../../shared/forms/newsletter';
import { optOut } from '../../shared/forms/optOut';
import { pages } from '../../shared/pages';
import { site } from '../../shared/site';
import type { Config } from '../config';
import { unsubscribeMailto } from './calls';
import { createListLinks, type ListChoice } from './listLinks';
import { contactAcknowledgment, groupRequestAcknowledgment } from './messages/acknowledgment';
import { contactNotice } from './messages/contact';
import { emailHtml } from './messages/EmailLayout';
import { type Email, emailText } from './messages/email';
import { groupRequestNotice } from './messages/groupRequest';
import {
  newsletterBack,
  newsletterNotice,
  newsletterWelcome,
  resubscribeNotice,
  unsubscribeNotice,
} from './messages/newsletter';
import { optOutConfirmation, optOutNotice } from './messages/optOut';

const message = sampleOf(contact);
const subscription = sampleOf(newsletter);
const group = sampleOf(groupRequest);
const choices = sampleOf(optOut);

/** All emails of the site, with sample data. */
export function sampleEmails(siteUrl: string): Record<string, Email> {
  const links = createListLinks({
    SITE_URL: siteUrl,
    LINK_SECRET: 'sample',
    RESEND_API_KEY: undefined,
  });
  const link = (choice: ListChoice) => links?.linkFor(subscription.email, choice) ?? unsubscribeMailto;
  const unsubscribe = link('unsubscribe');
  const from = (page: string) => ({ receivedAt: new Date('2027-05-14T18:20:00Z'), page, siteUrl });
  return {
    'contact-notice': contactNotice(message, from(pages.contact.path)),
    'newsletter-notice': newsletterNotice(subscription, from(pages.home.path)),
    'contact-acknowledgment': contactAcknowledgment(message),
    'newsletter-welcome': newsletterWelcome(subscription, from(pages.home.path), unsubscribe),
    'newsletter-welcome-without-consent': newsletterWelcome(
      { ...subscription, consent: false },
      from(pages.home.path),
      unsubscribe,
    ),
    'newsletter-back': newsletterBack(subscription, link('resubscribe')),
    'resubscribe-notice': resubscribeNotice(subscription.email, from('').receivedAt),
    'unsubscribe-notice': unsubscribeNotice(subscription.email, true, from('').receivedAt),
    'group-request-acknowledgment': groupRequestAcknowledgment(group),
    'group-request-notice': groupRequestNotice(group, from(pages.groups.path)),
    'opt-out-notice': optOutNotice(choices, from(pages['do-not-sell'].path)),
    'opt-out-confirmation': optOutConfirmation(choices, from(pages['do-not-sell'].path)),
  };
}

function EmailList({ emails }: { emails: Record<string, Email> }) {
  return (
    <html lang={site.locale.language}>
      <head>
        <meta charSet="utf-8" />
        <title>Mails</title>
      </head>
      <body>
        <h1>Mails</h1>
        <ul>
          {Object.entries(emails).map(([name, { subject }]) => (
            <li key={name}>
              <a href={`/dev/mails/${name}`}>{name}</a> (<a href={`/dev/mails/${name}.txt`}>text</a>):{' '}
              {subject}
            </li>
          ))}
        </ul>
      </body>
    </html>
  );
}

/** `/dev/mails`, in development alone: every email as HTML and as text. */
export function mailPreview({ SITE_URL }: Pick<Config, 'SITE_URL'>): Router {
  const emails = sampleEmails(SITE_URL);
  const byName = new Map(Object.entries(emails));
  const router = Router();
  router.use((_req, res, next) => {
    // Emails have inline styles, which the site's content policy blocks.
    res
      .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .set('Cache-Control', 'no-store');
    next();
  });
  router.get('/', (_req, res) => {
    res.type('html').send(renderToStaticMarkup(<EmailList emails={emails} />));
  });
  router.get('/:name', (req, res, next) => {
    const asText = req.params.name.endsWith('.txt');
    const email = byName.get(req.params.name.replace(/\.txt$/, ''));
    if (!email) return next();
    if (asText) res.type('text').send(`Subject: ${email.subject}\n\n${emailText(email)}`);
    else res.type('html').send(emailHtml(email));
  });
  return router;
}
