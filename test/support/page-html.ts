import type { RequestListener } from 'node:http';
import request from 'supertest';
import { siteApp } from './app';
import { all, readable } from './html';

let app: RequestListener;
beforeAll(async () => {
  app = await siteApp();
});

export const htmlOf = async (path: string) => readable((await request(app).get(path)).text);
/** What lies between a page's header and its footer. */
export const mainOf = async (path: string) => (/<main.*<\/main>/.exec(await htmlOf(path)) ?? [''])[0];

/** The first of some texts that does not follow those before it, with what stands there instead; none where all do. */
function outOfOrder(words: string, texts: readonly string[]): string[] {
  let from = 0;
  for (const text of texts.map((each) => each.replace(/\s+/g, ' ').trim())) {
    const at = words.indexOf(text, from);
    if (at < 0) return [text, words.slice(from, from + 200)];
    from = at + text.length;
  }
  return [];
}
export const expectInOrder = (words: string, texts: readonly string[]) =>
  expect(outOfOrder(words, texts)).toEqual([]);

export const attributes = (html: string, name: string) => all(html, new RegExp(` ${name}="([^"]*)"`, 'g'));
export const headings = (html: string) =>
  all(html, /<h[1-3][^>]*>(.*?)<\/h[1-3]>/g).map((text) => text.replace(/<[^>]+>/g, ''));
