/** Responses and log lines when something goes wrong. */
import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { handleErrors } from '../../../server/http/handleErrors';
import type { PageModules } from '../../../server/pages/allPages';
import { recordingLogger } from '../../support/config-and-logger';
import { byRole } from '../../support/html';
import { serve } from '../../support/serve';
import { content, messages, site, small } from '../../support/small-hotel';
import { hotelOf, loadPages, setSnapshot, type TestOptions, testApp } from '../../support/test-app';

const { refusals } = content.ui;
const textType = 'text/plain; charset=utf-8';
const jsonType = 'application/json; charset=utf-8';

let pages: PageModules;
beforeAll(async () => {
  pages = await loadPages();
});

/** A server with this handler, and its log. */
function failing(handler: RequestHandler) {
  const { logger, logged } = recordingLogger();
  const current = setSnapshot(() => small);
  return { app: express().use(current, handler, handleErrors(logger)), logged };
}

const withStatus = (status: unknown) => Object.assign(new Error('secret'), { status });

it.each<[string, unknown, number]>([
  ['without a status', new Error('secret'), 500],
  ['with a success status', withStatus(200), 500],
  ['whose status is a string', withStatus('404'), 500],
  ['that is a string', 'secret', 500],
  ['caused by the client', withStatus(400), 400],
  ['caused by a large body', withStatus(413), 413],
])('sends a short text for an error %s, and logs only server errors', async (_what, error, status) => {
  const { app, logged } = failing((_req, _res, next) => next(error));
  const res = await request(app).get('/some/path?from=june');
  const text = status === 500 ? messages.pageError : refusals.unreadable;
  expect([res.status, res.text]).toEqual([status, text]);
  expect([res.headers['content-type'], res.headers['cache-control']]).toEqual([textType, 'no-store']);
  const line = { level: 50, msg: 'request failed', path: '/some/path' };
  expect(logged()).toEqual(status === 500 ? [expect.objectContaining(line)] : []);
  if (status === 500) expect(JSON.stringify(logged())).toContain('secret');
});

it('aborts a response if an error occurs after it has started', async () => {
  const { app } = failing((_req, res, next) => {
    res.write('a beginning');
    next(new Error('secret'));
  });
  const { send } = await serve(app);
  await expect(send('/')).rejects.toThrow(/aborted|hang up|ECONNRESET/);
});

it.each([
  ['/api/%ff', jsonType, JSON.stringify({ success: false, message: refusals.unreadable })],
  ['/%ff', textType, refusals.unreadable],
  ['/about/%ff/api/', textType, refusals.unreadable],
  ['/media/%c0%ae', textType, refusals.unreadable],
])('responds to the malformed URL %s with 400 and %s', async (path, type, body) => {
  const { status, headers, text } = await request(testApp().app).get(path);
  expect([status, headers['content-type'], headers['cache-control'], text]).toEqual([
    ...[400, type, 'no-store', body],
  ]);
});

const withoutLayout = { ...small, site: { ...small.site, navigation: undefined as never } };
const Broken = () => {
  throw new Error('it broke in /srv/secret.ts');
};

it.each<[string, () => TestOptions, string]>([
  ['page', () => ({ pages: { ...pages, careers: { ...pages.careers, default: Broken } } }), 'it broke'],
  ['layout', () => ({ hotel: hotelOf(() => withoutLayout) }), ''],
])(
  'responds with an error page that hides the cause if a %s fails to render',
  async (_what, parts, message) => {
    const { app, errors } = testApp({}, parts());
    const res = await request(app).get('/careers?from=june');
    expect([res.status, res.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(res.text).toMatch(/^<!DOCTYPE html><html lang="en-US">/);
    expect(byRole(res.text, 'heading', 'Unexpected Application Error!')).toHaveLength(1);
    expect(res.text).toContain(`href="${site.phone.href}"`);
    expect(res.text).not.toMatch(/secret|Error: |at \w+ \(/);
    expect(errors().length).toBeGreaterThan(0);
    for (const { path, err, msg } of errors()) {
      expect([path, msg]).toEqual(['/careers', expect.stringMatching(/failed to render$/)]);
      expect(err.message).toContain(message);
    }
  },
);

describe('a health check', () => {
  const error = 'cannot write to the outbox';
  const notices = ['an inquiry waits'];

  it.each<[string, { problem?: string; notices?: string[] }, number, string]>([
    ['/healthz', {}, 200, 'ok'],
    ['/healthz', { problem: error }, 200, 'ok'],
    ['/readyz', {}, 200, 'ready; snapshot abc'],
    ['/readyz', { notices }, 200, 'ready; snapshot abc; an inquiry waits'],
    ['/readyz', { problem: error, notices }, 503, error],
  ])('%s given %j responds with %i', async (path, health, status, body) => {
    const { app } = testApp({}, { healthCheck: () => ({ notices: [], snapshot: 'abc', ...health }) });
    const { text, headers, ...res } = await request(app).get(path);
    expect([res.status, text]).toEqual([status, body]);
    expect([headers['content-type'], headers['cache-control']]).toEqual([textType, 'no-store']);
  });
});
