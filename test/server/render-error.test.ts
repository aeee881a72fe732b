import request from 'supertest';
import { siteApp } from '../support/app';
import { pages } from '../support/content';
import { h1Of } from '../support/html';

jest.mock('../../client/pages/Careers/Careers', () => ({
  __esModule: true,
  default: () => {
    throw new Error('a page broke in /srv/secret.ts');
  },
}));

describe('an error while rendering', () => {
  it("shows 'Unexpected Application Error!' with status 500 and nothing of its cause", async () => {
    const app = await siteApp();
    const answer = await request(app).get(pages.careers.path);
    expect(answer.status).toBe(500);
    expect(answer.type).toBe('text/html');
    expect(h1Of(answer.text)).toEqual(['Unexpected Application Error!']);
    expect(answer.text).not.toMatch(/secret|Error: |at \w+ \(/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('leaves the other pages alone', async () => {
    const app = await siteApp();
    expect((await request(app).get(pages.about.path)).status).toBe(200);
  });
});
