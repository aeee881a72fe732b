/** Every page has a social card of its own, and it says what its page says. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import request from 'supertest';
import { fingerprint, plannedCards } from '../../tools/cards/plan';
import { readContent } from '../../tools/content/read';
import { siteApp, siteUrl } from '../support/app';
import { addresses, unknownPath } from '../support/content';
import { all, h1Of, readable } from '../support/html';

const folder = 'public/cards';
const cards = plannedCards(readContent());

/** Bytes that the messengers with the smallest limits still take. */
const byteLimit = 120_000;

let app: RequestListener;
beforeAll(async () => {
  app = await siteApp();
});

const tag = (html: string, name: string) =>
  all(readable(html), new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'));

describe('social cards', () => {
  it('are one for each page and room, and no other files', () => {
    expect(cards.map(({ path }) => path)).toEqual(addresses.map(({ path }) => path));
    expect(readdirSync(folder).sort()).toEqual(cards.map(({ file }) => file).sort());
  });

  it('still say what their pages say; else run `npm run media`', () => {
    const made = JSON.parse(readFileSync('tools/cards/made.json', 'utf8'));
    expect(made).toEqual(Object.fromEntries(cards.map((card) => [card.file, fingerprint(card)])));
  });

  it.each(cards)(
    '$path names its card, a JPEG of 1200 by 630 px under the limit, and what is to be seen',
    async ({ path, file, title, picture }) => {
      const { format, width, height } = await sharp(`${folder}/${file}`).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect(statSync(`${folder}/${file}`).size).toBeLessThan(byteLimit);
      const { text } = await request(app).get(path);
      if (path.startsWith('/room/')) expect(h1Of(text)).toEqual([title]);
      expect(tag(text, 'og:image')).toEqual([`${siteUrl}/cards/${file}`]);
      expect(tag(text, 'og:image:width')).toEqual(['1200']);
      expect(tag(text, 'og:image:height')).toEqual(['630']);
      expect(tag(text, 'og:image:alt')).toEqual([picture.alt]);
      expect(tag(text, 'twitter:card')).toEqual(['summary_large_image']);
    },
  );

  it('stand in for unknown addresses with that of the home page', async () => {
    const { text } = await request(app).get(unknownPath);
    expect(tag(text, 'og:image')).toEqual([`${siteUrl}/cards/home.jpg`]);
    expect(existsSync(`${folder}/home.jpg`)).toBe(true);
  });
});
