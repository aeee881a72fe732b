import * as z from 'zod';
import { emailSyntax, formRules, isBackward, sentences } from './formRules';

/**
 * The fields of each form as the server reads them, by the rules of shared/formRules.ts. The server alone runs these
 * schemas; the client imports their types only, never zod. Texts are trimmed; control, invisible and direction-changing characters are removed, because they could
 * break a mail header or mislead a reader.
 */

/**
 * Zero-width, direction-changing and other characters that show nothing: soft hyphen, Hangul fillers, a blank in Braille,
 * interlinear marks, tags. Joiners stay, since some scripts and emoji need them.
 */
const invisible =
  /[\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
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

/** A field's rule where it must be filled in. */
interface Required {
  help: string;
  most: number;
}

const atMost = (most: number) => z.string().max(most, sentences.tooLong(most));
const optional = z.string(sentences.text).nullish();

const requiredLine = ({ help, most }: Required) =>
  z.string(help).transform(oneLine).pipe(atMost(most).min(1, help));
const optionalLine = ({ most }: { most: number }) =>
  optional.transform((text) => oneLine(text ?? '')).pipe(atMost(most));
const requiredText = ({ help, most }: Required) =>
  z.string(help).transform(manyLines).pipe(atMost(most).min(1, help));
const optionalText = ({ most }: { most: number }) =>
  optional.transform((text) => manyLines(text ?? '')).pipe(atMost(most));
const email = ({ help, most }: Required) =>
  z.string(help).transform(oneLine).pipe(z.string().max(most, help).regex(emailSyntax, help));

/** 'on' is what browsers send for a ticked box; an empty box sends nothing. */
const checkbox = z
  .union([z.boolean(), z.enum(['on', 'true', 'false', ''])], sentences.box)
  .nullish()
  .transform((value) => value === true || value === 'on' || value === 'true');

const date = ({ help }: { help: string }) => z.string(help).trim().pipe(z.iso.date(help));
const optionalTime = optional
  .transform((text) => (text ?? '').trim())
  .pipe(z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?$/, sentences.time));
const optionalNumber = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^(?:-?\d{1,12}(?:\.\d{1,6})?)?$/, sentences.number),
    ],
    sentences.number,
  )
  .nullish()
  .transform((value) => (value === '' || value == null ? undefined : Number(value)));

const { newsletter, contact, 'group-request': group, 'opt-out': optOut } = formRules;

/** docs/behavior.md#newsletter-form */
export const newsletterSchema = z.object({
  email: email(newsletter.email),
  name: requiredLine(newsletter.name),
  consent: checkbox,
});

/** docs/behavior.md#contact-form */
export const contactSchema = z.object({
  name: requiredLine(contact.name),
  email: email(contact.email),
  subject: requiredLine(contact.subject),
  phone: optionalLine(contact.phone),
  message: requiredText(contact.message),
});

/** Whether both of a group's days are there, whatever else is at fault: then they are compared. */
const bothDays = z.object({ startDate: date(group.startDate), endDate: date(group.endDate) });

/** docs/behavior.md#group-request-form */
export const groupRequestSchema = z
  .object({
    fullName: requiredLine(group.fullName),
    email: email(group.email),
    phone: optionalLine(group.phone),
    startDate: date(group.startDate),
    endDate: date(group.endDate),
    startTime: optionalTime,
    endTime: optionalTime,
    guests: optionalNumber,
    rooms: optionalNumber,
    message: optionalText(group.message),
    marketingConsent: checkbox,
  })
  .refine(({ startDate, endDate }) => !isBackward(startDate, endDate), {
    path: ['endDate'],
    error: sentences.endBeforeStart,
    when: ({ value }) => bothDays.safeParse(value).success,
  });

/** docs/behavior.md#opt-out-form */
export const optOutSchema = z.object({
  firstName: requiredLine(optOut.firstName),
  lastName: requiredLine(optOut.lastName),
  email: email(optOut.email),
  optOutSales: checkbox,
  optOutSharing: checkbox,
  confirmRequest: checkbox.refine((ticked) => ticked, optOut.confirmRequest.help),
});

export type NewsletterSubscription = z.output<typeof newsletterSchema>;
export type ContactMessage = z.output<typeof contactSchema>;
export type GroupRequest = z.output<typeof groupRequestSchema>;
export type OptOutRequest = z.output<typeof optOutSchema>;
