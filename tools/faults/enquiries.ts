import type { FormName } from '../../shared/formNames';
import type { Mail } from './fakeResend';

/** An enquiry of a trial, told from all others by its number. */
export interface Enquiry {
  form: FormName;
  fields: Record<string, string | boolean>;
  /** What it must cause, each once. */
  expected: string[];
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

/** Which enquiry a mail belongs to, and as what. */
export function labelOf({ to, reply_to, subject }: Mail): string {
  const number = /guest-(\d+)@/.exec(`${to} ${reply_to}`)?.[1];
  if (to.startsWith('guest-'))
    return subject.startsWith('We have your message') ? `acknowledgment ${number}` : `welcome ${number}`;
  return subject.startsWith('Newsletter') ? `notice ${number}` : `message ${number}`;
}

/** A post as a page's script makes it. */
export const asScript = ({ fields }: Enquiry) => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(fields),
});

/** A post as the browser makes it by itself: lines end otherwise, a ticked box is 'on', another is not there. */
export function asForm({ fields }: Enquiry) {
  const pairs = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value.replaceAll('\n', '\r\n')]];
    return value ? [[name, 'on']] : [];
  });
  return {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(pairs).toString(),
  };
}

/** How often what came about by label: mails, and contacts that are in the segment. */
export function arrivedAt({
  deliveries,
  contacts,
}: {
  deliveries: readonly { mail: Mail }[];
  contacts: ReadonlyMap<string, { segments: ReadonlySet<string> }>;
}): Map<string, number> {
  const arrived = new Map<string, number>();
  for (const { mail } of deliveries) arrived.set(labelOf(mail), (arrived.get(labelOf(mail)) ?? 0) + 1);
  for (const [email, { segments }] of contacts)
    if (segments.has('segment')) arrived.set(`list ${/\d+/.exec(email)?.[0]}`, 1);
  return arrived;
}
