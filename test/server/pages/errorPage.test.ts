import request from 'supertest';
import type { PageModules } from '../../../server/pages/allPages';
import { byRole } from '../../support/html';
import { site, small } from '../../support/small-hotel';
import { hotelOf, loadPages, type TestOptions, testApp } from '../../support/test-app';

let pages: PageModules;
beforeAll(async () => {
  pages = await loadPages();
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
