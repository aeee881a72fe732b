import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { handleErrors } from '../../../server/http/handleErrors';
import { recordingLogger } from '../../support/config-and-logger';
import { serve } from '../../support/serve';
import { setSnapshot } from '../../support/set-snapshot';
import { content, messages, small } from '../../support/small-hotel';

const { refusals } = content.ui;
const textType = 'text/plain; charset=utf-8';

/** Creates an app with this handler. @returns the app and its log */
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
])('sends a short message for an error %s, and logs only server errors', async (_what, error, status) => {
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
