import type * as z from 'zod';
import { groupsContent } from '../../generated/content/pages/groups';
import {
  checkFields,
  contactSchema,
  type FormName,
  groupRequestSchema,
  type NewsletterSubscription,
  newsletterSchema,
  optOutSchema,
} from '../../shared/forms';
import { messages } from '../../shared/messages';
import { type PagePath, pages } from '../../shared/pages';
import type { Config } from '../config';
import type { Call } from '../mail/entry';
import { contactNotice } from '../mail/messages/contact';
import { groupRequestNotice } from '../mail/messages/groupRequest';
import { letterHtml } from '../mail/messages/LetterPage';
import { type Letter, letterText } from '../mail/messages/letter';
import { newsletterNotice, newsletterWelcome } from '../mail/messages/newsletter';
import { optOutConfirmation, optOutNotice } from '../mail/messages/optOut';
import type { Circumstances } from '../mail/messages/wording';

/** A form's fields as they came, or what is wrong with them. */
export type Reading =
  | { calls: (circumstances: Circumstances) => Call[] }
  | { message: string; errors: Record<string, string> };

/** One form: where it stands, what it accepts, what it causes, what its guest reads. */
export interface Form {
  name: FormName;
  /** The page that answers a browser's own post where the post names none. */
  page: PagePath;
  fields: readonly string[];
  success: string;
  failure: string;
  read(input: unknown): Reading;
}

/** A letter as a call to Resend. */
export const email = (letter: Letter): Call => ({
  type: 'email',
  ...(letter.to ? { to: letter.to } : {}),
  ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
  subject: letter.subject,
  html: letterHtml(letter),
  text: letterText(letter),
});

/** The newsletter's list at Resend: the last word of a name is its family name. */
function listEntry({ email: address, name, consent }: NewsletterSubscription, segmentId: string): Call {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return {
    type: 'contact',
    email: address,
    firstName: words.join(' '),
    lastName,
    unsubscribed: !consent,
    segmentId,
  };
}

interface Plan<Schema extends z.ZodObject> {
  name: FormName;
  page: PagePath;
  schema: Schema;
  success: string;
  failure: string;
  /** Names fields that SPEC 8 has a message of its own for, where they are empty. */
  missing?: { fields: readonly (keyof z.output<Schema> & string)[]; message: string };
  /** The hotel's notice first: should a crash fall between two files, it is the one to have. */
  calls(values: z.output<Schema>, circumstances: Circumstances): Call[];
}

const isEmpty = (value: unknown) => value == null || (typeof value === 'string' && value.trim() === '');

function form<Schema extends z.ZodObject>({ schema, missing, calls, ...rest }: Plan<Schema>): Form {
  return {
    ...rest,
    fields: Object.keys(schema.shape),
    read(input) {
      const result = schema.safeParse(input);
      if (result.success) return { calls: (circumstances) => calls(result.data, circumstances) };
      const errors: Record<string, string> = {};
      for (const { path, message } of result.error.issues) {
        if (path.length > 0) errors[String(path[0])] ??= message;
      }
      const given = typeof input === 'object' && input !== null ? new Map(Object.entries(input)) : new Map();
      const lacks = missing?.fields.some((field) => isEmpty(given.get(field)));
      return { message: lacks && missing ? missing.message : checkFields, errors };
    },
  };
}

/** The forms that this server takes. SPEC 7; DESIGN 3, Forms and The outbox. */
export function formsOf({ RESEND_SEGMENT_ID, DELIVER_LOCAL_FORMS }: Config): Form[] {
  const always = [
    form({
      name: 'newsletter',
      page: pages.home.path,
      schema: newsletterSchema,
      success: messages.newsletter.success,
      failure: messages.newsletter.failure,
      calls: (subscription, circumstances) => [
        email(newsletterNotice(subscription, circumstances)),
        email(newsletterWelcome(subscription, circumstances)),
        ...(RESEND_SEGMENT_ID ? [listEntry(subscription, RESEND_SEGMENT_ID)] : []),
      ],
    }),
    form({
      name: 'contact',
      page: pages.contact.path,
      schema: contactSchema,
      success: messages.contact.success,
      failure: messages.contact.failure,
      calls: (message, circumstances) => [email(contactNotice(message, circumstances))],
    }),
  ];
  if (!DELIVER_LOCAL_FORMS) return always;
  return [
    ...always,
    form({
      name: 'group-request',
      page: pages.groups.path,
      schema: groupRequestSchema,
      success: groupsContent.request.success.text,
      failure: messages.contact.failure,
      missing: {
        fields: ['fullName', 'email', 'startDate', 'endDate'],
        message: messages.group.missingFields,
      },
      calls: (request, circumstances) => [email(groupRequestNotice(request, circumstances))],
    }),
    form({
      name: 'opt-out',
      page: pages['do-not-sell'].path,
      schema: optOutSchema,
      success: messages.optOut.success,
      failure: messages.contact.failure,
      calls: (request, circumstances) => [
        email(optOutNotice(request, circumstances)),
        email(optOutConfirmation(request, circumstances)),
      ],
    }),
  ];
}
