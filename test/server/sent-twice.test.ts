import type { Response } from 'supertest';
import { contentLifetime, createEnquiryMemory, submissionLifetime } from '../../server/mail/enquiryMemory';
import { roleOf } from '../../server/mail/entry';
import { formNames } from '../../shared/formNames';
import { validPosts } from '../../tools/validPosts';
import { byForm, byScript } from '../support/posts';
import { loadPages, memoryOutbox, testApp } from '../support/test-app';

beforeAll(loadPages);

const real = { DELIVER_LOCAL_FORMS: 'true', RATE_LIMIT_MAX: '1000', RESEND_SEGMENT_ID: 'segment' };
const { contact } = validPosts;

const statuses = (answers: Response[]) => answers.map(({ status }) => status);

describe('an enquiry that is sent again', () => {
  it.each(formNames)(
    'by the %s form goes out once, by script and by plain form, in any order',
    async (form) => {
      const fields = { ...validPosts[form] };
      const { app, outbox } = testApp(real);
      const first = await byScript(app, form, fields, '"one"');
      const again = await byScript(app, form, fields, '"one"');
      expect(again.body).toEqual(first.body);
      expect(statuses([first, again])).toEqual([200, 200]);
      expect((await byScript(app, form, fields, '"two"')).status).toBe(200);
      expect((await byForm(app, form, fields)).status).toBe(303);
      expect(outbox.accepted).toHaveLength(1);
      // Calls of one kind would have one name, and one would be lost.
      const { calls = [] } = outbox.accepted[0] ?? {};
      expect(new Set(calls.map(roleOf)).size).toBe(calls.length);
      const other = testApp(real);
      const plain = await byForm(other.app, form, fields);
      const plainAgain = await byForm(other.app, form, fields);
      expect(plainAgain.headers.location).toBe(plain.headers.location);
      expect((await byScript(other.app, form, fields, '"one"')).status).toBe(200);
      expect(other.outbox.accepted).toHaveLength(1);
    },
  );

  it('is the same with other ends of lines, spaces around it, and letters composed otherwise', async () => {
    const { app, outbox } = testApp(real);
    await byScript(app, 'contact', { ...contact, name: 'Zo\u00EB', message: 'One\nTwo' });
    await byForm(app, 'contact', {
      ...contact,
      name: ' Zoe\u0308 ',
      message: 'One\nTwo\n',
      page: '/gallery',
    });
    expect(outbox.accepted).toHaveLength(1);
  });

  it('is another where anything is changed, even under the same name', async () => {
    const { app, outbox } = testApp(real);
    for (const name of Object.keys(contact))
      for (const change of ['', '1'])
        await byScript(
          app,
          'contact',
          { ...contact, [name]: `${change}${contact[name as 'name']}` },
          '"one"',
        );
    expect(outbox.accepted).toHaveLength(1 + Object.keys(contact).length);
    await byScript(app, 'newsletter', validPosts.newsletter, '"one"');
    await byScript(app, 'newsletter', { ...validPosts.newsletter, consent: false }, '"one"');
    expect(outbox.accepted).toHaveLength(3 + Object.keys(contact).length);
  });

  it('goes out again after ten minutes, or after a day where its script gives it the same name', async () => {
    const clock = { now: 0 };
    const memory = createEnquiryMemory({ steady: () => clock.now });
    const { app, outbox } = testApp(real, { memory });
    const counts: number[] = [];
    const at = async (ms: number, key?: string) => {
      clock.now = ms;
      expect((await byScript(app, 'contact', contact, key)).status).toBe(200);
      counts.push(outbox.accepted.length);
    };
    await at(0, '"one"');
    await at(contentLifetime - 1);
    await at(contentLifetime, '"one"');
    await at(contentLifetime);
    await at(submissionLifetime - 1, '"one"');
    await at(submissionLifetime + contentLifetime, '"one"');
    expect(counts).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('goes out once where both come at once', async () => {
    const outbox = memoryOutbox();
    const slow = {
      async accept(...enquiry: Parameters<typeof outbox.accept>) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        await outbox.accept(...enquiry);
      },
    };
    const { app } = testApp(real, { outbox: slow });
    const answers = await Promise.all([
      byScript(app, 'contact', contact, '"one"'),
      byForm(app, 'contact', contact),
      byScript(app, 'contact', contact),
    ]);
    expect(statuses(answers)).toEqual([200, 303, 200]);
    expect(outbox.accepted).toHaveLength(1);
  });

  it('is stored where it was not the first time', async () => {
    const outbox = memoryOutbox();
    let isFull = true;
    const { app } = testApp(real, {
      outbox: {
        accept: (...enquiry) => (isFull ? memoryOutbox(true) : outbox).accept(...enquiry),
      },
    });
    expect(statuses(await Promise.all([1, 2].map(() => byScript(app, 'contact', contact))))).toEqual([
      503, 503,
    ]);
    isFull = false;
    expect((await byForm(app, 'contact', contact)).status).toBe(303);
    expect(outbox.accepted).toHaveLength(1);
  });

  it('counts against the limit, but is answered as the first even beyond it, once it is stored', async () => {
    const { app, outbox } = testApp({ RATE_LIMIT_MAX: '2' });
    const [first, again, beyond] = [
      await byScript(app, 'contact', contact),
      await byForm(app, 'contact', contact),
      await byScript(app, 'contact', contact),
    ];
    expect(statuses([first, again, beyond])).toEqual([200, 303, 200]);
    expect(beyond.headers['retry-after']).toBeUndefined();
    const other = await byScript(app, 'contact', { ...contact, subject: 'Another' });
    expect([other.status, other.headers['retry-after']]).toEqual([429, '600']);
    const unreadable = await byScript(app, 'contact', { ...contact, email: 'june@' });
    expect(unreadable.status).toBe(429);
    expect(outbox.accepted).toHaveLength(1);
  });

  it('is not counted as one more mail to its guest', async () => {
    const { app, outbox } = testApp(real);
    for (let times = 0; times < 5; times += 1) await byScript(app, 'contact', contact);
    await byScript(app, 'contact', { ...contact, subject: 'Another' });
    expect(outbox.accepted.map(({ calls }) => calls.length)).toEqual([2, 2]);
  });
});
