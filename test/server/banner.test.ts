/** The banner of content/banner.json. */
import request from 'supertest';
import { content, everyPath } from '../support/small';
import { loadPages, testApp } from '../support/test-app';

beforeAll(loadPages);

it.each([true, false])(
  'if shown is %s, every page has it with text and link, or not even its data',
  async (shown) => {
    const banner = { text: 'Closed from {lowestRate} up', link: { label: 'Why?', to: '/contact' }, shown };
    const { app } = testApp({}, { edits: { 'banner.json': banner } });
    for (const path of everyPath) {
      const { text } = await request(app).get(path);
      const [found = ''] = /<aside(?:(?!<\/aside>).)*Closed.*?<\/aside>/.exec(text) ?? [];
      expect(found.includes(`Closed from ${content.facts.lowestRate} up`)).toBe(shown);
      expect(found.includes('<a href="/contact">Why?</a>')).toBe(shown);
      expect(text.includes('Closed from')).toBe(shown);
    }
  },
);
