import * as z from 'zod';
import { mailLabels } from '../forms/mailLabels';
import { template, text, textFields } from './fields';

const acknowledgment = z.strictObject({ subject: text, heading: text, text, footnote: text });
const letter = z.strictObject({ subject: text, heading: text, paragraphs: z.array(text) });

const unsubscribeLinkDefaults = {
  subject: 'Your link to unsubscribe',
  heading: 'Your new link',
  text: 'Follow the link and press the button there, and we’ll take this address off our newsletter’s list. If you didn’t ask for the link, do nothing: nothing has changed.',
  link: 'Unsubscribe',
  footnote: 'You’re getting this because your address was entered on our website to unsubscribe.',
};

/** content/mails.json: the text of every email, by the email's name in /dev/mails. */
export const mailsFile = z.strictObject({
  greeting: template('name'),
  greetingWithoutName: text,
  /** A time at the hotel, with the name of the hotel's time zone. */
  time: template('time', 'zone'),
  yes: text,
  no: text,
  unsubscribe: text,
  facts: textFields(mailLabels),
  /** The footnote of every email to the hotel. */
  noticeFootnote: text,
  /** The line before the copy of the guest's message. */
  quote: text,
  contactNotice: z.strictObject({
    subject: template('subject', 'name'),
    text: template('name'),
    quote: text,
  }),
  contactAcknowledgment: acknowledgment,
  groupRequestNotice: z.strictObject({
    subject: template('day', 'name'),
    heading: template('name'),
    text,
    quote: text,
  }),
  groupRequestAcknowledgment: acknowledgment,
  newsletterNotice: z.strictObject({
    subject: template('name'),
    subjectWithoutConsent: template('name'),
    heading: text,
    text: template('name'),
    textWithoutConsent: template('name'),
  }),
  newsletterWelcome: letter.extend({ link: text, footnote: text }),
  newsletterWithoutConsent: letter,
  /** Sent to an unsubscribed address that is entered in the newsletter form again. */
  newsletterBack: letter.extend({ link: text }),
  /** Sent to a newsletter subscriber, to replace an unsubscribe link that doesn't work. */
  unsubscribeLink: textFields(unsubscribeLinkDefaults).prefault({}),
  unsubscribeNotice: z.strictObject({
    subject: template('address'),
    heading: text,
    /** Used if the mail provider manages the list of newsletter subscribers. */
    onList: text,
    text,
  }),
  resubscribeNotice: z.strictObject({ subject: template('address'), heading: text, text }),
  optOutNotice: z.strictObject({ subject: template('name'), heading: text, text: template('name') }),
  optOutConfirmation: z.strictObject({ subject: text, text, link: text, footnote: text }),
});
