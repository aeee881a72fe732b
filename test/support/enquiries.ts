import type { FormName } from '../../shared/forms/allForms';
import { contact } from '../../shared/forms/contact';
import { sampleOf } from '../../shared/forms/definition';
import { newsletter } from '../../shared/forms/newsletter';
import type { FakeResend, Mail } from './fake-resend';
import { sampleHotel } from './sample';

const { contactAcknowledgment } = sampleHotel().content.mails;

/** A numbered enquiry of a trial. */
interface Enquiry {
  form: FormName;
  fields: Record<string, string | boolean>;
  /** The labels of its expected effects, each once. */
  expected: string[];
}

/** A post of a form, and the status of success. */
export interface Post {
  path: string;
  headers: Record<string, string>;
  body: string;
  success: number;
}

const guest = (n: number) => `guest-${n}@example.com`;

/** A third are newsletter subscriptions, the others contact messages. */
export function enquiryOf(n: number): Enquiry {
  if (n % 3 === 0)
    return {
      form: 'newsletter',
      fields: { ...sampleOf(newsletter), email: guest(n), name: `Guest ${n}` },
      expected: [`notice ${n}`, `welcome ${n}`, `list ${n}`],
    };
  return {
    form: 'contact',
    fields: {
      ...sampleOf(contact),
      name: `Guest ${n}`,
      email: guest(n),
      subject: `Enquiry ${n}`,
      message: `Message\n${n}`,
    },
    expected: [`message ${n}`, `acknowledgment ${n}`],
  };
}

/** A post by script, with a submission id. */
export const asScript = ({ form, fields }: Enquiry, name: string): Post => ({
  path: `/api/${form}`,
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': name },
  body: JSON.stringify(fields),
  success: 200,
});

/** A post without JavaScript: CRLF line ends, a checked box is 'on'. */
export function asForm({ form, fields }: Enquiry): Post {
  const pairs = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value.replaceAll('\n', '\r\n') : 'on',
  ]);
  return {
    path: `/api/${form}`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(pairs).toString(),
    success: 303,
  };
}

/** The label of a mail: enquiry and role. */
function labelOf({ to, subject, text }: Mail): string {
  // A notice that was refused once has no guest in Reply-To.
  const number = /guest-(\d+)@/.exec(`${to} ${text}`)?.[1];
  if (to.startsWith('guest-'))
    return subject === contactAcknowledgment.subject ? `acknowledgment ${number}` : `welcome ${number}`;
  return subject.startsWith('Newsletter') ? `notice ${number}` : `message ${number}`;
}

/** Counts mails and contacts in the segment, by label. */
export function arrivedAt({
  deliveries,
  contacts,
}: Pick<FakeResend, 'deliveries' | 'contacts'>): Map<string, number> {
  const arrived = new Map<string, number>();
  for (const { mail } of deliveries) arrived.set(labelOf(mail), (arrived.get(labelOf(mail)) ?? 0) + 1);
  for (const [email, { segments }] of contacts)
    if (segments.has('segment')) arrived.set(`list ${/\d+/.exec(email)?.[0]}`, 1);
  return arrived;
}
