import * as z from 'zod';

/**
 * The fields of each form and their rules. The server alone runs these schemas; the client imports their types only,
 * never zod. Texts are trimmed; control, invisible and direction-changing characters are removed, because they could
 * break a mail header or mislead a reader.
 */

const emailHelp = 'Enter an email address such as name@example.com.';
/** Zero-width and direction-changing characters. */
const invisible = /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;
/** A surrogate without its other half, which UTF-8 cannot hold. */
const loneSurrogate = /\p{Cs}/gu;

const legible = (text: string) => text.replace(loneSurrogate, '\uFFFD').replace(invisible, '');
const oneLine = (text: string) =>
  legible(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
const manyLines = (text: string) =>
  legible(text)
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const atMost = (length: number) =>
  z.string().max(length, `This can hold at most ${length.toLocaleString('en-US')} characters.`);
const optional = z.string('Enter a text.').nullish();

const requiredLine = (help: string, length: number) =>
  z.string(help).transform(oneLine).pipe(atMost(length).min(1, help));
const optionalLine = (length: number) =>
  optional.transform((text) => oneLine(text ?? '')).pipe(atMost(length));
const requiredText = (help: string) => z.string(help).transform(manyLines).pipe(atMost(5000).min(1, help));
const optionalText = optional.transform((text) => manyLines(text ?? '')).pipe(atMost(5000));

/**
 * As browsers check it (HTML, valid e-mail address), with a dot in the domain, and no dots at the ends of the local
 * part or side by side in it: mail services refuse those.
 */
const emailSyntax =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;
/** In characters. RFC 5321, 4.5.3.1.3, less the angle brackets. */
const longestEmail = 254;
const email = z
  .string(emailHelp)
  .transform(oneLine)
  .pipe(z.string().max(longestEmail, emailHelp).regex(emailSyntax, emailHelp));

/** 'on' is what browsers send for a ticked box; an empty box sends nothing. */
const checkbox = z
  .union([z.boolean(), z.enum(['on', 'true', 'false', ''])], 'Check the box or leave it empty.')
  .nullish()
  .transform((value) => value === true || value === 'on' || value === 'true');

const date = (help: string) => z.string(help).trim().pipe(z.iso.date(help));
const optionalTime = optional
  .transform((text) => (text ?? '').trim())
  .pipe(z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?$/, 'Enter a time such as 16:00.'));
/** No bounds: a person reads it. docs/behavior.md#group-request-form */
const optionalNumber = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^(?:-?\d{1,12}(?:\.\d{1,6})?)?$/),
    ],
    'Enter a number.',
  )
  .nullish()
  .transform((value) => (value === '' || value == null ? undefined : Number(value)));

/** docs/behavior.md#newsletter-form */
export const newsletterSchema = z.object({
  email,
  name: requiredLine('Enter your full name.', 200),
  consent: checkbox,
});

/** docs/behavior.md#contact-form */
export const contactSchema = z.object({
  name: requiredLine('Enter your name.', 200),
  email,
  subject: requiredLine('Enter a subject.', 200),
  phone: optionalLine(50),
  message: requiredText('Enter a message.'),
});

/** docs/behavior.md#group-request-form */
export const groupRequestSchema = z.object({
  fullName: requiredLine('Enter your full name.', 200),
  email,
  phone: optionalLine(50),
  startDate: date('Choose the first day.'),
  endDate: date('Choose the last day.'),
  startTime: optionalTime,
  endTime: optionalTime,
  guests: optionalNumber,
  rooms: optionalNumber,
  message: optionalText,
  marketingConsent: checkbox,
});

/** docs/behavior.md#opt-out-form */
export const optOutSchema = z.object({
  firstName: requiredLine('Enter your first name.', 100),
  lastName: requiredLine('Enter your last name.', 100),
  email,
  optOutSales: checkbox,
  optOutSharing: checkbox,
  confirmRequest: checkbox.refine((ticked) => ticked, 'Check this box to confirm your request.'),
});

export type NewsletterSubscription = z.output<typeof newsletterSchema>;
export type ContactMessage = z.output<typeof contactSchema>;
export type GroupRequest = z.output<typeof groupRequestSchema>;
export type OptOutRequest = z.output<typeof optOutSchema>;
