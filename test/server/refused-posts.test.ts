import { once } from 'node:events';
import { connect } from 'node:net';
import request from 'supertest';
import { errorTexts } from '../../server/forms/errors';
import { NotStoredError } from '../../server/mail/outbox';
import { noMetrics } from '../../server/metrics/metrics';
import { messages } from '../../shared/messages';
import { until } from '../../tools/serverProcess';
import { validPosts } from '../../tools/validPosts';
import { serve } from '../support/ask';
import { shownBy } from '../support/html';
import { byForm, byScript } from '../support/posts';
import { loadPages, memoryOutbox, testApp } from '../support/test-app';

beforeAll(loadPages);

const { contact } = validPosts;

/** What the log and the metrics hear of refusals. */
function watched(env: Record<string, string> = {}, parts: Parameters<typeof testApp>[1] = {}) {
  const refusals: [form: string, status: number][] = [];
  const metrics = {
    ...noMetrics,
    refusal: (form: string, status: number) => void refusals.push([form, status]),
  };
  const made = testApp(env, { metrics, ...parts });
  const errors = () =>
    made.lines.map((line) => JSON.parse(line)).filter(({ level }: { level: number }) => level >= 50);
  return { ...made, refusals, errors };
}

const broken = (error: Error) => ({ accept: () => Promise.reject(error) });

describe('a post beyond its limit', () => {
  it('counts as one too many, whatever else is wrong with it', async () => {
    const { app, refusals } = watched({ RATE_LIMIT_MAX: '1' });
    await byScript(app, 'contact', contact);
    const answers = [
      await byScript(app, 'contact', { ...contact, subject: 'Another' }),
      await byScript(app, 'contact', {}),
      await request(app).post('/api/contact').type('json').send('{'),
      await byScript(app, 'contact', { message: 'x'.repeat(17_000) }),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([429, { success: false, message: errorTexts.tooManyPosts(10) }]);
    expect(refusals).toEqual(answers.map(() => ['contact', 429]));
  });

  it.each([
    [503, new NotStoredError(new Error('no space left'))],
    [500, new TypeError('a mistake')],
  ])('that repeats an enquiry hears of our own fault (%i), not of the limit', async (status, error) => {
    const memory = { knows: async () => true, once: () => Promise.reject(error) };
    const { app, refusals } = watched({ RATE_LIMIT_MAX: '1' }, { memory });
    await byScript(app, 'contact', contact);
    expect((await byScript(app, 'contact', contact)).status).toBe(status);
    expect(refusals).toEqual([
      ['contact', status],
      ['contact', status],
    ]);
  });

  it('is told to come again in a minute where the shared window is just over', async () => {
    const increment = async () => ({ totalHits: 6, resetTime: new Date(Date.now() - 20) });
    const createStore = () => ({ increment, decrement: () => undefined, resetKey: () => undefined });
    const { app } = testApp({}, { createStore });
    const answer = await byScript(app, 'contact', contact);
    expect([answer.status, answer.body.message]).toEqual([429, errorTexts.tooManyPosts(1)]);
  });
});

describe('a guest who goes away while posting', () => {
  it('is no refusal, and no fault in the log', async () => {
    const { app, lines, refusals, errors } = watched();
    let asked = 0;
    const site = await serve((req, res) => {
      asked += 1;
      app(req, res);
    });
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"name":',
    );
    await until(() => asked > 0);
    socket.destroy();
    await until(() => lines.some((line) => line.includes('"complete":false')));
    const crossSite = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' };
    expect((await site.ask('/api/contact', crossSite, 'POST')).status).toBe(403);
    site.close();
    expect(refusals).toEqual([['contact', 403]]);
    expect(errors()).toEqual([]);
  });
});

describe('the log', () => {
  it('tells of a post that could not be stored once, with its cause and form', async () => {
    const { app, errors } = watched({}, { outbox: memoryOutbox(true) });
    await byScript(app, 'contact', contact);
    expect(errors()).toEqual([
      expect.objectContaining({ msg: 'enquiry not stored', form: 'contact', err: expect.anything() }),
    ]);
    expect(JSON.stringify(errors())).toContain('no space left');
  });

  it('tells of what broke, with its cause and form', async () => {
    const { app, errors } = watched({}, { outbox: broken(new TypeError('a mistake')) });
    await byScript(app, 'contact', contact);
    expect(errors()).toEqual([expect.objectContaining({ msg: 'form failed', form: 'contact' })]);
    expect(JSON.stringify(errors())).toContain('a mistake');
  });

  it('tells of no fault where the post was at fault', async () => {
    const { app, errors } = watched({ RATE_LIMIT_MAX: '1000' });
    await byScript(app, 'contact', {});
    await byForm(app, 'contact', {});
    await request(app).post('/api/contact').type('json').send('{');
    await byScript(app, 'contact', { message: 'x'.repeat(17_000) });
    expect(errors()).toEqual([]);
  });
});

describe('a plain form', () => {
  it('comes back with all that was typed where something broke on our end', async () => {
    const { app } = testApp({}, { outbox: broken(new TypeError('a mistake')) });
    const answer = await byForm(app, 'contact', contact);
    expect(answer.status).toBe(500);
    expect(shownBy(answer.text)).toMatchObject({ message: messages.contact.failure, values: contact });
  });

  it('comes back without a field that was sent twice, of which none can be shown', async () => {
    const twice = `${new URLSearchParams(contact)}&email=other%40example.com`;
    const answer = await request(testApp().app).post('/api/contact').type('form').send(twice);
    const { email: _, ...others } = contact;
    expect(answer.status).toBe(400);
    expect(shownBy(answer.text).values).toEqual(others);
  });

  it('leads to the form’s own page where the post names several', async () => {
    const body = `${new URLSearchParams(contact)}&page=/gallery&page=/about`;
    const answer = await request(testApp().app).post('/api/contact').type('form').send(body);
    expect([answer.status, answer.headers.location]).toEqual([303, '/contact?sent=contact']);
  });

  it('whose fields are blank counts as incomplete, like one whose fields are missing', async () => {
    const { app } = testApp({ DELIVER_LOCAL_FORMS: 'true' });
    const post = validPosts['group-request'];
    for (const fields of [
      { ...post, fullName: ' ' },
      { ...post, fullName: null },
    ])
      expect((await byScript(app, 'group-request', fields)).body.message).toBe(messages.group.missingFields);
    expect((await byScript(app, 'group-request', { ...post, fullName: 7 })).body.message).toBe(
      errorTexts.invalidFields,
    );
  });
});

test.each(['[]', '["name"]'])('%s is no set of fields, and no field is named for it', async (body) => {
  const answer = await request(testApp().app).post('/api/contact').type('json').send(body);
  expect([answer.status, answer.body]).toEqual([
    400,
    { success: false, message: errorTexts.invalidFields, errors: {} },
  ]);
});
