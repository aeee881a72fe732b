/** Signed links to leave and rejoin the newsletter. */
import request from 'supertest';
import {
  email,
  keyed,
  leave,
  linkFor,
  oldLinkFor,
  oneClick,
  page,
  press,
  rejoin,
  sign,
} from '../../../support/list-links';
import { loadPages, testApp } from '../../../support/test-app';
import { validPosts } from '../../../support/valid-posts';

beforeAll(loadPages);

const tagged = 'june+x@example.com';
const link = linkFor(`unsubscribe ${tagged}`, tagged);
const old = oldLinkFor('unsubscribe', tagged);
it.each([
  ['with a dot at the end', `${link}.`, `${old}.`],
  ['with a bracket at the end', `${link}%3E`, `${old}%3E`],
  ['with a slash at the end', `${link}/`, old],
  ['in capitals or in lowercase', `${page}/${link.slice(page.length + 1).toUpperCase()}`, old.toLowerCase()],
  [
    'with a space in the middle',
    `${link.slice(0, 40)}%20${link.slice(40)}`,
    `${old.slice(0, -9)}%20${old.slice(-9)}`,
  ],
  ['with a line break, encoded for email', `${link.slice(0, 40)}=%0D%0A${link.slice(40)}`, old],
  ['with an invisible character', `${link.slice(0, 40)}%E2%80%8B${link.slice(40)}`, old],
  ['with a space as a plus sign', `${link.slice(0, 40)}+${link.slice(40)}`, old],
  ['with campaign parameters', `${link}&amp;utm_source=x`, `${old}&amp;utm_source=x`],
  ['with &amp; as in HTML', link, old.replace('&', '&amp;')],
  ['with a decoded plus sign', link, old.replace('%2B', '+')],
  ['encoded twice', link, old.replaceAll('%', '%25')],
  ['with an encoded query', link, `${page}?${encodeURIComponent(old.slice(page.length + 1))}`],
])('a link %s still works, in the current format and in release 1.0’s', async (_how, ...mangled) => {
  for (const each of mangled) {
    const { app, outbox } = testApp(keyed);
    expect((await oneClick(app, each)).text).toBe('done');
    expect(outbox.stored).toMatchObject([{ messages: [{ kind: 'unsubscribe', email: tagged }, {}] }]);
  }
});

it.each(['unsubscribe', 'resubscribe'])('a link from release 1.0 to %s still works', async (choice) => {
  const { app, outbox } = testApp(keyed);
  const res = await press(app, oldLinkFor(choice));
  expect(res.headers.location).toBe(`${page}?state=${choice === 'resubscribe' ? 'back-done' : 'done'}`);
  expect(outbox.stored).toMatchObject([{ messages: [{ kind: choice, email }, {}] }]);
});

it('signed links have only lowercase letters and digits, and are not logged', async () => {
  const { app, outbox, lines } = testApp(keyed);
  await request(app).post('/api/newsletter').send(validPosts.newsletter);
  const [, subscription] = outbox.stored[0]?.messages ?? [];
  if (subscription?.kind !== 'subscribe') throw new Error('no subscription');
  expect(JSON.stringify(subscription.mails.welcome)).toContain(`<${keyed.SITE_URL}${leave}>`);
  expect(JSON.stringify(subscription.mails.back)).toContain(keyed.SITE_URL + rejoin);
  expect(leave).toMatch(/^\/unsubscribe\/[a-z\d]+$/);
  await request(app).get(leave);
  expect(lines.join('')).toContain(`${page}/[token]`);
  expect(lines.join('')).not.toContain(leave);
});

const secret = 'a secret of more than thirty-two characters';
it.each<[what: string, status: number, link: string, env?: Record<string, string>]>([
  ['signed with the secret', 200, linkFor(`unsubscribe ${email}`, email, secret), { LINK_SECRET: secret }],
  ['signed with another secret', 400, linkFor(`unsubscribe ${email}`, email, secret)],
  ['with a truncated signature', 400, leave.slice(0, -2)],
  ['without a signature', 400, leave.slice(0, -32)],
  ['without an address', 400, `${page}/${sign('unsubscribe ').toString('hex', 0, 16)}`],
  ['for another address', 400, linkFor(`unsubscribe ${email}`, 'july@example.com')],
  ['without parameters', 400, page],
  ['signed without its purpose', 400, linkFor(email)],
  ['signed for another purpose', 400, linkFor(`subscribe ${email}`)],
  ['of release 1.0 without a key', 400, oldLinkFor('unsubscribe').replace(/&key=.*/, '')],
  ['of release 1.0 for another address', 400, oldLinkFor('unsubscribe').replace('june', 'july')],
  ['of release 1.0 to unsubscribe, used to resubscribe', 400, `${oldLinkFor('unsubscribe')}&state=back`],
  ['if no secret is set', 400, leave, { RESEND_API_KEY: '' }],
])('a link %s gets %d', async (_what, status, link, env = {}) => {
  const { app, outbox } = testApp({ ...keyed, ...env });
  const res = await oneClick(app, link);
  expect([res.status, res.text]).toEqual([status, status === 200 ? 'done' : 'invalid']);
  expect(outbox.stored).toHaveLength(status === 200 ? 1 : 0);
});
