/** Responses to posts of all forms. For form pages, see formPages.test.ts. For field rules, see readPost.test.ts. */
import request from 'supertest';
import { type FormName, forms } from '../../../shared/forms/allForms';
import type { FieldDefinition } from '../../../shared/forms/definition';
import { pageOfForm, pages, roomPath } from '../../../shared/pages';
import { formResultIn, normalize } from '../../support/html';
import { byForm, byScript, recipientsOf, sentByBrowser } from '../../support/posts';
import {
  errors as errorMessages,
  helpWords,
  messages,
  pageContent,
  rooms,
  site,
} from '../../support/small-hotel';
import { loadPages, memoryOutbox, type TestOptions, testApp } from '../../support/test-app';
import { validPosts } from '../../support/valid-posts';

beforeAll(loadPages);

const { contact, newsletter } = validPosts;
const real = { DELIVER_LOCAL_FORMS: 'true', ACKNOWLEDGE: 'true' };

const { invalidFields } = errorMessages;
const { failure: unsent } = messages.contact;
const { request: group } = pageContent('groups');

const words: Record<FormName, [success: string, failure: string, incomplete: string]> = {
  newsletter: [messages.newsletter.success, messages.newsletter.failure, invalidFields],
  contact: [messages.contact.success, unsent, invalidFields],
  'group-request': [group.success.text, unsent, messages.group.missingFields],
  'opt-out': [messages.optOut.success, unsent, invalidFields],
  'unsubscribe-link': [pageContent('unsubscribe').link.success, unsent, invalidFields],
};

/** The conditions and expected results of a rejected post. */
interface Case {
  errors?: object;
  headers?: Record<string, string>;
  env?: Record<string, string>;
  parts?: TestOptions;
  log?: object[];
}

describe.each(Object.entries(words) as [FormName, string[]][])('the %s form', (form, outcomes) => {
  const [success = '', failure = '', incomplete = ''] = outcomes;
  const page = pageOfForm(form);
  const valid = validPosts[form];
  const required = Object.entries<FieldDefinition>(forms[form].fields).filter(([, { help }]) => help);
  const allMissing = {
    errors: Object.fromEntries(
      required.flatMap(([name, { help }]) => (help ? [[name, helpWords[help]]] : [])),
    ),
  };

  it('accepts posts with or without JavaScript, and redirects posts without JavaScript', async () => {
    const { app, outbox, lines } = testApp(real);
    const res = await byScript(app, form, valid);
    expect([res.status, res.body]).toEqual([200, { success: true, message: success }]);
    expect(res.headers['cache-control']).toBe('no-store');
    const agreed = 'consent' in valid ? valid : { ...valid, email: 'other@example.com' };
    const redirect = await byForm(app, form, { ...agreed, page });
    expect([redirect.status, redirect.headers.location]).toEqual([303, `${page}?sent=${form}`]);
    const notice = { kind: 'email', replyTo: valid.email };
    const expected = form === 'unsubscribe-link' ? [{ kind: 'email', to: valid.email }] : [notice, {}];
    expect(outbox.stored[0]).toMatchObject({ form, messages: expected });
    expect(lines.join()).not.toContain(valid.email);
  });

  const none = Object.fromEntries(
    required.map(([name, { sample }]) => [name, typeof sample === 'boolean' ? false : ' ']),
  );
  const other = { ...valid, email: 'other@example.com' };
  const broken = {
    store: () => Promise.reject(new TypeError('secret at /srv/x.ts')),
    knows: async () => false,
  };
  const logged = (msg: string, message: unknown) => [{ msg, form, err: { message } }];

  it.each<[what: string, status: number, message: string, fields: Record<string, unknown>, more?: Case]>([
    ['an empty post', 400, incomplete, {}, allMissing],
    ['blank fields', 400, incomplete, none, allMissing],
    [
      'an invalid field',
      400,
      invalidFields,
      { ...valid, email: '<b>june@' },
      { errors: { email: helpWords.email } },
    ],
    [
      'a post from another site',
      403,
      errorMessages.crossSite,
      valid,
      { headers: { 'Sec-Fetch-Site': 'cross-site' } },
    ],
    ['a post that is too long', 413, errorMessages.tooLarge, { ...valid, more: 'x'.repeat(64 * 1024) }],
    ['one post too many', 429, errorMessages.tooManyPosts(10), other, { env: { RATE_LIMIT_MAX: '1' } }],
    [
      'a post that cannot be stored',
      503,
      errorMessages.notStored,
      valid,
      {
        parts: { outbox: memoryOutbox(true) },
        log: logged('inquiry not stored', expect.stringContaining('no space left')),
      },
    ],
    [
      'a post that breaks the server',
      500,
      failure,
      valid,
      { parts: { outbox: broken }, log: logged('form submission failed', 'secret at /srv/x.ts') },
    ],
  ])('rejects %s with %d, with or without JavaScript', async (_what, status, message, fields, more = {}) => {
    const { errors, headers = {}, env = {}, parts = {}, log = [] } = more;
    for (const post of [byScript, byForm]) {
      const { app, outbox, errors: logs, lines } = testApp({ ...real, ...env }, parts);
      if (env.RATE_LIMIT_MAX) await post(app, form, valid);
      const before = outbox.stored.length;
      const res = await post(app, form, { ...fields, page }).set(headers);
      expect([res.status, res.headers['cache-control']]).toEqual([status, 'no-store']);
      expect(res.headers['retry-after']).toBe(status === 429 ? '600' : undefined);
      expect(outbox.stored.length).toBe(before);
      expect(logs()).toMatchObject(log);
      expect(lines.join()).not.toContain(valid.email);
      if (post === byScript) {
        expect(res.body).toEqual({ success: false, message, ...(errors && { errors }) });
      } else if (errors || status >= 500) {
        const { more: _, ...values } = sentByBrowser(fields);
        expect(formResultIn(res.text)).toMatchObject({ form, success: false, message, values });
        expect(formResultIn(res.text).errors).toEqual(errors);
        expect(res.text).not.toContain('<b>june');
      } else {
        const short = normalize(res.text.replace(/<style>.*?<\/style>/s, ''));
        expect(short.length).toBeLessThan(1024);
        for (const each of [message, errorMessages.page.back, `href="${site.phone.href}"`, `href="${page}"`])
          expect(short).toContain(each);
      }
    }
  });
});

