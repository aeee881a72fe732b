/** The banner that content/banner.json switches on and off for every page. docs/behavior.md#banner */
import type { RequestListener } from 'node:http';
import request from 'supertest';
import type { banner } from '../../generated/content/banner';
import { siteApp } from '../support/app';
import { compiled } from '../support/compile';
import { pages, roomPaths, unknownPath } from '../support/content';

jest.mock('../../generated/content/banner', () => ({ banner: undefined }));

const generated = jest.requireMock<{ banner: typeof banner }>('../../generated/content/banner');
const withBanner = (shown: boolean) =>
  compiled({
    'banner.json': (json) => {
      Object.assign(json, {
        shown,
        text: 'Closed in {lowestRate} words',
        link: { label: 'Why?', to: '/contact' },
      });
    },
  });

async function bannersOf(app: RequestListener): Promise<string[]> {
  const found = [];
  for (const path of [pages.home.path, pages.book.path, ...roomPaths.slice(-1), unknownPath]) {
    const { text } = await request(app).get(path);
    found.push(/<aside class="banner[ "].*?<\/aside>/.exec(text)?.[0] ?? '');
  }
  return found;
}

it('is on every page with its text and link when switched on', async () => {
  const { banner, facts } = withBanner(true);
  generated.banner = banner;
  for (const html of await bannersOf(await siteApp())) {
    expect(html).toContain(`Closed in ${facts.lowestRate} words`);
    expect(html).toContain('<a href="/contact">Why?</a>');
  }
});

it('is on no page when switched off, and its text is in no script', async () => {
  const { banner } = withBanner(false);
  expect(banner).toBeUndefined();
  generated.banner = banner;
  expect(new Set(await bannersOf(await siteApp()))).toEqual(new Set(['']));
});
