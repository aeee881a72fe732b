import type * as z from 'zod';
import { groups } from '../../shared/content/groups';
import type { FormName } from '../../shared/formNames';
import { contactSchema, groupRequestSchema, newsletterSchema, optOutSchema } from '../../shared/forms';
import { messages } from '../../shared/messages';
import { type PagePath, pages } from '../../shared/routes';
import type { Config } from '../config';
import { contactCall, emailCall } from '../mail/calls';
import type { Call } from '../mail/entry';
import { contactNotice } from '../mail/messages/contact';
import { groupRequestNotice } from '../mail/messages/groupRequest';
import { newsletterNotice, newsletterWelcome } from '../mail/messages/newsletter';
import { optOutConfirmation, optOutNotice } from '../mail/messages/optOut';
import type { Submission } from '../mail/messages/submission';

/** One form: where it stands, what it accepts, which calls to Resend it makes, what its guest reads. */
export interface FormDefinition<Schema extends z.ZodObject = z.ZodObject> {
  name: FormName;
  /** The page that a browser's own post returns to where it names none. */
  page: PagePath;
  schema: Schema;
  success: string;
  failure: string;
  /** Fields with a message of their own for the form where one of them is empty. */
  required?: { fields: readonly (keyof z.output<Schema> & string)[]; message: string };
  /** The hotel's notice first: after a crash between two files, it is the one to have. */
  toCalls(values: z.output<Schema>, submission: Submission): Call[];
}

/** Infers the type of a form's values from its schema. */
const define = <Schema extends z.ZodObject>(form: FormDefinition<Schema>) => form;

/** The forms that this server takes. docs/behavior.md#form-endpoints */
export function enabledForms({ RESEND_SEGMENT_ID, DELIVER_LOCAL_FORMS }: Config): FormDefinition[] {
  const always = [
    define({
      name: 'newsletter',
      page: pages.home.path,
      schema: newsletterSchema,
      success: messages.newsletter.success,
      failure: messages.newsletter.failure,
      toCalls: (subscription, submission) => [
        emailCall(newsletterNotice(subscription, submission)),
        emailCall(newsletterWelcome(subscription, submission)),
        ...(RESEND_SEGMENT_ID ? [contactCall(subscription, RESEND_SEGMENT_ID)] : []),
      ],
    }),
    define({
      name: 'contact',
      page: pages.contact.path,
      schema: contactSchema,
      success: messages.contact.success,
      failure: messages.contact.failure,
      toCalls: (message, submission) => [emailCall(contactNotice(message, submission))],
    }),
  ];
  if (!DELIVER_LOCAL_FORMS) return always;
  return [
    ...always,
    define({
      name: 'group-request',
      page: pages.groups.path,
      schema: groupRequestSchema,
      success: groups.request.success.text,
      failure: messages.contact.failure,
      required: {
        fields: ['fullName', 'email', 'startDate', 'endDate'],
        message: messages.group.missingFields,
      },
      toCalls: (request, submission) => [emailCall(groupRequestNotice(request, submission))],
    }),
    define({
      name: 'opt-out',
      page: pages.doNotSell.path,
      schema: optOutSchema,
      success: messages.optOut.success,
      failure: messages.contact.failure,
      toCalls: (request, submission) => [
        emailCall(optOutNotice(request, submission)),
        emailCall(optOutConfirmation(request, submission)),
      ],
    }),
  ];
}
