import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { handleErrors } from '../../server/http/handleErrors';
import type { PageModules } from '../../server/pages/allPages';
import { pages } from '../../shared/pages';
import { serve } from '../support/ask';
import { recordingLogger } from '../support/config-and-logger';
import { h1Of } from '../support/html';
import { content, messages, small } from '../support/small';
import { answerFor, loadPages, testApp } from '../support/test-app';

const { refusals } = content.ui;

/** A server with this handler, and its log. */
function failing(handler: RequestHandler) {
  const { logger, lines } = recordingLogger();
  const app = express().use(
    answerFor(() => small),
    handler,
    handleErrors(logger),
  );
  return { app, logged: () => lines.map((line) => JSON.parse(line)) };
}

describe('an unexpected error', () => {
  it.each([
    ['an error that asks for no status', new Error('secret')],
    ['one that asks for a success', Object.assign(new Error('secret'), { status: 200 })],
    ['one that asks for a redirect', Object.assign(new Error('secret'), { status: 399 })],
    ['one that asks for a status that there is not', Object.assign(new Error('secret'), { status: 600 })],
    ['one whose status is a text', Object.assign(new Error('secret'), { status: '404' })],
    ['one of our own', Object.assign(new Error('secret'), { status: 500 })],
    ['no error at all', 'secret'],
  ])('is a 500 with its cause in the log and not in the response: %s', async (_what, error) => {
    const { app, logged } = failing((_req, _res, next) => next(error));
    const answer = await request(app).get('/some/path?from=june');
    expect([answer.status, answer.text]).toEqual([500, messages.pageError]);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(logged()).toEqual([
      expect.objectContaining({ level: 50, msg: 'request failed', path: '/some/path' }),
    ]);
    expect(JSON.stringify(logged())).toContain('secret');
  });

  it.each([400, 404, 413, 499])('with status %i is the client’s, and is not logged', async (status) => {
    const { app, logged } = failing((_req, _res, next) =>
      next(Object.assign(new Error('secret'), { status })),
    );
    const answer = await request(app).get('/');
    expect([answer.status, answer.text]).toEqual([status, refusals.unreadable]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(logged()).toEqual([]);
  });

  it('cuts off a response that has begun, so that it cannot pass for complete', async () => {
    const { app } = failing((_req, res, next) => {
      res.write('a beginning');
      next(new Error('secret'));
    });
    const site = await serve(app);
    await expect(site.ask('/')).rejects.toThrow(/aborted|hang up|ECONNRESET/);
    site.close();
  });
});

describe('a URL that cannot be decoded', () => {
  beforeAll(loadPages);

  it.each([
    [
      '/api/%ff',
      'application/json; charset=utf-8',
      JSON.stringify({ success: false, message: refusals.unreadable }),
    ],
    ['/%ff', 'text/plain; charset=utf-8', refusals.unreadable],
    ['/about/%ff/api/', 'text/plain; charset=utf-8', refusals.unreadable],
  ])('%s is a 400 that is not cached, of the type %s', async (path, type, body) => {
    const answer = await request(testApp().app).get(path);
    expect([answer.status, answer.headers['content-type'], answer.text]).toEqual([400, type, body]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

const Broken = () => {
  throw new Error('a page broke in /srv/secret.ts');
};

let withBroken: PageModules;
beforeAll(async () => {
  const all = await loadPages();
  withBroken = { ...all, careers: { ...all.careers, default: Broken } };
});

describe('an error while rendering', () => {
  it("shows 'Unexpected Application Error!' with status 500 and without its cause", async () => {
    const { app, lines } = testApp({}, { pages: withBroken });
    const answer = await request(app).get(`${pages.careers.path}?from=june`);
    expect(answer.status).toBe(500);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toMatch(/^<!DOCTYPE html><html lang="en-US">/);
    expect(h1Of(answer.text)).toEqual(['Unexpected Application Error!']);
    expect(answer.text).not.toMatch(/secret|Error: |at \w+ \(/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
    expect(told.length).toBeGreaterThan(0);
    for (const { path, err, msg } of told) {
      expect(path).toBe(pages.careers.path);
      expect(err.message).toContain('a page broke');
      expect(msg).toMatch(/failed to render$/);
    }
  });

  it('does not affect other pages', async () => {
    const { app, lines } = testApp({}, { pages: withBroken });
    expect((await request(app).get(pages.about.path)).status).toBe(200);
    expect(lines.filter((line) => JSON.parse(line).level === 50)).toEqual([]);
  });
});
