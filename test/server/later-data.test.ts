/** What pages fetch later is made of content, as bytes that are kept. */
import request from 'supertest';
import { laterPath } from '../../shared/laterData';
import { content, small } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

const { signalHonored, ...cookies } = content.cookies;

describe('the data that a page fetches later', () => {
  it.each([
    ['cookies', cookies],
    ['calendar', { words: content.ui.calendar, errors: content.stayForm.errors }],
    ['viewer', content.viewer],
  ] as const)('has the texts of %s', async (name, texts) => {
    const { app } = testApp();
    const answer = await request(app).get(laterPath(name)).expect(200);
    expect(answer.type).toBe('application/json');
    expect(answer.body).toEqual(texts);
    const { etag = '' } = answer.headers;
    await request(app).get(laterPath(name)).set('If-None-Match', etag).expect(304);
  });

  it('is not in the document', () => {
    expect(small.siteBlock).toContain(signalHonored.title);
    for (const text of [cookies.banner.text, content.ui.calendar.next, content.stayForm.errors.noArrival])
      expect(small.siteBlock).not.toContain(text);
  });
});
