import request from 'supertest';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

const ask = async (path: string, health: { fault?: string; notices?: string[] } = {}) => {
  const { app } = testApp({}, { healthCheck: () => ({ notices: [], snapshot: 'abc', ...health }) });
  const { status, text, headers } = await request(app).get(path);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  return [status, text];
};

test('/healthz reports that the process is alive, whatever else fails', async () => {
  expect(await ask('/healthz')).toEqual([200, 'ok']);
  expect(await ask('/healthz', { fault: 'the outbox cannot be written' })).toEqual([200, 'ok']);
});

test('/readyz reports whether the site can serve and store, or why not, and warnings for operators', async () => {
  expect(await ask('/readyz')).toEqual([200, 'ready; snapshot abc']);
  expect(await ask('/readyz', { notices: ['an enquiry waits'] })).toEqual([
    200,
    'ready; snapshot abc; an enquiry waits',
  ]);
  const fault = 'the outbox cannot be written';
  expect(await ask('/readyz', { fault, notices: ['an enquiry waits'] })).toEqual([503, fault]);
});
