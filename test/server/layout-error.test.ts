import request from 'supertest';
import { pages } from '../../shared/pages';
import { h1Of } from '../support/html';
import { loadPages, testApp } from '../support/test-app';

jest.mock('../../client/App', () => ({
  App() {
    throw new Error('no layout');
  },
}));

it('a page whose layout fails is the error page, and is logged once as such', async () => {
  await loadPages();
  const { app, lines } = testApp();
  const answer = await request(app).get(pages.about.path);
  expect([answer.status, h1Of(answer.text)]).toEqual([500, ['Unexpected Application Error!']]);
  expect(answer.headers['cache-control']).toBe('no-store');
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'page failed to render');
  expect(told).toEqual([
    expect.objectContaining({ level: 50, path: pages.about.path, err: expect.anything() }),
  ]);
});
