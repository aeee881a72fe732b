import { sampleDirectory } from './hotel-source';
import { all, normalize } from './html';
import { testSite } from './test-app';

export const siteUrl = 'https://www.theenci.example';
/** Requests pages of the sample hotel's site, with SITE_URL set as in production. */
export const { get } = testSite({ SITE_URL: siteUrl }, { directory: sampleDirectory });

export const htmlOf = async (path: string) => normalize((await get(path)).text);
/** Returns the HTML of a page's <main>. */
export const mainOf = async (path: string) => (/<main.*<\/main>/.exec(await htmlOf(path)) ?? [''])[0];

/** Returns the first string that is out of order and the text found instead; empty if all strings are in order. */
function outOfOrder(words: string, strings: readonly string[]): string[] {
  let from = 0;
  for (const text of strings.map((each) => each.replace(/\s+/g, ' ').trim())) {
    const at = words.indexOf(text, from);
    if (at < 0) return [text, words.slice(from, from + 200)];
    from = at + text.length;
  }
  return [];
}
export const expectInOrder = (words: string, strings: readonly string[]) =>
  expect(outOfOrder(words, strings)).toEqual([]);

export const attributes = (html: string, name: string) => all(html, new RegExp(` ${name}="([^"]*)"`, 'g'));
