import request from 'supertest';
import { errorTexts } from '../../server/forms/errors';
import { validPosts } from '../../tools/validPosts';
import { pages, roomPath, roomSlugs } from '../support/content';
import { shownBy } from '../support/html';
import { byForm } from '../support/posts';
import { loadPages, memoryOutbox, testApp } from '../support/test-app';

beforeAll(loadPages);

describe('a form that the browser posts by itself', () => {
  const post = (env: Record<string, string>, form: string, fields: Record<string, string>, parts = {}) =>
    request(testApp(env, parts).app).post(`/api/${form}`).type('form').send(fields);
  const contact = { ...validPosts.contact };

  it('tells the hotel from which page it was sent, and when', async () => {
    const SITE_URL = 'https://www.example.com';
    const { app, outbox } = testApp({ SITE_URL });
    const before = Date.now();
    await byForm(app, 'contact', { ...contact, page: pages.gallery.path });
    const [notice] = outbox.accepted[0]?.calls ?? [];
    const text = notice?.type === 'email' ? notice.text : '';
    expect(text).toContain(`Sent from: ${SITE_URL}${pages.gallery.path}\n`);
    const [, received = ''] = /Received: +(.*) Pacific time\n/.exec(text) ?? [];
    const shown = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', dateStyle: 'long' });
    expect([shown.format(before), shown.format(Date.now())]).toContain(received.replace(/ at .*/, ''));
  });

  it('leads to the success panel of the page it stood on', async () => {
    const answer = await post({}, 'contact', { ...contact, page: `${pages.contact.path}/` });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`${pages.contact.path}?sent=contact`);
    const room = roomPath(roomSlugs[0] ?? '');
    const news = await post({}, 'newsletter', {
      email: 'a@example.com',
      name: 'A',
      consent: 'on',
      page: room,
    });
    expect(news.headers.location).toBe(`${room}?sent=newsletter`);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/nowhere',
    '',
    '/contact?x=1',
    'javascript:alert(1)',
  ])('goes to the form’s own page where the post names %j', async (page) => {
    expect((await post({}, 'newsletter', { email: 'a@example.com', name: 'A', page })).headers.location).toBe(
      '/?sent=newsletter',
    );
  });

  it('answers with the page at once, the error and all that was typed, never kept', async () => {
    const answer = await post({}, 'contact', { ...contact, name: '<b>June</b>', email: 'june@' });
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(shownBy(answer.text)).toEqual({
      form: 'contact',
      success: false,
      message: errorTexts.invalidFields,
      errors: { email: 'Enter an email address such as name@example.com.' },
      values: { ...contact, name: '<b>June</b>', email: 'june@' },
    });
    expect(answer.text.includes('<b>June')).toBe(false);
  });

  it('says on the page that the message was not stored', async () => {
    const answer = await post({}, 'contact', contact, { outbox: memoryOutbox(true) });
    expect(answer.status).toBe(503);
    expect(shownBy(answer.text)).toMatchObject({
      message: errorTexts.notStored,
      values: contact,
    });
  });
});
