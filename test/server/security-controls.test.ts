/** Promises of docs/security.md that belong to no other file's subject. */

import request from 'supertest';
import { validPosts } from '../../tools/validPosts';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

const stranger = 'https://stranger.example';

describe('what a post holds', () => {
  it('cannot end the page’s own markup or data where the page quotes it', async () => {
    const sent = '</script></textarea>"><img src=x onerror=alert(1)>';
    const body = { ...validPosts.contact, name: sent, message: sent, email: 'nobody' };
    const answer = await request(testApp().app).post('/api/contact').type('form').send(body);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('onerror=alert(1)');
    expect(answer.text).not.toContain('<img src=x');
    expect(answer.text).not.toContain('</script></textarea>');
  });

  it('counts as far as the form has such a field, and not where a field comes twice', async () => {
    const { app, outbox } = testApp();
    const more = {
      to: 'victim@stranger.example',
      from: stranger,
      html: '<b>x</b>',
      headers: { Bcc: stranger },
    };
    expect(
      (
        await request(app)
          .post('/api/contact')
          .send({ ...validPosts.contact, ...more })
      ).status,
    ).toBe(200);
    expect(outbox.accepted).toHaveLength(1);
    expect(JSON.stringify(outbox.accepted)).not.toContain('stranger.example');

    const twice = `${new URLSearchParams(validPosts.contact)}&email=victim%40stranger.example`;
    expect((await request(app).post('/api/contact').type('form').send(twice)).status).toBe(400);
    expect(outbox.accepted).toHaveLength(1);
  });
});

describe('every answer', () => {
  it('with a body names its type and charset; none sets a cookie or lets another site read it', async () => {
    const { app } = testApp();
    const asked = [
      '/',
      '/nowhere',
      '/%ff',
      '/about-us',
      '/robots.txt',
      '/sitemap.xml',
      '/llms.txt',
      '/healthz',
    ];
    const answers = await Promise.all(asked.map((path) => request(app).get(path).set('Origin', stranger)));
    answers.push(
      await request(app).post('/api/contact').set('Origin', stranger).send(validPosts.contact),
      await request(app).post('/api/contact').send({}),
      await request(app).options('/api/contact').set('Origin', stranger),
    );
    for (const { headers, text, request: of } of answers) {
      if (text)
        expect([of.url, headers['content-type']]).toEqual([
          of.url,
          expect.stringMatching(/; charset=utf-8$/),
        ]);
      expect(headers['set-cookie']).toBeUndefined();
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});

describe('an address', () => {
  it.each([
    '/assets/',
    '/media/',
    '/media',
    '/cards/',
    '/.git/config',
    '/.env',
    '/package.json',
    '/media/%2e%2e/%2e%2e/package.json',
    '/media/..%2f..%2fpackage.json',
    '/media/..%5c..%5c.env',
  ])('%s leads neither to a list of files nor out of the public folder', async (path) => {
    const answer = await request(testApp().app).get(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toMatch(/"name": "|\[core\]|dependencies/);
  });

  it('with a line break in it is one line of the log', async () => {
    const { app, lines } = testApp();
    await request(app).get('/a%0a%7b%22level%22:60%7d%0d%0ab');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.trimEnd()).not.toMatch(/[\r\n]/);
  });
});
