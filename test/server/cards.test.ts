/** Every page has its own social card with the page's texts. */

import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { isStale, plannedCards } from '../../tools/cards/plan';
import { readReplaced } from '../../tools/media/replaced';
import { sampleHotel } from '../support/sample';

const { addresses } = sampleHotel();

const folder = 'public/cards';
const cards = plannedCards(sampleHotel().content);

/** Limit of the strictest messengers, in bytes. */
const byteLimit = 120_000;

describe('social cards', () => {
  it('exist for each page and room, without other files', () => {
    expect(cards.map(({ path }) => path)).toEqual(addresses.map(({ path }) => path));
    const replaced = readReplaced('.');
    const present = readdirSync(folder).filter((file) => !(`cards/${file}` in replaced));
    expect(present.sort()).toEqual(cards.map(({ file }) => file).sort());
  });

  it('have the current texts of their pages; else run `npm run media`', () => {
    expect(cards.filter((card) => isStale('.', card)).map(({ file }) => file)).toEqual([]);
  });

  it.each(cards)('$file is a JPEG of 1200 by 630 px under the limit', async ({ file }) => {
    const { format, width, height } = await sharp(`${folder}/${file}`).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(statSync(`${folder}/${file}`).size).toBeLessThan(byteLimit);
  });
});
