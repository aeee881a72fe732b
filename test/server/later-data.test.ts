/** Texts that pages fetch later, which are not in their documents. */
import request from 'supertest';
import { laterPath } from '../../shared/laterData';
import { content, small } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

const { signalHonored, ...cookies } = content.cookies;
const { calendar } = content.ui;
const { errors } = content.stayForm;

it.each([
  ['cookies', cookies, cookies.banner.text],
  ['calendar', { words: calendar, errors }, errors.noArrival],
  ['viewer', content.viewer, content.viewer.hint],
] as const)('%s are fetched, and kept as long as they are unchanged', async (name, texts, one) => {
  const { app } = testApp();
  const { body, headers } = await request(app)
    .get(laterPath(name))
    .expect(200)
    .expect('Content-Type', /json/);
  expect(body).toEqual(texts);
  await request(app)
    .get(laterPath(name))
    .set('If-None-Match', headers.etag ?? '')
    .expect(304);
  expect(small.siteBlock).not.toContain(one);
  expect(small.siteBlock).toContain(signalHonored.title);
});
