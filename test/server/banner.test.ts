/** The banner that content/banner.json switches on and off for every page. */
import request from 'supertest';
import { pages } from '../../shared/pages';
import { roomPath } from '../../shared/room';
import { content, rooms, unknownPath } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

async function pagesWith(shown: boolean): Promise<string[]> {
  const { app } = testApp(
    {},
    {
      edits: {
        'banner.json': (json) =>
          Object.assign(json, {
            shown,
            text: 'Closed in {lowestRate} words',
            link: { label: 'Why?', to: '/contact' },
          }),
      },
    },
  );
  const paths = [pages.home.path, pages.book.path, roomPath(rooms[0]?.slug ?? ''), unknownPath];
  return Promise.all(paths.map(async (path) => (await request(app).get(path)).text));
}

it('is on every page with its text and link when switched on', async () => {
  for (const html of await pagesWith(true)) {
    const [banner] = /<aside class="banner[ "].*?<\/aside>/.exec(html) ?? [];
    expect(banner).toContain(`Closed in ${content.facts.lowestRate} words`);
    expect(banner).toContain('<a href="/contact">Why?</a>');
  }
});

it('is neither on a page nor in its data when switched off', async () => {
  for (const html of await pagesWith(false)) {
    expect(html).not.toContain('<aside class="banner');
    expect(html).not.toContain('Closed in');
  }
});
