import { contentWindow } from '../../../server/mail/outbox/inquiries';
import type { Inquiry, Message } from '../../../server/mail/outbox/message';
import { mail } from '../test-outbox';
import { forbiddenMark, linkMark, oddAddress, refusedMark, type SimulatedProvider } from './provider';
import type { SimulatedServer } from './server';
import type { World } from './world';

const minute = 60_000;

/** A post and its response. `isNew` is undefined after an error or a broken connection. */
export interface Post {
  /** In ms since 1970, by the servers' clock. */
  receivedAt: number;
  submission: string | undefined;
  isNew: boolean | undefined;
}

/** A guest's inquiry, perhaps sent several times. */
export interface GuestInquiry {
  name: string;
  posts: Post[];
  /** Whether a key identifies repeats. Requests through signed links have no key, so each of these posts is stored. */
  hasKey: boolean;
}

export const guestAddresses = ['june@example.com', 'max@example.com', `${oddAddress}@example.com`];

interface Surroundings {
  world: World;
  provider: SimulatedProvider;
  /** Waits for a server that accepts posts, and returns this server. */
  anyServer(): Promise<SimulatedServer>;
  /** Whether guests no longer wait for an email with a link. */
  isOver(): boolean;
}

/** Creates guests, who send inquiries, sign up, request signed links, and unsubscribe or resubscribe through them. */
export function createGuests({ world, provider, anyServer, isOver }: Surroundings) {
  const { between, pick, sleep, happens, random } = world;
  const inquiries: GuestInquiry[] = [];
  /** Unsubscribe and resubscribe requests through signed links, keyed by email address, in chronological order. */
  const choices = new Map<string, string[]>();
  const choosing = new Set<string>();

  /** Posts an inquiry until a post gets a response. Sometimes posts again later, or twice simultaneously. */
  async function post(
    inquiry: GuestInquiry,
    content: Omit<Inquiry, 'receivedAt' | 'key' | 'fields'>,
  ): Promise<void> {
    const { name, posts, hasKey } = inquiry;
    inquiries.push(inquiry);
    async function once(submission: string | undefined): Promise<boolean> {
      const server = await anyServer();
      const receivedAt = world.wallTime();
      const sent: Post = { receivedAt, submission, isNew: undefined };
      posts.push(sent);
      const key = hasKey ? { key: { content: name, submission: submission && `${name} ${submission}` } } : {};
      sent.isNew = await server.post({
        ...content,
        receivedAt: new Date(receivedAt),
        fields: { name },
        ...key,
      });
      world.log(`${name}: ${sent.isNew === undefined ? 'no response' : sent.isNew ? 'stored' : 'known'}`);
      return sent.isNew !== undefined;
    }
    const submission = () => (random() < 0.5 ? pick(['a', 'b']) : undefined);
    while (!(await once(submission()))) await sleep(between(100, 20_000));
    if (!hasKey) return;
    if (random() < 0.3) await Promise.all([once(submission()), once(submission())]);
    if (random() < 0.1) {
      await sleep(between(1, 2 * contentWindow));
      await once(submission());
    }
  }

  async function beGuest(number: number): Promise<void> {
    await sleep(between(0, 2 * minute));
    const address = pick(guestAddresses);
    const what = pick(['inquiry', 'sign-up', 'choice', linkMark]);
    const mark = happens('refused message', 0.3) ? pick([refusedMark, forbiddenMark]) : 'plain';
    const inquiry: GuestInquiry = { name: `${what} ${number} ${mark}`, posts: [], hasKey: what !== 'choice' };
    const notice = { ...mail(`${inquiry.name} notice`), replyTo: address };
    const common = { form: what === 'inquiry' ? 'contact' : 'newsletter', email: address } as const;
    if (what === 'inquiry') {
      const copy = { ...mail(`${inquiry.name} copy`), to: address };
      await post(inquiry, { ...common, messages: [notice, copy] });
    } else if (what === linkMark) {
      const link = { ...mail(inquiry.name), to: address };
      await post(inquiry, { ...common, messages: [{ kind: 'link', email: address, mail: link }] });
    } else if (what === 'sign-up') {
      const mails = { welcome: mail(`${inquiry.name} welcome`), back: mail(`${inquiry.name} back`) };
      const name = { firstName: 'June', lastName: '' };
      await post(inquiry, {
        ...common,
        messages: [notice, { kind: 'subscribe', email: address, ...name, segmentId: 'segment', mails }],
      });
    } else {
      // Waits for the address's sign-up, whose email contains the link, and for any earlier request to end.
      while (choosing.has(address) || !provider.contacts.has(address)) {
        await sleep(minute);
        if (isOver()) return;
      }
      choosing.add(address);
      const choice: Message =
        random() < 0.5
          ? { kind: 'unsubscribe', email: address }
          : { kind: 'resubscribe', email: address, segmentId: 'segment' };
      await post(inquiry, { ...common, messages: [choice, notice] });
      choices.set(address, [...(choices.get(address) ?? []), choice.kind]);
      choosing.delete(address);
    }
  }

  return { inquiries, choices, post, beGuest };
}

export type Guests = ReturnType<typeof createGuests>;