it('the group and opt-out forms have no endpoints by default', async () => {
  for (const form of ['group-request', 'opt-out'] as const) {
    const res = await byScript(testApp().app, form, validPosts[form]);
    expect([res.status, res.body.success]).toEqual([404, false]);
  }
});

it('reminds a subscriber without consent to check the consent box', async () => {
  const { withoutConsent } = messages.newsletter;
  const { app, outbox } = testApp({ RESEND_SEGMENT_ID: 'seg' });
  const res = await byScript(app, 'newsletter', { ...newsletter, consent: false });
  expect(res.body).toEqual({ success: true, message: withoutConsent });
  const page = await byForm(app, 'newsletter', { ...newsletter, consent: false, page: pages.about.path });
  expect([page.status, formResultIn(page.text).message]).toEqual([200, withoutConsent]);
  expect(recipientsOf(outbox.stored[0]?.messages)).toEqual(['the hotel', newsletter.email]);
});

it.each([
  ['Ada King Lovelace', 'Ada King', 'Lovelace'],
  ['Ada', 'Ada', ''],
])('adds the subscriber %s with a lowercase address', async (name, firstName, lastName) => {
  const { app, outbox } = testApp({ RESEND_SEGMENT_ID: 'seg' });
  await byScript(app, 'newsletter', { email: 'A@Example.com', name, consent: true });
  expect(outbox.stored[0]?.messages[1]).toMatchObject({
    kind: 'subscribe',
    email: 'a@example.com',
    firstName,
    lastName,
    segmentId: 'seg',
    mails: { welcome: { to: 'A@Example.com' }, back: { to: 'A@Example.com' } },
  });
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/nowhere', '', '/contact?x=1'])(
  'redirects a post from the unknown page %j to the form’s default page',
  async (page) => {
    const res = await byForm(testApp().app, 'newsletter', { ...newsletter, page });
    expect(res.headers.location).toBe('/?sent=newsletter');
  },
);

it('redirects a post from a room page back to that page', async () => {
  const page = roomPath(rooms[0]?.slug ?? '');
  const res = await byForm(testApp().app, 'newsletter', { ...newsletter, page });
  expect(res.headers.location).toBe(`${page}?sent=newsletter`);
});

it('escapes submitted text in markup and data', async () => {
  const sent = '</script></textarea>"><img src=x onerror=alert(1)>';
  const res = await byForm(testApp().app, 'contact', { ...contact, name: sent, message: sent, email: '' });
  expect(res.text).toContain('onerror=alert(1)');
  expect(res.text).not.toMatch(/<img src=x|<\/script><\/textarea>/);
});

it('ignores unknown fields', async () => {
  const { app, outbox } = testApp();
  const more = { to: 'x@evil.example', html: 'evil.example', headers: { Bcc: 'x@evil.example' } };
  expect((await byScript(app, 'contact', { ...contact, ...more })).status).toBe(200);
  expect(JSON.stringify(outbox.stored)).not.toContain('evil.example');
});

it('rejects fields that were sent twice, and shows the form’s default page without their values', async () => {
  const { app } = testApp();
  const twice = 'page=/about&page=/faq&name=A&name=B&email=&subject=Room&message=Hello';
  const { status, text } = await request(app).post('/api/contact').type('form').send(twice);
  expect([status, formResultIn(text).values]).toEqual([400, expect.objectContaining({ subject: 'Room' })]);
  expect(formResultIn(text).values).not.toHaveProperty('name');
  expect(text).toContain(`<link rel="canonical" href="http://localhost:3000${pages.contact.path}"`);
});
