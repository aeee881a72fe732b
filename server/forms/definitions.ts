import type * as z from 'zod';
import { groupsContent } from '../../generated/content/pages/groups';
import type { FormName } from '../../shared/formNames';
import { contactSchema, groupRequestSchema, newsletterSchema, optOutSchema } from '../../shared/forms';
import { messages } from '../../shared/messages';
import type { Config } from '../config';
import { contactCall, emailCall, unsubscribeMailto } from '../mail/calls';
import type { Call, EmailCall } from '../mail/entry';
import { contactAcknowledgment, groupRequestAcknowledgment } from '../mail/messages/acknowledgment';
import { contactNotice } from '../mail/messages/contact';
import { groupRequestNotice } from '../mail/messages/groupRequest';
import { newsletterNotice, newsletterWelcome } from '../mail/messages/newsletter';
import { optOutConfirmation, optOutNotice } from '../mail/messages/optOut';
import type { Submission } from '../mail/messages/submission';
import { createUnsubscribeLinks } from '../mail/unsubscribeLinks';

/** One form: what it accepts, which calls to Resend it makes, what its guest reads. */
export interface FormDefinition<Schema extends z.ZodObject = z.ZodObject> {
  name: FormName;
  schema: Schema;
  success: string;
  failure: string;
  /** Fields with a message of their own for the form where one of them is empty. */
  required?: { fields: readonly (keyof z.output<Schema> & string)[]; message: string };
  /** The hotel's notice first: after a crash between two files, it is the one to have. */
  toCalls(values: z.output<Schema>, submission: Submission): Call[];
  /** What tells the guest that the hotel has it. docs/behavior.md#acknowledgments */
  acknowledge?(values: z.output<Schema>): EmailCall;
}

/** Infers the type of a form's values from its schema. */
const define = <Schema extends z.ZodObject>(form: FormDefinition<Schema>) => form;

/** The forms that this server takes. docs/behavior.md#form-endpoints */
export function enabledForms(config: Config): FormDefinition[] {
  const { RESEND_SEGMENT_ID, DELIVER_LOCAL_FORMS } = config;
  const links = createUnsubscribeLinks(config);
  const always = [
    define({
      name: 'newsletter',
      schema: newsletterSchema,
      success: messages.newsletter.success,
      failure: messages.newsletter.failure,
      toCalls: (subscription, submission) => [
        emailCall(newsletterNotice(subscription, submission)),
        emailCall(
          newsletterWelcome(
            subscription,
            submission,
            links?.linkFor(subscription.email) ?? unsubscribeMailto,
          ),
        ),
        ...(RESEND_SEGMENT_ID ? [contactCall(subscription, RESEND_SEGMENT_ID)] : []),
      ],
    }),
    define({
      name: 'contact',
      schema: contactSchema,
      success: messages.contact.success,
      failure: messages.contact.failure,
      toCalls: (message, submission) => [emailCall(contactNotice(message, submission))],
      acknowledge: (message) => emailCall(contactAcknowledgment(message)),
    }),
  ];
  if (!DELIVER_LOCAL_FORMS) return always;
  return [
    ...always,
    define({
      name: 'group-request',
      schema: groupRequestSchema,
      success: groupsContent.request.success.text,
      failure: messages.contact.failure,
      required: {
        fields: ['fullName', 'email', 'startDate', 'endDate'],
        message: messages.group.missingFields,
      },
      toCalls: (request, submission) => [emailCall(groupRequestNotice(request, submission))],
      acknowledge: (request) => emailCall(groupRequestAcknowledgment(request)),
    }),
    define({
      name: 'opt-out',
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
