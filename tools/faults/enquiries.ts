import type { FormName } from '../../shared/formNames';
import type { FakeResend, Mail } from './fakeResend';

/** An enquiry of a trial, told from all others by its number. */
interface Enquiry {
  form: FormName;
  fields: Record<string, string | boolean>;
  /** What it must cause, each once. */
  expected: string[];
}

/** A post of a form, and the status of the answer that says it was sent. */
export interface Post {
  path: string;
  headers: Record<string, string>;
  body: string;
  success: number;
}

const guest = (n: number) => `guest-${n}@example.com`;

/** A third signs up for the newsletter, the others write. */
export function enquiryOf(n: number): Enquiry {
  if (n % 3 === 0)
    return {
      form: 'newsletter',
      fields: { email: guest(n), name: `Guest ${n}`, consent: true },
      expected: [`notice ${n}`, `welcome ${n}`, `list ${n}`],
    };
  return {
    form: 'contact',
    fields: { name: `Guest ${n}`, email: guest(n), subject: `Enquiry ${n}`, message: `Message\n${n}` },
    expected: [`message ${n}`, `acknowledgment ${n}`],
  };
}

/** A post as a page's script makes it, which gives it a name. */
export const asScript = ({ form, fields }: Enquiry, name: string): Post => ({
  path: `/api/${form}`,
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': name },
  body: JSON.stringify(fields),
  success: 200,
});

/** A post as the browser makes it by itself: lines end otherwise, a ticked box is 'on'. */
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

/** Which enquiry a mail belongs to, and as what. */
function labelOf({ to, reply_to, subject }: Mail): string {
  const number = /guest-(\d+)@/.exec(`${to} ${reply_to}`)?.[1];
  if (to.startsWith('guest-'))
    return subject.startsWith('We have your message') ? `acknowledgment ${number}` : `welcome ${number}`;
  return subject.startsWith('Newsletter') ? `notice ${number}` : `message ${number}`;
}

/** How often what came about by label: mails, and contacts that are in the segment. */
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
