import express from 'express';
import request from 'supertest';
import { healthRoutes } from '../../../server/http/health';

const error = 'cannot write to the outbox';
const notices = ['an inquiry waits'];
it.each<[string, { problem?: string; notices?: string[] }, number, string]>([
  ['/healthz', {}, 200, 'ok'],
  ['/healthz', { problem: error }, 200, 'ok'],
  ['/readyz', {}, 200, 'ready; snapshot abc'],
  ['/readyz', { notices }, 200, 'ready; snapshot abc; an inquiry waits'],
  ['/readyz', { problem: error, notices }, 503, error],
])('%s given %j responds with %i', async (path, health, status, body) => {
  const app = express().use(healthRoutes(() => ({ notices: [], snapshot: 'abc', ...health })));
  const { text, headers, ...res } = await request(app).get(path);
  expect([res.status, text]).toEqual([status, body]);
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'text/plain; charset=utf-8',
    'no-store',
  ]);
});
